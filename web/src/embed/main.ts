// The start of an embed: a picture as soon as the small module is there. Nothing is kept on the reader's machine.
import { find } from '../dom';
import { faces } from '../faces';
import { fontAddress } from '../files';
import { openLinkTo } from './bar';
import { Embed } from './embed';
import { listenToHost } from './messages';
import { oneLive } from './one_live';
import { linkIn, settingsIn } from './settings';
import { viewerFor } from './viewer';
import { say, speak } from './words';

// The browser fetches a face when the picture first uses it.
function declareFonts(): void {
    for (const [file, family, weight] of faces)
        document.fonts.add(new FontFace(family, `url(${JSON.stringify(fontAddress(file))})`, { weight, display: 'swap' }));
}

function followSize(embed: Embed): void {
    let asked = 0;
    new ResizeObserver(() => {
        cancelAnimationFrame(asked);
        asked = requestAnimationFrame(() => embed.draw());
    }).observe(find('picture'));
}

async function start(): Promise<void> {
    const settings = settingsIn(new URL(location.href), navigator.languages);
    speak(settings.language);
    document.documentElement.dataset['theme'] = settings.theme;
    find('loading').textContent = say('loading');
    declareFonts();
    const embed = new Embed(await viewerFor(settings.link), settings);
    embed.host = listenToHost((order) => embed.obey(order));
    embed.turn = oneLive(() => embed.stop(say('stopped')));
    followSize(embed);
    window.addEventListener('hashchange', () =>
        embed.obey({ warCabinet: 1, order: 'load', link: linkIn(location.hash) }));
    embed.host.tell({ warCabinet: 1, news: 'ready' });
    embed.open(settings.link);
    performance.mark('picture');
}

start().catch((error: unknown) => {
    console.error(error);
    find('loading').textContent = say('failed');
    find('bar').replaceChildren(openLinkTo(settingsIn(new URL(location.href), []).link));
    // Whatever the page around orders, this is all there is to tell.
    const host = listenToHost(() => host.tell({ warCabinet: 1, news: 'problem', problem: say('failed') }));
    host.tell({ warCabinet: 1, news: 'ready' });
});
