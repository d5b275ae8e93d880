// The first page: go on with a game, or choose a scenario and begin one.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Bones } from '../parts/Bones';
import { useFetched } from '../parts/useFetched';
import type { Level, ListedRuleset } from '../wire/types';
import { FirstGame } from './FirstGame';
import { NewGame } from './NewGame';
import { Resume } from './Resume';
import { ScenarioTile } from './ScenarioTile';
import { SiteHeader } from './SiteHeader';
import { shelf } from './shelf';
import { UploadTile } from './UploadTile';
import { useGames } from './useGames';

/** @param scenario the one that is chosen at first; the first of all where none is named */
export function StartPage({ scenario }: { scenario: string }) {
    const catalog = useFetched<ListedRuleset[]>('/api/catalog');
    const games = useGames();
    const levels = useFetched<Level[]>('/api/players');
    const chosen = useSignal(scenario);
    if (catalog.state === 'failed') return <Broken words={catalog.words} />;
    const shelves = catalog.state === 'here' ? catalog.value.map(shelf) : [];
    const entries = shelves.flat();
    function pick(id: string): void {
        chosen.value = id;
        // On a small screen the new game stands below the scenarios.
        if (innerWidth < 900)
            requestAnimationFrame(() => document.querySelector('.newgame')?.scrollIntoView({ behavior: 'smooth' }));
    }
    useEffect(() => {
        if (scenario !== '' && catalog.state === 'here')
            document.querySelector('.tile.on')?.scrollIntoView({ block: 'center' });
    }, [catalog.state]);
    const picked = entries.find(each => each.scenario.id === chosen.value) ?? entries[0];
    return (
        <div class="site">
            <SiteHeader at="play" />
            <main class="start">
                <div class="left">
                    <h1 class="sr">Sandtable: wargames on a table that knows the rules</h1>
                    {games.state === 'here' && games.value.games.length + games.value.aside.length > 0 && (
                        <Resume
                            games={games.value.games}
                            aside={games.value.aside}
                            count={games.value.count}
                            entries={entries}
                        />
                    )}
                    {games.state === 'here' && games.value.games.length === 0 && (
                        <FirstGame entry={entries.find(each => each.scenario.lesson)} />
                    )}
                    {shelves.map(shelf => (
                        <section key={shelf[0]?.ruleset.ruleset} class="shelf">
                            <h2 class="head">{shelf[0]?.ruleset.title}</h2>
                            <ul class="tiles" aria-label={`Scenarios of ${shelf[0]?.ruleset.title}`}>
                                {shelf.map(entry => (
                                    <ScenarioTile
                                        key={entry.scenario.id}
                                        entry={entry}
                                        chosen={entry.scenario.id === picked?.scenario.id}
                                        onPick={() => pick(entry.scenario.id)}
                                    />
                                ))}
                            </ul>
                        </section>
                    ))}
                    {catalog.state === 'loading' && <Bones count={4} />}
                    <UploadTile entries={entries} />
                </div>
                {picked !== undefined && levels.state === 'here' && games.state === 'here' && (
                    <NewGame key={picked.scenario.id} entry={picked} levels={levels.value} />
                )}
            </main>
        </div>
    );
}

const Broken = ({ words }: { words: string }) => (
    <div class="site">
        <SiteHeader at="play" />
        <main class="alone">
            <h1>No connection</h1>
            <p>{words} Is the program still running?</p>
            <button type="button" class="btn pri" onClick={() => location.reload()}>
                Try again
            </button>
        </main>
    </div>
);
