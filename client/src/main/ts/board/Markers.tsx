// Objectives, exits, wrecks and works on the ground.
import { sideClass } from '../draw/counter';
import { n } from '../table/point';
import { placeKey, type Table } from '../table/table';
import type { Marker } from '../wire/types';

const SHAPES = {
    OBJECTIVE: 'M0-6.5 1.7-2.2 6.2-2 2.7.9 3.9 5.3 0 2.8-3.9 5.3-2.7.9-6.2-2-1.7-2.2z',
    ENTRY: 'M-6-1.5H0V-5L5 0 0 5V1.5H-6zM6-5h1.4V5H6z',
    EXIT: 'M-6-1.5H1V-5L6.5 0 1 5V1.5H-6z',
    SUPPLY: 'M-5-4H5V5H-5zM-5 0H5',
    WRECK: 'M-5.5 4H5.5L3.5 0H-3.5zM0 0V-2.5M-2-2.5Q1.5-3.5 0-6',
    MINES: 'M-3.5 1A3.5 3.5 0 1 0 3.5 1 3.5 3.5 0 1 0-3.5 1M0-2.5V-6M-2.5-1.5-5-4M2.5-1.5 5-4',
    BLOCK: 'M-5.5-4 5.5 4M-5.5 4 5.5-4M-6.5 0H6.5',
    WORKS: 'M-6.5 4V0L-3-3.5H3L6.5 0V4',
    FORT: 'M-5 5V-5H-2V-2H2V-5H5V5z',
    SPOTTED: 'M-7 0Q0-7 7 0 0 7-7 0zM-1.8 0A1.8 1.8 0 1 0 1.8 0 1.8 1.8 0 1 0-1.8 0',
    SMOKE: 'M-6 4Q-8 1 -4.5 0Q-5 -4 -1 -3.5Q1 -6.5 3.5 -3Q7.5 -3 6 1Q8 4 4 4z',
} as const;

const FILLED: readonly Marker['kind'][] = ['OBJECTIVE', 'ENTRY', 'EXIT'];

/** Where markers stand in a place, one after the other: beside the counter, clear of the number. */
const SPOTS = {
    flat: [
        [44, 4],
        [-44, 4],
        [28, 40],
        [-28, 40],
    ],
    pointy: [
        [35, -25],
        [-35, -25],
        [35, 27],
        [-35, 27],
    ],
} as const;

const isFlat = (table: Table): boolean => table.ground.type === 'Hexes' && table.ground.layout.startsWith('FLAT');

export const Markers = ({ table, markers }: { table: Table; markers: readonly Marker[] }) => (
    <g>
        {markers.map((marker, i) => {
            const spot = table.spot(marker.place);
            if (spot === undefined) return null;
            const before = markers.slice(0, i).filter(each => placeKey(each.place) === placeKey(marker.place)).length;
            const [dx, dy] = SPOTS[isFlat(table) ? 'flat' : 'pointy'][before % 4] ?? [0, 0];
            const colour = marker.side < 0 ? 'var(--ink)' : `var(--${sideClass(marker.side)})`;
            const line = FILLED.includes(marker.kind)
                ? { fill: colour }
                : { fill: 'none', stroke: colour, 'stroke-width': 1.6 };
            return (
                <g
                    key={`${marker.kind}${marker.side}${placeKey(marker.place)}`}
                    transform={`translate(${n(spot.x + dx)} ${n(spot.y + dy)})`}
                >
                    <title>{marker.words}</title>
                    <circle
                        r="10.5"
                        fill="var(--card)"
                        stroke={colour}
                        stroke-width="1.6"
                        stroke-dasharray={marker.side === 1 ? '4 2' : undefined}
                    />
                    <path d={SHAPES[marker.kind]} {...line} />
                </g>
            );
        })}
    </g>
);
