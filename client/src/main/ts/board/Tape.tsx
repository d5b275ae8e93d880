// The tape: measures between two places. It is free, tells nothing and is never logged.

import { type Play, usePlay } from '../game/play';
import { Chip, Sentence } from '../parts/bits';
import { mmBetween, PER_MM } from '../table/measured';
import { at, distance, middle, n, type Pt, xy } from '../table/point';
import { lengthOf } from '../table/scale';
import { HexTable, placeKey, type Table } from '../table/table';
import type { Place } from '../wire/types';
import { TapeStrip } from './TapeStrip';

export function Tape({ table, grow: near }: { table: Table; grow: number }) {
    const play = usePlay();
    const { from, to } = play.tape.value;
    const hexed = table instanceof HexTable;
    const grow = hexed ? Math.max(0.8, 0.9 / play.camera.settled.value) : near;
    const a = from === null ? undefined : table.spot(from);
    const b = to === null ? undefined : table.spot(to);
    if (a === undefined || b === undefined) return null;
    const label = from === null || to === null ? '' : measured(play, table, from, to);
    const m = middle(a, b);
    const line = play.asked.line.value;
    return (
        <g class="tape">
            {line?.blocked.map(place => (
                <Blocked key={placeKey(place)} table={table} place={place} />
            ))}
            {hexed ? (
                <Ribbon a={a} b={b} />
            ) : (
                <TapeStrip {...edges(a, b, halfBase(play, from), halfBase(play, to))} grow={grow} />
            )}
            <g transform={`translate(${n(m.x)} ${n(m.y)}) scale(${grow.toFixed(2)}) translate(0 -30)`}>
                <rect
                    x={-label.length * 5 - 12}
                    y="-17"
                    width={label.length * 10 + 24}
                    height="32"
                    rx="6"
                    fill="var(--ink)"
                />
                <text y="5" text-anchor="middle" font-size="17" font-weight="500" fill="var(--panel)" data-measured>
                    {label}
                </text>
            </g>
        </g>
    );
}

/** Along hexes centimetres mean nothing: the ribbon only shows from where to where. */
const Ribbon = ({ a, b }: { a: Pt; b: Pt }) => (
    <>
        <path d={`M${xy(a)}L${xy(b)}`} stroke="var(--ink)" stroke-width="13" />
        <path d={`M${xy(a)}L${xy(b)}`} stroke="#E9B93A" stroke-width="10" />
        <path
            d={`M${xy(a)}L${xy(b)}`}
            stroke="#221F19"
            stroke-width="10"
            stroke-dasharray={`1.2 ${n(10 * PER_MM - 1.2)}`}
        />
    </>
);

/** How far the edge of the base that stands there is from its middle; 0 for bare ground. */
function halfBase(play: Play, place: Place | null): number {
    const piece = place === null ? undefined : play.selection.piecesAt(place)[0];
    return (piece?.baseMm ?? 0) / 2;
}

/** From edge to edge, as bases are measured. */
function edges(a: Pt, b: Pt, beforeMm: number, afterMm: number): { from: Pt; to: Pt } {
    const length = distance(a, b);
    const [before, after] = [beforeMm * PER_MM, afterMm * PER_MM];
    if (length <= before + after) return { from: a, to: a };
    const on = (part: number): Pt => at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    return { from: on(before / length), to: on(1 - after / length) };
}

/** Where a line of sight ends. */
function Blocked({ table, place }: { table: Table; place: Place }) {
    const spot = table.spot(place);
    if (spot === undefined) return null;
    return (
        <>
            <polygon
                class="target chosen"
                points={table
                    .outline(place, 0.95)
                    .map(p => `${n(p.x)},${n(p.y)}`)
                    .join(' ')}
            />
            <g transform={`translate(${n(spot.x)} ${n(spot.y)})`}>
                <circle r="13" fill="var(--card)" stroke="var(--bad)" stroke-width="3" />
                <path d="M-5-5 5 5M5-5-5 5" stroke="var(--bad)" stroke-width="3.2" />
            </g>
        </>
    );
}

/** Whether there is a line of sight along the tape, and what decides it. */
export function Sight() {
    const { asked, game } = usePlay();
    const line = asked.line.value;
    if (line === null) return null;
    const range = game.table.value instanceof HexTable ? line.range : lengthOf(line.range);
    return (
        <div class={line.clear ? 'sight' : 'sight bad'} role="status" data-over>
            <b>{line.clear ? 'Line of sight' : 'No line of sight'}</b>
            <span>
                range {range} · <Sentence text={line.words} /> <Chip clause={line.clause} bad={!line.clear} />
            </span>
        </div>
    );
}

/** Hexes on a map of hexes; on a table centimetres from edge to edge of the bases that stand there. */
function measured(play: Play, table: Table, from: Place, to: Place): string {
    if (table instanceof HexTable && from.type === 'Hex' && to.type === 'Hex') {
        const [a, b] = [table.grid.cell(from.number), table.grid.cell(to.number)];
        const hexes = a === undefined || b === undefined ? 0 : table.grid.distance(a, b);
        return hexes === 1 ? '1 hex' : `${hexes} hexes`;
    }
    if (from.type !== 'Point' || to.type !== 'Point') return '';
    const mm = mmBetween(from, to) - halfBase(play, from) - halfBase(play, to);
    return lengthOf(Math.max(0, mm));
}
