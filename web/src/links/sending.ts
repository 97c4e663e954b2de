// How a link leaves the page: copied, by the system's share sheet, as a QR code; as a file where it is too long for that.
import './sending.css';
import { button, fill, make, note } from '../dom';
import { say } from '../words';
import { download, fileName } from '../saves/io';
import { addressOf } from './link';
import { qrCode } from './qr';

export const longest = 2000; // characters that get through everywhere

export interface Parcel {
    text: string; // wc1.…
    title: string; // what it is, for the share sheet
}

async function copy(field: HTMLTextAreaElement): Promise<void> {
    field.select();
    try {
        await navigator.clipboard.writeText(field.value);
        note(say('copied'));
    } catch {
        note(say('copyByHand'));
    }
}

function fileOf(parcel: Parcel): File {
    return new File([`${parcel.text}\n`], fileName('', Date.now()), { type: 'text/plain' });
}

// The player may close the sheet: that is no error.
async function share(what: ShareData): Promise<void> {
    await navigator.share(what).catch(() => undefined);
}

function canShareFile(parcel: Parcel): boolean {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(parcel)] });
}

export class Sending {
    readonly element = make('div', { class: 'sending' });
    private readonly field = make('textarea', { id: 'link', readonly: true, rows: 3, 'aria-label': say('link') });
    private readonly code = make('div', { class: 'code', role: 'group', 'aria-label': say('qr') });

    constructor(private parcel: Parcel) {
        this.show(parcel);
    }

    show(parcel: Parcel): void {
        this.parcel = parcel;
        this.field.value = addressOf(parcel.text);
        fill(this.code);
        if (this.field.value.length > longest) fill(this.element, make('p', { class: 'hint', id: 'tooLong' }, say('tooLong')), this.fileTools());
        else fill(this.element, this.field, this.linkTools(), this.code);
    }

    // What is pressed first: the share sheet on a phone, the clipboard elsewhere.
    focus(): void {
        this.element.querySelector<HTMLElement>('button.main')?.focus();
    }

    private linkTools(): HTMLElement {
        const sheet = typeof navigator.share === 'function';
        const phone = sheet && matchMedia('(pointer: coarse)').matches;
        const copying = button(say('copy'), () => void copy(this.field), { id: 'copy', class: phone ? undefined : 'main' });
        const sharing = sheet && button(say('shareSheet'), () => void share({ title: this.parcel.title, text: this.parcel.title,
            url: this.field.value }), { id: 'shareSheet', class: phone ? 'main' : undefined });
        const showing = button(say('qr'), () => void this.showCode().catch(() => note(say('notFetched'), true)), { id: 'showQr' });
        return make('div', { class: 'buttons' }, showing, sharing, copying);
    }

    private fileTools(): HTMLElement {
        const parcel = this.parcel;
        const saving = button(say('asFile'), () => download(fileName('', Date.now()), `${parcel.text}\n`), { id: 'asFile', class: 'main' });
        const sharing = canShareFile(parcel) && button(say('shareSheet'),
            () => void share({ title: parcel.title, files: [fileOf(parcel)] }), { id: 'shareSheet' });
        return make('div', { class: 'buttons' }, sharing, saving);
    }

    private async showCode(): Promise<void> {
        const address = this.field.value;
        const code = await qrCode(address, say('qr'));
        if (address !== this.field.value) return; // another link was chosen meanwhile
        fill(this.code, code, make('p', { class: 'hint' }, say('qrHint')));
        this.code.scrollIntoView({ block: 'nearest' });
    }
}
