// The list of saved games.
import './saves.css';
import { type Dialog, openDialog } from '../dialog';
import { button, fill, make, note } from '../dom';
import type { Game } from '../game';
import { trouble } from '../store';
import { say, sayId } from '../words';
import { keepFocus } from '../views/shown';
import { download, everything, fileName, importFiles, importText, importWords, textOf, type Import } from './io';
import { type About, type Deeds, goneRow, saveRow, titleOf } from './row';
import { capacity, type Kept, list, put, type Removed, remove, restore, used } from './saves';
import { Thumbnails } from './thumbnails';

const shownAtFirst = 30;
const cleanedAtOnce = 20;

interface Gone {
    kept: Kept;
    title: string;
    lines: Removed;
}

let gone: Gone[] = []; // deleted since the page was opened

export class SavesDialog {
    private readonly dialog: Dialog;
    private readonly told = make('p', { class: 'told', role: 'status' });
    private readonly top = make('div');
    private readonly lists = make('div');
    private readonly foot = make('div', { class: 'foot' });
    private readonly thumbnails: Thumbnails;
    private readonly abouts = new Map<string, About>();
    private shown = shownAtFirst;

    constructor(private readonly game: Game) {
        this.dialog = openDialog(say('saves'), 'saves');
        this.thumbnails = new Thumbnails(game.glances, this.dialog.element);
        this.dialog.body.append(this.told, this.top, this.lists, this.foot);
        this.dialog.element.addEventListener('close', () => this.thumbnails.forget());
        this.show();
        this.dialog.body.querySelector<HTMLElement>('button')?.focus();
        void this.bringTables();
    }

    // Saves of tables that are not at hand say more as soon as those are there.
    private async bringTables(): Promise<void> {
        const missing = this.game.glances.missing(list().map(({ save }) => save?.text ?? ''));
        for (const table of missing)
            if (await this.game.glances.bring(table).then(() => false, () => true)) this.tell(say('tableMissing', { table: sayId('table', table) }));
        if (missing.length === 0 || !this.dialog.element.isConnected) return;
        const focused = document.activeElement?.closest<HTMLElement>('[data-save]')?.dataset['save'];
        this.abouts.clear();
        this.show();
        if (focused !== undefined) this.focusOn(focused);
    }

    private about(kept: Kept): About {
        const text = kept.save?.text ?? '';
        const known = this.abouts.get(text) ?? this.game.glances.about(text);
        this.abouts.set(text, known);
        return known;
    }

    private title(kept: Kept): string {
        return titleOf(kept, this.about(kept));
    }

    private tell(sentence: string): void {
        this.told.textContent = sentence;
    }

    private show(): void {
        keepFocus(this.dialog.body, () => this.build());
    }

    private build(): void {
        const all = list();
        fill(this.top, trouble() === 'full' && make('p', { class: 'refused' }, say('full')),
            trouble() === 'denied' && make('p', { class: 'refused' }, say('notKept')),
            window.top !== window && make('p', { class: 'hint' }, say('framed')), this.game.state !== null && this.naming());
        const named = all.filter((kept) => kept.save?.kind === 'named');
        const others = all.filter((kept) => kept.save?.kind !== 'named');
        const next = others[this.shown];
        fill(this.lists, all.length === 0 && gone.length === 0 && make('p', { class: 'hint' }, say('savesNone')),
            this.section(say('savesNamed'), named, gone.filter(({ kept }) => kept.save?.kind === 'named')),
            this.section(say('savesAuto'), others.slice(0, this.shown), gone.filter(({ kept }) => kept.save?.kind !== 'named')),
            next !== undefined && button(say('savesMore', { n: others.length - this.shown }), () => this.showAll(next.id)));
        this.showFoot(all);
        this.thumbnails.watch(this.lists, (id) => all.find((kept) => kept.id === id)?.save?.text ?? '');
    }

    // `next`: the first that was not shown.
    private showAll(next: string): void {
        this.shown = Number.POSITIVE_INFINITY;
        this.show();
        this.focusOn(next);
    }

    private section(title: string, kept: readonly Kept[], away: readonly Gone[]): HTMLElement | false {
        if (kept.length + away.length === 0) return false;
        const rows = kept.map((each) =>
            saveRow(each, this.about(each), this.game.state !== null && each.id === this.game.keeper.id, this.deeds));
        const goneRows = away.map((each) => goneRow(each.title, () => this.putBack(each)));
        return make('section', {}, make('h3', {}, title), make('ul', {}, ...goneRows, ...rows));
    }

    // --- what can be done with one ----------------------------------------------------------------------------------------

    private readonly deeds: Deeds = {
        open: (kept, row) => this.open(kept, row),
        name: (kept, name) => this.name(kept, name),
        exportFile: (kept) => download(fileName(this.title(kept), kept.save?.changed ?? Date.now()), this.fileOf([kept])),
        exportText: (kept) => void this.copy(textOf(kept)),
        remove: (kept) => this.remove(kept),
    };

    private open(kept: Kept, row: HTMLElement): void {
        const problem = this.game.openSave(kept.id);
        if (problem !== '') {
            row.querySelector('[role=alert]')?.remove();
            return row.append(make('p', { class: 'refused', role: 'alert' }, problem));
        }
        this.dialog.close();
        note(this.game.state?.historyLost === true ? say('historyLost') : '');
    }

