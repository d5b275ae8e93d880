// Nobody here is asked: who is, and what can be done meanwhile.
import { usePlay } from '../game/play';
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
                    {thinking === null
                        ? held === null && 'Your answers are in.'
                        : `Up to ${Math.max(1, Math.round(thinking.budgetMs / 1000))} s.`}{' '}
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
