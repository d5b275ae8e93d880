// The counters on the table. Each keeps its element while it moves, so that the move can be seen.
import { Base } from '../draw/base';
import { Counter, type Detail } from '../draw/counter';
import { plateOf, sideClass } from '../draw/drawings';
import { n, type Pt } from '../table/point';
import type { Table } from '../table/table';
import type { Piece } from '../wire/types';
import { type Laid, laid, type Stack } from './stacks';

interface Props {
    table: Table;
    stacks: readonly Stack[];
    detail: Detail;
    /** How much larger than the map figures beside the counters are. */
    grow: number;
    chosen: string | null;
    /** Those that do something together. */
    picked: readonly string[];
    /** The side whose pieces are dimmed unless they can act; none if the question is not about pieces. */
    dimmed: number | null;
}

const EDGES = 2;
const WEDGE_AT = 42;
/** A base of so many millimetres is drawn as large as a counter. */
const BASE_MM = 30;

const n1 = (value: number): string => value.toFixed(2);

export function Pieces({ table, stacks, detail, grow, chosen, picked, dimmed }: Props) {
    const all = stacks.flatMap(laid).filter(each => each.under <= EDGES || each.piece.id === chosen);
    const ordered = [...all].sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1));
    const top = all.find(each => each.piece.id === chosen);
    return (
        <g class="pieces">
            {table.ground.type === 'Hexes' &&
                stacks.map(stack => <Wedges key={stack.key} table={table} stack={stack} />)}
            {[2, 1, 0].map(depth =>
                ordered
                    .filter(each => Math.min(each.under, EDGES) === depth && each.piece.id !== chosen)
                    .map(each => (
                        <Placed key={each.piece.id} laid={each} detail={detail} dim={isDim(each.piece, dimmed)} />
                    )),
            )}
            {stacks
                .filter(
                    stack =>
                        stack.pieces.some(each => picked.includes(each.id)) &&
                        !stack.pieces.some(each => each.id === chosen),
                )
                .map(stack => (
                    <g key={stack.key} transform={`translate(${n(stack.spot.x)} ${n(stack.spot.y)})`}>
                        <Ring piece={stack.pieces[0]} />
                    </g>
                ))}
            {table.ground.type === 'Measured' &&
                readable(stacks, chosen, grow).map(stack => <Under key={stack.key} stack={stack} grow={grow} />)}
            {top !== undefined && <Placed laid={top} detail={detail} dim={false} chosen />}
            {stacks
                .filter(stack => stack.pieces.length > 1)
                .map(stack => (
                    <Count key={stack.key} spot={stack.spot} text={counted(stack, picked)} grow={grow} />
                ))}
        </g>
    );
}

const Ring = ({ piece }: { piece: Piece | undefined }) => (
    <g transform={`scale(${n1(edgeOf(piece) / 29)})`}>
        <rect x="-34" y="-34" width="68" height="68" rx="5" fill="none" stroke="var(--ink)" stroke-width="5.5" />
        <rect x="-34" y="-34" width="68" height="68" rx="5" fill="none" stroke="var(--sel-bright)" stroke-width="3.2" />
    </g>
);

/** How many lie there, and where some are picked, how many of them. */
function counted(stack: Stack, picked: readonly string[]): string {
    const some = stack.pieces.filter(each => picked.includes(each.id)).length;
    return some === 0 || some === stack.pieces.length ? String(stack.pieces.length) : `${some}/${stack.pieces.length}`;
}

/** From the middle of a base to its edge. */
const edgeOf = (piece: Piece | undefined): number => ((piece?.baseMm || BASE_MM) * 29) / BASE_MM;

