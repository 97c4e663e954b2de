// Who holds which seats: some tables give one player several, depending on an option.
import type { TableInfo } from '../module';

export type TableOption = TableInfo['options'][number];

export function sharesSeats(option: TableOption): boolean {
    return option.players.length > 0;
}

// The player of each seat, by the values of the options.
export function playersOf(table: TableInfo, values: readonly number[]): number[] {
    const k = table.options.findIndex(sharesSeats);
    const shared = k < 0 ? undefined : table.options[k]?.players[values[k] ?? 0];
    return table.seats.map((_, seat) => shared?.[seat] ?? seat);
}

// The seats of each player, as the table counts the players.
export function seatsByPlayer(players: readonly number[]): number[][] {
    return [...new Set(players)].map((player) => players.flatMap((each, seat) => (each === player ? [seat] : [])));
}
