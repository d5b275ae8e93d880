// What happened, newest first, with dice, arithmetic and clause. Pointing at a line lights where it was.
import { useSignal } from '@preact/signals';
import { folded, marched } from '../answers/folded';
import { marchWords } from '../answers/march';
import { usePlay } from '../game/play';
import { Chip, Label, Sentence, Thrown } from '../parts/bits';
import { Icon } from '../parts/icons';
import type { Logged } from '../wire/types';
import { Reasons } from './Odds';

const SHOWN = 40;

export function Log({ log, start = SHOWN }: { log: readonly Logged[]; start?: number }) {
    const shown = useSignal(start);
    const entries = folded([...log].reverse());
    const lines = entries.slice(0, shown.value);
    const hidden = entries.slice(shown.value).flat().length;
    return (
        <section class="sec log" aria-label="Log">
            <Label>Log</Label>
            <ol>
                {lines.map(([each, ...more], i) =>
                    each === undefined ? null : (
                        <li key={`${each.step}/${lines.length - i}`}>
                            {each.turn !== lines[i - 1]?.[0]?.turn && <p class="turn">Turn {each.turn}</p>}
                            {marched([each, ...more]) ? (
                                <March lines={[each, ...more]} />
                            ) : (
                                <>
                                    <Line logged={each} />
                                    {more.length > 0 && <More lines={more} />}
                                </>
                            )}
                        </li>
                    ),
                )}
            </ol>
            {hidden > 0 && (
                <button type="button" class="btn sm" onClick={() => (shown.value += 200)}>
                    Earlier: {hidden} {hidden === 1 ? 'line' : 'lines'}
                </button>
            )}
        </section>
    );
}

const More = ({ lines }: { lines: readonly Logged[] }) => (
    <details class="more">
        <summary>
            {lines.length} more {lines.length === 1 ? 'line' : 'lines'} just before
        </summary>
        {lines.map((each, i) => (
            <Line key={i} logged={each} />
        ))}
    </details>
);

/** A march in one line, hex by hex on demand. */
function March({ lines }: { lines: readonly Logged[] }) {
    const light = useLight(lines);
    return (
        <div class="l" onMouseEnter={light(true)} onMouseLeave={light(false)}>
            <Icon name="boot" />
            <div class="march">
                <Sentence text={marchWords([...lines].reverse())} /> <Chip clause={lines[0]?.line.clause ?? ''} />
                <details>
                    <summary>Hex by hex</summary>
                    {lines.map((each, i) => (
                        <Line key={i} logged={each} />
                    ))}
                </details>
            </div>
        </div>
    );
}

function useLight(lines: readonly Logged[]): (on: boolean) => () => void {
    const { selection } = usePlay();
    return on => () => {
        selection.lit.value = on ? lines.flatMap(each => each.line.places) : [];
    };
}

export function Line({ logged }: { logged: Logged }) {
    const line = logged.line;
    const light = useLight([logged]);
    return (
        <div class="l" onMouseEnter={light(true)} onMouseLeave={light(false)}>
            <Icon
                name={
                    line.dice.length > 0
                        ? 'dice'
                        : line.places.length > 1
                          ? 'boot'
                          : line.places.length === 1
                            ? 'flag'
                            : 'clock'
                }
            />
            <div>
                <Sentence text={line.words} /> <Chip clause={line.clause} />
                <Thrown dice={line.dice} />
                {line.reasons.length > 0 && (
                    <details>
                        <summary>Arithmetic</summary>
                        <Reasons reasons={line.reasons} />
                    </details>
                )}
            </div>
        </div>
    );
}
