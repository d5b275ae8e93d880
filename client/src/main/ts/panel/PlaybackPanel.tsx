// What happened since this seat last looked, step by step.
import { usePlay } from '../game/play';
import { Line } from './Log';

export function PlaybackPanel() {
    const { playback } = usePlay();
    const frame = playback.frame.value;
    if (frame === null) return null;
    const lines = frame.log.filter(each => each.step === frame.step);
    return (
        <section class="sec prompt">
            <p class="lab">
                What you missed, {playback.at.value + 1} of {playback.frames.value.length}
            </p>
            {lines.map((each, i) => (
                <Line key={i} logged={each} />
            ))}
            <button type="button" class="btn pri" id="skip" onClick={() => playback.skip()}>
                Skip <kbd>Space</kbd>
            </button>
        </section>
    );
}
