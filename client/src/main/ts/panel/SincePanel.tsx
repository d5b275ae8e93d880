// What others did since this seat last answered; the next question comes when it is put away.
import { useEffect, useRef } from 'preact/hooks';
import { type Deed, type DeedKind, summary } from '../game/deeds';
import { usePlay } from '../game/play';
import { Chip, Sentence, Thrown } from '../parts/bits';
import { Icon, type IconName } from '../parts/icons';

const SIGNS: Readonly<Record<DeedKind, IconName>> = { dice: 'dice', march: 'boot', event: 'flag', aside: 'clock' };

export function SincePanel() {
    const play = usePlay();
    const { since } = play.playback;
    const deeds = since.deeds.value;
    const at = since.at.value;
    const asked = play.game.position.value?.scene.question != null;
    return (
        <>
            <section class="sec prompt since" data-deeds={deeds.length} data-deed={at}>
                <h2 class="lab">Since your last turn</h2>
                <p class="q">{summary(deeds)}</p>
                <div class="row wrap">
                    <button type="button" class="btn pri grow" id="skip" onClick={() => since.dismiss()}>
                        {asked ? 'To my turn' : 'Put away'} <kbd>Enter</kbd>
                    </button>
                    <button type="button" class="btn" id="again" onClick={() => since.play()}>
                        {since.last ? 'Again' : since.paused.value ? 'Play' : 'Pause'} <kbd>P</kbd>
                    </button>
                </div>
            </section>
            <ol class="sec deeds-told" aria-label="What happened">
                {deeds.map((deed, i) => (
                    <Told key={`${deed.step}/${i}`} deed={deed} number={i + 1} now={i === at} past={i <= at} />
                ))}
            </ol>
        </>
    );
}

/** The one thing that somebody else did, beside the question. */
export function SinceNote() {
    const note = usePlay().playback.since.note.value;
    return note === null ? null : (
        <section class="sec since-note small" aria-label="Since your last answer">
            <Sentence text={note.words} />
        </section>
    );
}

function Told({ deed, number, now, past }: { deed: Deed; number: number; now: boolean; past: boolean }) {
    const { since } = usePlay().playback;
    const item = useRef<HTMLLIElement>(null);
    useEffect(() => {
        if (now) item.current?.scrollIntoView({ block: 'nearest' });
    }, [now]);
    return (
        <li ref={item} class={`deed ${deed.kind}${past ? '' : ' later'}`} aria-current={now ? 'step' : undefined}>
            <button type="button" class="num" aria-label={`Show number ${number}`} onClick={() => since.go(number - 1)}>
                {number}
            </button>
            <div class="grow">
                {deed.kind === 'march' ? (
                    <p>
                        <Sentence text={deed.words} />
                    </p>
                ) : (
                    <Lines deed={deed} />
                )}
            </div>
            <Icon name={SIGNS[deed.kind]} />
        </li>
    );
}

const Lines = ({ deed }: { deed: Deed }) => (
    <>
        {deed.lines.map(({ line }, i) => (
            <p key={i}>
                <Sentence text={line.words} />{' '}
                {line.clause !== deed.lines[i + 1]?.line.clause && <Chip clause={line.clause} />}
                <Thrown dice={line.dice} />
            </p>
        ))}
    </>
);
