// The end: who won and why, losses, strength over time, luck, the check of the dice, and what comes next.
import { MapArea } from '../board/MapArea';
import { usePlay } from '../game/play';
import { AdviceUses } from '../panel/AdviceUses';
import { Bones } from '../parts/Bones';
import { Chip, Flag, Sentence } from '../parts/bits';
import { LuckChart, luckWords } from '../parts/LuckChart';
import { StrengthChart } from '../parts/StrengthChart';
import { useFetched } from '../parts/useFetched';
import type { Table } from '../table/table';
import type { Summary } from '../wire/types';
import { campsOf } from './company';
import { DiceCheck } from './DiceCheck';
import { Sheets } from './Sheets';
import { Strip } from './Strip';
import { ownCamps, resultWords } from './standing';
import { TopBar } from './TopBar';
import { WhatNext } from './WhatNext';

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
                {summary.state === 'loading' && (
                    <div class="endbones">
                        <Bones count={4} />
                    </div>
                )}
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

/** Whether a rule of the book ended it, and not those who played it. */
const byTheRules = (summary: Summary): boolean => !summary.result.clause.startsWith('KRN-');

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
                    <h1>{resultWords({ winner: summary.result.winner, drawn: winner < 0 }, ownCamps(game.listed))}</h1>
                    <p>
                        <Sentence text={summary.result.reason} />{' '}
                        {byTheRules(summary) && <Chip clause={summary.result.clause} />}
                    </p>
                </div>
                <p class="small muted">{steps === 1 ? '1 step' : `${steps} steps`}</p>
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
                    {summary.luck.some(each => each.fights > 0) && <LuckChart luck={summary.luck} sides={sides} />}
                    {summary.luck.map(each => (
                        <p key={each.side} class="small">
                            {luckWords(each)}
                        </p>
                    ))}
                    <DiceCheck seed={summary.seed} commitment={summary.commitment} />
                </section>
            </div>
            <AdviceUses />
            <WhatNext />
        </article>
    );
}
