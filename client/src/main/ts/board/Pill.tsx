// A word or figure on the map, in a pill.
import { n, type Pt } from '../table/point';

interface Props {
    spot: Pt;
    text: string;
    /** Of its edge. */
    colour?: string;
    grow: number;
    look?: 'plain' | 'dark' | 'bad';
}

const LETTER = 6.7;

const FILLS = { plain: 'var(--card)', dark: 'var(--ink)', bad: 'var(--bad)' } as const;
const INKS = { plain: 'var(--ink)', dark: 'var(--panel)', bad: 'var(--bad-ink)' } as const;

export function Pill({ spot, text, colour = 'var(--ink)', grow, look = 'plain' }: Props) {
    const half = (text.length * LETTER) / 2 + 10;
    return (
        <g transform={`translate(${n(spot.x)} ${n(spot.y)}) scale(${grow})`} class="word">
            <rect
                x={n(-half)}
                y="-11.5"
                width={n(2 * half)}
                height="23"
                rx="11.5"
                fill={FILLS[look]}
                stroke={look === 'plain' ? colour : FILLS[look]}
                stroke-width="1.3"
            />
            <text y="4.6" text-anchor="middle" font-size="12.5" font-weight="500" fill={INKS[look]}>
                {text}
            </text>
        </g>
    );
}
