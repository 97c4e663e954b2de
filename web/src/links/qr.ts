// A QR code as a drawing. The library comes when the first one is asked for.
const xmlns = 'http://www.w3.org/2000/svg';

function element(tag: string, attributes: Record<string, string | number>): SVGElement {
    const out = document.createElementNS(xmlns, tag);
    for (const [name, value] of Object.entries(attributes)) out.setAttribute(name, String(value));
    return out;
}

export async function qrCode(text: string, label: string): Promise<SVGElement> {
    const { encode } = await import('uqr');
    const { data, size } = encode(text, { ecc: 'L', border: 4 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    const out = element('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, class: 'qr',
        'shape-rendering': 'crispEdges' });
    out.append(element('rect', { width: size, height: size, fill: '#fff' }), element('path', { d: path, fill: '#000' }));
    return out;
}
