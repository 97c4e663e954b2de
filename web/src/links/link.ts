// Links as texts: where one stands in what was pasted or in an address, and the table it names.
import { tableIn, tables } from '../tables';

// A link's own text: what stands after the #, without blanks and line breaks that mail programs add.
export function linkIn(text: string): string {
    const whole = /\bwc\d+\.\w\.\w+\.\d+\.[\w-]+\.[a-z2-7]{6}(?![\w-])/.exec(text)?.[0];
    if (whole !== undefined) return whole; // whatever is said around it
    const hash = text.indexOf('#');
    return (hash < 0 ? text : text.slice(hash + 1)).replace(/\s+/g, '');
}

export function addressOf(link: string): string {
    return `${location.href.split('#')[0]}#${link}`;
}

// The table that the address names alone: "#gathering_storm".
export function tableNamed(hash: string): string {
    return tables.find(({ id }) => hash === `#${id}`)?.id ?? '';
}

// The table of the link in an address, or of its name. Empty: neither.
export function tableOfAddress(hash: string): string {
    return tableIn(linkIn(hash)) || tableNamed(hash);
}
