// Objectives, exits and supply on the ground.
import { sideClass } from '../draw/counter';
import { placeKey, type Table } from '../table/table';
import { n } from '../table/point';
import type { Marker } from '../wire/scene';

const SHAPES = {
    OBJECTIVE: 'M0-6.5 1.7-2.2 6.2-2 2.7.9 3.9 5.3 0 2.8-3.9 5.3-2.7.9-6.2-2-1.7-2.2z',
    ENTRY: 'M-6-1.5H0V-5L5 0 0 5V1.5H-6zM6-5h1.4V5H6z',
    EXIT: 'M-6-1.5H1V-5L6.5 0 1 5V1.5H-6z',
    SUPPLY: 'M-5-4H5V5H-5zM-5 0H5',
} as const;

/** Where markers stand in a place, one after the other: beside the counter, clear of the number. */
const SPOTS = { flat: [[44, 4], [-44, 4], [28, 40], [-28, 40]], pointy: [[35, -25], [-35, -25], [35, 27], [-35, 27]] } as const;

const isFlat = (table: Table): boolean => table.ground.type === 'Hexes' && table.ground.layout.startsWith('FLAT');

export const Markers = ({ table, markers }: { table: Table; markers: readonly Marker[] }) => (
    <g>
        {markers.map((marker, i) => {
            const spot = table.spot(marker.place);
            if (spot === undefined) return null;
            const before = markers.slice(0, i).filter(each => placeKey(each.place) === placeKey(marker.place)).length;
            const [dx, dy] = SPOTS[isFlat(table) ? 'flat' : 'pointy'][before % 4] ?? [0, 0];
            const colour = marker.side < 0 ? 'var(--ink)' : `var(--${sideClass(marker.side)})`;
            const line = marker.kind === 'SUPPLY' ? { fill: 'none', stroke: colour, 'stroke-width': 1.5 } : { fill: colour };
            return (
                <g key={`${marker.kind}${marker.side}${placeKey(marker.place)}`} transform={`translate(${n(spot.x + dx)} ${n(spot.y + dy)})`}>
                    <title>{marker.words}</title>
                    <circle r="10.5" fill="var(--card)" stroke={colour} stroke-width="1.6" stroke-dasharray={marker.side === 1 ? '4 2' : undefined} />
                    <path d={SHAPES[marker.kind]} {...line} />
                </g>
            );
        })}
    </g>
);
