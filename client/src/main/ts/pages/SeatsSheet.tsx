// Who sits where; the own seat can be given to a computer and taken back.
import { useSignal } from '@preact/signals';
import { made } from '../browser/seats';
import { usePlay } from '../game/play';
import { Handings } from '../panel/Handings';
import { Flag } from '../parts/bits';
import { useFetched } from '../parts/useFetched';
import type { Level } from '../wire/types';
import { PERSON } from './begin';
import { campsOf, isPerson, postName } from './company';
import { Seats } from './LinksPage';

export function SeatsSheet() {
    const { game } = usePlay();
    const position = game.position.value;
    if (position === null) return null;
    const links = made.value[game.id];
    return (
        <div class="seatsheet">
            {campsOf(position.sides).map((camp, side) => (
                <section key={camp}>
                    <h3 class="row">
                        <Flag side={side} size={18} /> {camp}
                    </h3>
                    <ul class="plain">
                        {position.sides
                            .filter(each => each.camp === camp)
                            .map(each => (
                                <li key={each.id}>
                                    <b>{postName(each)}</b>: {isPerson(each) ? 'a person' : `${each.title}, a computer`}
                                    {each.id === game.seat.value?.side && ' (your seat)'}
                                </li>
                            ))}
                    </ul>
                </section>
            ))}
            <p>
                {position.umpire
                    ? 'An umpire sees everything and decides nothing.'
                    : 'There is no umpire: nobody sees everything.'}
            </p>
            <HandOn />
            <Handings position={position} />
            {links !== undefined && position.over === null && (
                <section>
                    <h3>Links of the seats</h3>
                    <Seats id={game.id} seats={links.seats} own={links.own} />
                </section>
            )}
        </div>
    );
}

/** Gives the own seat to a computer, or takes it back. */
function HandOn() {
    const { game } = usePlay();
    const levels = useFetched<Level[]>('/api/players');
    const level = useSignal('greedy');
    const busy = useSignal(false);
    const post = game.post.value;
    if (post === undefined || !post.people || game.position.value?.over !== null) return null;
    async function hand(player: string): Promise<void> {
        busy.value = true;
        await game.handTo(player);
        busy.value = false;
    }
    const computers = levels.state === 'here' ? levels.value.filter(each => each.spec !== PERSON) : [];
    return (
        <section class="handon">
            <h3>Your seat, {post.id}</h3>
            {isPerson(post) ? (
                <>
                    <label class="row wrap">
                        Give it to
                        <select value={level.value} onChange={event => (level.value = event.currentTarget.value)}>
                            {computers.map(each => (
                                <option key={each.spec} value={each.spec}>
                                    {each.title}: {each.words.toLowerCase()}
                                </option>
                            ))}
                        </select>
                    </label>
                    <p class="small muted">
                        It plays on with what you know, until you take the seat back. Everybody is told.
                    </p>
                    <button
                        type="button"
                        class="btn"
                        id="handover"
                        disabled={busy.value}
                        onClick={() => void hand(level.value)}
                    >
                        Let the computer play {post.id}
                    </button>
                </>
            ) : (
                <button
                    type="button"
                    class="btn pri"
                    id="takeback"
                    disabled={busy.value}
                    onClick={() => void hand(PERSON)}
                >
                    Take {post.id} back from {post.title}
                </button>
            )}
        </section>
    );
}
