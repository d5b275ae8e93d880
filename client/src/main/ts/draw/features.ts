// What lies on a measured table as SVG text, drawn from the data that the server's pictures are drawn from.

import { inside, type MeasuredTable, PER_MM } from '../table/measured';
import { at, distance, middle, n, type Pt, xy } from '../table/point';
import type {
    Feature,
    FeatureArea,
    FeatureCourse,
    FeatureDisc,
    FeatureKind,
    FeatureLine,
    PlacePoint,
} from '../wire/types';
import { type AlongLine, type AreaStyle, FEATURES, type LineStroke, type Mark, type Strewn } from './drawings';

/** Signs keep so far from the edge, in millimetres. */
const CLEAR = 4;
const ROW = 0.87;
/** How far towards the south the name of a hill stands. */
const LOW = 0.75;

const COURSES: readonly FeatureCourse[] = [
    'STREAM',
    'RIVER',
    'CUTTING',
    'SUNKEN_LANE',
    'EMBANKMENT',
    'ROAD',
    'HEDGE',
    'WALL',
    'BRIDGE',
    'FORD',
    'OBSTACLE',
    'WIRE',
];

const HEIGHTS: Readonly<Record<FeatureKind, number>> = {
    HILL: 1,
    MARSH: 10,
    SAND: 10,
    PLOUGH: 10,
    SHALLOW_WATER: 10,
    DEEP_WATER: 10,
    ROUGH: 11,
    SCRUB: 11,
    ORCHARD: 11,
    WOODS: 11,
    TOWN: 11,
    MINEFIELD: 30,
    BUILDING: 31,
    SMOKE: 40,
};

/** Areas first, hills lowest; then lines; then what hides or endangers those on it. */
function layer(feature: Feature): number {
    switch (feature.type) {
        case 'Area':
            return feature.kind === 'HILL' ? feature.level : HEIGHTS[feature.kind];
        case 'Disc':
            return HEIGHTS[feature.kind];
        case 'Line':
            return 20 + COURSES.indexOf(feature.course);
    }
}

const layered = (features: readonly Feature[]): Feature[] => [...features].sort((a, b) => layer(a) - layer(b));

export const featuresSvg = (table: MeasuredTable, features: readonly Feature[]): string =>
    layered(features)
        .map(each => featureSvg(table, each))
        .join('');

export function featureSvg(table: MeasuredTable, feature: Feature): string {
    switch (feature.type) {
        case 'Area':
            return area(table, feature);
        case 'Disc':
            return disc(table, feature);
        case 'Line':
            return line(table, feature);
    }
}

const colour = (role: string): string => `var(--${role})`;

function area(table: MeasuredTable, area: FeatureArea): string {
    const style = FEATURES.areas[area.kind];
    const d = `${path(table, area.outline)}z`;
    const fill = area.level > 1 ? (style.high ?? style.fill) : style.fill;
    return [
        style.comb === undefined ? '' : stroked(d, style.comb),
        filled(d, fill, style),
        style.signs === undefined ? '' : strewn(table, style.signs, area.outline),
        stroked(d, style.edge),
        style.ridge === undefined ? '' : ridge(table, style.ridge, area.outline),
        style.named === true ? label(table, area) : '',
    ].join('');
}

const filled = (d: string, fill: string, style: AreaStyle): string =>
    `<path d="${d}" fill="${colour(fill)}"${style.opacity === undefined ? '' : ` fill-opacity="${style.opacity}"`}/>`;

