// The parts that why and advice have in common: what made the difference, and how it was expected to go on.
import { usePlay } from '../game/play';
import { Chip, Label, Sentence } from '../parts/bits';
import { signed } from '../parts/chances';
import type { Why } from '../wire/types';

/** What sets the first answer apart from the second. */
export const Causes = ({ why }: { why: Why }) =>
    why.reasons.length === 0 ? null : (
        <section class="sec">
            <Label>What made the difference, in points of 100</Label>
            <dl class="causes">
                {why.reasons.slice(0, 4).map(each => (
                    <>
                        <dt key={`${each.words} term`}>{each.words}</dt>
                        <dd key={each.words}>{signed(each.points)}</dd>
                    </>
                ))}
            </dl>
        </section>
    );

/** How the picked answer was expected to go on. */
export function Expected({ why, title }: { why: Why; title: string }) {
    const { thoughts, selection } = usePlay();
    const answer = why.answers[thoughts.picked.value] ?? why.answers[0];
    if (answer === undefined || !why.played) return null;
    return (
        <section class="sec">
            <Label>{title}</Label>
            {answer.expected.length === 0 ? (
                <p class="small muted">No main line was kept of this answer.</p>
            ) : (
                <ol class="expected">
                    {answer.expected.map((each, i) => (
                        <li
                            key={i}
                            onMouseEnter={() => (selection.lit.value = each.places)}
                            onMouseLeave={() => (selection.lit.value = [])}
                        >
                            <Sentence text={each.words} /> <Chip clause={each.clause} />
                        </li>
                    ))}
                </ol>
            )}
        </section>
    );
}
