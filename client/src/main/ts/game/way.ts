// Drawing a way by hand, hex by hex.
import { attempt, type Options } from '../answers/options';
import { placeKey, samePlace } from '../table/table';
import type { Choice, Place } from '../wire/types';
import type { Selection } from './selection';

/** Adds a place to the way drawn by hand. */
export function draw(selection: Selection, place: Place): void {
    const piece = selection.piece.value;
    const way = selection.way.value;
    const last = way[way.length - 1];
    if (piece === null || (last !== undefined && samePlace(last, place))) return;
    const next = [...way, place];
    const typed = attempt(selection.options.value, piece, next);
    if (typed === undefined) return;
    selection.way.value = next;
    selection.proposal.value = { choices: [drawn(piece, typed, next, selection.options.value)], at: 0 };
}

/** Takes the last step of the way back. */
export function shorten(selection: Selection): void {
    const piece = selection.piece.value;
    const shorter = selection.way.value.slice(0, -1);
    selection.way.value = [];
    selection.proposal.value = null;
    if (piece !== null) for (const place of shorter) draw(selection, place);
}

/** A way that may be listed too; if it is not, the server decides. */
function drawn(piece: string, typed: string, way: readonly Place[], options: Options): Choice {
    const listed = options.byPiece.get(piece)?.find(each => each.typed === typed);
    const end = way[way.length - 1];
    const words = end === undefined ? typed : `Go this way to ${placeKey(end)}`;
    return (
        listed ?? {
            typed,
            template: null,
            label: typed,
            words,
            weight: 'MAIN',
            tie: { type: 'Along', pieces: [piece], way: [...way] },
            reasons: [],
            forecast: null,
            kind: '',
        }
    );
}
