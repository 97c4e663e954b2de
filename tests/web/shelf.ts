// What tests of saves share: playing quickly, looking at what is kept, and fixtures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Shelved, type Visitor } from './support';

// The long counts of `make soak`.
export const soak = process.env['WC_SOAK'] === '1';

// On with the game by its buttons; nobody looks. Gives the number of decisions.
export async function rush(visitor: Visitor, choices: number): Promise<number> {
    return visitor.page.evaluate((count) => {
        for (let k = 0; k < count; ++k) {
            const buttons = document.querySelectorAll<HTMLElement>('#text [data-choice]');
            buttons[(k * 5) % Math.max(1, buttons.length)]?.click();
        }
        return window.warCabinet!.state()!.decisions;
    }, choices);
}

export async function shelf(visitor: Visitor): Promise<Shelved[]> {
    return visitor.page.evaluate(() => window.warCabinet!.saves());
}

export async function openList(visitor: Visitor): Promise<void> {
    await visitor.openMenu();
    await visitor.page.click('#savedGames');
    await visitor.page.waitForSelector('#saves');
}

export function row(visitor: Visitor, id: string): ReturnType<Visitor['page']['locator']> {
    return visitor.page.locator(`[data-save="${id}"]`);
}

// --- fixtures: texts of every version that was released -----------------------------------------------------------------

const folder = fileURLToPath(new URL('fixtures', import.meta.url));

export interface Fixture {
    file: string;
    name: string;
    text: string;
}

export function fixtureFiles(part: string): string[] {
    const versions = readdirSync(folder).filter((name) => /^v\d+$/.test(name));
    return versions.flatMap((version) => readdirSync(join(folder, version)).map((name) => join(folder, version, name)))
        .filter((path) => path.includes(part));
}

export function fixtures(part: string): Fixture[] {
    return fixtureFiles(part).flatMap((file) => {
        const lines = readFileSync(file, 'utf8').split('\n');
        return lines.flatMap((text, k) => (text.startsWith('wc') ? [{ file, name: lines[k - 1]!.slice(2), text }] : []));
    });
}
