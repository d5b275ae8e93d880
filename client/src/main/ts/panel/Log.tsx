// What happened, newest first, with dice, arithmetic and clause. Pointing at a line lights where it was.
import { useSignal } from '@preact/signals';
import { folded } from '../answers/folded';
import { usePlay } from '../game/play';
import { Chip, DiceRow, Label, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';
import type { Logged } from '../wire/types';
import { Reasons } from './Odds';

const SHOWN = 40;

export function Log({ log, start = SHOWN }: { log: readonly Logged[]; start?: number }) {
    const shown = useSignal(start);
    const lines = folded([...log].reverse().slice(0, shown.value));
    return (
        <section class="sec log" aria-label="Log">
            <Label>Log</Label>
            <ol>
                {lines.map(([each, ...more], i) =>
                    each === undefined ? null : (
                        <li key={`${each.step}/${lines.length - i}`}>
                            {each.turn !== lines[i - 1]?.[0]?.turn && <p class="turn">Turn {each.turn}</p>}
                            <Line logged={each} />
                            {more.length > 0 && <More lines={more} />}
                        </li>
                    ),
                )}
            </ol>
            {log.length > shown.value && (
                <button type="button" class="btn sm" onClick={() => (shown.value += 200)}>
                    Earlier: {log.length - shown.value} lines
                </button>
            )}
        </section>
    );
}

const More = ({ lines }: { lines: readonly Logged[] }) => (
    <details class="more">
        <summary>{lines.length} before it</summary>
        {lines.map((each, i) => (
            <Line key={i} logged={each} />
        ))}
    </details>
);

export function Line({ logged }: { logged: Logged }) {
    const { selection } = usePlay();
    const line = logged.line;
    const light = (on: boolean) => () => {
        selection.lit.value = on ? line.places : [];
    };
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
                {line.dice.map((dice, i) => (
                    <p key={i} class="thrown">
                        <span>{dice.whose}</span> <DiceRow faces={dice.faces} counted={dice.counted} />
                    </p>
                ))}
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
