// One game: finds it, sits down, and shows the table, the replay or the end.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Play, PlayContext } from '../game/play';
import { get } from '../wire/http';
import type { ListedGame } from '../wire/types';
import { EndPage } from './EndPage';
import { HandOver } from './HandOver';
import { ReplayPage } from './ReplayPage';
import type { Route } from './route';
import { SiteHeader } from './SiteHeader';
import { TablePage } from './TablePage';

type GameRoute = Extract<Route, { id: string }>;

export function GamePage({ route }: { route: GameRoute }) {
    const play = useSignal<Play | null>(null);
    const missing = useSignal('');
    useEffect(() => {
        let opened: Play | undefined;
        void get<ListedGame[]>('/api/games').then(async answer => {
            const listed = answer.kind === 'ok' ? answer.value.find(each => each.id === route.id) : undefined;
            if (listed === undefined) {
                missing.value =
                    answer.kind === 'ok' ? `There is no game ${route.id} here.` : 'The server does not answer.';
                return;
            }
            opened = new Play(listed);
            play.value = opened;
            document.title = `${listed.title} – Sandtable`;
            await opened.game.open();
        });
        return () => opened?.game.leave();
    }, [route.id]);

    const opened = play.value;
    const words = missing.value || opened?.game.failure.value;
    if (words !== undefined && words !== null && words !== '') return <Missing words={words} />;
    if (opened === null) return <main class="alone">Setting up the table …</main>;
    return (
        <PlayContext.Provider value={opened}>
            {opened.game.handOver.value !== null ? (
                <HandOver seat={opened.game.handOver.value} />
            ) : (
                <Shown route={route} play={opened} />
            )}
        </PlayContext.Provider>
    );
}

function Shown({ route, play }: { route: GameRoute; play: Play }) {
    const table = play.game.table.value;
    if (table === null || play.game.position.value === null) return <main class="alone">Setting up the table …</main>;
    switch (route.page) {
        case 'game':
            return <TablePage table={table} />;
        case 'replay':
            return <ReplayPage table={table} step={route.step} />;
        case 'end':
            return <EndPage table={table} />;
    }
}

const Missing = ({ words }: { words: string }) => (
    <div class="site">
        <SiteHeader at="play" />
        <main class="alone">
            <h1>Nothing to show</h1>
            <p>{words}</p>
            <a class="btn pri" href="#/">
                To all games
            </a>
        </main>
    </div>
);
