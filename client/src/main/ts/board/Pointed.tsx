// Rings around what a lesson points at.
import { usePlay } from '../game/play';
import { n } from '../table/point';
import { COUNTER, placeKey, type Table } from '../table/table';

export function Pointed({ table, grow }: { table: Table; grow: number }) {
    const { teaching } = usePlay();
    return (
        <g class="pointed">
            {teaching.points.value.map(place => {
                const spot = table.spot(place);
                return spot === undefined ? null : (
                    <circle
                        key={placeKey(place)}
                        data-pointed={placeKey(place)}
                        cx={n(spot.x)}
                        cy={n(spot.y)}
                        r={n(place.type === 'Point' ? 26 * grow : COUNTER * 0.78)}
                    />
                );
            })}
        </g>
    );
}
