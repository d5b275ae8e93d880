// One counter, 58 by 58, with its middle at the origin. What it shows depends on how large it is drawn.
import { memo } from 'preact/compat';
import { silhouettes } from '../browser/settings';
import { COUNTER } from '../table/table';
import type { Piece } from '../wire/types';
import { BadgeMark } from './badge';
import { NatoBox } from './nato';

/** How much fits: 3 all, 2 without unit size, 1 symbol and one figure, 0 the plate only. */
export type Detail = 0 | 1 | 2 | 3;

export function detailAt(drawnPx: number): Detail {
    return drawnPx >= 60 ? 3 : drawnPx >= 40 ? 2 : drawnPx >= 22 ? 1 : 0;
}

const HALF = COUNTER / 2;
const CUT = 'M-20.5-29H20.5L29-20.5V20.5L20.5 29H-20.5L-29 20.5V-20.5z';
const INNER = 'M-19.5-26.5H19.5L26.5-19.5V19.5L19.5 26.5H-19.5L-26.5 19.5V-19.5z';
const SQUARE = 'M-29-29H29V29H-29z';

export const sideClass = (side: number): 'a' | 'b' => (side === 0 ? 'a' : 'b');

export const plateOf = (side: number): string => (side === 0 ? SQUARE : CUT);

interface Props {
    piece: Piece;
    detail: Detail;
}

/** So many factors stand in the corners: three above, two below. Then there is no band. */
const CORNERS = 5;

export const Counter = memo(({ piece, detail }: Props) => {
    const side = sideClass(piece.side);
    const ink = `var(--${side}-ink)`;
    const seen = piece.presence === 'SEEN';
    if (piece.factors.length === CORNERS) return <Cornered piece={piece} detail={detail} ink={ink} />;
    return (
        <g opacity={seen ? 1 : 0.75}>
            <Plate piece={piece} />
            {detail > 0 && <Band piece={piece} named={detail >= 2} />}
            {detail === 3 && piece.symbol.size !== '' && (
                <text y={-10.2} text-anchor="middle" font-size="7.5" font-weight="500" fill={ink}>
                    {piece.symbol.size}
                </text>
            )}
            {detail > 0 && (
                <g transform={`translate(0 ${detail === 3 && piece.symbol.size !== '' ? 0.6 : -3})`}>
                    <NatoBox symbol={piece.symbol} ink={ink} />
                </g>
            )}
            {seen ? <Figures piece={piece} detail={detail} ink={ink} /> : <LastSeen piece={piece} ink={ink} />}
        </g>
    );
});

const SPOTS: readonly { x: number; y: number; anchor: 'start' | 'middle' | 'end'; size: number }[] = [
    { x: -1, y: -HALF + 15.5, anchor: 'start', size: 15.5 },
    { x: 0, y: -HALF + 14, anchor: 'middle', size: 11 },
    { x: 1, y: -HALF + 15.5, anchor: 'end', size: 15.5 },
    { x: -1, y: HALF - 4, anchor: 'start', size: 15.5 },
    { x: 1, y: HALF - 4, anchor: 'end', size: 15.5 },
];

/** How large the weapon between two figures is written, by the number of its letters. */
const WEAPON = [11, 11, 9];

/** From far away the first figure of each row: what it fights with and what it stands. */
const FAR = [0, 3];

/** A counter without a band: its factors in the corners, its name under the symbol. */
function Cornered({ piece, detail, ink }: Props & { ink: string }) {
    const inset = piece.side === 0 ? HALF - 3.5 : HALF - 5.5;
    const shown = detail >= 2 ? SPOTS.map((_, i) => i) : detail === 1 ? FAR : [];
    return (
        <g opacity={piece.presence === 'SEEN' ? 1 : 0.75}>
            <Plate piece={piece} />
            {detail > 0 && (
                <g transform={`translate(0 ${detail === 3 ? -2 : 0}) scale(.92)`}>
                    {silhouettes.value && piece.symbol.outline !== '' ? (
                        <Silhouette piece={piece} ink={ink} />
                    ) : (
                        <NatoBox symbol={piece.symbol} ink={ink} />
                    )}
                </g>
            )}
            {detail === 3 && (
                <text y={HALF - 16} text-anchor="middle" font-size={Math.min(7.6, 92 / piece.label.length)} fill={ink}>
                    {piece.label}
                </text>
            )}
            {shown.map(i => {
                const spot = SPOTS[i];
                const factor = piece.factors[i];
                if (spot === undefined || factor === undefined) return null;
                return (
                    <text
                        key={i}
                        x={spot.x * inset}
                        y={spot.y}
                        text-anchor={spot.anchor}
                        font-size={i === 1 ? (WEAPON[factor.value.length] ?? 7.5) : spot.size}
                        font-weight="500"
                        fill={ink}
                    >
                        {factor.value}
                    </text>
                );
            })}
            {detail > 0 &&
                piece.badges.slice(0, BADGES).map((badge, i) => (
                    <g key={i} transform={badgeSpot(i, true)}>
                        <BadgeMark badge={badge} />
                    </g>
                ))}
        </g>
    );
}

