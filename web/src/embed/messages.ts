// Messages between an embed and the page around it. Only the window around is heard, and only what is exactly an order.
import type { WarCabinetNews, WarCabinetOrder } from '../element/war-cabinet';
import { isLanguage, isTheme, maxLink } from './settings';

function fields(data: unknown): Record<string, unknown> | null {
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
}

// Built anew from checked parts: nothing else that came along gets any further.
export function orderIn(data: unknown): WarCabinetOrder | null {
    const said = fields(data);
    if (said === null || said['warCabinet'] !== 1) return null;
    const { order, link, step, language, theme, readOnly } = said;
    if (order === 'load' && typeof link === 'string' && link.length <= maxLink) return { warCabinet: 1, order, link };
    if (order === 'step' && Number.isSafeInteger(step)) return { warCabinet: 1, order, step: step as number };
    if (order === 'language' && isLanguage(language)) return { warCabinet: 1, order, language };
    if (order === 'theme' && isTheme(theme)) return { warCabinet: 1, order, theme };
    if (order === 'readOnly' && typeof readOnly === 'boolean') return { warCabinet: 1, order, readOnly };
    if (order === 'replay' || order === 'play' || order === 'stop' || order === 'tell') return { warCabinet: 1, order };
    return null;
}

export interface Host {
    tell(news: WarCabinetNews): void;
}

// The first order's origin is the host's for good. Until then nothing is told but that the embed is there.
export function listenToHost(obey: (order: WarCabinetOrder) => void): Host {
    const around = window.parent;
    let origin: string | null = null;
    if (around === window) return { tell: () => {} };
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== around || (origin !== null && event.origin !== origin)) return;
        const order = orderIn(event.data);
        if (order === null) return;
        origin = event.origin;
        obey(order);
    });
    return {
        tell: (news) => {
            // An opaque origin can't be named; the window that gets it is the one around, and no other.
            const named = origin === null || origin === 'null' ? '*' : origin;
            if (origin !== null || news.news === 'ready') around.postMessage(news, named);
        },
    };
}
