// Pointing at one piece after the other: through a stack, through all that can act.
import { batch } from '@preact/signals';
import { alone, concerned } from '../answers/options';
import { mayBePicked } from '../answers/team';
import type { Piece, Place } from '../wire/types';
import { pickable } from './picking';
import type { Selection } from './selection';

/** Chooses a piece in the place, or the one behind the chosen piece. Says whether there is one. */
export function next(selection: Selection, place: Place): boolean {
    const all = selection.piecesAt(place);
    const acting = all.filter(each => each.canAct);
    const stack = acting.length > 0 && !all.some(each => each.id === selection.piece.value) ? acting : all;
    if (stack.length === 0) return false;
    const now = stack.findIndex(each => each.id === selection.piece.value);
    const next = stack[(now + 1) % stack.length];
    if (next === undefined || next.id === selection.piece.value) return false;
    selection.select(next.id);
    if (mayBePicked(selection.options.value, next.id)) selection.team.value = [next.id];
    return true;
}

/** The next piece that can act, or the one before. Nothing after the last: then the keyboard moves on. */
export function cycle(selection: Selection, by: 1 | -1): boolean {
    const scene = selection.game.position.value?.scene;
    if (scene === undefined) return false;
    const list = concerned(scene, selection.options.value);
    const now = list.findIndex(each => each.id === selection.piece.value);
    const next = list[now < 0 ? (by > 0 ? 0 : list.length - 1) : now + by];
    choose(selection, next ?? null);
    return next !== undefined;
}

/**
 * Chooses a piece; one that acts together with others is picked with those in its place. One that the question is not asked
 * of, but could be, is asked first.
 */
export function choose(selection: Selection, piece: Piece | null): void {
    const other = selection.options.value.question?.others.find(each => each.piece === piece?.id);
    if (other === undefined) return take(selection, piece);
    void selection.game.act(other.typed).then(asked => {
        if (asked) take(selection, piece);
    });
}

function take(selection: Selection, piece: Piece | null): void {
    const [place] = piece?.places ?? [];
    if (piece === null || place === undefined || !mayBePicked(selection.options.value, piece.id))
        return selection.select(piece?.id ?? null);
    const pieces =
        place.type === 'Box' || alone(selection.options.value, piece.id) ? [piece.id] : pickable(selection, place);
    batch(() => {
        selection.select(piece.id);
        selection.team.value = pieces;
    });
}
