// Where the markers on the ground stand.
import { sideClass } from '../draw/drawings';
import { MarkerSign } from '../draw/marker';
import { MeasuredTable } from '../table/measured';
import { n } from '../table/point';
import { placeKey, type Table } from '../table/table';
import type { Marker } from '../wire/types';
import { Shapes } from './Shapes';

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

interface Props {
    table: Table;
    markers: readonly Marker[];
    grow: number;
}

/** Where measures are drawn, one sign of a kind is enough in a place, and a way needs none: its line shows it. */
const signed = (table: Table, markers: readonly Marker[]): readonly Marker[] =>
    table instanceof MeasuredTable
        ? markers.filter(
              (each, i) =>
                  each.kind !== 'ROUTE' &&
                  markers.findIndex(
                      one =>
                          one.kind === each.kind &&
                          one.side === each.side &&
                          placeKey(one.place) === placeKey(each.place),
                  ) === i,
          )
        : markers;

export const Markers = ({ table, markers, grow }: Props) => (
    <g>
        {table instanceof MeasuredTable &&
            markers.map((marker, i) => (
                <Shapes
                    key={i}
                    table={table}
                    shapes={marker.shapes}
                    colour={marker.side < 0 ? 'var(--ink2)' : `var(--${sideClass(marker.side)})`}
                    grow={grow}
                />
            ))}
        {signed(table, markers).map((marker, i, all) => {
            const spot = table.spot(marker.place);
            if (spot === undefined) return null;
            const before = all.slice(0, i).filter(each => placeKey(each.place) === placeKey(marker.place)).length;
            const beside = SPOTS[isFlat(table) ? 'flat' : 'pointy'][before % 4] ?? [0, 0];
            const [dx, dy] = table instanceof MeasuredTable ? [26 * before, 0] : beside;
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
