// Types of war-cabinet.js: the <war-cabinet> element, and the messages that go between a page and an embed.
// For TypeScript: /// <reference path="war-cabinet.d.ts" /> or import type { ... } from './war-cabinet'.

export type WarCabinetLanguage = 'en' | 'es';
export type WarCabinetTheme = 'dark' | 'light';

/** What an embed shows. */
export interface WarCabinetState {
    /** The link that is shown; while somebody plays in the embed: the game as it has become. */
    link: string;
    /** g: a game with its history, p: a position, v: a view. */
    kind: 'g' | 'p' | 'v';
    /** Id of the table, such as "churchill". */
    table: string;
    /** Name of the scenario in the embed's language; empty where the link does not tell it. */
    scenario: string;
    /** Decisions made until what is shown; 0 ... steps. */
    step: number;
    /** Decisions in the link; 0 for positions and views. */
    steps: number;
    /** The game is over at what is shown. */
    over: boolean;
    /** The steps are being shown one after the other. */
    replaying: boolean;
    /** A canvas is open and somebody may play. */
    playing: boolean;
}

/** From the page to an embed: `frame.contentWindow.postMessage(order, origin of the embed)`. */
export type WarCabinetOrder =
    | { warCabinet: 1; order: 'load'; link: string }
    | { warCabinet: 1; order: 'step'; step: number }
    | { warCabinet: 1; order: 'replay' | 'play' | 'stop' | 'tell' }
    | { warCabinet: 1; order: 'language'; language: WarCabinetLanguage }
    | { warCabinet: 1; order: 'theme'; theme: WarCabinetTheme }
    | { warCabinet: 1; order: 'readOnly'; readOnly: boolean };

/** From an embed to its page. `ready` comes once; answer it with any order, and the embed tells every change from then on. */
export type WarCabinetNews =
    | { warCabinet: 1; news: 'ready' }
    | { warCabinet: 1; news: 'change'; state: WarCabinetState }
    | { warCabinet: 1; news: 'problem'; problem: string };

/**
 * `<war-cabinet src="https://.../#wc1..." lang="en" theme="dark" readonly></war-cabinet>`
 *
 * Events: `change` (CustomEvent, `detail` is the state) and `problem` (CustomEvent, `detail` is a sentence).
 */
export interface WarCabinetElement extends HTMLElement {
    /** A War Cabinet link, with or without the address before its #. */
    src: string;
    /** Language; without it the reader's own. */
    lang: string;
    theme: WarCabinetTheme;
    /** Nobody can play on from here. */
    readOnly: boolean;
    /** What the embed last told; null until it is there. */
    readonly state: WarCabinetState | null;
    /** Shows another link. */
    load(link: string): void;
    /** Shows the table after so many decisions. */
    step(step: number): void;
    /** Shows the steps one after the other. */
    replay(): void;
    /** Opens the canvas and plays on from the link. */
    play(): void;
    /** Back to a picture; ends a replay, too. */
    stop(): void;
}

declare global {
    interface HTMLElementTagNameMap {
        'war-cabinet': WarCabinetElement;
    }
}
