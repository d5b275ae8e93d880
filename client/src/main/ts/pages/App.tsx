// Which page is shown, and what belongs to all of them.
import { useEffect } from 'preact/hooks';
import { Announcer } from '../parts/announce';
import '../browser/settings';
import { GamePage } from './GamePage';
import { GamesPage } from './GamesPage';
import { LinksPage } from './LinksPage';
import { RulesPage } from './RulesPage';
import { route } from './route';
import { StartPage } from './StartPage';

export function App() {
    const at = route.value;
    useEffect(() => {
        if (at.page === 'start') document.title = 'Sandtable';
    }, [at.page]);
    return (
        <>
            <Announcer />
            {at.page === 'start' && <StartPage key={at.scenario} scenario={at.scenario} />}
            {at.page === 'games' && <GamesPage />}
            {at.page === 'rules' && <RulesPage ruleset={at.ruleset} at={at.at} />}
            {at.page === 'links' && <LinksPage id={at.id} />}
            {(at.page === 'game' || at.page === 'replay' || at.page === 'end' || at.page === 'analysis') && (
                <GamePage key={`${at.id}/${at.seat}`} route={at} />
            )}
        </>
    );
}