/** Those whose names do not lie on another: first the chosen one, then the larger. */
function readable(stacks: readonly Stack[], chosen: string | null, grow: number): Stack[] {
    const size = (stack: Stack): number =>
        stack.pieces.some(each => each.id === chosen) ? 1000 : (stack.pieces[0]?.baseMm ?? 0);
    const kept: Stack[] = [];
    for (const stack of [...stacks].sort((a, b) => size(b) - size(a))) {
        const clear = kept.every(
            each =>
                Math.abs(nameY(each, grow) - nameY(stack, grow)) > 12 * grow ||
                Math.abs(each.spot.x - stack.spot.x) > ((named(each).length + named(stack).length) * 6.4 * grow) / 2,
        );
        if (clear && (size(stack) === 1000 || !covered(stack, stacks, grow))) kept.push(stack);
    }
    return kept;
}

/** Whether the name would lie on another base. */
const covered = (stack: Stack, stacks: readonly Stack[], grow: number): boolean =>
    stacks.some(each => {
        const edge = edgeOf(each.pieces[0]);
        return (
            each !== stack &&
            Math.abs(each.spot.x - stack.spot.x) < edge + named(stack).length * 2.6 * grow &&
            Math.abs(each.spot.y - nameY(stack, grow) + 4 * grow) < edge + 3 * grow
        );
    });

const named = (stack: Stack): string => stack.pieces.map(each => each.label).join(', ');

const nameY = (stack: Stack, grow: number): number => stack.spot.y + edgeOf(stack.pieces[0]) + 4 + 12 * grow;

/** On a measured table the name stands under the base. */
const Under = ({ stack, grow }: { stack: Stack; grow: number }) => (
    <text
        class="under"
        x={n(stack.spot.x)}
        y={n(nameY(stack, grow))}
        text-anchor="middle"
        font-size={n(12.5 * grow)}
        stroke-width={n(4 * grow)}
    >
        {named(stack)}
    </text>
);

const isDim = (piece: Piece, dimmed: number | null): boolean => piece.side === dimmed && !piece.canAct;

function Placed({ laid, detail, dim, chosen = false }: { laid: Laid; detail: Detail; dim: boolean; chosen?: boolean }) {
    const { piece, spot } = laid;
    return (
        <g class="piece" data-piece={piece.id} style={`transform:translate(${n(spot.x)}px,${n(spot.y)}px)`}>
            {chosen && <Ring piece={piece} />}
            {piece.baseMm > 0 ? (
                <g transform={`scale(${n1(piece.baseMm / BASE_MM)})`}>
                    <Base piece={piece} detail={detail} />
                </g>
            ) : (
                <Counter piece={piece} detail={detail} />
            )}
            {dim && <path d={plateOf(piece.side).outline} fill="var(--open)" opacity=".5" />}
        </g>
    );
}

/** One arrowhead for each facing in the stack. */
function Wedges({ table, stack }: { table: Table; stack: Stack }) {
    const headings = new Map(
        stack.pieces.filter(each => each.heading >= 0).map(each => [`${each.side}/${each.heading}`, each]),
    );
    const centre = table.spot(stack.pieces[0]?.places[0] ?? { type: 'Box', name: '' }) ?? stack.spot;
    const spot = stack.pieces[0]?.places.length === 1 ? centre : stack.spot;
    return (
        <>
            {[...headings.values()].map(piece => (
                <path
                    key={piece.heading}
                    d={`M${WEDGE_AT + 7} 0L${WEDGE_AT - 2} -7.5V7.5z`}
                    transform={`translate(${n(spot.x)} ${n(spot.y)}) rotate(${n(table.angle(piece.heading))})`}
                    fill={`var(--${sideClass(piece.side)})`}
                    stroke="var(--card)"
                    stroke-width="1.2"
                />
            ))}
        </>
    );
}

const Count = ({ spot, text, grow }: { spot: Pt; text: string; grow: number }) => (
    <g class="count" transform={`translate(${n(spot.x + 33)} ${n(spot.y + 25)}) scale(${grow})`}>
        <rect
            x={text.length > 1 ? -14 : -9}
            y="-9"
            width={text.length > 1 ? 28 : 18}
            height="18"
            rx="9"
            fill="var(--card)"
            stroke="var(--ink)"
            stroke-width="1.4"
        />
        <text y="4" text-anchor="middle" font-size="11.5" font-weight="500" fill="var(--ink)">
            {text}
        </text>
    </g>
);
