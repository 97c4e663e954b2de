// <war-cabinet>: an embed as an element. One script for other people's pages; it fetches nothing but the frame.
import type { WarCabinetElement, WarCabinetNews, WarCabinetOrder, WarCabinetState, WarCabinetTheme }
    from './war-cabinet';
import { newsIn } from './news';

// embed.html stands beside this script.
const beside = (document.currentScript as HTMLScriptElement | null)?.src
    ?? [...document.scripts].find((script) => /\/war-cabinet\.js([?#]|$)/.test(script.src))?.src
    ?? document.baseURI;

// On phones upright, as the table is there. A style sheet of the page around may say otherwise.
const look = new CSSStyleSheet();
look.replaceSync(':host{display:block;aspect-ratio:16/9;min-height:200px}:host([hidden]){display:none}'
    + '@media(max-width:600px){:host{aspect-ratio:9/14}}'
    + 'iframe{display:block;width:100%;height:100%;border:0;border-radius:inherit;color-scheme:dark}');

class WarCabinet extends HTMLElement implements WarCabinetElement {
    static readonly observedAttributes = ['src', 'lang', 'theme', 'readonly', 'title'];
    private frame: HTMLIFrameElement | null = null;
    private ready = false;
    private waiting: WarCabinetOrder[] = [];
    private known: WarCabinetState | null = null;
    private readonly hear = (event: MessageEvent<unknown>): void => this.heard(event);

    get src(): string { return this.getAttribute('src') ?? ''; }
    set src(link: string) { this.setAttribute('src', link); }
    get theme(): WarCabinetTheme { return this.getAttribute('theme') === 'light' ? 'light' : 'dark'; }
    set theme(theme: WarCabinetTheme) { this.setAttribute('theme', theme); }
    get readOnly(): boolean { return this.hasAttribute('readonly'); }
    set readOnly(only: boolean) { this.toggleAttribute('readonly', only); }
    get state(): WarCabinetState | null { return this.known; }

    load(link: string): void { this.src = link; }
    step(step: number): void { this.send({ warCabinet: 1, order: 'step', step }); }
    replay(): void { this.send({ warCabinet: 1, order: 'replay' }); }
    play(): void { this.send({ warCabinet: 1, order: 'play' }); }
    stop(): void { this.send({ warCabinet: 1, order: 'stop' }); }

    connectedCallback(): void {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [look];
        this.ready = false;
        this.frame = document.createElement('iframe');
        this.frame.loading = this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy';
        this.frame.title = this.title || 'War Cabinet';
        this.frame.allow = 'fullscreen; clipboard-write';
        this.frame.referrerPolicy = 'no-referrer';
        this.frame.src = this.address();
        window.addEventListener('message', this.hear);
        root.replaceChildren(this.frame);
    }

    disconnectedCallback(): void {
        window.removeEventListener('message', this.hear);
        this.frame?.remove();
        this.frame = null;
        this.known = null;
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
        if (this.frame === null || before === now) return;
        if (name === 'title') this.frame.title = this.title || 'War Cabinet';
        if (name === 'src') this.send({ warCabinet: 1, order: 'load', link: this.src });
        if (name === 'theme') this.send({ warCabinet: 1, order: 'theme', theme: this.theme });
        if (name === 'readonly') this.send({ warCabinet: 1, order: 'readOnly', readOnly: this.readOnly });
        if (name === 'lang' && (now === 'en' || now === 'es'))
            this.send({ warCabinet: 1, order: 'language', language: now });
    }

    private address(): string {
        const address = new URL('embed.html', beside);
        const lang = this.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
        if (lang === 'en' || lang === 'es') address.searchParams.set('lang', lang);
        if (this.theme === 'light') address.searchParams.set('theme', 'light');
        if (this.readOnly) address.searchParams.set('readonly', '');
        address.hash = this.src.slice(this.src.indexOf('#') + 1);
        return address.href;
    }

    // What is said before the embed is there waits; an embed that is not in sight yet is not loaded for it.
    private send(order: WarCabinetOrder): void {
        if (this.ready) this.frame?.contentWindow?.postMessage(order, new URL(beside).origin);
        else this.waiting.push(order);
    }

    private heard(event: MessageEvent<unknown>): void {
        if (event.source !== this.frame?.contentWindow || event.origin !== new URL(beside).origin) return;
        const news = newsIn(event.data);
        if (news !== null) this.follow(news);
    }

    private follow(news: WarCabinetNews): void {
        if (news.news === 'ready') {
            this.ready = true;
            this.send({ warCabinet: 1, order: 'tell' });
            for (const order of this.waiting.splice(0)) this.send(order);
        } else if (news.news === 'change') {
            this.known = news.state;
            this.dispatchEvent(new CustomEvent('change', { detail: news.state }));
        } else {
            this.dispatchEvent(new CustomEvent('problem', { detail: news.problem }));
        }
    }
}

if (customElements.get('war-cabinet') === undefined) customElements.define('war-cabinet', WarCabinet);
