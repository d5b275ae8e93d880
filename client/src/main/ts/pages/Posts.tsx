// The posts of both camps under the strip: who sits there, and who is still writing, as far as the viewer may know.
import { usePlay } from '../game/play';
import { Icon, type IconName } from '../parts/icons';
import type { Participant, Position } from '../wire/types';
import { campsOf, isPerson, postName } from './company';

export function Posts({ position }: { position: Position }) {
    const play = usePlay();
    const [first = '', second = ''] = campsOf(position.sides);
    const row = (camp: string) => (
        <ul class="posts" aria-label={`Posts of ${camp}`}>
            {position.sides
                .filter(each => each.camp === camp)
                .map(each => (
                    <Post key={each.id} post={each} position={position} />
                ))}
        </ul>
    );
    return (
        <div class="postline">
            {row(first)}
            <button type="button" class="umpire" onClick={() => (play.sheet.value = 'seats')}>
                {position.umpire ? (
                    <>
                        <Icon name="eye" /> {play.game.umpires.value ? 'you are the umpire' : 'an umpire watches'}
                    </>
                ) : (
                    <>
                        <Icon name="people" /> {position.sides.length} posts, no umpire
                    </>
                )}
            </button>
            {row(second)}
        </div>
    );
}

function Post({ post, position }: { post: Participant; position: Position }) {
    const { game } = usePlay();
    const own = post.id === game.seat.value?.side;
    const state = stateOf(post, position);
    return (
        <li class={own || post.id === position.side ? 'own' : ''} data-post={post.id} data-state={state?.words ?? ''}>
            {!isPerson(post) && <Icon name="robot" />}
            <b>{postName(post)}</b>
            <span class="by">
                {own ? (isPerson(post) ? 'you' : `${post.title} for you`) : isPerson(post) ? '' : post.title}
            </span>
            {state !== null && (
                <span class="state">
                    <Icon name={state.icon} />
                    {state.words}
                </span>
            )}
        </li>
    );
}

interface State {
    icon: IconName;
    words: string;
}

const WRITING: State = { icon: 'text', words: 'writing' };
const SEALED: State = { icon: 'lock', words: 'sealed' };

/** A post knows of itself alone whether it is asked; an umpire knows it of all. */
export function stateOf(post: Participant, position: Position): State | null {
    if (position.over !== null) return null;
    const known = position.side === '' || position.side === post.id;
    if (!known) return null;
    return position.waitingFor.includes(post.id) ? WRITING : SEALED;
}
