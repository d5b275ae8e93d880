// What a bound brought, step by step.
import { folded } from '../answers/folded';
import type { Frame } from '../game/bound';
import { usePlay } from '../game/play';
import { Line } from './Log';

export function PlaybackPanel() {
    const { playback } = usePlay();
    const frame = playback.frame.value;
    if (frame === null) return null;
    const lines = folded(frame.log.filter(each => each.step === frame.step));
    const { at, frames, paused } = playback;
    return (
        <section class="sec prompt playback" data-frame={at.value}>
            <h2 class="lab">{headed(frame, at.value, frames.value)}</h2>
            <progress class="played" max={frames.value.length - 1} value={at.value} aria-label="Played so far" />
            <div class="row wrap">
                <button type="button" class="btn pri" id="skip" onClick={() => playback.skip()}>
                    Skip <kbd>Space</kbd>
                </button>
                <button type="button" class="btn" id="pause" onClick={() => playback.pause()}>
                    {paused.value ? 'Play' : 'Pause'} <kbd>P</kbd>
                </button>
                <button
                    type="button"
                    class="btn"
                    id="earlier"
                    disabled={at.value === 0}
                    onClick={() => playback.step(-1)}
                >
                    Back <kbd>←</kbd>
                </button>
                <button
                    type="button"
                    class="btn"
                    id="later"
                    disabled={at.value === frames.value.length - 1}
                    onClick={() => playback.step(1)}
                >
                    On <kbd>→</kbd>
                </button>
            </div>
            <div class="told">
                {lines.flat().map((each, i) => (
                    <Line key={i} logged={each} />
                ))}
            </div>
        </section>
    );
}

function headed(frame: Frame, at: number, frames: readonly Frame[]): string {
    if (frame.move !== undefined) return `What happened: all move at once, step ${frame.move.at} of ${frame.move.of}`;
    const first = frames.findIndex(each => each.move === undefined);
    return `What happened: what came of it, ${at - first + 1} of ${frames.length - first}`;
}
