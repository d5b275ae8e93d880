// Strength of both sides over the turns: solid with squares, dashed with octagons.
import { n } from '../table/point';
import type { Summary } from '../wire/types';

const W = 440;
const H = 190;
const LEFT = 30;
const BOTTOM = 24;
const TOP = 12;
/** Room for a letter of a name behind the end of its line. */
const LETTER = 7;

interface Props {
    summary: Summary;
    sides: readonly string[];
    /** The turn a replay has come to. */
    at?: number;
}

export function StrengthChart({ summary, sides, at }: Props) {
    const turns = summary.strength;
    const right = 16 + LETTER * Math.max(...sides.map(each => `${each} ${summary.unit}`.length));
    const most = Math.max(5, ...turns.flatMap(each => Object.values(each.values)));
    const step = [1, 2, 5, 10, 20, 50].find(each => most / each <= 5) ?? 100;
    const top = Math.ceil(most / step) * step;
    const x = (i: number): number => LEFT + ((W - LEFT - right) * i) / Math.max(1, turns.length - 1);
    const y = (value: number): number => TOP + (H - TOP - BOTTOM) * (1 - value / top);
    const lines = Array.from({ length: top / step + 1 }, (_, i) => step * i);
    const ends = sides.map(side => y(turns[turns.length - 1]?.values[side] ?? 0));
    const close = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) < 15;
    const nudge = (i: number): number =>
        !close ? 0 : (ends[i] ?? 0) > (ends[1 - i] ?? 0) || (i === 1 && ends[0] === ends[1]) ? 8 : -8;
    const words = sides
        .map(
            side =>
                `${side} from ${turns[0]?.values[side] ?? 0} to ${turns[turns.length - 1]?.values[side] ?? 0} ${summary.unit}`,
        )
        .join(', ');
    return (
        <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`Strength by turn: ${words}`}>
            {lines.map(value => (
                <g key={value}>
                    <path d={`M${LEFT} ${n(y(value))}H${W - right}`} stroke="var(--line)" />
                    <text x={LEFT - 7} y={n(y(value) + 4)} text-anchor="end">
                        {value}
                    </text>
                </g>
            ))}
            {turns.map((each, i) => (
                <text key={each.turn} x={n(x(i))} y={H - 6} text-anchor="middle">
                    {each.turn === 0 ? 'set-up' : each.turn}
                </text>
            ))}
            {sides.map((side, i) => (
                <Side
                    key={side}
                    first={i === 0}
                    values={turns.map(each => each.values[side] ?? 0)}
                    x={x}
                    y={y}
                    name={`${side} ${summary.unit}`}
                    nudge={nudge(i)}
                    end={W - right + 10}
                />
            ))}
            {at !== undefined && (
                <path
                    d={`M${n(x(turns.findIndex(each => each.turn === at)))} ${TOP}V${H - BOTTOM}`}
                    stroke="var(--ink)"
                    stroke-width="1.6"
                />
            )}
        </svg>
    );
}

interface SideProps {
    first: boolean;
    values: readonly number[];
    x: (i: number) => number;
    y: (value: number) => number;
    name: string;
    /** How far the name stands off the end of the line, so that two names keep apart. */
    nudge: number;
    /** Where the name begins. */
    end: number;
}

function Side({ first, values, x, y, name, nudge, end }: SideProps) {
    const colour = first ? 'var(--a)' : 'var(--b)';
    const d = values
        .map((value, i) => (i === 0 ? `M${n(x(0))} ${n(y(value))}` : `H${n(x(i))}V${n(y(value))}`))
        .join('');
    const last = values[values.length - 1] ?? 0;
    return (
        <g>
            <path d={d} fill="none" stroke={colour} stroke-width="2.4" stroke-dasharray={first ? undefined : '6 4'} />
            {values.map((value, i) => (
                <path
                    key={i}
                    transform={`translate(${n(x(i))} ${n(y(value))})`}
                    d={first ? 'M-4-4H4V4H-4z' : 'M-2-5H2L5-2V2L2 5H-2L-5 2V-2z'}
                    fill={colour}
                />
            ))}
            <text x={end} y={n(y(last) + 4 + nudge)} class="strong" style={{ fill: colour }}>
                {name}
            </text>
        </g>
    );
}
