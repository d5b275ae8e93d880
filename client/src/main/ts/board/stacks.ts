// Pieces that lie in the same place, and where each of them is drawn.

import { MeasuredTable } from '../table/measured';
import { at, type Pt } from '../table/point';
import { placeKey, type Table } from '../table/table';
import type { Piece } from '../wire/types';
import { spread } from './spread';

export interface Stack {
    key: string;
    spot: Pt;
    /** The last lies on top. */
    pieces: readonly Piece[];
}

export interface Laid {
    piece: Piece;
    spot: Pt;
    /** How many lie on it. */
    under: number;
}

const OFFSET = 4;
const EDGES = 2;

export function stacks(table: Table, pieces: readonly Piece[]): Stack[] {
    const found = new Map<string, { spot: Pt; pieces: Piece[] }>();
    const spots = spread(table, pieces);
    for (const piece of pieces) {
        const spot = spots.get(piece.id);
        if (spot === undefined) continue;
        // Bases lie beside one another, each in a stack of its own.
        const key = table instanceof MeasuredTable ? piece.id : piece.places.map(placeKey).join('+');
        const stack = found.get(key) ?? { spot, pieces: [] };
        stack.pieces.push(piece);
        found.set(key, stack);
    }
    return [...found].map(([key, stack]) => ({ key, spot: stack.spot, pieces: ordered(stack.pieces) }));
}

/** Those that can act lie on top. */
const ordered = (pieces: readonly Piece[]): Piece[] => [
    ...pieces.filter(each => !each.canAct),
    ...pieces.filter(each => each.canAct),
];

export function laid(stack: Stack): Laid[] {
    return stack.pieces.map((piece, i) => {
        const under = stack.pieces.length - 1 - i;
        const shift = OFFSET * Math.min(EDGES, under);
        return { piece, spot: at(stack.spot.x + shift, stack.spot.y - shift), under };
    });
}
