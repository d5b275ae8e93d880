// A game from its beginning, by step and by turn. Every step has an address of its own.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { MapArea } from '../board/MapArea';
import { letterKeys } from '../browser/settings';
import { usePlay } from '../game/play';
import { Line, Log } from '../panel/Log';
import { UnitCard } from '../panel/UnitCard';
import { WhyPanel } from '../panel/WhyPanel';
import { Chip, Label } from '../parts/bits';
import { Icon } from '../parts/icons';
import { StrengthChart } from '../parts/StrengthChart';
import { useFetched } from '../parts/useFetched';
import type { Table } from '../table/table';
import { get } from '../wire/http';
import type { Analysis, Position, Step, Summary } from '../wire/types';
import { campsOf } from './company';
import { useKeys } from './keys';
import { rename } from './route';
import { Scrubber } from './Scrubber';
import { Sheets } from './Sheets';
import { Strip } from './Strip';
import { TopBar } from './TopBar';

export function ReplayPage({ table, step }: { table: Table; step: number }) {
    const play = usePlay();
    const { game } = play;
    const over = game.position.value?.over != null;
    const asking = game.asking;
    const both = useSignal(false);
    const all = both.value ? '&all=true' : '';
    const steps = useFetched<Step[]>(`/api/games/${game.id}/steps?${asking}${all}`);
    const at = useSignal(step);
    const why = useSignal(false);
    const analysis = useFetched<Analysis>(over ? `/api/games/${game.id}/analysis?${asking}` : '');
    const kept = useRef(new Map<string, Position>());
    const last =
        both.value && steps.state === 'here'
            ? Math.max(0, ...steps.value.map(each => each.number))
            : (game.position.value?.step ?? 0);

    /** Who wants to know why sees what whoever chose had before them. */
    async function load(number: number): Promise<Position | undefined> {
        const before = why.value && over && number > 0 ? '/why/before' : '';
        const path = `/api/games/${game.id}${before}?${asking}&at=${number}${all}`;
        const known = kept.current.get(path);
        if (known !== undefined) return known;
        const answer = await get<Position>(path);
        if (answer.kind !== 'ok') return undefined;
        kept.current.set(path, answer.value);
        return answer.value;
    }

    useEffect(() => {
        let wanted = true;
        const number = Math.min(at.value, last);
        rename(`${game.address}/step/${number}`);
        void load(number).then(position => {
            if (wanted && position !== undefined) play.playback.show(position);
            if (number < last) void load(number + 1);
        });
        return () => {
            wanted = false;
        };
    }, [at.value, both.value, last, why.value]);
    useEffect(() => {
        at.value = step;
    }, [step]);
    useEffect(() => () => play.playback.skip(), []);

    useKeys(play, table);
    useWhyKey(why);

    const moments = both.value && analysis.state === 'here' ? analysis.value.moments.map(each => each.step) : [];
    const rows = steps.state === 'here' ? steps.value : [];
    return (
        <div class="app replay" data-panel="plain" data-phone="half">
            <TopBar />
            <Strip />
            <main class="main">
                <h1 class="sr">Replay of {game.listed.title}</h1>
                <div class="stage">
                    <MapArea table={table} />
                    {why.value && play.thoughts.why.value !== null && (
                        <p class="readout eyes">
                            <b>As the {play.thoughts.why.value.side} side saw it</b>
                            <span class="muted">what it did not know is not drawn</span>
                        </p>
                    )}
                    <Scrubber at={at} last={last} steps={rows} moments={moments} />
                </div>
                <aside class="panel" aria-label="This step">
                    {why.value ? (
                        <WhyPanel step={at.value} asking={asking + all} />
                    ) : (
                        <StepPanel position={play.playback.frame.value} last={last} />
                    )}
                    {over && at.value > 0 && (
                        <section class="sec row wrap">
                            <button
                                type="button"
                                class="btn sm"
                                aria-pressed={why.value}
                                onClick={() => (why.value = !why.value)}
                            >
                                {why.value ? 'What happened' : 'Why?'} <kbd>W</kbd>
                            </button>
                            <a class="btn sm" href={`${game.address}/analysis`}>
                                How it was decided
                            </a>
                        </section>
                    )}
                    {over && (
                        <section class="sec row between wrap">
                            <div class="seg" role="group" aria-label="Whose view">
                                <button
                                    type="button"
                                    class={both.value ? '' : 'on'}
                                    aria-pressed={!both.value}
                                    onClick={() => (both.value = false)}
                                >
                                    As {game.umpires.value ? 'you' : game.seat.value?.side} saw it
                                </button>
                                <button
                                    type="button"
                                    class={both.value ? 'on' : ''}
                                    aria-pressed={both.value}
                                    onClick={() => (both.value = true)}
                                >
                                    All
                                </button>
                            </div>
                            <a class="btn sm" href={`${game.address}/end`}>
                                How it ended
                            </a>
                        </section>
                    )}
                    {over && (
                        <Strength
                            turn={play.playback.frame.value?.turn ?? 0}
                            path={`/api/games/${game.id}/summary?${asking}`}
                        />
                    )}
                    {play.selection.chosen.value !== null && <UnitCard piece={play.selection.chosen.value} />}
                    <Log log={play.playback.frame.value?.log ?? []} start={12} />
                </aside>
                <Sheets />
            </main>
        </div>
    );
}

/** W tells why a step was taken, or puts it away again. */
function useWhyKey(why: Signal<boolean>): void {
    useEffect(() => {
        const key = (event: KeyboardEvent): void => {
            const typed =
                event.target instanceof HTMLElement && event.target.matches('input:not([type=range]), textarea');
            if (event.key.toLowerCase() !== 'w' || typed || event.ctrlKey || event.metaKey || !letterKeys.value) return;
            event.preventDefault();
            why.value = !why.value;
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [why]);
}

function StepPanel({ position, last }: { position: Position | null; last: number }) {
    const { game, sheet } = usePlay();
    if (position === null) return null;
    const lines = position.log.filter(each => each.step === position.step);
    return (
        <section class="sec prompt">
            <div class="row between">
                <h2 class="lab">
                    Step {position.step} of {last}, turn {position.turn}
                </h2>
                <Chip clause={lines[0]?.line.clause ?? null} />
            </div>
            {lines.length === 0 ? (
                <p class="muted">{position.step === 0 ? 'The set-up.' : 'Nothing was seen in this step.'}</p>
            ) : (
                lines.map((each, i) => <Line key={i} logged={each} />)
            )}
            <div class="row wrap">
                <a class="btn sm" href={game.address}>
                    Back to the table
                </a>
                <button type="button" class="btn sm" id="fork" onClick={() => (sheet.value = 'playon')}>
                    <Icon name="fork" /> Play on from here
                </button>
            </div>
        </section>
    );
}

function Strength({ path, turn }: { path: string; turn: number }) {
    const { game } = usePlay();
    const summary = useFetched<Summary>(path);
    if (summary.state !== 'here') return null;
    return (
        <section class="sec">
            <Label>Strength</Label>
            <StrengthChart summary={summary.value} sides={campsOf(game.listed.sides)} at={turn} />
        </section>
    );
}
