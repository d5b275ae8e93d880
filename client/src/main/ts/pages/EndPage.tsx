// The end: result, losses, strength over time, luck, and the check of the dice.
import { MapArea } from '../board/MapArea';
import { type Play, usePlay } from '../game/play';
import { Chip, Flag, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';
import { LuckChart, luckWords } from '../parts/LuckChart';
import { StrengthChart } from '../parts/StrengthChart';
import { useFetched } from '../parts/useFetched';
import type { Table } from '../table/table';
import type { Summary } from '../wire/types';
import { begin, PERSON } from './begin';
import { campsOf, isStaffed } from './company';
import { download } from './Menu';
import { Sheets } from './Sheets';
import { Strip } from './Strip';
import { TopBar } from './TopBar';

export function EndPage({ table }: { table: Table }) {
    const play = usePlay();
    const token = play.game.seat.value?.token ?? '';
    const summary = useFetched<Summary>(`/api/games/${play.game.id}/summary?seat=${token}`);
    return (
        <div class="app end" data-panel="none">
            <TopBar />
            <Strip />
            <main class="main">
                <div class="behind" inert>
                    <MapArea table={table} />
                </div>
                {summary.state === 'here' && <Card summary={summary.value} />}
                {summary.state === 'failed' && (
                    <div class="endcard alone">
                        <p>{summary.words}</p>
                        <a class="btn pri" href={play.game.address}>
                            To the table
                        </a>
                    </div>
                )}
                <Sheets />
            </main>
        </div>
    );
}

function Card({ summary }: { summary: Summary }) {
    const play = usePlay();
    const { game } = play;
    const sides = campsOf(game.listed.sides);
    const winner = summary.result.winner === null ? -1 : sides.indexOf(summary.result.winner);
    const steps = game.position.value?.step ?? 0;
    return (
        <article class="endcard" aria-label="Result">
            <header class="row">
                {winner >= 0 && <Flag side={winner} size={50} />}
                <div class="grow">
                    <h1>{winner < 0 ? 'A draw' : `${summary.result.winner ?? ''} victory`}</h1>
                    <p>
                        <Sentence text={summary.result.reason} /> <Chip clause={summary.result.clause} />
                    </p>
                </div>
                <p class="small muted">{steps} steps</p>
            </header>
            <div class="columns2">
                <section>
                    <h2 class="lab">Strength by turn</h2>
                    <StrengthChart summary={summary} sides={sides} />
                    <h2 class="lab">Losses</h2>
                    <table class="kv">
                        <tbody>
                            {sides.map((side, i) => (
                                <tr key={side}>
                                    <td class="row">
                                        <Flag side={i} size={16} /> {side}
                                    </td>
                                    <td>
                                        {summary.losses[side] ?? 0} {summary.unit}
                                        {summary.result.points[side] === undefined
                                            ? ''
                                            : `, ${summary.result.points[side]} points`}
                                    </td>
                                </tr>
                            ))}
                        </tbody>
                    </table>
                </section>
                <section>
                    <h2 class="lab">Luck, rolled against exact expectation</h2>
                    <LuckChart luck={summary.luck} sides={sides} />
                    {summary.luck.map(each => (
                        <p key={each.side} class="small">
                            {luckWords(each)}
                        </p>
                    ))}
                    <h2 class="lab">Dice check</h2>
                    <p class="small row high">
                        <Icon name="check" />
                        <span>
                            The seed <span class="mono wrapany">{summary.seed}</span> has the hash that was shown before
                            turn 1: <span class="mono wrapany">{summary.commitment}</span>. Check it with{' '}
                            <span class="mono">./sandtable replay FILE</span>.
                        </span>
                    </p>
                </section>
            </div>
            <footer class="row wrap">
                {!isStaffed(game.listed.sides) && (
                    <button type="button" class="btn pri" onClick={() => void again(play)}>
                        Play again, sides switched
                    </button>
                )}
                <a class="btn" href={`${game.address}/step/0`}>
                    <Icon name="play" /> Watch the replay
                </a>
                <button type="button" class="btn" onClick={() => void save(play)}>
                    <Icon name="save" /> Save as text
                </button>
                <a class="btn ghost" href={game.address}>
                    Look at the map
                </a>
            </footer>
        </article>
    );
}

async function save(play: Play): Promise<void> {
    const response = await fetch(`/api/games/${play.game.id}/save?seat=${play.game.seat.value?.token ?? ''}`);
    if (response.ok) download(`${play.game.listed.title} ${play.game.id}.txt`, await response.text());
}

/** The same scenario with the players of both sides exchanged. */
async function again(play: Play): Promise<void> {
    const sides = play.game.listed.sides;
    const players = Object.fromEntries(
        sides.map((side, i) => [side.id, sides[(i + 1) % sides.length]?.player ?? PERSON]),
    );
    await begin({ scenario: play.game.listed.scenario, players, options: {} }, false);
}
