// Games that go on, and those that ended.
import { seatAddress, sittings } from '../browser/seats';
import { MapPicture } from '../parts/MapPicture';
import { useFetched } from '../parts/useFetched';
import type { Aside, ListedGame, ScenarioCard } from '../wire/types';
import { isStaffed, numbers } from './company';
import type { Entry } from './shelf';

const MORE = 4;

interface Shown {
    games: readonly ListedGame[];
    /** Games that are kept and cannot be played on. */
    aside: readonly Aside[];
    entries: readonly Entry[];
}

export function Resume({ games, aside, entries }: Shown) {
    const open = games.filter(each => !each.over);
    const [first, ...rest] = open;
    const over = games.filter(each => each.over);
    if (first === undefined && over.length === 0 && aside.length === 0) return null;
    return (
        <div class={first === undefined ? 'resume few' : 'resume'}>
            {first !== undefined && (
                <Newest game={first} entry={entries.find(each => each.scenario.id === first.scenario)} />
            )}
            <ul class="others" aria-label="Other games">
                {[...rest, ...over].slice(0, MORE).map(game => (
                    <li key={addressOf(game)} class="other">
                        <a href={game.over ? `${addressOf(game)}/end` : addressOf(game)}>
                            <b class="name">{game.title}</b>
                            <span class="small muted">
                                {game.over ? game.result : `Turn ${game.turn}, ${against(game)}`}, {ago(game.updated)}
                            </span>
                        </a>
                    </li>
                ))}
                {aside.map(each => (
                    <li key={each.id} class="other" data-aside={each.id}>
                        <b class="name">{each.title === '' ? `Game ${each.id}` : each.title}</b>
                        <span class="small muted">Set aside, and kept as it is: {each.why}</span>
                    </li>
                ))}
            </ul>
        </div>
    );
}

function Newest({ game, entry }: { game: ListedGame; entry: Entry | undefined }) {
    const card = useFetched<ScenarioCard>(`/api/scenarios/${game.scenario}`);
    const asked = game.seats.find(each => each.asked)?.side;
    return (
        <article class="newest">
            <div class="pic">
                {card.state === 'here' && <MapPicture ground={card.value.ground} title={game.title} />}
            </div>
            <div class="body">
                <p class="lab strong">{asked === undefined ? 'Under way' : 'Your move'}</p>
                <h2>{game.title}</h2>
                <p class="muted">
                    {entry === undefined ? '' : `${entry.ruleset.title}, `}turn {game.turn}
                    {entry === undefined ? '' : ` of ${entry.scenario.turns}`}.{' '}
                    {asked === undefined ? '' : `${asked} to answer, `}
                    {against(game)}.
                </p>
                <div class="row wrap">
                    <a class="btn pri" id="continue" href={addressOf(game)}>
                        Continue
                    </a>
                    <a class="btn ghost" href={`${addressOf(game)}/step/0`}>
                        Replay
                    </a>
                </div>
            </div>
        </article>
    );
}

/** The table of a game, at the seat that this browser holds where it is played by links. */
function addressOf(game: ListedGame): string {
    const token = game.seats[0]?.token ?? game.umpire ?? '';
    const held = sittings.value.some(each => each.token === token);
    return held ? seatAddress(game.id, token) : `#/game/${game.id}`;
}

function against(game: ListedGame): string {
    if (isStaffed(game.sides)) {
        const own = game.seats[0]?.side;
        return own === undefined ? 'as the umpire' : `as ${own}, ${numbers(game.sides)}`;
    }
    const computer = game.sides.find(side => !game.seats.some(seat => seat.side === side.id));
    return computer === undefined ? 'two people at one screen' : `against ${computer.title}`;
}

/** How long ago, roughly. */
export function ago(time: string, now = Date.now()): string {
    const minutes = Math.round((now - Date.parse(time)) / 60_000);
    if (minutes < 2) return 'just now';
    if (minutes < 60) return `${minutes} min ago`;
    const hours = Math.round(minutes / 60);
    return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
}
