// Nothing is asked here: this seat is the umpire's, or a computer plays it.
import { usePlay } from '../game/play';
import { Icon } from '../parts/icons';

export function Watching() {
    const { game, sheet } = usePlay();
    const position = game.position.value;
    if (position === null) return null;
    const post = game.post.value;
    if (post !== undefined) {
        return (
            <section class="sec prompt waiting">
                <Icon name="robot" size={26} />
                <div>
                    <h2 class="q">
                        {post.title} plays {post.id} for you
                    </h2>
                    <p class="small muted">You see what it sees. It knows no more than you do.</p>
                    <button type="button" class="btn pri" id="take" onClick={() => void game.handTo('person')}>
                        Take the seat back
                    </button>
                </div>
            </section>
        );
    }
    const as = game.as.value;
    return (
        <section class="sec prompt waiting">
            <Icon name="eye" size={26} />
            <div>
                <h2 class="q">{as === '' ? 'You see everything' : `This is what ${as} sees`}</h2>
                <p class="small muted">
                    {as === '' && position.waitingFor.length > 0
                        ? `Still writing: ${position.waitingFor.join(', ')}.`
                        : 'The umpire decides nothing and is never asked.'}
                </p>
                <div class="row wrap">
                    <button type="button" class="btn sm" onClick={() => (sheet.value = 'knows')}>
                        Who knows what <kbd>K</kbd>
                    </button>
                    <button type="button" class="btn sm" onClick={() => (sheet.value = 'seats')}>
                        Who sits where
                    </button>
                </div>
            </div>
        </section>
    );
}
