// Terrain as SVG text: each kind has a pattern of its own, so that it can be told without colour.
import { type HexGrid, INRADIUS, RADIUS } from '../table/hexes';
import { at, distance, n, type Pt, points, seeded, xy } from '../table/point';
import type { GroundHex } from '../wire/types';

const TREES = 34;
const HOUSES: readonly (readonly [number, number, number, number, number])[] = [
    [-26, -6, 15, 9, -8],
    [-6, -13, 11, 12, 6],
    [13, -10, 17, 9, 10],
    [-30, 11, 10, 13, -4],
    [-13, 9, 14, 9, 4],
    [9, 8, 10, 11, -6],
    [25, 10, 12, 8, 12],
    [-20, 26, 15, 8, 6],
    [1, 25, 12, 9, -5],
    [18, 27, 11, 8, 5],
];

export const seedOf = (hex: GroundHex): number => hex.column * 7919 + hex.row * 104729;

/** The fill of a hex. A side to other ground is wobbled, a side to the same ground is straight and joins on. */
export function area(grid: HexGrid, hex: GroundHex, shrink: number): string {
    const centre = grid.centre(hex);
    const random = seeded(seedOf(hex));
    const outline: Pt[] = [];
    for (let side = 0; side < 6; side++) {
        const same = grid.neighbour(hex, side)?.terrain === hex.terrain;
        const scale = same ? 1.012 : shrink;
        const from = grid.corner(centre, side, scale);
        const to = grid.corner(centre, side + 1, scale);
        outline.push(from);
        if (!same) outline.push(...wobbled(from, to, random));
        outline.push(to);
    }
    return points(outline);
}

function wobbled(from: Pt, to: Pt, random: () => number): Pt[] {
    return [0.2, 0.4, 0.6, 0.8].map(part =>
        at(
            from.x + (to.x - from.x) * part + (random() - 0.5) * 6,
            from.y + (to.y - from.y) * part + (random() - 0.5) * 6,
        ),
    );
}

/** Spots in a hex that keep clear of each other and of its number. */
export function scattered(grid: HexGrid, hex: GroundHex, wanted: number, apart: number): Pt[] {
    const random = seeded(seedOf(hex) + 13);
    const centre = grid.centre(hex);
    const number = grid.numberSpot(centre);
    const spots: Pt[] = [];
    for (let tries = 0; tries < 400 && spots.length < wanted; tries++) {
        const angle = random() * 2 * Math.PI;
        const away = Math.sqrt(random()) * INRADIUS * 0.93;
        const spot = at(centre.x + away * Math.cos(angle), centre.y + away * Math.sin(angle));
        const underNumber = Math.abs(spot.x - number.x) < 22 && spot.y < number.y + 11;
        if (!underNumber && spots.every(each => distance(each, spot) >= apart)) spots.push(spot);
    }
    return spots.sort((a, b) => a.y - b.y);
}

export function grass(grid: HexGrid, hex: GroundHex): string {
    return scattered(grid, hex, 5, 12)
        .map(p => `M${n(p.x - 3)} ${n(p.y)}l1-3.5M${xy(p)}v-4.5M${n(p.x + 3)} ${n(p.y)}l-1-3.5`)
        .join('');
}

export interface Trees {
    trunks: string;
    crowns: string;
    shades: string;
}

export function trees(grid: HexGrid, hex: GroundHex, wanted = TREES): Trees {
    const random = seeded(seedOf(hex) + 29);
    const few = wanted < TREES;
    const parts: Trees = { trunks: '', crowns: '', shades: '' };
    for (const p of scattered(grid, hex, wanted, few ? 19 : 10.5)) {
        const r = few ? 6.5 : 3.7 + random() * 1.6;
        parts.trunks += `M${n(p.x)} ${n(p.y + r * 1.5)}v${n(-r)}`;
        parts.crowns += `M${n(p.x - r)} ${n(p.y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
        parts.shades += `M${n(p.x + r * 0.2)} ${n(p.y + r * 0.98)}A${n(r)} ${n(r)} 0 0 0 ${n(p.x + r * 0.75)} ${n(p.y - r * 0.66)}A${n(r * 1.3)} ${n(r * 1.3)} 0 0 1 ${n(p.x + r * 0.2)} ${n(p.y + r * 0.98)}z`;
    }
    return parts;
}

/** Ten houses and a church. */
export function houses(centre: Pt, seed: number): string {
    const random = seeded(seed);
    const plans = HOUSES.map(([x, y, w, h, turn]) => {
        const fill = random() > 0.4 ? 'var(--bldg)' : 'var(--bldg2)';
        return `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${w}" height="${h}" transform="translate(${n(centre.x + x)} ${n(centre.y + y)}) rotate(${turn})" fill="${fill}"/>`;
    });
    const church = `M${n(centre.x - 23.5)} ${n(centre.y - 20)}h7v8h-7zM${n(centre.x - 20)} ${n(centre.y - 30)}v10m-3-7h6`;
    return `${plans.join('')}<path d="${church}" fill="var(--bldg)" stroke="var(--bldg)" stroke-width="1.3"/>`;
}

export const townSeed = (hex: GroundHex): number => hex.column * 31 + hex.row * 977 + 5;

/** The line along a hexside, from corner to corner. */
export function side(grid: HexGrid, hex: GroundHex, direction: number): { a: Pt; b: Pt } {
    const centre = grid.centre(hex);
    return { a: grid.corner(centre, direction), b: grid.corner(centre, direction + 1) };
}

/** The line a road takes from a hex across a side: to the next centre, or over the edge of the map. */
export function across(grid: HexGrid, hex: GroundHex, direction: number): { a: Pt; b: Pt } {
    const centre = grid.centre(hex);
    const beyond = grid.neighbour(hex, direction);
    const out = grid.sideMiddle(centre, direction, RADIUS / INRADIUS);
    return { a: centre, b: beyond === undefined ? out : grid.centre(beyond) };
}
