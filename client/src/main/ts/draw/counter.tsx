// One counter, 58 by 58, with its middle at the origin. What it shows depends on how large it is drawn.
import { memo } from 'preact/compat';
import { silhouettes } from '../browser/settings';
import { n } from '../table/point';
import type { Piece } from '../wire/types';
import { BadgeMark } from './badge';
import { LAYOUT, plateOf, sideClass } from './drawings';
import { Sign } from './sign';

/** How much fits: 3 all, 2 without unit size, 1 symbol and one figure, 0 the plate only. */
export type Detail = 0 | 1 | 2 | 3;

export function detailAt(drawnPx: number): Detail {
    return drawnPx >= 60 ? 3 : drawnPx >= 40 ? 2 : drawnPx >= 22 ? 1 : 0;
}

const HALF = LAYOUT.size / 2;

interface Props {
    piece: Piece;
    detail: Detail;
}

/** So many factors stand in the corners: three above, two below. Then there is no band. */
const CORNERS = LAYOUT.corners.spots.length;

export const Counter = memo(({ piece, detail }: Props) => {
    const ink = `var(--${sideClass(piece.side)}-ink)`;
    return (
        <g opacity={piece.presence === 'SEEN' ? undefined : LAYOUT.lastSeenOpacity}>
            <Shadow piece={piece} />
            <Plate piece={piece} />
            {piece.factors.length === CORNERS ? (
                <Cornered piece={piece} detail={detail} ink={ink} />
            ) : (
                <Banded piece={piece} detail={detail} ink={ink} />
            )}
        </g>
    );
});

/** The first side's plate is square with one edge, the other's has cut corners and two. */
export function Plate({ piece }: { piece: Piece }) {
    const side = sideClass(piece.side);
    const { outline, inner } = plateOf(piece.side);
    return (
        <>
            <path
                d={outline}
                fill={`var(--${side}-fill)`}
                stroke={`var(--${side}-edge)`}
                stroke-width={LAYOUT.edgeWidth}
                stroke-dasharray={piece.presence === 'SEEN' ? undefined : LAYOUT.lastSeenDash}
            />
            {inner !== '' && (
                <path d={inner} fill="none" stroke={`var(--${side}-edge)`} stroke-width={LAYOUT.innerWidth} />
            )}
        </>
    );
}

const Shadow = ({ piece }: { piece: Piece }) => (
    <path
        d={plateOf(piece.side).outline}
        transform={`translate(${LAYOUT.shadow.x} ${LAYOUT.shadow.y})`}
        fill="var(--cshadow)"
    />
);

function Banded({ piece, detail, ink }: Props & { ink: string }) {
    const { echelon, symbol } = LAYOUT;
    const sized = detail === 3 && piece.symbol.size !== '';
    return (
        <>
            {detail > 0 && <Band piece={piece} named={detail >= 2} />}
            {sized && (
                <text y={echelon.y} text-anchor="middle" font-size={echelon.size} font-weight="500" fill={ink}>
                    {piece.symbol.size}
                </text>
            )}
            {detail > 0 && (
                <g transform={`translate(0 ${sized ? symbol.underEchelon : symbol.y})`}>
                    <Sign symbol={piece.symbol} ink={ink} />
                </g>
            )}
            {piece.presence === 'SEEN' ? (
                <Figures piece={piece} detail={detail} ink={ink} />
            ) : (
                <LastSeen piece={piece} ink={ink} />
            )}
        </>
    );
}

/** The first side's band is plain, the other's has a hatched lower edge. */
function Band({ piece, named }: { piece: Piece; named: boolean }) {
    const { band, hatch } = plateOf(piece.side);
    const { label } = LAYOUT;
    const colour = `var(--${sideClass(piece.side)}-band)`;
    return (
        <>
            <path d={band} fill={colour} />
            {hatch !== '' && <path d={hatch} fill="none" stroke={colour} stroke-width={LAYOUT.hatchWidth} />}
            {named && (
                <text
                    y={label.y}
                    text-anchor="middle"
                    font-size={n(Math.min(label.size, label.room / piece.label.length))}
                    font-weight="500"
                    fill="#FFFFFF"
                >
                    {piece.label}
                </text>
            )}
        </>
    );
}

