// Games that go on, and those that ended.
import { MapPicture } from '../parts/MapPicture';
import { useFetched } from '../parts/useFetched';
import type { Aside, ListedGame, ScenarioCard } from '../wire/types';
import type { Entry } from './shelf';
import { addressOf, against, ago, standing } from './standing';

const MORE = 4;

interface Shown {
    games: readonly ListedGame[];
    /** Games that are kept and cannot be played on. */
    aside: readonly Aside[];
    /** How many there are, here and on the page of all. */
    count: number;
    entries: readonly Entry[];
}

export function Resume({ games, aside, count, entries }: Shown) {
    const open = games.filter(each => !each.over);
    const first = open.find(each => standing(each).state === 'asked') ?? open[0];
    const rest = open.filter(each => each !== first);
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
                                {row(game)}, {ago(game.updated)}
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
                <li class="all">
                    <a class="link" id="allgames" href="#/games">
                        All games ({count})
                    </a>
                </li>
            </ul>
        </div>
    );
}

const row = (game: ListedGame): string => {
    const { words } = standing(game);
    return game.over ? `${words}, ${against(game)}` : `${words}, turn ${game.turn}, ${against(game)}`;
};

function Newest({ game, entry }: { game: ListedGame; entry: Entry | undefined }) {
    const card = useFetched<ScenarioCard>(`/api/scenarios/${game.scenario}`);
    const asked = game.seats.find(each => each.asked)?.side;
    return (
        <article class="newest">
            <div class="pic">
                {card.state === 'here' && <MapPicture ground={card.value.ground} title={game.title} />}
            </div>
            <div class="body">
                <p class="lab strong">{standing(game).words}</p>
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
