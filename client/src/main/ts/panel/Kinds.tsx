// Several kinds of answers that lead to points of the table, such as to move and to assault, or fire of one pattern or another.
import { kindWords } from '../answers/legs';
import { usePlay } from '../game/play';

export function Kinds() {
    const { measuring } = usePlay();
    const kinds = measuring.kinds.value;
    if (kinds.length < 2) return null;
    return (
        <div class="seg wide" role="group" aria-label="What to do">
            {kinds.map((each, i) => (
                <button
                    key={each.typed}
                    type="button"
                    data-kind={i}
                    aria-pressed={each === measuring.choice.value}
                    class={each === measuring.choice.value ? 'on' : ''}
                    onClick={() => (measuring.kind.value = i)}
                >
                    {kindWords(kinds, each)}
                </button>
            ))}
        </div>
    );
}
