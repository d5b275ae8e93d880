// Where the markers on the ground stand.
import { MarkerSign } from '../draw/marker';
import { n } from '../table/point';
import { placeKey, type Table } from '../table/table';
import type { Marker } from '../wire/types';

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
            return (
                <g
                    key={`${marker.kind}${marker.side}${placeKey(marker.place)}`}
                    transform={`translate(${n(spot.x + dx)} ${n(spot.y + dy)})`}
                >
                    <title>{marker.words}</title>
                    <MarkerSign marker={marker} />
                </g>
            );
        })}
    </g>
);
