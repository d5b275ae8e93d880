// The order as it will read, when it acts and arrives, what speaks against it, and the button that notes it.
import { usePlay } from '../game/play';
import { Chip } from '../parts/bits';
import { Icon } from '../parts/icons';
import { lengthOf } from '../table/scale';
import { Slots } from './Slots';

export function Slip() {
    const { writing, game } = usePlay();
    const choice = writing.choice.value;
    if (choice === null) return null;
    const measured = writing.measured.value;
    const halt = writing.stale.value ? null : (measured?.halt ?? null);
    const problem = writing.problem.value;
    const metres = measured?.legs[measured.legs.length - 1]?.untilMm ?? 0;
    return (
        <div class="writing">
            <p class={writing.stale.value ? 'sentence stale' : 'sentence'} data-sentence>
                {measured === null || measured.words === '' ? choice.words : measured.words}.
            </p>
            {halt !== null && (
                <p class="doubt" role="alert">
                    <Icon name="stop" /> {halt.violation.reason} <Chip clause={halt.violation.clause} bad />
                </p>
            )}
            {problem !== null && (
                <p class="doubt" role="alert">
                    <Icon name="stop" /> {problem.words}
                </p>
            )}
            <Slots choice={choice} />
            {measured !== null && (
                <ul class={writing.stale.value ? 'why stale' : 'why'}>
                    {measured.remarks.map(each => (
                        <li key={each.words}>
                            {each.words} <Chip clause={each.clause} />
                        </li>
                    ))}
                    {metres > 0 && <li>{lengthOf(metres)} to go</li>}
                </ul>
            )}
            <div class="row wrap">
                <button
                    type="button"
                    class="btn pri grow"
                    id="confirm"
                    disabled={game.sending.value || !writing.allowed.value}
                    onClick={() => void writing.give()}
                >
                    Note it <kbd>Enter</kbd>
                </button>
                {writing.slot.value?.kind === 'way' && (
                    <button type="button" class="btn" onClick={() => writing.drop()}>
                        Drop leg <kbd>⌫</kbd>
                    </button>
                )}
                <button type="button" class="btn ghost" onClick={() => writing.clear()}>
                    Not now <kbd>Esc</kbd>
                </button>
            </div>
        </div>
    );
}
