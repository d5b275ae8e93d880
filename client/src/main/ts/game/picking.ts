// Pointing at pieces that do something together: who takes part is picked, one by one or stack by stack.
import { batch } from '@preact/signals';
import type { Deed } from '../answers/options';
import { deedOf, mayBePicked, openTo, pickOf } from '../answers/team';
import type { Place } from '../wire/types';
import { press } from './answering';
import { considered, proposePick } from './proposing';
import type { Selection } from './selection';

/** The pieces in a place that can be picked to do something together. */
export function pickable(selection: Selection, place: Place): string[] {
    return selection
        .piecesAt(place)
        .map(each => each.id)
        .filter(each => mayBePicked(selection.options.value, each));
}

/** Picks pieces. Picked again, they do the first thing they can do. */
export function pick(selection: Selection, pieces: readonly string[]): void {
    const team = selection.team.value;
    const again = team.length === pieces.length && pieces.every(each => team.includes(each));
    const [first] = again ? openTo(selection.options.value, team) : [];
    if (first !== undefined && first.place === null) return void press(selection, pickOf(first, team));
    batch(() => {
        selection.select(pieces[0] ?? null);
        selection.team.value = pieces;
    });
}

/** Takes pieces in where one is missing, else out: of what is proposed, or of those picked. */
export function toggle(selection: Selection, pieces: readonly string[]): void {
    const part = selection.part.value;
    const now = part?.pieces ?? selection.team.value;
    const all = pieces.every(each => now.includes(each));
    const next = all
        ? now.filter(each => !pieces.includes(each))
        : [...now, ...pieces.filter(each => !now.includes(each))];
    const deed = part === null ? undefined : deedOf(selection.options.value, part);
    if (deed !== undefined) return proposePick(selection, deed, next);
    if (next.length === 0) return selection.select(null);
    batch(() => {
        if (!next.includes(selection.piece.value ?? '')) selection.piece.value = next[0] ?? null;
        selection.team.value = next;
    });
}

/** Proposes what can be done to a place: with those picked who can, or with the usual ones. */
export function aim(selection: Selection, deeds: readonly Deed[]): void {
    const picks = deeds.map(deed => {
        const able = selection.team.value.filter(each => deed.among.includes(each));
        return able.length > 0 ? pickOf(deed, able) : deed.choices[0];
    });
    const [first, ...others] = picks.filter(each => each !== undefined);
    const [deed] = deeds;
    if (first === undefined || deed === undefined) return;
    selection.propose([first, ...others]);
    considered(selection, deed, first);
}
