// All games of this browser: found by words, by state, page after page; deleted and brought back.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../parts/announce';
import { Bones } from '../parts/Bones';
import { Icon } from '../parts/icons';
import { useFetched } from '../parts/useFetched';
import type { ListedRuleset } from '../wire/types';
import { AsideRow, GameRow } from './GameRow';
import { type Filter, GamesList } from './gamesList';
import { SiteHeader } from './SiteHeader';
import { shelf } from './shelf';

const PAUSE_MS = 250;

const FILTERS: readonly (readonly [Filter, string])[] = [
    ['all', 'All'],
    ['asked', 'Your turn'],
    ['waiting', 'Waiting'],
    ['over', 'Over'],
    ['deleted', 'Deleted'],
];

export function GamesPage() {
    const list = useMemo(() => new GamesList(), []);
    const catalog = useFetched<ListedRuleset[]>('/api/catalog');
    const entries = catalog.state === 'here' ? catalog.value.flatMap(shelf) : [];
    useEffect(() => {
        document.title = 'Games – Sandtable';
        void list.open();
    }, []);
    const state = list.state.value;
    const none = state === 'here' && list.shown.value.length + list.aside.value.length === 0;
    return (
        <div class="site">
            <SiteHeader at="games" />
            <main class="games">
                <h1>Games</h1>
                <Controls list={list} />
                {typeof state === 'object' && (
                    <p class="failed" role="alert">
                        {state.failed}
                    </p>
                )}
                {state === 'loading' && <Bones count={6} />}
                {none && <Nothing list={list} />}
                <ul class="gamerows" aria-label="Games">
                    {list.shown.value.map(game => (
                        <GameRow
                            key={game.id}
                            list={list}
                            game={game}
                            entry={entries.find(each => each.scenario.id === game.scenario)}
                        />
                    ))}
                    {list.aside.value.map(each => (
                        <AsideRow key={each.id} list={list} aside={each} />
                    ))}
                </ul>
                {list.more.value !== null && (
                    <button type="button" class="btn" id="more" onClick={() => void list.next()}>
                        Show more
                    </button>
                )}
            </main>
        </div>
    );
}

function Controls({ list }: { list: GamesList }) {
    const box = useRef<HTMLInputElement>(null);
    const timer = useRef(0);
    useEffect(() => {
        const down = (event: KeyboardEvent): void => {
            if (event.key !== '/' || event.target === box.current) return;
            event.preventDefault();
            box.current?.focus();
        };
        addEventListener('keydown', down);
        return () => removeEventListener('keydown', down);
    }, []);
    const told = (): void => announce(counted(list.count.value));
    function search(words: string): void {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => void list.search(words).then(told), PAUSE_MS);
    }
    return (
        <div class="row wrap controls">
            <label class="row search">
                <Icon name="search" />
                <span class="sr">Search the games</span>
                <input
                    ref={box}
                    type="search"
                    placeholder="Scenario, side, opponent, result"
                    aria-keyshortcuts="/"
                    onInput={event => search(event.currentTarget.value)}
                />
                <kbd>/</kbd>
            </label>
            <div class="seg" role="group" aria-label="Which games">
                {FILTERS.map(([filter, words]) => (
                    <button
                        key={filter}
                        type="button"
                        class={list.filter.value === filter ? 'on' : ''}
                        aria-pressed={list.filter.value === filter}
                        data-filter={filter}
                        onClick={() => void list.show(filter).then(told)}
                    >
                        {words}
                    </button>
                ))}
            </div>
            <span class="muted small counted">{list.state.value === 'here' && counted(list.count.value)}</span>
        </div>
    );
}

const counted = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

function Nothing({ list }: { list: GamesList }) {
    if (list.words.value !== '') return <p>No game has all these words.</p>;
    switch (list.filter.value) {
        case 'all':
            return (
                <p>
                    No games yet. <a href="#/">Choose a scenario</a> to begin one.
                </p>
            );
        case 'asked':
            return <p>Nothing waits for you.</p>;
        case 'waiting':
            return <p>Nobody else is waited for.</p>;
        case 'over':
            return <p>No game is over yet.</p>;
        case 'deleted':
            return <p>Nothing was deleted in the last seven days.</p>;
    }
}
