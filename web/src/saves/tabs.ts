// Tabs of the same browser tell each other which game they hold, so that no two write the same one.
import { onElsewhere } from '../store';
import { newId } from './saves';

export const thisTab = newId();

interface Word {
    from: string;
    id: string; // the game
    say: 'opened' | 'held' | 'taken' | 'written';
}

export interface Ears {
    at(): string; // the game this tab writes
    sure(): boolean; // nobody else has said that he does
    lost(): void; // somebody else does
    look(): void; // something happened to what is kept of it
}

function channel(): BroadcastChannel | null {
    try {
        return new BroadcastChannel('warCabinet');
    } catch {
        return null; // a sandbox: storage events, and the count before each writing, still tell
    }
}

function isWord(value: unknown): value is Word {
    if (typeof value !== 'object' || value === null) return false;
    const word = value as Record<string, unknown>;
    return ['from', 'id', 'say'].every((field) => typeof word[field] === 'string');
}

export class Tabs {
    private readonly channel = channel();

    constructor(private readonly ears: Ears) {
        this.channel?.addEventListener('message', (event) => {
            if (isWord(event.data) && event.data.from !== thisTab) this.hear(event.data);
        });
        onElsewhere((slot) => {
            const id = /^save\.(\w+)\.[ab]$/.exec(slot)?.[1];
            if (id !== undefined && id === ears.at()) ears.look();
        });
    }

    private hear(word: Word): void {
        if (word.id !== this.ears.at()) return;
        if (word.say !== 'opened') this.ears.lost();
        else if (this.ears.sure()) this.say('held', word.id);
    }

    say(what: Word['say'], id: string): void {
        try {
            this.channel?.postMessage({ from: thisTab, id, say: what } satisfies Word);
        } catch {
            // a channel that is closed: as if there were none
        }
    }
}
