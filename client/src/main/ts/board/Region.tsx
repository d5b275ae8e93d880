// Ground that several outlines cover together: its fill is painted once, and only the edge of the whole is drawn.
import { useId } from 'preact/hooks';
import type { MeasuredTable } from '../table/measured';
import { xy } from '../table/point';
import type { PlacePoint, Shape, ShapeRegion } from '../wire/types';

/** Twice the signed area: positive where the points go round against the clock, as north is up. */
export const turning = (points: readonly PlacePoint[]): number =>
    points.reduce((sum, a, i) => {
        const b = points[(i + 1) % points.length] ?? a;
        return sum + a.xMm * b.yMm - b.xMm * a.yMm;
    }, 0);

/** All parts as one path. They go round alike, so that overlaps count as within. */
export function regionPath(table: MeasuredTable, parts: readonly (readonly PlacePoint[])[]): string {
    return parts
        .map(each => (turning(each) < 0 ? [...each].reverse() : each))
        .map(each => `M${each.map(point => xy(table.at(point))).join('L')}z`)
        .join('');
}

interface Props {
    table: MeasuredTable;
    region: ShapeRegion;
    /** What is drawn beside it: a hatched region leaves out the solid ones. */
    beside: readonly Shape[];
    colour: string;
}

export function Region({ table, region, beside, colour }: Props) {
    const id = useId();
    const own = regionPath(table, region.parts);
    const hatched = region.look === 'HATCHED';
    const solid = hatched
        ? beside
              .filter(each => each.type === 'Region' && each.look === 'SOLID')
              .map(each => (each.type === 'Region' ? regionPath(table, each.parts) : ''))
              .join('')
        : '';
    const all = { x: 0, y: 0, width: table.width, height: table.height, fill: 'white' };
    return (
        <g data-region={region.look}>
            <mask id={`${id}-in`} maskUnits="userSpaceOnUse" {...all}>
                <rect {...all} />
                <path d={solid} fill="black" />
            </mask>
            <mask id={`${id}-edge`} maskUnits="userSpaceOnUse" {...all}>
                <rect {...all} />
                <path d={own} fill="black" />
                <path d={solid} fill="black" />
            </mask>
            <path
                d={own}
                fill={hatched ? 'url(#reach)' : colour}
                fill-opacity={hatched ? 1 : 0.06}
                mask={`url(#${id}-in)`}
            />
            <path
                d={own}
                fill="none"
                stroke={colour}
                stroke-width="4"
                vector-effect="non-scaling-stroke"
                mask={`url(#${id}-edge)`}
            />
        </g>
    );
}
