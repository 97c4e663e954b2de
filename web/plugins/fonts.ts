// The page's fonts are cut down to what the page needs; a picture maker wants to know them by name: a name table with the
// family the pictures use, and a PostScript name.

function nameTable(family: string, postScript: string): Buffer {
    const texts = [[1, family], [2, 'Regular'], [6, postScript]] as const;
    const letters = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
    const header = Buffer.alloc(6 + 12 * texts.length);
    header.writeUInt16BE(texts.length, 2);
    header.writeUInt16BE(header.length, 4);
    let at = 0;
    for (const [k, [id]] of texts.entries()) {
        const length = letters[k]?.length ?? 0;
        for (const [j, value] of [3, 1, 0x409, id, length, at].entries()) header.writeUInt16BE(value, 6 + 12 * k + 2 * j);
        at += length;
    }
    return Buffer.concat([header, ...letters]);
}

// The table is put at the end, and the font's list of tables points there.
export function named(font: Buffer, family: string, postScript: string): Buffer {
    const table = nameTable(family, postScript);
    const start = Math.ceil(font.length / 4) * 4;
    const out = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
    for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
        if (out.toString('latin1', entry, entry + 4) !== 'name') continue;
        out.writeUInt32BE(start, entry + 8);
        out.writeUInt32BE(table.length, entry + 12);
    }
    return out;
}
