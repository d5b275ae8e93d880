// Small marks on a counter: form and letter say the same.
import type { Badge } from '../wire/types';

const DARK = '#26231d';
const LIGHT = '#fffdf6';

export function BadgeMark({ badge }: { badge: Badge }) {
    const line = { fill: DARK, stroke: LIGHT, 'stroke-width': 1 };
    switch (badge.shape) {
        case 'CHEVRON':
            return (
                <g>
                    <path d="M-9-7.5H4L10 0 4 7.5H-9z" {...line} />
                    <Letter x={-2} text={badge.letter} />
                </g>
            );
        case 'BARRED_CHEVRON':
            return (
                <g>
                    <path d="M-11-7.5H4L12 0 4 7.5H-11z" {...line} />
                    <Letter x={-5} text={badge.letter.slice(0, 1)} />
                    <path d="M1.5-7V7M4.5-7V7" stroke={LIGHT} stroke-width="1" />
                </g>
            );
        case 'SQUARE':
            return (
                <g>
                    <rect x="-8" y="-8" width="16" height="16" {...line} />
                    <Letter x={0} text={badge.letter} />
                </g>
            );
        case 'EARTHWORK':
            return (
                <g>
                    <path d="M-9 8V-3L-5-8H5L9-3V8z" {...line} />
                    <Letter x={0} text={badge.letter} />
                    <path d="M-9 5.6h18" stroke={LIGHT} stroke-width="1" />
                </g>
            );
        case 'BACK':
            return (
                <g>
                    <rect
                        x="-8"
                        y="-8"
                        width="16"
                        height="16"
                        rx="2"
                        fill="var(--card)"
                        stroke={DARK}
                        stroke-width="1.4"
                        stroke-dasharray="3 2"
                    />
                    <text y="3.9" text-anchor="middle" font-size="11" font-weight="500" fill="var(--ink)">
                        {badge.letter || '?'}
                    </text>
                </g>
            );
        case 'ROUNDEL':
            return (
                <g>
                    <circle r="8.5" {...line} />
                    <Letter x={0} text={badge.letter} />
                </g>
            );
        case 'TRIANGLE':
            return (
                <g>
                    <path d="M0-9.5 9.5 7.5h-19z" {...line} />
                    <Letter x={0} text={badge.letter} />
                </g>
            );
        case 'DIAMOND':
            return (
                <g>
                    <path d="M0-11.5 11.5 0 0 11.5-11.5 0z" {...line} fill="#962a1e" />
                    <Letter x={0} text={badge.letter} />
                </g>
            );
    }
}

const Letter = ({ x, text }: { x: number; text: string }) => (
    <text x={x} y="3.9" text-anchor="middle" font-size={text.length > 1 ? 8.5 : 11} font-weight="500" fill={LIGHT}>
        {text}
    </text>
);
