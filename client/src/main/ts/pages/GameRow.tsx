// One game in the list of all: what, who, how it stands, when, and what can be done with it.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../parts/announce';
import { Flag, IconButton } from '../parts/bits';
import { Failed } from '../parts/Failed';
import type { Aside, ListedGame } from '../wire/types';
import { campsOf } from './company';
import type { GamesList } from './gamesList';
import type { Entry } from './shelf';
import { addressOf, ago, playerOf, standing } from './standing';

interface Props {
    list: GamesList;
    game: ListedGame;
    entry: Entry | undefined;
}

export function GameRow({ list, game, entry }: Props) {
    const deleted = list.filter.value === 'deleted';
    if (list.gone.value.has(game.id))
        return <Gone list={list} id={game.id} title={game.title} link={list.isLink(game.id)} />;
    const { state, words, more } = standing(game);
    const address = addressOf(game);
    return (
        <li class="gamerow" data-game={game.id} data-state={state}>
            <div class="what">
                <h2 class="name">
                    {deleted ? game.title : <a href={state === 'over' ? `${address}/end` : address}>{game.title}</a>}
                </h2>
                <span class="small muted">
                    {[entry?.ruleset.title, turnWords(game, entry)].filter(Boolean).join(', ')}
                </span>
            </div>
            <ul class="who" aria-label="Sides">
                {campsOf(game.sides).map((camp, i) => (
                    <li key={camp} class="row">
                        <Flag side={i} size={16} /> {camp} <span class="muted">{playerOf(game, camp)}</span>
                    </li>
                ))}
            </ul>
            <p class="stands">
                <b>{words}</b>
                {more !== '' && <span class="small muted">{more}</span>}
            </p>
            <time
                class="small muted when"
                dateTime={game.updated}
                title={new Date(game.updated).toLocaleString('en-GB')}
            >
                {ago(game.updated)}
            </time>
            <div class="row deeds">
                {deleted ? (
                    <Restore list={list} id={game.id} title={game.title} />
                ) : (
                    <>
                        <a
                            class="btn sm"
                            href={address}
                            aria-label={`${state === 'asked' ? 'Continue' : 'Look at'} ${game.title}`}
                        >
                            {state === 'asked' ? 'Continue' : 'Look'}
                        </a>
                        <a class="btn sm ghost" href={`${address}/step/0`} aria-label={`Replay of ${game.title}`}>
                            Replay
                        </a>
                        <Delete list={list} id={game.id} title={game.title} link={list.isLink(game.id)} />
                    </>
                )}
            </div>
        </li>
    );
}

const turnWords = (game: ListedGame, entry: Entry | undefined): string =>
    entry === undefined ? `turn ${game.turn}` : `turn ${game.turn} of ${entry.scenario.turns}`;

/** A game that is kept and cannot be played on. */
export function AsideRow({ list, aside }: { list: GamesList; aside: Aside }) {
    const title = aside.title === '' ? `Game ${aside.id}` : aside.title;
    if (list.gone.value.has(aside.id)) return <Gone list={list} id={aside.id} title={title} link={false} />;
    return (
        <li class="gamerow aside" data-aside={aside.id}>
            <div class="what">
                <h2 class="name">{title}</h2>
            </div>
            <p class="stands long">
                <b>Set aside</b>
                <span class="small muted">It cannot be played on and is kept as it is: {aside.why}</span>
            </p>
            <div class="row deeds">
                {list.filter.value === 'deleted' ? (
                    <Restore list={list} id={aside.id} title={title} />
                ) : (
                    <Delete list={list} id={aside.id} title={title} link={false} />
                )}
            </div>
        </li>
    );
}

interface Deed {
    list: GamesList;
    id: string;
    title: string;
}

function Delete({ list, id, title, link }: Deed & { link: boolean }) {
    const failed = useSignal('');
    async function strike(): Promise<void> {
        failed.value = await list.delete(id);
        if (failed.value === '') announce(link ? `${title} is off this list.` : `${title} is deleted.`);
    }
    return (
        <>
            <IconButton
                icon="trash"
                label={link ? `Take ${title} off this list` : `Delete ${title}`}
                onClick={() => void strike()}
            />
            <Failed words={failed.value} />
        </>
    );
}

function Restore({ list, id, title, children }: Deed & { children?: ComponentChildren }) {
    const failed = useSignal('');
    async function back(): Promise<void> {
        failed.value = await list.restore(id);
        if (failed.value === '') announce(`${title} is back.`);
    }
    return (
        <>
            <button
                type="button"
                class="btn sm"
                data-restore={id}
                aria-label={`Bring back ${title}`}
                onClick={() => void back()}
            >
                {children ?? 'Bring back'}
            </button>
            <Failed words={failed.value} />
        </>
    );
}

/** In the place of a game that was deleted just now; the keyboard goes on from here. */
function Gone({ list, id, title, link }: Deed & { link: boolean }) {
    const box = useRef<HTMLLIElement>(null);
    useEffect(() => box.current?.querySelector('button')?.focus(), []);
    return (
        <li class="gamerow gone" ref={box}>
            <p class="stands long">
                {link ? (
                    <>
                        <b>{title}</b> is off this list. Its link opens it again.
                    </>
                ) : (
                    <>
                        <b>{title}</b> is deleted. It can be brought back for seven days.
                    </>
                )}
            </p>
            <div class="row deeds">
                <Restore list={list} id={id} title={title}>
                    Undo
                </Restore>
            </div>
        </li>
    );
}
