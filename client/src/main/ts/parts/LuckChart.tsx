// How lucky each side was: where its dice fell among all that the same fights could have brought.
import { n } from '../table/point';
import type { Luck } from '../wire/types';

const W = 440;
const H = 130;
const BASE = 100;
const SPREAD = 3;

const bell = (z: number): number => Math.exp((-z * z) / 2);

/** The z of a percentile, near enough for a drawing. */
export function spread(percentile: number): number {
    const p = Math.min(0.995, Math.max(0.005, percentile / 100));
    const t = Math.sqrt(-2 * Math.log(p < 0.5 ? p : 1 - p));
    const z = t - (2.30753 + 0.27061 * t) / (1 + 0.99229 * t + 0.04481 * t * t);
    return p < 0.5 ? -z : z;
}

const x = (z: number): number => W / 2 + (z / SPREAD) * (W / 2 - 14);

export function LuckChart({ luck, sides }: { luck: readonly Luck[]; sides: readonly string[] }) {
    const curve = Array.from({ length: 61 }, (_, i) => {
        const z = -SPREAD + (2 * SPREAD * i) / 60;
        return `${i === 0 ? 'M' : 'L'}${n(x(z))} ${n(BASE - 78 * bell(z))}`;
    }).join('');
    return (
        <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={luck.map(luckWords).join(' ')}>
            <path
                d={`${curve}V${BASE}H${n(x(-SPREAD))}z`}
                fill="var(--accent-soft)"
                stroke="var(--accent)"
                stroke-width="1.4"
            />
            <path d={`M${W / 2} 16V${BASE}`} stroke="var(--ink3)" stroke-dasharray="3 3" />
            <path d={`M10 ${BASE}H${W - 10}`} stroke="var(--ink2)" />
            {luck.map(each => (
                <Mark
                    key={each.side}
                    luck={each}
                    first={each.side === sides[0]}
                    right={luck.every(other => other.percentile <= each.percentile)}
                />
            ))}
            <text x="14" y={BASE + 20}>
                worse dice
            </text>
            <text x={W / 2} y={BASE + 20} text-anchor="middle">
                as expected
            </text>
            <text x={W - 14} y={BASE + 20} text-anchor="end">
                better dice
            </text>
        </svg>
    );
}

const LETTER = 7;

/** Whether a name stands behind its mark: where it is wanted there, unless it would be cut off at either edge. */
export function nameBehind(at: number, words: string, wanted: boolean): boolean {
    const width = LETTER * words.length + LETTER;
    return wanted ? at + width <= W || at - width < 0 : at - width < 0;
}

/** @param right whether no other mark stands to the right: then its name does */
function Mark({ luck, first, right }: { luck: Luck; first: boolean; right: boolean }) {
    const at = x(spread(luck.percentile));
    const gain = luck.actual - luck.expected;
    const words = `${luck.side} ${gain >= 0 ? '+' : '−'}${Math.abs(gain).toFixed(1)}`;
    const behind = nameBehind(at, words, right);
    const colour = first ? 'var(--a)' : 'var(--b)';
    return (
        <g>
            <path
                d={`M${n(at)} ${first ? 18 : 34}V${BASE}`}
                stroke={colour}
                stroke-width="2.6"
                stroke-dasharray={first ? undefined : '5 3'}
            />
            <path
                transform={`translate(${n(at)} ${BASE})`}
                d={first ? 'M-6-6H6V6H-6z' : 'M-3-7H3L7-3V3L3 7H-3L-7 3V-3z'}
                fill={colour}
            />
            <text
                x={n(at + (behind ? 7 : -7))}
                y={first ? 26 : 42}
                text-anchor={behind ? 'start' : 'end'}
                class="strong"
                style={{ fill: colour }}
            >
                {words}
            </text>
        </g>
    );
}

export function luckWords(luck: Luck): string {
    const fights = luck.fights === 1 ? 'one throw' : `${luck.fights} throws`;
    if (luck.fights === 0) return `${luck.side} never threw dice.`;
    return `${luck.side}: ${luck.actual} where ${luck.expected.toFixed(1)} was to be expected; better than ${Math.round(luck.percentile)} in 100 rolls of the same ${fights}.`;
}