function disc(table: MeasuredTable, disc: FeatureDisc): string {
    const style = FEATURES.areas[disc.kind];
    const centre = table.at(disc.centre);
    const [r, across] = [n(disc.radiusMm * PER_MM), n(2 * disc.radiusMm * PER_MM)];
    const d = `M${xy(at(centre.x - disc.radiusMm * PER_MM, centre.y))}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
    return (
        filled(d, style.fill, style) +
        (style.signs === undefined ? '' : strewn(table, style.signs, octagon(disc))) +
        stroked(d, style.edge)
    );
}

function octagon({ centre, radiusMm: far }: FeatureDisc): PlacePoint[] {
    const near = Math.trunc((far * 7) / 10);
    const steps: [number, number][] = [
        [far, 0],
        [near, near],
        [0, far],
        [-near, near],
        [-far, 0],
        [-near, -near],
        [0, -far],
        [near, -near],
    ];
    return steps.map(([x, y]) => ({ type: 'Point', xMm: centre.xMm + x, yMm: centre.yMm + y }));
}

function line(table: MeasuredTable, line: FeatureLine): string {
    const style = line.condition === 'BROKEN' ? FEATURES.broken : FEATURES.lines[line.course];
    const d = path(table, line.points);
    const strokes = style.strokes.map(each => stroked(d, each, line.widthMm)).join('');
    return strokes + (style.signs === undefined ? '' : along(table, style.signs, line.points));
}

const path = (table: MeasuredTable, points: readonly PlacePoint[]): string =>
    `M${points.map(each => xy(table.at(each))).join('L')}`;

function stroked(d: string, stroke: LineStroke, ownMm = 0): string {
    const mm = stroke.own === true && ownMm > 0 ? ownMm : (stroke.mm ?? 0);
    const dash = stroke.dash === undefined ? '' : ` stroke-dasharray="${stroke.dash}"`;
    const cap = stroke.cap === undefined ? '' : ` stroke-linecap="${stroke.cap}"`;
    return `<path d="${d}" fill="none" stroke="${colour(stroke.stroke)}" stroke-width="${n(mm * PER_MM + (stroke.px ?? 0))}" stroke-linejoin="round"${dash}${cap}/>`;
}

/** The ridge of a roof, along the longer way. */
function ridge(table: MeasuredTable, stroke: LineStroke, outline: readonly PlacePoint[]): string {
    const [a, b, c, d] = outline.map(each => table.at(each));
    if (a === undefined || b === undefined || c === undefined || d === undefined || outline.length !== 4) return '';
    const [first, second, third, fourth] = [middle(a, b), middle(b, c), middle(c, d), middle(d, a)];
    const [from, to] = distance(first, third) >= distance(second, fourth) ? [first, third] : [second, fourth];
    return stroked(`M${xy(from)}L${xy(to)}`, stroke);
}

function label(table: MeasuredTable, area: FeatureArea): string {
    const level = area.level > 0 ? `level ${area.level}` : '';
    const words = [area.name, level].filter(each => each !== '').join(', ');
    if (words === '') return '';
    const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
    const [x, y] = [mean(area.outline.map(p => p.xMm)), mean(area.outline.map(p => p.yMm))];
    const south = area.outline.reduce((a, b) => (b.yMm < a.yMm ? b : a));
    // What lies higher covers the middle of a hill.
    const part = area.level > 0 ? LOW : 0;
    const spot = table.atMm(x + (south.xMm - x) * part, y + (south.yMm - y) * part);
    const safe = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    return `<text x="${n(spot.x)}" y="${n(spot.y)}" font-size="${FEATURES.label.size}" text-anchor="middle" font-family="var(--serif)" font-style="italic" fill="var(--hexnum)">${safe}</text>`;
}

/** Signs in rows over an area; each strays a little, always in the same way. */
function strewn(table: MeasuredTable, signs: Strewn, outline: readonly PlacePoint[]): string {
    const spots = strewnSpots(table, signs.apart, signs.jitter, outline);
    return signs.marks.map(mark => all(mark, spots)).join('');
}

function strewnSpots(table: MeasuredTable, apart: number, jitter: number, outline: readonly PlacePoint[]): Pt[] {
    const deep = jitter === 0 ? apart : apart * ROW;
    const [xs, ys] = [outline.map(each => each.xMm), outline.map(each => each.yMm)];
    const [left, right] = [Math.floor(Math.min(...xs) / apart), Math.ceil(Math.max(...xs) / apart)];
    const [low, high] = [Math.floor(Math.min(...ys) / deep), Math.floor(Math.max(...ys) / deep)];
    const spots: Pt[] = [];
    for (let row = high; row >= low; row--) {
        for (let i = left; i <= right; i++) {
            const strayed = hash(i, row);
            const shift = jitter === 0 || row % 2 === 0 ? 0 : 0.5;
            const x = (i + shift + jitter * ((strayed & 0xffff) / 65536 - 0.5)) * apart;
            const y = (row + jitter * ((strayed >>> 16) / 65536 - 0.5)) * deep;
            if (within(outline, x, y)) spots.push(table.atMm(x, y));
        }
    }
    return spots;
}

const within = (outline: readonly PlacePoint[], x: number, y: number): boolean =>
    [-CLEAR, CLEAR].every(dx => [-CLEAR, CLEAR].every(dy => inside(outline, { xMm: x + dx, yMm: y + dy })));

function hash(i: number, row: number): number {
    let h = (Math.imul(i, 374761393) + Math.imul(row, 668265263)) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return h ^ (h >>> 16);
}

/** One path for all of a kind. */
function all(mark: Mark<string>, spots: readonly Pt[]): string {
    const [, dx = '0', dy = '0', rest = ''] = /^M(-?\d*\.?\d+) ?(-?\d*\.?\d+)(.*)$/.exec(mark.d) ?? [];
    const d = spots.map(each => `M${xy(at(each.x + Number(dx), each.y + Number(dy)))}${rest}`).join('');
    return d === '' ? '' : marked(mark, d);
}

function marked(mark: Mark<string>, d: string): string {
    const fill = mark.fill === undefined ? 'none' : colour(mark.fill);
    const stroke =
        mark.stroke === undefined ? '' : ` stroke="${colour(mark.stroke)}" stroke-width="${n(mark.width ?? 1)}"`;
    return `<path d="${d}" fill="${fill}"${stroke}/>`;
}

/** Signs along a line, turned with it. */
function along(table: MeasuredTable, signs: AlongLine, points: readonly PlacePoint[]): string {
    const spots = points.map(each => table.at(each));
    const marks = signs.marks.map(each => marked(each, each.d)).join('');
    const step = signs.every * PER_MM;
    let svg = '';
    spots.slice(1).forEach((b, i) => {
        const a = spots[i] ?? b;
        const length = distance(a, b);
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        for (let on = step / 2; on < length; on += step) {
            const spot = at(a.x + ((b.x - a.x) * on) / length, a.y + ((b.y - a.y) * on) / length);
            svg += `<g transform="translate(${xy(spot)}) rotate(${n(turn)})">${marks}</g>`;
        }
    });
    return svg;
}
