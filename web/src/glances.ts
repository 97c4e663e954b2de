// What links and saves hold, whichever table they are of. Another table's module is fetched when something of it is looked
// at; without a canvas it tells what there is and draws pictures, while the game at hand goes on.
import { addLists, fetchLists, loadPage, type About, type Page, type TableInfo } from './module';
import { tableIn } from './tables';
import { spoken, type Language } from './words';

export class Glances {
    private readonly there = new Map<string, Page>();
    private readonly coming = new Map<string, Promise<Page>>();

    constructor(page: Page, readonly table: string) {
        this.there.set(table, page);
    }

    // The program that knows a text. Undefined: it has not been fetched.
    private knowing(text: string): Page | undefined {
        return this.there.get(tableIn(text) || this.table);
    }

    has(table: string): boolean {
        return this.there.has(table);
    }

    // What a table offers for a new game; undefined: it has not been fetched.
    offers(table: string): TableInfo | undefined {
        return this.there.get(table)?.tables()[0];
    }

    // Throws where it can't be fetched.
    async bring(table: string): Promise<Page> {
        const coming = this.there.get(table) ?? this.coming.get(table) ?? this.fetch(table);
        if (coming instanceof Promise) this.coming.set(table, coming);
        try {
            return await coming;
        } finally {
            this.coming.delete(table);
        }
    }

    private async fetch(table: string): Promise<Page> {
        const [page, lists] = await Promise.all([loadPage(table), fetchLists(spoken(), ['core', table])]);
        addLists(page, spoken(), lists);
        this.there.set(table, page);
        return page;
    }

    // The tables that must be fetched for these texts.
    missing(texts: readonly string[]): string[] {
        return [...new Set(texts.map(tableIn))].filter((table) => table !== '' && !this.there.has(table));
    }

    // Of a table that has not been fetched: its name alone.
    about(text: string): About {
        const blank = { problem: '', kind: '', table: tableIn(text), scenario: '', where: '', over: false, decisions: 0, turnNumber: 0,
            game: '', personThe: '', historyLost: false, turnThe: '', seats: [] } as const;
        return this.knowing(text)?.about(text) ?? { ...blank, seats: [] };
    }

    // SVG text, or an empty one.
    picture(text: string, width: number, height: number): string {
        return this.knowing(text)?.pictureOf(text, width, height).svg ?? '';
    }

    // The table at hand has its words already.
    async speak(language: Language): Promise<void> {
        for (const [table, page] of this.there)
            if (table !== this.table) addLists(page, language, await fetchLists(language, ['core', table]));
    }
}
