// What every browser test needs: a real Chromium, the built page, and a visitor who notices what goes wrong.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve, type Served } from './server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const screens = `${root}build/screens`;

export const flags = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox',
    '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 720 }, locale: 'en-GB' };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true,
    isMobile: true, deviceScaleFactor: 2 };

export interface World {
    browser: Browser;
    served: Served;
}

export async function openWorld(): Promise<World> {
    mkdirSync(screens, { recursive: true });
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags });
    return { browser, served: await serve(process.env['WC_PAGE'] ?? `${root}build/page`) };
}

export async function closeWorld(world: World): Promise<void> {
    await world.browser.close();
    world.served.close();
}

// What is chosen in the form for a new game.
export interface Start {
    table?: string;
    scenario?: string;
    players?: string; // of a table that several numbers of people may play
    seats?: readonly string[];
    seed?: string;
}

// The two tables, for what holds at both: the shortest scenario of each.
export const starts = { churchill: { table: 'churchill', scenario: '0' }, storm: { table: 'gathering_storm', scenario: '2' } } as const;

// Somebody with a clean profile. `trouble` collects errors, refused content and requests that leave the page's origin.
export class Visitor {
    readonly trouble: string[] = [];

    private constructor(readonly world: World, readonly context: BrowserContext, readonly page: Page) {}

    static async come(world: World, options: BrowserContextOptions = desktop): Promise<Visitor> {
        // Movement takes time and is drawn without a graphics card here: only tests about it ask for it.
        const context = await world.browser.newContext({ reducedMotion: 'reduce', ...options });
        const visitor = new Visitor(world, context, await context.newPage());
        visitor.watch();
        return visitor;
    }

    private watch(): void {
        const origin = new URL(this.world.served.address).origin;
        this.page.on('console', (line) => {
            if (line.type() === 'error') this.trouble.push(line.text());
        });
        this.page.on('pageerror', (error) => this.trouble.push(error.message));
        this.page.on('request', (request) => {
            const address = request.url();
            if (!address.startsWith(origin) && !address.startsWith('blob:')) this.trouble.push(`request to ${address}`);
        });
    }

    // Opens the page and waits until it can be used.
    async open(hash = ''): Promise<void> {
        await this.page.goto('about:blank');
        await this.page.goto(this.world.served.address + hash);
        await this.ready();
    }

    async reload(): Promise<void> {
        await this.page.reload();
        await this.ready();
    }

    async ready(): Promise<void> {
        await this.page.waitForFunction(() => window.warCabinet !== undefined && !document.getElementById('loading'));
    }

    async state(): Promise<State> {
        return this.page.evaluate(() => window.warCabinet!.state()!);
    }

    async position(): Promise<string> {
        return this.page.evaluate(() => window.warCabinet!.position());
    }

    async picture(name: string): Promise<void> {
        await this.page.screenshot({ path: `${screens}/${name}.png` });
    }

    // By the menu and its form.
    async startGame(choices: Start = {}): Promise<void> {
        const { page } = this;
        if (!(await page.locator('#menu').isVisible())) await this.openMenu();
        await page.click('#new');
        const table = choices.table ?? (await page.inputValue('#table input:checked'));
        await page.check(`#table input[value="${table}"]`);
        await page.waitForSelector('#start:enabled');
        await page.selectOption('#scenario', choices.scenario ?? '0');
        if (choices.players !== undefined) await page.selectOption('#option-players', choices.players);
        for (const [k, seat] of (choices.seats ?? []).entries()) await page.selectOption(`#seat${k}`, seat);
        await page.click('#moreOptions > summary');
        await page.fill('#seed', choices.seed ?? '7');
        await page.click('#start');
        await this.begun(table);
    }

    // A game of this table is at hand; its page may have to come.
    async begun(table: string): Promise<void> {
        await this.page.waitForFunction((id) => document.getElementById('loading') === null
            && window.warCabinet?.game().startsWith(`wc1.g.${id}.`) === true, table);
    }

    async openMenu(): Promise<void> {
        await this.page.evaluate(() => document.querySelector<HTMLElement>('[data-tool="menu"]')!.click());
        await this.page.waitForSelector('#menu');
    }

    async showText(): Promise<void> {
        if (!(await this.page.evaluate(() => document.getElementById('text')!.classList.contains('away')))) return;
        await this.openMenu();
        await this.page.click('#showText');
    }

    // As if somebody pasted it where the focus is.
    async paste(text: string): Promise<void> {
        await this.page.evaluate((pasted) => {
            const data = new DataTransfer();
            data.setData('text/plain', pasted);
            document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        }, text);
    }

    // The sentence at the edge, once it says this. (A note that is there already may be an older one.)
    async noted(what: string | RegExp): Promise<string> {
        const said = (): Promise<string> => this.page.locator('#note').innerText();
        await expect.poll(said, { timeout: 20_000 }).toMatch(what);
        return said();
    }

    // Another tab of the same browser and profile.
    async secondTab(): Promise<Visitor> {
        const other = new Visitor(this.world, this.context, await this.context.newPage());
        other.watch();
        return other;
    }

    // The HTML beside the canvas, and nothing else. False: there is nothing to press.
    async pressChoice(which: number): Promise<boolean> {
        const buttons = this.page.locator('#text [data-choice]');
        const count = await buttons.count();
        if (count === 0) return false;
        await buttons.nth(which % count).click();
        return true;
    }

    async leave(): Promise<void> {
        await this.context.close();
    }
}

export interface State {
    over: boolean;
    prompt: string;
    rule: string; // of the question
    decisions: number;
    waiting: number;
    waitingTo: string;
    journalSize: number;
    mayUndo: boolean;
    mayRedo: boolean;
    turn: number;
    eyes: number;
    moment: number; // of the time machine; -1: the present
    journalHere: number;
    turnNumber: number;
    person: number;
    elsewhere: boolean;
    here: number;
    people: { person: number; leaders: string; seats: string; here: boolean }[];
    refused: string;
    lesson: { number: number; title: string; text: string; rule: string } | null;
    guide: string;
    why: string;
    choices: { index: number; label: string; group: string; refs: number[] }[];
    standing: { text: string; rule: string }[];
    scores: { name: string; points: number; lines: { text: string; points: number }[] }[];
}

export interface Shelved {
    id: string;
    kind: 'auto' | 'named' | 'damaged';
    name: string;
    text: string;
    problem: string;
}

export interface Place {
    kind: 'ref' | 'choice' | 'control' | 'block' | 'area';
    id: number;
    x: number;
    y: number;
    w: number;
    h: number;
}

declare global {
    interface Window {
        warCabinet?: { places(): Place[]; state(): State | null; position(): string; game(): string; view(): string; drawn(): boolean; frames(): number;
            frameTimes(): { median: number; longest: number; count: number }; redraw(): void; saves(): Shelved[];
            openSave(id: string): string; importText(text: string): Promise<{ added: string[]; there: number; problems: string[] }> };
    }
}
