// Answers that were weighed, best first: chance, how sure it is, and where on the map.
import { usePlay } from '../game/play';
import { sure, whole } from '../parts/chances';
import type { WhyWeighed } from '../wire/types';

interface Props {
    answers: readonly WhyWeighed[];
    /** Which of them was given; -1 where none was. */
    given: number;
}

export function Weighed({ answers, given }: Props) {
    const { thoughts } = usePlay();
    return (
        <ol class="cands">
            {answers.map((each, i) => (
                <li key={each.typed}>
                    <button
                        type="button"
                        class={i === thoughts.picked.value ? 'cand on' : 'cand'}
                        aria-pressed={i === thoughts.picked.value}
                        data-typed={each.typed}
                        onClick={() => thoughts.pick(i)}
                        onMouseEnter={() => thoughts.pick(i)}
                    >
                        <span class={i === 0 ? 'place first' : 'place'}>{i + 1}</span>
                        <span>
                            <b>{each.words}</b>
                            {i === given && <span class="note">chosen</span>}
                            <Chance answer={each} />
                        </span>
                        <span class="sure">
                            <b>{whole(each.chance)}%</b>
                            <span>{sure(each)}</span>
                        </span>
                    </button>
                </li>
            ))}
        </ol>
    );
}

const Chance = ({ answer }: { answer: WhyWeighed }) => (
    <span class="chance" aria-hidden="true">
        <u style={{ width: `${answer.chance}%` }} />
        {answer.doubt > 0 && (
            <>
                <i style={{ left: `${Math.max(0, answer.chance - answer.doubt)}%` }} />
                <i style={{ left: `${Math.min(100, answer.chance + answer.doubt)}%` }} />
            </>
        )}
    </span>
);
