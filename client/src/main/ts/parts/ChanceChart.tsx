// The win chance of one side after each step: circles are choices that decided, squares are rolls.
import { n } from '../table/point';
import type { Analysis, AnalysisDecisive } from '../wire/types';

const W = 900;
const H = 300;
const LEFT = 42;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 26;

interface Props {
    analysis: Analysis;
    chosen: number;
    onChoose: (moment: AnalysisDecisive) => void;
}

export function ChanceChart({ analysis, chosen, onChoose }: Props) {
    const { points, moments, camps } = analysis;
    const last = Math.max(1, analysis.of);
    const x = (step: number): number => LEFT + ((W - LEFT - RIGHT) * step) / last;
    const y = (chance: number): number => TOP + (H - TOP - BOTTOM) * (1 - chance / 100);
    const line = points.map((each, i) => `${i === 0 ? 'M' : 'L'}${n(x(each.step))} ${n(y(each.chance))}`).join('');
    const end = points[points.length - 1]?.step ?? 0;
    const turns = points.filter((each, i) => each.turn !== points[i - 1]?.turn && each.turn > 0);
    const middle = y(50);
    return (
        <svg class="chancechart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words(analysis)}>
            <defs>
                <clipPath id="above">
                    <rect x={LEFT} y={TOP} width={W} height={middle - TOP} />
                </clipPath>
                <clipPath id="below">
                    <rect x={LEFT} y={middle} width={W} height={H} />
                </clipPath>
            </defs>
            {[0, 25, 50, 75, 100].map(each => (
                <g key={each}>
                    <path
                        d={`M${LEFT} ${n(y(each))}H${W - RIGHT}`}
                        stroke={each === 50 ? 'var(--ink3)' : 'var(--line)'}
                    />
                    <text x={LEFT - 6} y={n(y(each) + 4)} text-anchor="end">
                        {each}%
                    </text>
                </g>
            ))}
            {turns.map((each, i) =>
                i % Math.ceil(turns.length / 12) === 0 ? (
                    <g key={each.step}>
                        <path
                            d={`M${n(x(each.step))} ${TOP}V${H - BOTTOM}`}
                            stroke="var(--line)"
                            stroke-dasharray="2 4"
                        />
                        <text x={n(x(each.step) + 4)} y={H - 8}>
                            turn {each.turn}
                        </text>
                    </g>
                ) : null,
            )}
            {points.length > 1 && (
                <>
                    <path
                        d={`${line}V${n(middle)}H${LEFT}z`}
                        fill="var(--a-fill)"
                        opacity=".7"
                        clip-path="url(#above)"
                    />
                    <path
                        d={`${line}V${n(middle)}H${LEFT}z`}
                        fill="var(--b-fill)"
                        opacity=".7"
                        clip-path="url(#below)"
                    />
                    <path d={line} fill="none" stroke="var(--ink)" stroke-width="2.2" stroke-linejoin="round" />
                </>
            )}
            <text class="who" x={LEFT + 8} y={TOP + 18} style={{ fill: 'var(--a)' }}>
                {camps[0]} wins
            </text>
            <text class="who" x={LEFT + 8} y={H - BOTTOM - 8} style={{ fill: 'var(--b)' }}>
                {camps[1]} wins
            </text>
            {moments.map((each, i) => (
                <Moment
                    key={each.step}
                    moment={each}
                    number={i + 1}
                    x={x(each.step)}
                    y={y(each.after)}
                    on={i === chosen}
                    onChoose={onChoose}
                />
            ))}
            {end < analysis.of && (
                <path d={`M${n(x(end))} ${TOP}V${H - BOTTOM}`} stroke="var(--accent)" stroke-width="2" />
            )}
        </svg>
    );
}

interface MomentProps {
    moment: AnalysisDecisive;
    number: number;
    x: number;
    y: number;
    on: boolean;
    onChoose: (moment: AnalysisDecisive) => void;
}

function Moment({ moment, number, x, y, on, onChoose }: MomentProps) {
    const dark = moment.kind === 'CHOICE';
    return (
        <g class="moment" transform={`translate(${n(x)} ${n(y)})`} onClick={() => onChoose(moment)}>
            {on && <path d={`M0 ${n(TOP - y)}V${n(H - BOTTOM - y)}`} stroke="var(--sel)" stroke-width="2" />}
            {dark ? (
                <circle r="11" fill="var(--ink)" stroke="var(--card)" stroke-width="2" />
            ) : (
                <rect
                    x="-11"
                    y="-11"
                    width="22"
                    height="22"
                    rx="4"
                    fill="var(--card)"
                    stroke="var(--ink)"
                    stroke-width="2"
                />
            )}
            <text
                text-anchor="middle"
                dy="4.5"
                style={{ fill: dark ? 'var(--panel)' : 'var(--ink)', fontWeight: 500, fontSize: '12.5px' }}
            >
                {number}
            </text>
        </g>
    );
}

function words({ points, camps, moments }: Analysis): string {
    const first = Math.round(points[0]?.chance ?? 50);
    const last = Math.round(points[points.length - 1]?.chance ?? 50);
    const many = moments.length === 1 ? '1 decisive moment' : `${moments.length} decisive moments`;
    return `Win chance of the ${camps[0]} side, from ${first} to ${last} of 100, with ${many}; the table below tells them.`;
}
