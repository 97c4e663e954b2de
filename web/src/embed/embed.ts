// One embed: a link as a picture that can be stepped through, and on demand the table itself.
import type { WarCabinetOrder, WarCabinetState } from '../element/war-cabinet';
import { fill, find, make } from '../dom';
import { tableIn } from '../tables';
import { buildBar } from './bar';
import type { Live } from './live';
import type { Host } from './messages';
import type { Turn } from './one_live';
import { drawPicture, layoutFor } from './picture';
import { linkIn, maxLink, type Settings } from './settings';
import { viewerFor, type Viewer } from './viewer';
import { say, sayName, speak, type Language } from './words';

const stepSeconds = 1.6;

export class Embed {
    private link = '';
    private step = 0;
    private live: Live | null = null;
    private playing = false;
    private coming = false; // the table is on its way; a stop meanwhile lets it come and stay unused
    private replay = 0; // timer
    private told = '';
    private problem = '';
    private orders: Promise<void> = Promise.resolve();
    host: Host = { tell: () => {} };
    turn: Turn = { take: () => {} };

    constructor(private viewer: Viewer, private readonly settings: Settings) {}

    // Orders one after the other, each whole.
    obey(order: WarCabinetOrder): void {
        this.orders = this.orders.then(() => this.carryOut(order)).catch((error: unknown) => {
            console.error(error);
            this.complain(say('failed'));
        });
    }

    private async carryOut(order: WarCabinetOrder): Promise<void> {
        if (order.order === 'load') await this.load(linkIn(order.link));
        if (order.order === 'step') this.show(order.step);
        if (order.order === 'replay') this.startReplay();
        if (order.order === 'play') await this.play();
        if (order.order === 'stop') this.stop();
        if (order.order === 'language') await this.speak(order.language);
        if (order.order === 'theme') document.documentElement.dataset['theme'] = order.theme;
        if (order.order === 'readOnly') this.settings.readOnly = order.readOnly;
        if (order.order === 'tell' && this.viewer.linked() === null) this.complain(this.problem);
        if (this.settings.readOnly && this.playing) this.stop();
        this.told = '';
        this.build();
    }

    async load(link: string): Promise<void> {
        this.stop();
        this.open(link, await viewerFor(link));
    }

    // A refused link leaves what is shown as it was.
    open(link: string, viewer = this.viewer): void {
        if (link === '') return this.complain(say('empty'));
        const problem = link.length > maxLink ? say('failed') : viewer.open(link);
        if (problem !== '') return this.complain(problem);
        this.viewer = viewer;
        this.link = link;
        this.step = this.viewer.linked()?.steps ?? 0;
        this.sayLine(this.viewer.linked()?.historyLost === true ? say('historyLost') : '');
        this.show(this.step);
    }

    state(): WarCabinetState | null {
        const linked = this.viewer.linked();
        if (linked === null) return null;
        const { kind, table, scenario, steps } = linked;
        const { playing, step } = this;
        const game = playing ? (this.live?.page.state() ?? null) : null;
        return {
            link: game === null ? this.link : (this.live?.page.gameLink() ?? this.link),
            kind, table, scenario, playing, replaying: this.replay !== 0,
            step: game?.decisions ?? step, steps: game?.decisions ?? steps,
            over: game?.over ?? this.viewer.step(step).over,
        };
    }

    // --- pictures -----------------------------------------------------------------------------------------------------

    show(step: number): void {
        const linked = this.viewer.linked();
        if (linked === null || this.playing) return;
        this.step = Math.min(Math.max(0, step), linked.steps);
        this.draw();
        const { news, prompt } = this.viewer.step(this.step);
        if (linked.steps > 0) this.sayLine(news.length > 0 ? news.join(' ') : prompt);
        this.build();
    }

