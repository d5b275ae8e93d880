// The lesson's own place: a strip over map and panel that covers neither, and can be folded.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { usePlay } from '../game/play';
import { IconButton, Sentence } from '../parts/bits';
import { get } from '../wire/http';
import type { ListedRuleset, Taught } from '../wire/types';
import { begin, PERSON } from './begin';

const touch = matchMedia('(pointer: coarse)');

/** The words for the device in hand. */
const said = (words: string): string => words.replace(/\{([^|}]*)\|([^}]*)\}/g, touch.matches ? '$2' : '$1');

export function Lesson() {
    const { teaching, playback } = usePlay();
    const folded = useSignal(false);
    const on = useRef<HTMLButtonElement>(null);
    const [lesson, at, step] = [teaching.lesson.value, teaching.at.value, teaching.step.value];
    const reads = step !== null && step.typed === '';
    useEffect(() => {
        if (reads && !playback.telling.value) on.current?.focus({ preventScroll: true });
    }, [at, reads, playback.telling.value]);
    if (lesson === null || at === null || step === null) return null;
    const last = at === lesson.steps.length - 1;
    return (
        <section class="lesson" aria-label="Lesson" data-step={at}>
            <div class="row between">
                <p class="stepname">
                    <span class="lab">
                        {at + 1} of {lesson.steps.length}
                    </span>{' '}
                    <b>{step.title}</b>
                </p>
                <div class="row">
                    {step.typed !== '' && !folded.value && (
                        <button type="button" class="btn sm" id="show-me" onClick={() => void teaching.show()}>
                            Show me
                        </button>
                    )}
                    {reads && !last && !folded.value && (
                        <button type="button" class="btn sm" id="go-on" ref={on} onClick={goOn}>
                            Go on
                        </button>
                    )}
                    {last && <Next lesson={lesson} />}
                    <IconButton
                        icon={folded.value ? 'plus' : 'minus'}
                        label={folded.value ? 'Unfold the lesson' : 'Fold the lesson'}
                        onClick={() => (folded.value = !folded.value)}
                    />
                </div>
            </div>
            {!folded.value && (
                <div aria-live="polite">
                    <p class="told">
                        <Sentence text={said(step.words)} />
                    </p>
                    {step.keys !== '' && !touch.matches && <p class="told bykeys">Keys: {step.keys}</p>}
                </div>
            )}
        </section>
    );

    function goOn(): void {
        teaching.goOn();
        document.getElementById('map')?.focus();
    }
}

/** What to play after the lesson. */
function Next({ lesson }: { lesson: Taught }) {
    const failed = useSignal('');
    async function start(): Promise<void> {
        const catalog = await get<ListedRuleset[]>('/api/catalog');
        const listed = catalog.kind === 'ok' ? catalog.value.flatMap(each => each.scenarios) : [];
        const sides = listed.find(each => each.id === lesson.next)?.sides ?? [];
        const players = Object.fromEntries(sides.map((side, i) => [side, i === 0 ? PERSON : 'greedy']));
        failed.value = await begin({ scenario: lesson.next, players, options: {} });
    }
    return (
        <>
            {failed.value !== '' && (
                <span class="failed" role="alert">
                    {failed.value}
                </span>
            )}
            <button type="button" class="btn sm pri" id="next-scenario" onClick={() => void start()}>
                Now play {lesson.nextTitle}
            </button>
        </>
    );
}
