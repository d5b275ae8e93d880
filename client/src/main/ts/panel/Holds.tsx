// Ways to hold back that differ only in for how long, in one row; and those with a condition, which may be changed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { beginning } from '../answers/shared';
import { wordBlanks } from '../answers/template';
import { usePlay } from '../game/play';
import { Label } from '../parts/bits';
import type { Choice } from '../wire/types';
import { FillIn, type Words, withWords } from './FillIn';

const bare = (choices: readonly Choice[]): Choice[] =>
    choices.filter(each => wordBlanks(each.template).length === 0 && each.forecast === null);

/** What such answers begin with while something is held; nothing where they stand as they are. */
export function heldBack(held: boolean, choices: readonly Choice[]): string {
    return held ? beginning(bare(choices).map(each => each.words)) : '';
}

export function Holds({ said, choices }: { said: string; choices: readonly Choice[] }) {
    const { game } = usePlay();
    return (
        <>
            <Label>{said}</Label>
            <div class="seg wide holds" role="group" aria-label={said}>
                {bare(choices).map((each, i) => (
                    <button
                        key={each.typed}
                        type="button"
                        class="btn"
                        data-typed={each.typed}
                        disabled={game.sending.value}
                        onClick={() => void game.act(each.typed)}
                    >
                        {each.words.slice(said.length + 1)}
                        {i === 0 && <kbd>Ctrl ↵</kbd>}
                    </button>
                ))}
            </div>
            {choices
                .filter(each => wordBlanks(each.template).length > 0)
                .map(each => (
                    <Conditional key={each.typed} choice={each} />
                ))}
        </>
    );
}

function Conditional({ choice }: { choice: Choice }) {
    const { game } = usePlay();
    const words = useSignal<Words>({});
    const said = useSignal(choice.words);
    const typed = withWords(choice, words.value);
    // The game says it in its own words.
    useEffect(() => {
        void game.consider(typed).then(answer => {
            if ('typed' in answer) said.value = answer.words;
        });
    }, [typed]);
    return (
        <div class="conditional">
            <button
                type="button"
                class="btn sm"
                data-typed={typed}
                disabled={game.sending.value}
                onClick={() => void game.act(typed)}
            >
                {said.value}
            </button>
            <FillIn template={choice.template} words={words} />
        </div>
    );
}
