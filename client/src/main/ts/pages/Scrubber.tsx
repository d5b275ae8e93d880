// The time line of a replay: turns, steps with dice, play and pause.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reducedMotion } from '../browser/settings';
import { IconButton } from '../parts/bits';
import { Icon } from '../parts/icons';
import type { Step } from '../wire/types';

const STEP_MS = 900;
const SPEEDS = [0.5, 1, 4] as const;

interface Props {
    at: Signal<number>;
    last: number;
    steps: readonly Step[];
    /** Steps that decided most; Ctrl and an arrow leads to the next. */
    moments?: readonly number[];
}

/** The first step of each turn. */
export function turnStarts(steps: readonly Step[]): { turn: number; step: number }[] {
    const starts = new Map<number, number>();
    for (const each of steps) if (!starts.has(each.turn)) starts.set(each.turn, each.number);
    return [...starts].map(([turn, step]) => ({ turn, step })).sort((a, b) => a.step - b.step);
}

export function Scrubber({ at, last, steps, moments = [] }: Props) {
    const playing = useSignal(false);
    const speed = useSignal<number>(1);
    const starts = turnStarts(steps);
    const to = (step: number): void => {
        at.value = Math.min(last, Math.max(0, step));
    };
    const turn = (by: 1 | -1): void => {
        const now = starts.filter(each => each.step <= at.value).length - 1;
        const target = by > 0 ? starts[now + 1]?.step : starts[at.value === starts[now]?.step ? now - 1 : now]?.step;
        to(target ?? (by > 0 ? last : 0));
    };

    useEffect(() => {
        if (!playing.value) return;
        const timer = setInterval(() => {
            if (at.value >= last) playing.value = false;
            else at.value++;
        }, STEP_MS / speed.value);
        return () => clearInterval(timer);
    }, [playing.value, speed.value, last]);

    useEffect(() => {
        const key = (event: KeyboardEvent): void => {
            const target = event.target;
            if (target instanceof HTMLElement && target.matches('input[type=search], textarea')) return;
            const button = target instanceof HTMLElement && target.matches('button, a, summary');
            if (event.ctrlKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
                const next =
                    event.key === 'ArrowRight'
                        ? moments.find(each => each > at.value)
                        : [...moments].reverse().find(each => each < at.value);
                if (next === undefined) return;
                to(next);
            } else if (event.key === 'ArrowRight') to(at.value + 1);
            else if (event.key === 'ArrowLeft') to(at.value - 1);
            else if (event.key === 'PageDown') turn(1);
            else if (event.key === 'PageUp') turn(-1);
            else if (event.key === 'Home') to(0);
            else if (event.key === 'End') to(last);
            else if (event.key === ' ' && !button) playing.value = !playing.value;
            else return;
            event.preventDefault();
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [last, steps, moments]);

    return (
        <div class="scrubber" data-over>
            <IconButton icon="prev" label="Previous turn (Page up)" onClick={() => turn(-1)} />
            <button
                type="button"
                class="playbutton"
                aria-label={playing.value ? 'Pause' : 'Play'}
                onClick={() => {
                    if (at.value >= last) to(0);
                    playing.value = !playing.value;
                }}
            >
                <Icon name={playing.value ? 'pause' : 'play'} size={20} />
            </button>
            <IconButton icon="next" label="Next turn (Page down)" onClick={() => turn(1)} />
            <div class="timeline">
                <div class="turns" aria-hidden="true">
                    {starts.map((each, i) => (
                        <span
                            key={each.turn}
                            class={each.step <= at.value && (starts[i + 1]?.step ?? Infinity) > at.value ? 'on' : ''}
                            style={{ left: `${last === 0 ? 0 : (100 * each.step) / last}%` }}
                        >
                            {each.turn === 0 ? '' : each.turn}
                        </span>
                    ))}
                </div>
                <input
                    type="range"
                    id="scrub"
                    min="0"
                    max={last}
                    value={at.value}
                    aria-label="Step"
                    aria-valuetext={`step ${at.value} of ${last}`}
                    onInput={event => to(Number(event.currentTarget.value))}
                />
                {moments.map(each => (
                    <button
                        key={each}
                        type="button"
                        class="mark"
                        style={{ left: `${last === 0 ? 0 : (100 * each) / last}%` }}
                        aria-label={`Decisive moment, step ${each}`}
                        onClick={() => to(each)}
                    />
                ))}
            </div>
            <span class="num nowrap">
                <b>{at.value}</b> of {last}
            </span>
            <div class="seg" role="group" aria-label="Speed">
                {SPEEDS.map(each => (
                    <button
                        key={each}
                        type="button"
                        class={speed.value === each ? 'on' : ''}
                        aria-pressed={speed.value === each}
                        onClick={() => (speed.value = each)}
                    >
                        {each === 0.5 ? '½' : each}×
                    </button>
                ))}
            </div>
            {reducedMotion() && <span class="sr">Moves are shown at once.</span>}
        </div>
    );
}
