// Pointing at a place: with a click, a tap, or Enter at the cursor.
import { alone, attempt, destination, goingTo } from '../answers/options';
import { placeKey, samePlace } from '../table/table';
import type { Choice, Place } from '../wire/types';
import { confirm } from './answering';
import { aim, pick, pickable, toggle } from './picking';
import type { Selection } from './selection';
import { next } from './stack';

/**
 * What a click, a tap or Enter on a place means.
 *
 * @param more whether pieces there join those already picked
 */
export async function pointAt(selection: Selection, place: Place, more = false): Promise<void> {
    selection.cursor.value = place;
    const takers = selection
        .piecesAt(place)
        .filter(each => selection.part.value?.among.includes(each.id))
        .map(each => each.id);
    if (takers.length > 0) return toggle(selection, takers);
    const proposed = selection.proposed.value;
    if (proposed !== null && endsAt(proposed, place)) return confirm(selection);
    const piece = selection.mover.value;
    const going = piece === null ? [] : goingTo(selection.options.value, piece, place);
    if (going.length > 0) return selection.propose(going);
    const aimed = selection.options.value.deeds.filter(each => each.place !== null && samePlace(each.place, place));
    if (aimed.length > 0) return aim(selection, aimed);
    const team = pickable(selection, place);
    const own = selection.piecesAt(place).some(each => alone(selection.options.value, each.id));
    if (team.length > 0 && (more || !own)) return more ? toggle(selection, team) : pick(selection, team);
    const here = selection.options.value.byPlace.get(placeKey(place)) ?? [];
    const fights = here.filter(each => each.forecast !== null);
    if (fights.length > 0 && !own) return selection.propose(fights);
    if (next(selection, place)) return;
    if (here.length > 0 && !own) {
        selection.select(null);
        selection.place.value = place;
        return;
    }
    const text =
        piece === null || selection.piece.value === null ? undefined : attempt(selection.options.value, piece, [place]);
    if (text !== undefined) await selection.game.act(text);
    else selection.select(null);
}

function endsAt(choice: Choice, place: Place): boolean {
    const end =
        choice.tie.type === 'OnPlace' || choice.tie.type === 'Together' ? choice.tie.place : destination(choice);
    return end !== undefined && end !== null && samePlace(end, place);
}
