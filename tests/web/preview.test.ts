// What other sites read about the page: a picture of our own, and the same words everywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = process.env['WC_PAGE'] ?? fileURLToPath(new URL('../../build/page', import.meta.url));
const html = readFileSync(join(built, 'index.html'), 'utf8');

function property(name: string): string {
    return new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

test('Open Graph tags and oEmbed describe the page and name its picture', () => {
    const oembed = JSON.parse(readFileSync(join(built, 'oembed.json'), 'utf8')) as Record<string, unknown>;
    expect(html).toMatch(/<link rel="alternate" type="application\/json\+oembed" href="[^"]*oembed\.json"/);
    expect(oembed['version']).toBe('1.0');
    expect(oembed['title']).toBe(property('og:title'));
    expect([oembed['type'], oembed['html']]).toEqual(['link', undefined]); // an embed without a fragment would be empty
    expect(property('og:description').length).toBeGreaterThan(40);
    const name = property('og:image').split('/').at(-1)!;
    expect(String(oembed['thumbnail_url'])).toMatch(new RegExp(`${name}$`));
    const picture = readFileSync(join(built, name));
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
    expect([oembed['thumbnail_width'], oembed['thumbnail_height']]).toEqual([1200, 630]);
    expect(picture.length).toBeGreaterThan(60_000); // a table with letters on it, not an empty sheet
});
