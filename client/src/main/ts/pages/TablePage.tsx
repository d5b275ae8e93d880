// The table: map, question, log. Everything on it can be done with mouse, finger, keyboard or typed orders.
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { MapArea } from '../board/MapArea';
import { summary } from '../game/deeds';
import { noticeTitle } from '../game/notice';
import { usePlay } from '../game/play';
import { handingWords } from '../panel/Handings';
import { Panel, usePanelWidth } from '../panel/Panel';
import { alarm, announce } from '../parts/announce';
import type { Table } from '../table/table';
import { Hints } from './Hints';
import { useKeys } from './keys';
import { Lesson } from './Lesson';
import { LineBar } from './LineBar';
import { SeeAs } from './SeeAs';
import { Sheets } from './Sheets';
import { Strip } from './Strip';
import { TopBar } from './TopBar';

export function TablePage({ table }: { table: Table }) {
    const play = usePlay();
    const width = usePanelWidth();
    useKeys(play, table);
    useAnnouncements();
    return (
        <div
            class="app"
            data-panel={width}
            data-phone={play.phoneSheet.value}
            data-position={play.game.position.value?.position}
            data-turn={play.game.position.value?.turn}
            aria-busy={play.game.sending.value}
        >
            <TopBar />
            <Strip />
            <main class="main">
                <h1 class="sr">{play.game.listed.title}</h1>
                <Lesson />
                <MapArea table={table} />
                {play.game.umpires.value && <SeeAs />}
                <Panel />
                <Sheets />
            </main>
            <Hints />
            <LineBar />
        </div>
    );
}

/** New questions are told when there is time, refusals at once. */
function useAnnouncements(): void {
    const play = usePlay();
    useSignalEffect(() => {
        const position = play.game.position.value;
        const question = position?.scene.question;
        if (play.playback.telling.value)
            announce(`Since your last turn: ${summary(play.playback.since.deeds.value)}. Enter to go on.`);
        else if (position?.over != null) announce(`The game is over: ${position.over.reason}`);
        else if (question != null) announce(question.words);
        else if (position?.watching === true && position.side === '') announce('You are the umpire');
        else if (position?.thinking != null) announce(`${position.thinking.title} is choosing`);
    });
    const told = useRef(play.game.position.value?.handings.length ?? 0);
    useSignalEffect(() => {
        const handings = play.game.position.value?.handings ?? [];
        for (const each of handings.slice(told.current)) announce(handingWords(each));
        told.current = handings.length;
    });
    useSignalEffect(() => {
        const notice = play.game.notice.value;
        if (notice !== null) alarm([noticeTitle(notice), notice.words].filter(each => each !== '').join('. '));
    });
    useSignalEffect(() => {
        const proposed = play.selection.proposed.value;
        if (proposed !== null)
            announce(
                `${proposed.words}? ${proposed.reasons.map(each => `${each.words} ${each.figure}`).join(', ')}. Enter to do it.`,
            );
    });
}
