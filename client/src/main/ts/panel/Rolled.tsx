// What came of this seat's last answer, if dice fell for it: until the next answer.
import { computed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { inBounds } from '../game/bound';
import { usePlay } from '../game/play';
import { ownRoll } from '../game/rolled';
import { Chip, IconButton, Sentence, Thrown } from '../parts/bits';
import { luckWords } from '../parts/luck';
import type { Logged } from '../wire/types';
import { Reasons } from './Odds';

export function Rolled() {
    const { game, playback } = usePlay();
    const closed = useSignal(0);
    const roll = useMemo(
        () => computed(() => (game.position.value === null ? [] : ownRoll(game.position.value))),
        [game],
    ).value;
    const position = game.position.value;
    const [first] = roll;
    if (first === undefined || position === null || playback.replay.value || inBounds(position.log)) return null;
    if (closed.value === first.step) return null;
    return (
        <section class="sec rolled" aria-label="What your dice brought" data-rolled={first.step}>
            <div class="row between">
                <h2 class="lab strong">Your roll</h2>
                <IconButton icon="close" label="Put the result away" onClick={() => (closed.value = first.step)} />
            </div>
            {roll.map((each, i) => (
                <Result key={i} logged={each} names={position.scene.parties} />
            ))}
        </section>
    );
}

function Result({ logged: { line }, names }: { logged: Logged; names: readonly { id: string; name: string }[] }) {
    return (
        <div class={line.dice.length > 0 ? 'roll' : 'roll small'}>
            <p class={line.dice.length > 0 ? 'came' : ''}>
                <Sentence text={line.words} /> <Chip clause={line.clause} />
            </p>
            <Thrown dice={line.dice} />
            {line.luck.map((luck, i) => (
                <p key={i} class="luck">
                    {luckWords(luck, names)}
                </p>
            ))}
            {line.reasons.length > 0 && (
                <details>
                    <summary>Arithmetic</summary>
                    <Reasons reasons={line.reasons} />
                </details>
            )}
        </div>
    );
}
