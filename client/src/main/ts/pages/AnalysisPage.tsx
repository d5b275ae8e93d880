// How a game that is over was decided: win chance over its steps, the moments that counted, choices and luck.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePlay } from '../game/play';
import { Flag, Sentence } from '../parts/bits';
import { ChanceChart } from '../parts/ChanceChart';
import { signed, whole } from '../parts/chances';
import { get, post } from '../wire/http';
import type { Analysis, AnalysisBalance, AnalysisDecisive } from '../wire/types';
import { campsOf } from './company';
import { beside } from './moments';
import { Sheets } from './Sheets';
import { Strip } from './Strip';
import { TopBar } from './TopBar';

const ASK_MS = 1500;

export function AnalysisPage() {
    const { game } = usePlay();
    const analysis = useAnalysis(`/api/games/${game.id}/analysis?${game.asking}`);
    const chosen = useSignal(-1);
    const now = analysis.now.value;
    return (
        <div class="app end analysis" data-panel="none">
            <TopBar />
            <Strip />
            <main class="main">
                <article class="analysed">
                    <header>
                        <h1>{game.listed.title}, how it was decided</h1>
                        <div class="row wrap">
                            <a class="btn sm" href={`${game.address}/step/0`}>
                                Replay
                            </a>
                            <a class="btn sm" href={`${game.address}/end`}>
                                How it ended
                            </a>
                        </div>
                    </header>
                    {now === null ? (
                        <p>{analysis.failed.value || 'Looking it up.'}</p>
                    ) : (
                        <Told analysis={now} chosen={chosen.value} onChoose={i => (chosen.value = i)} />
                    )}
                </article>
                <Sheets />
            </main>
        </div>
    );
}

/** Has the game studied, and asks how far that is until it is done. */
function useAnalysis(path: string) {
    const now = useSignal<Analysis | null>(null);
    const failed = useSignal('');
    useEffect(() => {
        let timer = 0;
        let wanted = true;
        const take = async (first: boolean): Promise<void> => {
            const answer = await (first ? post<Analysis>(path, {}) : get<Analysis>(path));
            if (!wanted) return;
            if (answer.kind === 'ok') {
                now.value = answer.value;
                if (answer.value.done < answer.value.of)
                    timer = window.setTimeout(() => void take(!now.value?.running), ASK_MS);
            } else failed.value = answer.kind === 'failed' ? answer.message : 'The server does not answer.';
        };
        void take(true);
        return () => {
            wanted = false;
            clearTimeout(timer);
        };
    }, [path]);
    return { now, failed };
}

interface ToldProps {
    analysis: Analysis;
    chosen: number;
    onChoose: (moment: number) => void;
}

function Told({ analysis, chosen, onChoose }: ToldProps) {
    const { game } = usePlay();
    const sides = campsOf(game.listed.sides);
    const trials = Math.max(0, ...analysis.points.map(each => each.trials));
    return (
        <>
            <div class="col">
                <section class="panelcard" aria-label="Win chance">
                    <div class="row between wrap">
                        <h2>Win chance of the {analysis.camps[0]} side</h2>
                        <span class="small muted row">
                            <span class="place first" aria-hidden="true" /> a choice
                            <span class="place roll" aria-hidden="true" /> a roll, at most {trials} trials a point
                        </span>
                    </div>
                    {analysis.done < analysis.of && <Progress analysis={analysis} />}
                    <div class="scrollx">
                        <ChanceChart
                            analysis={analysis}
                            chosen={chosen}
                            onChoose={moment => onChoose(analysis.moments.indexOf(moment))}
                        />
                    </div>
                </section>
                <section class="panelcard" aria-label="Decisive moments">
                    {analysis.moments.length === 0 ? (
                        <p>
                            No single step has changed the chances by more than 3 of 100
                            {analysis.done < analysis.of ? ' so far' : ''}.
                        </p>
                    ) : (
                        <Moments moments={analysis.moments} chosen={chosen} onChoose={onChoose} />
                    )}
                </section>
            </div>
            <aside class="col" aria-label="Choices and luck">
                <Balances balances={analysis.balances} sides={sides} />
                <section class="panelcard">
                    <h2>How it is worked out</h2>
                    <p class="small">
                        After each step the game is played on again and again from how it really stood, as both sides
                        likely would. A choice is weighed against the others by what its side knew; it gives points away
                        only where another was better beyond doubt. Luck is what the dice brought against other dice.
                    </p>
                </section>
            </aside>
        </>
    );
}

function Progress({ analysis }: { analysis: Analysis }) {
    return (
        <div>
            <p class="small" role="status">
                {analysis.done} of {analysis.of} steps are weighed.
            </p>
            <div
                class="progressbar"
                role="progressbar"
                aria-label="Steps weighed"
                aria-valuemin={0}
                aria-valuemax={analysis.of}
                aria-valuenow={analysis.done}
            >
                <i style={{ width: `${(100 * analysis.done) / Math.max(1, analysis.of)}%` }} />
            </div>
        </div>
    );
}

interface MomentsProps {
    moments: readonly AnalysisDecisive[];
    chosen: number;
    onChoose: (moment: number) => void;
}

function Moments({ moments, chosen, onChoose }: MomentsProps) {
    const { game } = usePlay();
    return (
        <div class="scrollx">
            <table class="moments">
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="sr">Number</span>
                        </th>
                        <th scope="col">When</th>
                        <th scope="col">Decisive moments</th>
                        <th scope="col" class="r">
                            Before, after
                        </th>
                        <th scope="col" class="r">
                            Points
                        </th>
                        <th scope="col">
                            <span class="sr">Replay</span>
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {moments.map((each, i) => (
                        <tr key={each.step} class={i === chosen ? 'on' : ''} onMouseEnter={() => onChoose(i)}>
                            <td>
                                <span class={each.kind === 'CHOICE' ? 'place first' : 'place roll'}>{i + 1}</span>
                            </td>
                            <td class="when">turn {each.turn}</td>
                            <td>
                                <b>
                                    {each.side}: <Sentence text={each.words} />
                                </b>
                                <span class="better">
                                    <Sentence text={beside(each)} />
                                </span>
                            </td>
                            <td class="r">
                                {whole(each.before)} to {whole(each.after)}
                            </td>
                            <td class="r">
                                <b>{signed(each.swing)}</b>
                                {each.camp}
                            </td>
                            <td>
                                <a href={`${game.address}/step/${each.step}`}>See it</a>
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function Balances({ balances, sides }: { balances: readonly AnalysisBalance[]; sides: readonly string[] }) {
    const rows: readonly (readonly [string, (of: AnalysisBalance) => string])[] = [
        ['Points given away by choices', of => whole(of.away)],
        ['Points from the dice', of => signed(of.dice)],
        ['Choices within 2 of the best', of => `${of.near} of ${of.choices}`],
    ];
    return (
        <section class="panelcard">
            <h2>Choices and luck</h2>
            <table class="balance">
                <thead>
                    <tr>
                        <td />
                        {balances.map(each => (
                            <th key={each.camp} scope="col">
                                <Flag side={Math.max(0, sides.indexOf(each.camp))} size={14} /> {each.camp}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map(([words, of]) => (
                        <tr key={words}>
                            <th scope="row">{words}</th>
                            {balances.map(each => (
                                <td key={each.camp}>{of(each)}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
            <p class="small muted">A point is one game won in a hundred.</p>
        </section>
    );
}
