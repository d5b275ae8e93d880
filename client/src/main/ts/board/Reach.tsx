// Where the chosen piece can go, with what it costs, and the way to the place pointed at.

import { destination, type Options } from '../answers/options';
import { RADIUS } from '../table/hexes';
import { n, type Pt, points, xy } from '../table/point';
import { HexTable, placeKey, samePlace, type Table } from '../table/table';
import type { Choice, Overlay, Piece, Place } from '../wire/types';
import { areaOutline } from './areas';

interface Goal {
    place: Place;
    text: string;
    stops: boolean;
}

export function goals(options: Options, overlays: readonly Overlay[], piece: string): Goal[] {
    const costs = overlays.find(each => each.kind === 'REACH' && each.of === piece)?.spots ?? [];
    const found = new Map<string, Goal>();
    for (const choice of options.byPiece.get(piece) ?? []) {
        const place = destination(choice);
        if (place === undefined || choice.weight === 'MINOR') continue;
        const cost = costs.find(each => samePlace(each.place, place));
        found.set(placeKey(place), { place, text: cost?.text ?? '', stops: cost?.stops ?? false });
    }
    return [...found.values()];
}

/** More hexes than that are lit as one area: its edge, and where one must stop. */
const MANY = 30;

export const Reach = ({ table, goals }: { table: Table; goals: readonly Goal[] }) => {
    const wide = goals.length > MANY && table instanceof HexTable;
    return (
        <g class="reach">
            {goals.map(goal => (
                <polygon
                    key={placeKey(goal.place)}
                    data-goal={placeKey(goal.place)}
                    points={points(table.outline(goal.place, 0.93))}
                    fill={wide ? 'none' : 'url(#reach)'}
                    stroke={wide && !goal.stops ? 'none' : 'var(--sel)'}
                    stroke-width="1.8"
                    stroke-dasharray={goal.stops ? '6 4' : undefined}
                />
            ))}
            {wide && (
                <path
                    class="reach-edge"
                    d={areaOutline(
                        table,
                        goals.map(each => each.place),
                    )}
                />
            )}
        </g>
    );
};

/** @param grow how much larger than the map, so that figures stay readable from far */
export const Costs = ({
    table,
    goals,
    proposed,
    grow,
}: {
    table: Table;
    goals: readonly Goal[];
    proposed: Place | undefined;
    grow: number;
}) => (
    <g class="costs">
        {goals
            .filter(each => each.text !== '')
            .map(goal => {
                const spot = table.spot(goal.place);
                if (spot === undefined) return null;
                const strong = proposed !== undefined && samePlace(proposed, goal.place);
                const half = goal.stops ? 19 : 13;
                return (
                    <g
                        key={placeKey(goal.place)}
                        class={strong ? 'pill strong' : 'pill'}
                        transform={`translate(${n(spot.x)} ${n(spot.y + RADIUS * 0.58)}) scale(${grow})`}
                    >
                        <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
                        <text x={goal.stops ? -7 : 0} y="4.8" text-anchor="middle" font-size="13.5" font-weight="500">
                            {goal.text}
                        </text>
                        {goal.stops && (
                            <>
                                <path d="M5-6h6l4 4v4l-4 4H5L1 2v-4z" fill="var(--bad)" />
                                <path d="M4.5 0h7" stroke="#fff" stroke-width="1.8" />
                            </>
                        )}
                    </g>
                );
            })}
    </g>
);

interface WayProps {
    table: Table;
    piece: Piece | null;
    choice: Choice;
    firm: boolean;
}

/** The way of a choice as an arrow: firm if it is proposed, thin if it is only pointed at. */
export function Way({ table, piece, choice, firm }: WayProps) {
    if (choice.tie.type !== 'Along' || piece === null) return null;
    const start = table.pieceSpot(piece.places);
    const spots = choice.tie.way.flatMap(place => table.spot(place) ?? []);
    const end = spots[spots.length - 1];
    if (end === undefined) return null;
    const line = start === undefined ? spots : [start, ...spots];
    if (line.length < 2) return null;
    return <Arrow line={line} firm={firm} />;
}

/** A way as an arrow, firm or thin. */
export function Arrow({ line, firm }: { line: readonly Pt[]; firm: boolean }) {
    const d = line.map((p, i) => `${i === 0 ? 'M' : 'L'}${xy(p)}`).join('');
    return (
        <g class={firm ? 'way firm' : 'way'}>
            <path
                d={d}
                stroke="var(--card)"
                stroke-width={firm ? 9 : 6}
                marker-end={firm ? 'url(#arrow-case)' : undefined}
            />
            <path
                d={d}
                stroke="var(--ink)"
                stroke-width={firm ? 5 : 2.5}
                stroke-dasharray={firm ? undefined : '7 5'}
                marker-end="url(#arrow)"
            />
        </g>
    );
}

export const Target = ({ table, place, lit = false }: { table: Table; place: Place; lit?: boolean }) => (
    <polygon class={lit ? 'lit' : 'target'} points={points(table.outline(place, 0.97))} />
);