    draw(): void {
        const linked = this.viewer.linked();
        const place = find('picture');
        if (linked === null || this.playing || place.clientWidth === 0) return;
        const { width, height, finger } = layoutFor(place.clientWidth, place.clientHeight);
        const title = [sayName(`table.${linked.table}`), linked.scenario].filter((part) => part !== '').join(': ');
        drawPicture(place, this.viewer.picture(this.step, width, height, finger, title));
        fill(find('described'), ...this.viewer.step(this.step).described.map((line) => make('p', {}, line)));
    }

    private startReplay(): void {
        const steps = this.viewer.linked()?.steps ?? 0;
        if (steps === 0 || this.playing) return;
        window.clearInterval(this.replay);
        if (this.step === steps) this.show(0);
        this.replay = window.setInterval(() => {
            if (document.hidden) return;
            if (this.step + 1 >= steps) this.endReplay();
            this.show(this.step + 1);
        }, stepSeconds * 1000);
        this.build();
    }

    private endReplay(): void {
        window.clearInterval(this.replay);
        this.replay = 0;
    }

    // --- the table itself ---------------------------------------------------------------------------------------------

    private async play(): Promise<void> {
        if (this.playing || this.settings.readOnly || this.viewer.linked() === null) return;
        this.endReplay();
        this.sayLine(say('loading'));
        this.turn.take();
        this.coming = true;
        document.body.classList.add('playing');
        try {
            const live = await this.fetchTable();
            if (this.coming) this.begin(live);
        } finally {
            this.coming = false;
            document.body.classList.toggle('playing', this.playing);
            this.build();
        }
    }

    private async fetchTable(): Promise<Live> {
        const { fetchLive } = await import('./live');
        const table = tableIn(this.link);
        if (this.live?.table === table) return this.live;
        return (this.live = await fetchLive(table, document.documentElement.lang as Language, () => this.build(),
            () => this.sayLine(say('onlyThere'))));
    }

    private begin(live: Live): void {
        const problem = live.open(this.link);
        this.playing = problem === '';
        this.sayLine('');
        if (!this.playing) this.complain(problem);
    }

    focusTable(): void {
        find('stage').querySelector('canvas')?.focus();
    }

    // Back to a picture, of the game as it has become.
    stop(reason = ''): void {
        this.endReplay();
        if (this.playing || this.coming) {
            document.body.classList.remove('playing');
            if (this.playing) this.rest();
            else this.show(this.step);
            this.coming = false;
            if (reason !== '') this.sayLine(reason);
        }
        this.build();
    }

    private rest(): void {
        const link = this.live?.page.gameLink() ?? this.link;
        this.playing = false;
        this.live?.rest();
        this.open(link);
    }

    // --- words --------------------------------------------------------------------------------------------------------

    private async speak(language: Language): Promise<void> {
        speak(language);
        await viewerFor(this.link);
        if (this.live !== null) await (await import('./live')).speakLive(this.live, language);
        if (!this.playing) this.show(this.step);
    }

    private sayLine(sentence: string): void {
        find('news').textContent = sentence;
    }

    // Told again when the page around asks for the state and there is none: at the start it could not hear yet.
    complain(sentence: string): void {
        this.problem = sentence;
        this.sayLine(sentence);
        find('loading').hidden = this.viewer.linked() !== null;
        find('loading').textContent = this.viewer.linked() === null ? sentence : '';
        this.host.tell({ warCabinet: 1, news: 'problem', problem: sentence });
    }

    // The bar, and the word to the page around, follow every change.
    build(): void {
        const state = this.state();
        if (state === null) return;
        find('loading').hidden = true;
        const wishes = {
            step: (step: number) => (this.endReplay(), this.show(step)),
            replay: () => this.startReplay(),
            stop: () => this.stop(),
            play: () => void (this.obey({ warCabinet: 1, order: 'play' }), this.orders.then(() => this.focusTable())),
        };
        buildBar(find('bar'), state, !this.settings.readOnly && this.viewer.linked()?.over === false, wishes);
        const told = JSON.stringify(state);
        if (told !== this.told) this.host.tell({ warCabinet: 1, news: 'change', state });
        this.told = told;
    }
}
