// Bases that can be aimed at: red corners around them.
import { targetsOf } from '../answers/team';
import { usePlay } from '../game/play';
import type { MeasuredTable } from '../table/measured';
import { placeKey } from '../table/places';
import { n } from '../table/point';
import type { Choice, Place } from '../wire/types';

const HALF = 37;
const LONG = 13;

const D = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
]
    .map(([x = 0, y = 0]) => `M${x * HALF} ${y * (HALF - LONG)}V${y * HALF}H${x * (HALF - LONG)}`)
    .join('');

/** What an answer is aimed at. */
function aimOf(choice: Choice | null): Place | null {
    const tie = choice?.tie;
    return tie?.type === 'OnPlace' || tie?.type === 'Together' ? tie.place : null;
}

export function Corners({ table }: { table: MeasuredTable }) {
    const { selection } = usePlay();
    const options = selection.options.value;
    const fought = [...options.byPlace.values()].flat().filter(each => each.forecast !== null);
    const places = [
        ...fought.flatMap(each => aimOf(each) ?? []),
        ...targetsOf(options, selection.team.value).flatMap(each => each.place ?? []),
    ];
    const aimed = aimOf(selection.proposed.value);
    const open = new Map(places.map(each => [placeKey(each), each]));
    return (
        <>
            {[...open].map(([key, place]) => {
                const spot = table.spot(place);
                return spot === undefined ? null : (
                    <path
                        key={key}
                        class={aimed !== null && placeKey(aimed) === key ? 'corners chosen' : 'corners'}
                        data-target={key}
                        d={D}
                        transform={`translate(${n(spot.x)} ${n(spot.y)})`}
                    />
                );
            })}
        </>
    );
}