function Figures({ piece, detail, ink }: Props & { ink: string }) {
    const [factor, second] = piece.factors;
    const reduced = factor !== undefined && factor.full !== '' && factor.full !== factor.value;
    const x = plateOf(piece.side).inset - HALF;
    return (
        <>
            {factor !== undefined && detail > 0 && (
                <text x={x} y={LAYOUT.first.y} font-size={LAYOUT.first.size} font-weight="500" fill={ink}>
                    {factor.value}
                    {reduced && detail >= 2 && (
                        <tspan font-size={LAYOUT.first.full} font-weight="400" dx="1">
                            /{factor.full}
                        </tspan>
                    )}
                </text>
            )}
            {second !== undefined && detail >= 2 && (
                <text x={-x} y={LAYOUT.second.y} text-anchor="end" font-size={LAYOUT.second.size} fill={ink}>
                    {second.value}
                </text>
            )}
            {detail > 0 && <Badges piece={piece} figured={second !== undefined} />}
        </>
    );
}

const LastSeen = ({ piece, ink }: { piece: Piece; ink: string }) => (
    <text y={LAYOUT.lastSeen.y} text-anchor="middle" font-size={LAYOUT.lastSeen.size} fill={ink}>
        {piece.badges[0]?.words ?? '?'}
    </text>
);

const Badges = ({ piece, figured }: { piece: Piece; figured: boolean }) => (
    <>
        {piece.badges.slice(0, LAYOUT.badges.most).map((badge, i) => (
            <g key={i} transform={badgeSpot(i, figured)}>
                <BadgeMark badge={badge} />
            </g>
        ))}
    </>
);

/** The first badge stands where a second figure would be; others, and all where there is one, run down the right edge. */
function badgeSpot(index: number, figured: boolean): string {
    const { first, column, step } = LAYOUT.badges;
    return index === 0 && !figured
        ? `translate(${first.x} ${first.y})`
        : `translate(${column.x} ${column.y + step * (figured ? index : index - 1)})`;
}

/** From far away the first figure of each row: what it fights with and what it stands. */
const FAR = [0, 3];

/** A counter without a band: its factors in the corners, its name under the symbol. */
function Cornered({ piece, detail, ink }: Props & { ink: string }) {
    const { symbol, name, spots, weapon } = LAYOUT.corners;
    const inset = HALF - plateOf(piece.side).cornerInset;
    const shown = detail >= 2 ? spots.map((_, i) => i) : detail === 1 ? FAR : [];
    return (
        <>
            {detail > 0 && (
                <g transform={`translate(0 ${detail === 3 ? symbol.y : 0}) scale(${symbol.scale})`}>
                    {silhouettes.value && piece.symbol.outline !== '' ? (
                        <Silhouette piece={piece} ink={ink} />
                    ) : (
                        <Sign symbol={piece.symbol} ink={ink} />
                    )}
                </g>
            )}
            {detail === 3 && (
                <text
                    y={name.y}
                    text-anchor="middle"
                    font-size={n(Math.min(name.size, name.room / piece.label.length))}
                    fill={ink}
                >
                    {piece.label}
                </text>
            )}
            {shown.map(i => {
                const spot = spots[i];
                const factor = piece.factors[i];
                if (spot === undefined || factor === undefined) return null;
                // A long weapon between two figures is written smaller.
                const size = i === 1 ? weapon[Math.min(factor.value.length, weapon.length - 1)] : spot.size;
                return (
                    <text
                        key={i}
                        x={spot.x * inset}
                        y={spot.y}
                        text-anchor={spot.anchor as 'start' | 'middle' | 'end'}
                        font-size={size}
                        font-weight="500"
                        fill={ink}
                    >
                        {factor.value}
                    </text>
                );
            })}
            {detail > 0 && <Badges piece={piece} figured />}
        </>
    );
}

/** A vehicle or gun from its side, facing the enemy. */
export const Silhouette = ({ piece, ink }: { piece: Piece; ink: string }) => (
    <path
        class="silhouette"
        d={piece.symbol.outline}
        transform={piece.side === 0 ? undefined : 'scale(-1 1)'}
        fill={ink}
        stroke={ink}
        stroke-width={LAYOUT.corners.silhouetteWidth}
        stroke-linejoin="round"
    />
);
