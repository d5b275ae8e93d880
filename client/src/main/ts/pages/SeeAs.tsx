// An umpire's switch: everything, or what one post sees.
import { usePlay } from '../game/play';

export function SeeAs() {
    const { game, sheet } = usePlay();
    const posts = ['', ...game.listed.sides.map(each => each.id)];
    return (
        <div class="seeas" data-over>
            <span class="small" id="seeas">
                See it as
            </span>
            <div class="seg" role="group" aria-labelledby="seeas">
                {posts.map((each, i) => (
                    <button
                        key={each}
                        type="button"
                        class={game.as.value === each ? 'on' : ''}
                        aria-pressed={game.as.value === each}
                        data-as={each}
                        title={`Key ${i + 1}`}
                        onClick={() => void game.seeAs(each)}
                    >
                        {each === '' ? 'All' : each}
                    </button>
                ))}
            </div>
            <button type="button" class="btn sm" id="knows" onClick={() => (sheet.value = 'knows')}>
                Who knows what <kbd>K</kbd>
            </button>
        </div>
    );
}
