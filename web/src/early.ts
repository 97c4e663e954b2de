// What takes longest to come, the program of the table that is to open, is asked for while the page is still read, and the fonts
// after it. The page names each table's file; only the address, which no server sees, tells which of them is wanted.
import { firstTable } from './tables';
import { tableOfAddress } from './links/link';

const files = document.currentScript?.dataset ?? {};
const program = files[tableOfAddress(location.hash)] ?? files[firstTable] ?? '';
for (const file of [program, ...(files['fonts'] ?? '').split(' ')])
    if (file !== '') document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: file }));
