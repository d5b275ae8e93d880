// Proposing who takes part: a pick that is not listed is asked for, with its price or what speaks against it.
import { batch } from '@preact/signals';
import type { Deed } from '../answers/options';
import { partOf, pickOf } from '../answers/team';
import type { Choice } from '../wire/types';
import type { Selection } from './selection';

/** Proposes one pick of a deed; what is not listed is asked for. */
export function proposePick(selection: Selection, deed: Deed, pieces: readonly string[]): void {
    const before = selection.proposed.value;
    const others = (selection.proposal.value?.choices ?? []).filter(each => partOf(each)?.pattern !== deed.pattern);
    const pick = pickOf(deed, pieces);
    const listed = deed.choices.includes(pick);
    // Until the answer is there the odds of the pick before stand, dimmed: nothing jumps.
    const shown = listed ? pick : { ...pick, reasons: before?.reasons ?? [], forecast: before?.forecast ?? null };
    selection.propose([shown, ...others]);
    considered(selection, deed, shown);
}

export function considered(selection: Selection, deed: Deed, choice: Choice): void {
    if (deed.choices.includes(choice) || choice.typed === '') return;
    selection.asking.value = choice.typed;
    void selection.game.consider(choice.typed).then(answer => {
        if (selection.proposed.value?.typed !== choice.typed) return;
        batch(() => {
            selection.asking.value = null;
            const others = selection.proposal.value?.choices.slice(1) ?? [];
            // What may be picked stays as it was when the pick was made.
            if ('typed' in answer)
                selection.proposal.value = {
                    choices: [{ ...answer, template: choice.template, tie: choice.tie }, ...others],
                    at: 0,
                };
            else selection.doubt.value = answer;
        });
    });
}
