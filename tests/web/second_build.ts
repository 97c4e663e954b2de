// Another build of the page: the same files under other names, and a script that says it is the second.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function copyOf(page: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'war-cabinet-page-'));
    cpSync(page, folder, { recursive: true });
    return folder;
}

// Gives files new names everywhere they are named; the page's own script tells that it is new.
export function secondBuild(page: string): string {
    const folder = copyOf(page);
    const assets = readdirSync(join(folder, 'assets'));
    const renamed = assets.filter((name) => /^(index-.*\.js|es\.\w+-.*\.txt)$/.test(name));
    for (const name of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', newName(name)));
    const texts = [...readdirSync(folder).map((name) => join(folder, name)),
        ...readdirSync(join(folder, 'assets')).map((name) => join(folder, 'assets', name))];
    for (const path of texts.filter((name) => /\.(js|html)$/.test(name))) {
        let text = readFileSync(path, 'utf8');
        for (const name of renamed) text = text.replaceAll(name, newName(name));
        if (path.endsWith('sw.js')) text = text.replace(/revision:`?"?'?[0-9a-f]{16}/g, (found) => `${found.slice(0, -2)}00`)
            .replace(/(?<=war-cabinet\..{1,12})[0-9a-f]{15}(?=[0-9a-f])/, (found) => [...found].reverse().join('')); // its cache
        if (/index-.*\.js$/.test(path)) text = `window.secondBuild = true;${text}`;
        writeFileSync(path, text);
    }
    return folder;
}

function newName(name: string): string {
    return name.replace(/-(.{8})\./, '-2$1.').replace(/-2(.)/, '-2');
}
