// Where on its way somebody can be answered, what that would be there, and what an answer costs.
import { usePlay } from '../game/play';
import { Chip, Label } from '../parts/bits';
import type { HeldStop } from '../wire/types';

/** A stop ahead is waited for: this moment passes, and the next one asks again. */
export function HeldStops() {
    const { game, shown } = usePlay();
    const stops = shown.value?.scene.held?.stops ?? [];
    const next = stops.find(each => each.when === 'AHEAD');
    if (stops.length === 0) return null;
    return (
        <div class="stops">
            <Label>Where on its way</Label>
            <div class="seg wide" role="group" aria-label="Where on its way">
                {stops.map(each => (
                    <button
                        key={each.mm}
                        type="button"
                        class={each.when === 'NOW' ? 'on' : ''}
                        aria-pressed={each.when === 'NOW'}
                        disabled={each !== next || game.sending.value}
                        data-stop={each.mm}
                        title={each === next ? 'Wait until it is there' : undefined}
                        onClick={() => void game.act(each.typed)}
                    >
                        <b>{each.mm / 10} cm</b>
                        <span>{wordsOf(each)}</span>
                        {each.odds !== '' && <span class="tiny">{each.odds}</span>}
                    </button>
                ))}
            </div>
        </div>
    );
}

const wordsOf = (stop: HeldStop): string => (stop.when === 'PASSED' ? 'passed' : stop.words);

export function HeldCosts() {
    const costs = usePlay().shown.value?.scene.held?.costs ?? [];
    return costs.length === 0 ? null : (
        <section class="sec">
            <Label>It costs</Label>
            <ul class="why">
                {costs.map(each => (
                    <li key={each.words}>
                        {each.words} {each.figure} <Chip clause={each.clause} />
                    </li>
                ))}
            </ul>
        </section>
    );
}