    // An automatic save goes on as it is: what gets the name is a copy.
    private name(kept: Kept, name: string): void {
        if (kept.save === null) return;
        let done = true;
        if (kept.save.kind === 'auto') this.game.keeper.keepAs(name, kept.save.text, kept.save.changed);
        else done = put({ ...kept.save, name }) !== 'elsewhere'; // another tab renamed it: the list shows how
        this.tell(done ? say('savedAs', { name }) : '');
        this.show();
        this.focusOn(kept.id);
    }

    private async copy(text: string): Promise<void> {
        try {
            await navigator.clipboard.writeText(text);
            this.tell(say('textCopied'));
        } catch {
            const field = make('textarea', { readonly: true, rows: 4, 'aria-label': say('exportText') });
            field.value = text;
            fill(this.told, field);
            field.select();
        }
    }

    private remove(kept: Kept): void {
        const title = this.title(kept);
        if (kept.id === this.game.keeper.id) this.game.close();
        gone = [{ kept, title, lines: remove(kept.id) }, ...gone].slice(0, cleanedAtOnce);
        this.tell(say('deleted', { name: title }));
        this.show();
        this.focusOnGone();
    }

    private putBack(what: Gone): void {
        restore(what.lines);
        gone = gone.filter((each) => each !== what);
        this.tell(say('restored', { name: what.title }));
        this.show();
        this.focusOn(what.kept.id);
    }

    private focusOn(id: string): void {
        this.lists.querySelector<HTMLElement>(`[data-save="${CSS.escape(id)}"] :is(button, summary)`)?.focus();
    }

    private focusOnGone(): void {
        this.lists.querySelector<HTMLElement>('[data-deed=restore]')?.focus();
    }

    // --- what can be done with all --------------------------------------------------------------------------------------------

    private naming(): HTMLElement {
        const field = make('input', { id: 'saveName', maxlength: 60, autocomplete: 'off', placeholder: say('saveName'), 'aria-label': say('saveName') });
        const about = this.game.page.about(this.game.page.gameLink());
        field.value = [about.scenario, about.where].filter((part) => part !== '').join(' \u00b7 ').slice(0, 60);
        const form = make('form', { id: 'saveAs' }, field, make('button', { type: 'submit', id: 'saveNow', class: 'main' }, say('saveAs')));
        form.addEventListener('submit', (event) => {
            event.preventDefault();
            const name = field.value.trim() || field.placeholder;
            this.game.keeper.keepAs(name);
            this.tell(say('savedAs', { name }));
            this.show();
        });
        return form;
    }

    private fileOf(kept: readonly Kept[]): string {
        return everything(kept, (each) => this.title(each));
    }

    private showFoot(all: readonly Kept[]): void {
        const file = make('input', { type: 'file', id: 'importFile', accept: '.txt,text/plain', multiple: true, hidden: true,
            on: { change: () => void importFiles(this.game.glances, file.files ?? []).then((done) => this.imported(done)) } });
        const room = say('room', { used: Math.ceil(used() / 1000), all: capacity / 1000 });
        const pick = button(say('importFile'), () => file.click());
        const exporting = button(say('exportAll'), () => download(fileName('', Date.now()), this.fileOf(all)), { id: 'exportAll' });
        fill(this.foot, make('div', { class: 'deeds' }, pick, all.length > 0 && exporting, this.cleaning(all)), file, this.pasting(),
            make('p', { class: 'hint', id: 'room' }, room));
    }

    private pasting(): HTMLElement {
        const field = make('textarea', { id: 'importText', rows: 3, 'aria-label': say('importHint'), placeholder: say('importHint') });
        const press = button(say('import'), () => void importText(this.game.glances, field.value, '').then((done) => this.imported(done)), { id: 'doImport' });
        return make('details', {}, make('summary', {}, say('importText')), field, make('div', { class: 'buttons' }, press));
    }

    private imported(done: Import): void {
        this.show();
        this.tell(importWords(done));
        this.told.scrollIntoView({ block: 'nearest' });
        if (done.added[0] !== undefined) this.focusOn(done.added[0]);
        else this.foot.querySelector('button')?.focus(); // another file
    }

    // Offered when room grows short; never done unasked.
    private cleaning(all: readonly Kept[]): HTMLElement | false {
        const spare = all.filter((kept) => kept.save?.kind === 'auto' && kept.id !== this.game.keeper.id).slice(-cleanedAtOnce);
        if (spare.length === 0 || (trouble() !== 'full' && used() < capacity * 0.8)) return false;
        const size = Math.ceil(spare.reduce((sum, kept) => sum + 2 * kept.raw.length, 0) / 1000);
        return button(say('cleanUp', { n: spare.length, size }), () => {
            const removed = spare.map((kept) => ({ kept, title: this.title(kept), lines: remove(kept.id) }));
            gone = [...removed, ...gone].slice(0, cleanedAtOnce);
            this.tell(say('cleanedUp', { n: removed.length }));
            this.show();
            this.focusOnGone();
        }, { id: 'cleanUp' });
    }
}

export function openSaves(game: Game): void {
    new SavesDialog(game);
}
