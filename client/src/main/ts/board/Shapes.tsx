// Rings, sectors, outlines and lines over a measured table, each with its words.
import { type MeasuredTable, PER_MM } from '../table/measured';
import { at, middle, n, type Pt, xy } from '../table/point';
import type { PlacePoint, Shape, ShapeLook, ShapeRegion, ShapeSector } from '../wire/types';
import { Pill } from './Pill';
import { Region } from './Region';

interface Props {
    table: MeasuredTable;
    shapes: readonly Shape[];
    /** Of whose they are; what is not allowed is red. */
    colour: string;
    /** How much larger than the map words are. */
    grow: number;
}

export const Shapes = ({ table, shapes, colour, grow }: Props) => (
    <>
        {shapes.map((shape, i) =>
            shape.type === 'Region' ? (
                <Region key={i} table={table} region={shape} beside={shapes} colour={colourOf(shape.look, colour)} />
            ) : (
                <Drawn key={i} table={table} shape={shape} colour={colourOf(shape.look, colour)} />
            ),
        )}
        {shapes
            .filter(each => each.words !== '')
            .map((shape, i) => (
                <Pill
                    key={i}
                    spot={wordsAt(table, shape, grow)}
                    text={shape.words}
                    colour={colourOf(shape.look, colour)}
                    grow={grow}
                    look={shape.look === 'FORBIDDEN' ? 'bad' : 'plain'}
                />
            ))}
    </>
);

const colourOf = (look: ShapeLook, colour: string): string => (look === 'FORBIDDEN' ? 'var(--bad)' : colour);

const DASHES: Readonly<Record<ShapeLook, string | undefined>> = {
    SOLID: undefined,
    DASHED: '11 7',
    DOTTED: '2 6',
    HATCHED: undefined,
    FORBIDDEN: '3 6',
};

type Single = Exclude<Shape, ShapeRegion>;

function Drawn({ table, shape, colour }: { table: MeasuredTable; shape: Single; colour: string }) {
    const line = {
        stroke: colour,
        'stroke-width': 2,
        'stroke-dasharray': DASHES[shape.look],
        'vector-effect': 'non-scaling-stroke',
    };
    // Tints stay faint: they may lie over half the table.
    const tint = shape.look === 'HATCHED' ? { fill: 'url(#reach)' } : { fill: colour, 'fill-opacity': 0.06 };
    switch (shape.type) {
        case 'Disc':
        case 'Ring': {
            const { x, y } = table.at(shape.centre);
            const inner = shape.type === 'Ring' ? { fill: 'none' } : tint;
            return <circle cx={n(x)} cy={n(y)} r={n(shape.radiusMm * PER_MM)} {...inner} {...line} />;
        }
        case 'Sector':
            return <path d={sectorPath(table, shape)} {...tint} {...line} />;
        case 'Outline':
            return <path d={`${pathOf(table, shape.points)}z`} {...tint} {...line} />;
        case 'Line':
            return <path d={pathOf(table, shape.points)} fill="none" {...line} />;
        case 'Arrow':
            return (
                <>
                    <circle cx={n(table.at(shape.from).x)} cy={n(table.at(shape.from).y)} r="5" fill="none" {...line} />
                    <path
                        d={pathOf(table, [shape.from, shape.to])}
                        fill="none"
                        stroke="var(--ink)"
                        stroke-width="4"
                        marker-end="url(#arrow)"
                    />
                </>
            );
    }
}

export const pathOf = (table: MeasuredTable, points: readonly PlacePoint[]): string =>
    `M${points.map(each => xy(table.at(each))).join('L')}`;

/** A point so far from the middle of a sector, by compass. */
function ahead(table: MeasuredTable, sector: ShapeSector, heading: number, mm: number): Pt {
    const centre = table.at(sector.centre);
    const radians = (table.angle(heading) * Math.PI) / 180;
    return at(centre.x + mm * PER_MM * Math.cos(radians), centre.y + mm * PER_MM * Math.sin(radians));
}

export function sectorPath(table: MeasuredTable, sector: ShapeSector): string {
    const [from, to] = [sector.heading - sector.degrees / 2, sector.heading + sector.degrees / 2];
    const large = sector.degrees > 180 ? 1 : 0;
    const [near, far] = [n(sector.fromMm * PER_MM), n(sector.toMm * PER_MM)];
    const spot = (heading: number, mm: number): string => xy(ahead(table, sector, heading, mm));
    return `M${spot(from, sector.fromMm)}L${spot(from, sector.toMm)}A${far} ${far} 0 ${large} 1 ${spot(to, sector.toMm)}L${spot(to, sector.fromMm)}A${near} ${near} 0 ${large} 0 ${spot(from, sector.fromMm)}z`;
}

/** Smaller rings are dots. */
const DOT_MM = 5;

/** Where the words of a shape stand: on its edge; beside a dot, so that it can be seen. */
function wordsAt(table: MeasuredTable, shape: Shape, grow: number): Pt {
    switch (shape.type) {
        case 'Disc':
        case 'Ring': {
            const { x, y } = table.at(shape.centre);
            if (shape.radiusMm < DOT_MM) return at(x - (18 + 3.4 * shape.words.length) * grow, y);
            return at(x, y - shape.radiusMm * PER_MM);
        }
        case 'Sector':
            return ahead(table, shape, shape.heading, shape.toMm);
        case 'Arrow': {
            const { x, y } = table.at(shape.to);
            return at(x, y + 34);
        }
        case 'Region': {
            const [first] = shape.parts[0] ?? [];
            return first === undefined ? at(0, 0) : table.at(first);
        }
        case 'Outline':
        case 'Line': {
            const spots = shape.points.map(each => table.at(each));
            const [first] = spots;
            const last = spots[spots.length - 1];
            if (first === undefined || last === undefined) return at(0, 0);
            return shape.type === 'Line' ? middle(first, last) : first;
        }
    }
}