/** A vehicle or gun from its side, facing the enemy. */
const Silhouette = ({ piece, ink }: { piece: Piece; ink: string }) => (
    <path
        class="silhouette"
        d={piece.symbol.outline}
        transform={piece.side === 0 ? undefined : 'scale(-1 1)'}
        fill={ink}
        stroke={ink}
        stroke-width=".8"
        stroke-linejoin="round"
    />
);

/** The first side's plate is square with one edge, the other's has cut corners and two. */
function Plate({ piece }: { piece: Piece }) {
    const side = sideClass(piece.side);
    const outline = plateOf(piece.side);
    const dash = piece.presence === 'SEEN' ? undefined : '4 3';
    return (
        <>
            <path d={outline} transform="translate(1.5 2.2)" fill="var(--cshadow)" />
            <path
                d={outline}
                fill={`var(--${side}-fill)`}
                stroke={`var(--${side}-edge)`}
                stroke-width="1.4"
                stroke-dasharray={dash}
            />
            {side === 'b' && <path d={INNER} fill="none" stroke="var(--b-edge)" stroke-width=".8" />}
        </>
    );
}

/** The first side's band is plain, the other's has a hatched lower edge. */
function Band({ piece, named }: { piece: Piece; named: boolean }) {
    const label = (
        <text
            y={-HALF + 9.3}
            text-anchor="middle"
            font-size={Math.min(9.6, 88 / piece.label.length)}
            font-weight="500"
            fill="#fff"
        >
            {named ? piece.label : ''}
        </text>
    );
    if (piece.side === 0) {
        return (
            <>
                <path d="M-28.3-28.3H28.3V-16.5H-28.3z" fill="var(--a-band)" />
                {label}
            </>
        );
    }
    return (
        <>
            <path d="M-20.2-28.3H20.2L28.3-20.2V-16.5H-28.3V-20.2z" fill="var(--b-band)" />
            <path d={HATCH} stroke="var(--b-band)" stroke-width="1.6" />
            {label}
        </>
    );
}

const HATCH = Array.from({ length: 13 }, (_, i) => `M${-26 + 4 * i} -13.5l3-3`).join('');

function Figures({ piece, detail, ink }: Props & { ink: string }) {
    const [factor, second] = piece.factors;
    const reduced = factor !== undefined && factor.full !== '' && factor.full !== factor.value;
    const x = piece.side === 0 ? -HALF + 4 : -HALF + 6;
    return (
        <>
            {factor !== undefined && detail > 0 && (
                <text x={x} y={HALF - 4.5} font-size="18" font-weight="500" fill={ink}>
                    {factor.value}
                    {reduced && detail >= 2 && (
                        <tspan font-size="9" font-weight="400" dx="1">
                            /{factor.full}
                        </tspan>
                    )}
                </text>
            )}
            {second !== undefined && detail >= 2 && (
                <text x={-x} y={HALF - 4.5} text-anchor="end" font-size="14" fill={ink}>
                    {second.value}
                </text>
            )}
            {detail > 0 &&
                piece.badges.slice(0, BADGES).map((badge, i) => (
                    <g key={i} transform={badgeSpot(i, second !== undefined)}>
                        <BadgeMark badge={badge} />
                    </g>
                ))}
        </>
    );
}

const BADGES = 3;

/** The first badge stands where a second figure would be; others, and all where there is one, run down the right edge. */
function badgeSpot(index: number, figured: boolean): string {
    if (index === 0 && !figured) return `translate(${HALF - 13} ${HALF - 11.5})`;
    return `translate(${HALF - 1} ${-HALF + 1 + 18 * (figured ? index : index - 1)})`;
}

const LastSeen = ({ piece, ink }: { piece: Piece; ink: string }) => (
    <text y={HALF - 6} text-anchor="middle" font-size="10" fill={ink}>
        {piece.badges[0]?.words ?? '?'}
    </text>
);
