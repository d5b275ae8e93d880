// Nobody here is asked: who is, and what can be done meanwhile.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePlay } from '../game/play';
import { seconds } from '../game/waits';
import { Icon } from '../parts/icons';

export function Waiting() {
    const play = usePlay();
    const position = play.game.position.value;
    if (position === null) return null;
    const thinking = position.thinking;
    const held = position.scene.held;
    const names = position.waitingFor.map(side => position.scene.parties.find(each => each.id === side)?.name ?? side);
    return (
        <section class="sec prompt waiting">
            <Icon name={thinking === null ? 'lock' : 'robot'} size={26} />
            <div>
                <h2 class="q">
                    {held !== null && `${held.words}. `}
                    {thinking === null ? `Waiting for ${names.join(' and ')}` : `${thinking.title} is choosing`}
                    <span class="dots" aria-hidden="true">
                        <i />
                        <i />
                        <i />
                    </span>
                </h2>
                <p class="small muted">
                    {thinking === null ? (
                        held === null && 'Your answers are in.'
                    ) : (
                        <Time budgetMs={thinking.budgetMs} />
                    )}{' '}
                    You can look around meanwhile.
                </p>
                {play.measuring.toGo.value > 0 && (
                    <p class="small">{play.measuring.toGo.value} more of the formation go on afterwards.</p>
                )}
                {thinking !== null && (
                    <button type="button" class="btn sm" onClick={() => void play.game.hurry()}>
                        Hurry
                    </button>
                )}
            </div>
        </section>
    );
}

const TICK_MS = 1000;

/** What it may take for one decision, and what a whole turn of it has taken. */
function Time({ budgetMs }: { budgetMs: number }) {
    const { waits } = usePlay();
    const now = useSignal(Date.now());
    useEffect(() => {
        const timer = setInterval(() => (now.value = Date.now()), TICK_MS);
        return () => clearInterval(timer);
    }, []);
    const since = waits.since.value;
    const last = waits.last.value;
    return (
        <>
            Up to {seconds(budgetMs)} for each decision
            {since !== null && now.value - since >= TICK_MS && `, ${seconds(now.value - since)} so far`}.
            {last !== null && ` It took ${seconds(last)} the last time.`}
        </>
    );
}
