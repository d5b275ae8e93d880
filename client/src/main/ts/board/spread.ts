// Where bases are drawn on a measured table: those in the same place lie beside one another, so that each can be seen and taken.
import { MeasuredTable, PER_MM } from '../table/measured';
import { at, type Pt } from '../table/point';
import { placeKey, type Table } from '../table/table';
import type { Piece } from '../wire/types';

const ABREAST = 2;
/** Between two of them, as a part of a base. */
const GAP = 1.12;

/** By the ids of the pieces; pieces beside the map have none. */
export function spread(table: Table, pieces: readonly Piece[]): ReadonlyMap<string, Pt> {
    const spots = new Map<string, Pt>();
    const together = new Map<string, Piece[]>();
    for (const piece of pieces) {
        const spot = table.pieceSpot(piece.places);
        if (spot === undefined) continue;
        spots.set(piece.id, spot);
        const key = piece.places.map(placeKey).join('+');
        together.set(key, [...(together.get(key) ?? []), piece]);
    }
    if (!(table instanceof MeasuredTable)) return spots;
    for (const group of together.values()) {
        if (group.length > 1) lay(group, spots);
    }
    return spots;
}

/** The largest stays where it is; the others lie in rows before it, or on its place where none is larger. */
function lay(group: readonly Piece[], spots: Map<string, Pt>): void {
    const size = Math.min(...group.map(each => each.baseMm)) * PER_MM * GAP;
    const large = group.filter(each => each.baseMm * PER_MM * GAP > size);
    const small = group.filter(each => !large.includes(each));
    const rows = Math.ceil(small.length / ABREAST);
    const lift = large.length === 0 ? ((rows - 1) * size) / 2 : (large[0]?.baseMm ?? 0) * PER_MM * 0.5 + size / 2;
    small.forEach((piece, i) => {
        const spot = spots.get(piece.id);
        if (spot === undefined) return;
        const row = Math.floor(i / ABREAST);
        const abreast = Math.min(ABREAST, small.length - row * ABREAST);
        const x = ((i % ABREAST) - (abreast - 1) / 2) * size;
        spots.set(piece.id, at(spot.x + x, spot.y + row * size - (large.length === 0 ? lift : -lift)));
    });
}
