// Why a step of a replay was taken: the reason, what was weighed, how it was expected to go on, what was not known.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePlay } from '../game/play';
import { announce } from '../parts/announce';
import { Label, Sentence } from '../parts/bits';
import { heard } from '../parts/chances';
import { get } from '../wire/http';
import type { Why } from '../wire/types';
import { Causes, Expected } from './Thinking';
import { Weighed } from './Weighed';

type State = { kind: 'loading' } | { kind: 'here'; why: Why } | { kind: 'none'; words: string };

interface Props {
    step: number;
    /** The rest of the question, such as whose steps are counted. */
    asking: string;
}

export function WhyPanel({ step, asking }: Props) {
    const play = usePlay();
    const { thoughts } = play;
    const state = useSignal<State>({ kind: 'loading' });

    useEffect(() => {
        let wanted = true;
        const show = (next: State): void => {
            if (!wanted) return;
            state.value = next;
            thoughts.why.value = next.kind === 'here' ? next.why : null;
            thoughts.picked.value = next.kind === 'here' ? Math.max(0, next.why.given) : 0;
            const best = next.kind === 'here' ? next.why.answers[0] : undefined;
            if (next.kind === 'here' && best !== undefined)
                announce(`${next.why.words} ${heard(best, next.why.tried)}`);
        };
        void load(show);
        return () => {
            wanted = false;
            thoughts.why.value = null;
        };

        async function load(show: (next: State) => void): Promise<void> {
            if (play.game.position.value?.over == null) {
                show({ kind: 'none', words: 'This is told after the end: before, it would show hidden things.' });
                return;
            }
            if (step === 0) {
                show({ kind: 'none', words: 'Nothing was chosen in the set-up.' });
                return;
            }
            show({ kind: 'loading' });
            const answer = await get<Why>(`/api/games/${play.game.id}/why?${asking}&at=${step}&anew=true`);
            if (answer.kind === 'ok') show({ kind: 'here', why: answer.value });
            else
                show({
                    kind: 'none',
                    words: answer.kind === 'failed' ? answer.message : 'The server does not answer.',
                });
        }
    }, [step, asking]);

    const now = state.value;
    if (now.kind === 'loading')
        return (
            <section class="sec why-card" aria-busy="true">
                <Label>Why</Label>
                <p class="said">Looking it up. What was not kept is weighed anew, with 300 trials.</p>
            </section>
        );
    if (now.kind === 'none')
        return (
            <section class="sec why-card">
                <Label>Why</Label>
                <p class="said">{now.words}</p>
            </section>
        );
    return <Told why={now.why} />;
}

function Told({ why }: { why: Why }) {
    const given = why.answers[why.given];
    const more = why.tried - why.answers.length;
    return (
        <>
            <section class="sec why-card" aria-label="Why">
                <div class="row between">
                    <h2 class="lab">{who(why)}</h2>
                    <span class="small muted">{effort(why)}</span>
                </div>
                <p class="q">{given === undefined ? `Why did ${why.side} answer so?` : `Why “${given.words}”?`}</p>
                <p class="said">
                    <Sentence text={why.words} />
                </p>
            </section>
            {why.answers.length > 1 && (
                <section class="sec">
                    <div class="row between">
                        <Label>What it weighed</Label>
                        <span class="small muted">{why.camp} wins, of 100; ± 95%</span>
                    </div>
                    <Weighed answers={why.answers} given={why.given} />
                    {more > 0 && (
                        <p class="small muted">
                            {more} more {more === 1 ? 'was' : 'were'} weighed and promised less.
                        </p>
                    )}
                </section>
            )}
            <Causes why={why} />
            <Expected why={why} title="What it expected then" />
            {why.unknown.length > 0 && (
                <section class="sec">
                    <Label>What it did not know</Label>
                    {why.unknown.map(each => (
                        <p key={each} class="small">
                            <Sentence text={each} />
                        </p>
                    ))}
                    <p class="small muted">Shown only now that the game is over.</p>
                </section>
            )}
        </>
    );
}

const who = (why: Why): string => (why.anew ? `${why.side}, weighed anew` : `${why.side}: ${why.player}`);

function effort(why: Why): string {
    if (why.trials === 0) return 'no thought needed';
    const answers = why.tried === 1 ? '1 answer' : `${why.tried} answers`;
    return `${(why.millis / 1000).toFixed(1)} s, ${answers} tried`;
}
