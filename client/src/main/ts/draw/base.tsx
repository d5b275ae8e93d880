// One base of a measured table, as large as a counter, with its middle at the origin: the plate is turned by its heading,
// the symbol stays upright.
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { silhouettes } from '../browser/settings';
import type { Badge, Piece } from '../wire/types';
import { BadgeMark } from './badge';
import { type Detail, Plate, Silhouette } from './counter';
import { BASE, LAYOUT, plateOf, sideClass } from './drawings';
import { Sign } from './sign';

export const Base = memo(({ piece, detail }: { piece: Piece; detail: Detail }) => (
    <g opacity={piece.presence === 'SEEN' ? undefined : LAYOUT.lastSeenOpacity}>
        <Turned heading={piece.heading}>
            <Plate piece={piece} />
            <Front piece={piece} />
            {piece.heading >= 0 && <Wedge colour={`var(--${sideClass(piece.side)})`} />}
        </Turned>
        <Middle piece={piece} />
        {detail > 0 && <Badges piece={piece} />}
    </g>
));

export const Turned = ({ heading, children }: { heading: number; children: ComponentChildren }) => (
    <g transform={heading < 0 ? undefined : `rotate(${heading})`}>{children}</g>
);

export const Wedge = ({ colour }: { colour: string }) => (
    <path d={BASE.wedge.d} fill={colour} stroke="var(--card)" stroke-width={BASE.wedge.width} />
);

/** The front edge is plain for the first side and hatched for the other. */
function Front({ piece }: { piece: Piece }) {
    const colour = `var(--${sideClass(piece.side)}-band)`;
    const { front, frontHatch } = plateOf(piece.side);
    return (
        <>
            <path d={front} fill={colour} />
            {frontHatch !== '' && <path d={frontHatch} fill="none" stroke={colour} stroke-width={LAYOUT.hatchWidth} />}
        </>
    );
}

/** Bases are few: their symbols are drawn at every scale. */
function Middle({ piece }: { piece: Piece }) {
    const ink = `var(--${sideClass(piece.side)}-ink)`;
    const outlined = silhouettes.value && piece.symbol.outline !== '';
    const { y, scale } = outlined ? BASE.silhouette : BASE.symbol;
    return (
        <g transform={`translate(0 ${y}) scale(${scale})`}>
            {outlined ? <Silhouette piece={piece} ink={ink} /> : <Sign symbol={piece.symbol} ink={ink} />}
        </g>
    );
}

function Badges({ piece }: { piece: Piece }) {
    const others = piece.badges.filter(each => BASE.spots[each.shape] === undefined);
    return (
        <>
            {piece.badges.map((badge, i) => (
                <Turned key={i} heading={BASE.turned.includes(badge.shape) ? piece.heading : -1}>
                    <g transform={badgeSpot(badge, others)}>
                        <BadgeMark badge={badge} />
                    </g>
                </Turned>
            ))}
        </>
    );
}

/** Badges with a place of their own stand there, others down the right edge. */
function badgeSpot(badge: Badge, others: readonly Badge[]): string {
    const { x, y } = BASE.spots[badge.shape] ?? {
        x: BASE.column.x,
        y: BASE.column.y + BASE.step * others.indexOf(badge),
    };
    return `translate(${x} ${y})`;
}

/** Where a base would stand: dashed, and red where it may not. */
export const Ghost = ({ piece, heading, bad }: { piece: Piece; heading: number; bad: boolean }) => {
    const ink = bad ? 'var(--bad)' : 'var(--ink)';
    const side = sideClass(piece.side);
    return (
        <>
            <Turned heading={heading}>
                <path
                    d={plateOf(piece.side).outline}
                    fill={`var(--${side}-fill)`}
                    fill-opacity={BASE.ghost.opacity}
                    stroke={ink}
                    stroke-width={BASE.ghost.width}
                    stroke-dasharray={BASE.ghost.dash}
                />
                {heading >= 0 && <Wedge colour={ink} />}
            </Turned>
            <g opacity=".75">
                <Middle piece={piece} />
            </g>
        </>
    );
};
