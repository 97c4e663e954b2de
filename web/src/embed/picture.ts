// The picture: SVG text made by the module becomes elements. No markup of anybody else's is ever in it, and none is read
// as HTML. Its style sheet goes through the CSSOM: the Content-Security-Policy takes none that stands in markup.
let sheet: CSSStyleSheet | null = null;

function adoptStyle(text: string): void {
    if (sheet !== null) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
}

export function drawPicture(place: Element, svg: string): void {
    const parts = /^([^]*?)<style>([^<]*)<\/style>([^]*)$/.exec(svg);
    if (parts === null) throw new Error('no picture');
    const [, head = '', style = '', rest = ''] = parts;
    const drawn = new DOMParser().parseFromString(head + rest, 'image/svg+xml').documentElement;
    if (drawn.localName !== 'svg') throw new Error('no picture');
    adoptStyle(style);
    place.replaceChildren(document.importNode(drawn, true));
}

// The layout the picture is drawn for: never smaller than a phone, upright or on its side; then shown smaller.
export function layoutFor(width: number, height: number): { width: number; height: number; finger: boolean } {
    const upright = height > width;
    const [least, lowest] = upright ? [390, 560] : [680, 420];
    const scale = Math.max(1, least / Math.max(1, width), lowest / Math.max(1, height));
    return { width: Math.round(width * scale), height: Math.round(height * scale), finger: upright };
}
