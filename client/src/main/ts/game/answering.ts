// Giving an answer: by its button, or by confirming what is proposed.
import { deedOf, partOf, weighty } from '../answers/team';
import type { Choice } from '../wire/types';
import { proposePick } from './proposing';
import type { Selection } from './selection';

export async function confirm(selection: Selection): Promise<void> {
    const choice = selection.proposed.value;
    if (choice !== null && selection.ready.value) await give(selection, choice);
}

/** Gives an answer. The piece stays chosen if it can do more; pieces beside the map are chosen one after the other. */
export async function give(selection: Selection, choice: Choice): Promise<void> {
    const piece = selection.piece.value;
    const beside = selection.chosen.value?.places[0]?.type === 'Box';
    if (!(await selection.game.act(choice.typed))) return;
    const more = piece !== null && selection.options.value.byPiece.has(piece);
    const [mover] = partOf(choice) === null ? [] : (partOf(choice)?.pieces ?? []);
    if (!more && mover !== undefined && selection.options.value.byPiece.has(mover)) return selection.select(mover);
    selection.select(more ? piece : null);
    if (!more && beside)
        selection.select(
            selection.game.position.value?.scene.pieces.find(each => each.canAct && each.places[0]?.type === 'Box')
                ?.id ?? null,
        );
}

/** What a button does: answers at once, unless dice follow. */
export async function press(selection: Selection, choice: Choice): Promise<void> {
    const part = partOf(choice);
    const deed = part === null ? undefined : deedOf(selection.options.value, part);
    if (part !== null && deed !== undefined && weighty(deed)) proposePick(selection, deed, part.pieces);
    else if (choice.forecast !== null) selection.propose([choice]);
    else await give(selection, choice);
}
