// Answers as buttons in a row.
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import type { Choice } from '../wire/types';

/** @param from how many answers have a number before these */
export const Deeds = ({ choices, from }: { choices: readonly Choice[]; from: number }) => {
    const { selection } = usePlay();
    return (
        <div class="row wrap">
            {choices.map((choice, i) => (
                <button
                    key={choice.typed}
                    type="button"
                    class="btn sm"
                    data-typed={choice.typed}
                    onClick={() => void press(selection, choice)}
                >
                    {choice.words} {from + i < 9 && <kbd>{from + i + 1}</kbd>}
                </button>
            ))}
        </div>
    );
};

/** Choices about hexsides by the names of their directions. */
export function Directions({ choices }: { choices: readonly Choice[] }) {
    const { selection } = usePlay();
    if (choices.length === 0) return null;
    return (
        <div class="row wrap directions" role="group" aria-label="Directions">
            {choices.map(choice => (
                <button
                    key={choice.typed}
                    type="button"
                    class="btn sm"
                    title={choice.words}
                    aria-label={choice.words}
                    data-typed={choice.typed}
                    onClick={() => void press(selection, choice)}
                >
                    {choice.label}
                </button>
            ))}
        </div>
    );
}
