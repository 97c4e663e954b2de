// One classic script, for frames that may not do anything else (a sandbox without allow-same-origin has no modules, no
// fetch, no worker), and for browsers without WebAssembly: what the link is, and the way to the whole page.
import { tableIn } from '../tables';
import { settingsIn } from './settings';
import { say, sayName, speak } from './words';

// How many scenarios a table has is told by the words. Their number comes first in a game's payload (core/envelope.cpp).
function scenarioIn(link: string, table: string): string {
    const payload = link.startsWith('wc1.g.') ? (link.split('.')[4] ?? '') : '';
    let count = 0;
    while (sayName(`${table}.${count}`) !== '') ++count;
    let bytes: string;
    try {
        bytes = atob(payload.slice(0, 8).replace(/-/g, '+').replace(/_/g, '/').padEnd(8, 'A'));
    } catch {
        return '';
    }
    if (payload === '' || count === 0) return '';
    let code = 0;
    for (let k = 0; k < 4; ++k) code = code * 256 + bytes.charCodeAt(k);
    return sayName(`${table}.${Math.floor(code / Math.floor(0xffff_ffff / count))}`);
}

function line(tag: string, text: string): HTMLElement {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
}

function showCard(): void {
    if (document.getElementById('card') !== null) return;
    const { link, language, theme } = settingsIn(new URL(location.href), navigator.languages);
    speak(language);
    document.documentElement.dataset['theme'] = theme;
    const table = tableIn(link);
    const kind = { g: say('cardGame'), p: say('cardPosition'), v: say('cardView') }[link.charAt(4)] ?? '';
    const card = document.createElement('div');
    card.id = 'card';
    const way = document.createElement('a');
    way.href = `${location.href.replace(/[^/]*([?#].*)?$/, '')}#${link}`;
    way.target = '_blank';
    way.rel = 'noopener';
    way.textContent = say('open');
    const known = sayName(`table.${table}`) !== '';
    const scenario = known ? scenarioIn(link, table) : '';
    card.append(line('h1', 'War Cabinet'));
    if (known) card.append(line('h2', scenario === '' ? sayName(`table.${table}`) : `${sayName(`table.${table}`)}: ${scenario}`));
    card.append(line('p', known ? kind : say('empty')), line('small', say('cardClosed')), way);
    document.body.replaceChildren(card);
}

if (window.origin === 'null' || typeof WebAssembly !== 'object' || !('noModule' in HTMLScriptElement.prototype))
    showCard();
else
    window.addEventListener('error', (event) => {
        if (event.target instanceof HTMLScriptElement) showCard(); // a script that did not come
    }, true);
