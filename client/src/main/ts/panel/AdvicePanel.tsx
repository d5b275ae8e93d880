// Advice for the own side, under the question: how much of it is one's own choice, and it never comes unasked.
import { useEffect, useRef } from 'preact/hooks';
import { type Degree, degree } from '../game/advice';
import { usePlay } from '../game/play';
import { announce } from '../parts/announce';
import { Label, Sentence } from '../parts/bits';
import { heard } from '../parts/chances';
import { Icon } from '../parts/icons';
import type { Advice, Why } from '../wire/types';
import { Causes, Expected } from './Thinking';
import { Weighed } from './Weighed';

const DEGREES: readonly (readonly [Degree, string])[] = [
    ['WHERE', 'Where to look'],
    ['BEST', 'The best three'],
    ['DO', 'Just do it'],
];

export function AdvicePanel() {
    const { thoughts } = usePlay();
    const { advice } = thoughts;
    const state = advice.state.value;
    useEffect(() => {
        if (state.kind !== 'here') return;
        const best = state.advice.why?.answers[0];
        announce(best === undefined ? state.advice.words : heard(best, state.advice.why?.tried ?? 1));
    }, [state]);
    if (state.kind === 'none') return null;
    return (
        <>
            {state.kind === 'thinking' && <Said title="Thinking it over" words="This takes a second or two." />}
            {state.kind === 'refused' && (
                <>
                    <Said title="No advice" words={state.words} />
                    <Consent />
                </>
            )}
            {state.kind === 'here' && <Here advice={state.advice} />}
            {state.kind !== 'refused' && <HowMuch />}
        </>
    );
}

/** The question stays above it while it comes into sight. */
function Said({ title, words }: { title: string; words: string }) {
    const section = useRef<HTMLElement>(null);
    useEffect(() => {
        const shown = section.current;
        if (shown === null) return;
        const question = shown.parentElement?.querySelector<HTMLElement>('.prompt')?.offsetHeight ?? 0;
        shown.style.scrollMarginTop = `${question}px`;
        shown.scrollIntoView({ block: 'start' });
    }, [title]);
    return (
        <section class="sec hinted" aria-label="Advice" ref={section}>
            <Icon name="bulb" size={22} />
            <div class="grow">
                <h2 class="ttl">{title}</h2>
                <p class="said">
                    <Sentence text={words} />
                </p>
            </div>
        </section>
    );
}

function Here({ advice }: { advice: Advice }) {
    const { selection, thoughts } = usePlay();
    useEffect(() => {
        thoughts.picked.value = 0;
        selection.lit.value = advice.places;
        return () => {
            selection.lit.value = [];
        };
    }, [advice]);
    const why = advice.why;
    if (why === null) return <Said title="Where to look" words={advice.words} />;
    return (
        <>
            <Said title={`A staff officer would: ${why.answers[0]?.words ?? ''}`} words={reason(why)} />
            {why.answers.length > 1 && (
                <section class="sec">
                    <div class="row between">
                        <Label>The best {why.answers.length === 2 ? 'two' : 'three'}</Label>
                        <span class="small muted">you win, of 100; ± 95%</span>
                    </div>
                    <Weighed answers={why.answers} given={-1} />
                    <Give why={why} />
                </section>
            )}
            <Causes why={why} />
            <Expected why={why} title="What to expect then" />
        </>
    );
}

const reason = (why: Why): string =>
    why.kind === 'STANDING' ? 'No thought is needed: this is nearly always right here.' : why.words;

/** Gives the answer that is picked out. */
function Give({ why }: { why: Why }) {
    const { thoughts, game } = usePlay();
    const answer = why.answers[thoughts.picked.value];
    return answer === undefined ? null : (
        <button type="button" class="btn sm" disabled={game.sending.value} onClick={() => void game.act(answer.typed)}>
            Do number {thoughts.picked.value + 1}
        </button>
    );
}

function HowMuch() {
    const { thoughts } = usePlay();
    const { advice } = thoughts;
    const uses = advice.counsel.value?.uses.length ?? 0;
    return (
        <section class="sec">
            <Label>How much to say</Label>
            <div class="seg wide" role="group" aria-label="How much to say">
                {DEGREES.map(([each, words]) => (
                    <button
                        key={each}
                        type="button"
                        class={degree.value === each ? 'on' : ''}
                        aria-pressed={degree.value === each}
                        onClick={() => void advice.ask(each)}
                    >
                        {words}
                    </button>
                ))}
            </div>
            <p class="small muted">
                Advice sees what you see, no more. Asked {uses === 1 ? 'once' : `${uses} times`} in this game; the log
                and the page of the end say so.
            </p>
            <button type="button" class="btn sm" onClick={() => advice.putAway()}>
                Put it away <kbd>Esc</kbd>
            </button>
        </section>
    );
}

/** In a game between people all of them must allow it. */
export function Consent() {
    const { thoughts, game } = usePlay();
    const counsel = thoughts.advice.counsel.value;
    const side = game.seat.value?.side ?? '';
    if (counsel === null || !counsel.between) return null;
    const agreed = counsel.agreed.includes(side);
    return (
        <section class="sec">
            <p class="small">
                {counsel.agreed.length === 0
                    ? 'Nobody has allowed advice yet.'
                    : `${counsel.agreed.join(', ')} ${counsel.agreed.length === 1 ? 'has' : 'have'} allowed it.`}
            </p>
            <button type="button" class="btn sm" onClick={() => void thoughts.advice.allow(!agreed)}>
                {agreed ? 'Forbid it again' : 'Allow it for both'}
            </button>
        </section>
    );
}
