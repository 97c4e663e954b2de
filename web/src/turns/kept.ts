// Who sits at this screen, for each game that is played by link. Kept on this machine only.
import { forget, read, slots, type Slot, write } from '../store';
import { list } from '../saves/saves';

export const everyone = 0x7f; // bit k: person k; all of them at one screen
export const onlooker = 0;

const most = 200;
const slotOf = (game: string): Slot => `seat.${game}`;

export function seatIn(game: string): number | null {
    const kept = read(slotOf(game));
    const here = kept === null ? Number.NaN : Number(kept);
    return Number.isInteger(here) && here >= 0 && here <= everyone ? here : null;
}

export function keepSeat(game: string, here: number): void {
    if (game === '') return;
    write(slotOf(game), String(here));
    const kept = slots('seat.');
    if (kept.length <= most) return;
    const games = new Set(list().map(({ save }) => slotOf(save?.game ?? '')));
    for (const slot of kept) if (!games.has(slot) && slot !== slotOf(game)) forget(slot);
}
