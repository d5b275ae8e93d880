// One game: finds it, sits down, and shows the table, the replay or the end.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forget, satDown, sittings } from '../browser/seats';
import { Play, PlayContext } from '../game/play';
import { get } from '../wire/http';
import type { ListedGame } from '../wire/types';
import { AnalysisPage } from './AnalysisPage';
import { EndPage } from './EndPage';
import { HandOver } from './HandOver';
import { ReplayPage } from './ReplayPage';
import type { Route } from './route';
import { SiteHeader } from './SiteHeader';
import { TablePage } from './TablePage';

type GameRoute = Extract<Route, { seat: string }>;

export function GamePage({ route }: { route: GameRoute }) {
    const play = useSignal<Play | null>(null);
    const missing = useSignal('');
    useEffect(() => {
        let opened: Play | undefined;
        void found(route).then(async answer => {
            if (typeof answer === 'string') {
                missing.value = answer;
                return;
            }
            opened = new Play(answer.listed, answer.link);
            play.value = opened;
            document.title = `${answer.listed.title} – Sandtable`;
            await opened.game.open();
        });
        return () => opened?.game.leave();
    }, [route.id, route.seat]);

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

interface Found {
    listed: ListedGame;
    /** The token of the seat, where it is known by its link. */
    link: string;
}

/** The game by the link of a seat, by one that this browser was given before, or as it is listed; or why there is none. */
async function found({ id, seat }: GameRoute): Promise<Found | string> {
    const link = seat === '' ? sittings.value.find(each => each.game === id)?.token : seat;
    if (link === undefined) return listed(id);
    const answer = await get<ListedGame>(`/api/games/${id}/seat?seat=${link}`);
    if (answer.kind === 'ok') {
        satDown(id, link);
        return { listed: answer.value, link };
    }
    if (answer.kind === 'failed') forget(link);
    return answer.kind === 'failed' ? answer.message : 'The server does not answer.';
}

async function listed(id: string): Promise<Found | string> {
    const answer = await get<ListedGame>(`/api/games/${id}/seat`);
    if (answer.kind === 'ok') return { listed: answer.value, link: '' };
    return answer.kind === 'failed' ? answer.message : 'The server does not answer.';
}

function Shown({ route, play }: { route: GameRoute; play: Play }) {
    const table = play.game.table.value;
    // Whoever looks at the end has seen what led to it.
    useEffect(() => {
        if (route.page === 'end') play.playback.since.dismiss();
    }, [route.page, play.game.position.value]);
    if (table === null || play.game.position.value === null) return <main class="alone">Setting up the table …</main>;
    switch (route.page) {
        case 'game':
            return <TablePage table={table} />;
        case 'replay':
            return <ReplayPage table={table} step={route.step} />;
        case 'end':
            return <EndPage table={table} />;
        case 'analysis':
            return <AnalysisPage />;
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
