// Ground that is neither open, wooded nor built up, as SVG text: hedges, slopes, peaks, reeds, waves, walls.
import type { HexGrid } from '../table/hexes';
import { at, n, points, seeded, xy } from '../table/point';
import type { GroundHex } from '../wire/types';
import { scattered, seedOf } from './terrain';

type Hedge = readonly [number, number, number, number];

const HEDGES: readonly Hedge[] = [
    [-44, -12, 40, -20],
    [-40, 22, 44, 14],
    [-16, -15, -10, 19],
    [18, -18, 24, 16],
    [-26, 21, -22, 42],
    [6, 18, 2, 47],
    [-30, -36, -28, -13],
    [30, -38, 26, -19],
];

/** Thin lines with beads that part small fields. */
export function hedges(grid: HexGrid, hex: GroundHex): string {
    const centre = grid.centre(hex);
    const random = seeded(seedOf(hex) + 41);
    const mirror = random() > 0.5 ? -1 : 1;
    const d = HEDGES.map(
        ([ax, ay, bx, by]) =>
            `M${n(centre.x + mirror * ax)} ${n(centre.y + ay)}L${n(centre.x + mirror * bx)} ${n(centre.y + by)}`,
    ).join('');
    return `<path d="${d}" fill="none" stroke="var(--tree2)" stroke-width="1"/><path d="${d}" fill="none" stroke="var(--tree)" stroke-width="5.5" stroke-linecap="round" stroke-dasharray=".1 6.5"/>`;
}

const high = (hex: GroundHex | undefined): boolean => hex?.terrain === 'HILLS' || hex?.terrain === 'MOUNTAIN';

/** Whether the ground falls beyond a side: by its level, or where high ground ends. */
function falls(hex: GroundHex, beyond: GroundHex | undefined): boolean {
    return hex.level > 0 ? beyond !== undefined && beyond.level < hex.level : !high(beyond);
}

/** Strokes that point downhill, at each side where the ground falls. */
export function hachures(grid: HexGrid, hex: GroundHex): string {
    const centre = grid.centre(hex);
    let d = '';
    for (let side = 0; side < 6; side++) {
        if (!falls(hex, grid.neighbour(hex, side))) continue;
        const from = grid.corner(centre, side, 0.97);
        const to = grid.corner(centre, side + 1, 0.97);
        const out = grid.sideMiddle(centre, side, 0.16);
        for (let i = 1; i < 12; i++) {
            const end = at(from.x + ((to.x - from.x) * i) / 12, from.y + ((to.y - from.y) * i) / 12);
            d += `M${n(end.x - out.x + centre.x)} ${n(end.y - out.y + centre.y)}L${xy(end)}`;
        }
    }
    return `<path d="${d}" fill="none" stroke="var(--hach)" stroke-width="1.3"/>`;
}

/** Peaks with a dark side. */
export function peaks(grid: HexGrid, hex: GroundHex): string {
    const spots = scattered(grid, hex, 9, 24);
    const slopes = spots.map(p => `M${n(p.x - 11)} ${n(p.y + 8)}l11-17 11 17`).join('');
    const shades = spots.map(p => `M${n(p.x)} ${n(p.y - 9)}l11 17h-7l-4-7z`).join('');
    return `<path d="${slopes}" fill="none" stroke="var(--hach)" stroke-width="1.6"/><path d="${shades}" fill="var(--hach)"/>`;
}

/** Water lines with a tuft of reed on each. */
export function reeds(grid: HexGrid, hex: GroundHex): string {
    const d = scattered(grid, hex, 13, 18)
        .map(p => `M${n(p.x - 7)} ${n(p.y)}h14M${n(p.x - 2)} ${n(p.y)}l-2-6M${xy(p)}v-7M${n(p.x + 2)} ${n(p.y)}l2-6`)
        .join('');
    return `<path d="${d}" fill="none" stroke="var(--riverink)" stroke-width="1.2"/>`;
}

export function sand(grid: HexGrid, hex: GroundHex): string {
    const d = scattered(grid, hex, 40, 9)
        .map(p => `M${xy(p)}h.1`)
        .join('');
    return `<path d="${d}" fill="none" stroke="var(--hach)" stroke-width="2" stroke-linecap="round"/>`;
}

export function waves(grid: HexGrid, hex: GroundHex): string {
    const d = scattered(grid, hex, 13, 19)
        .map(p => `M${n(p.x - 9)} ${n(p.y)}q4.5-5 9 0t9 0`)
        .join('');
    return `<path d="${d}" fill="none" stroke="var(--riverink)" stroke-width="1.3"/>`;
}

/** A wall with battlements around the houses. */
export function wall(grid: HexGrid, hex: GroundHex): string {
    const centre = grid.centre(hex);
    return `<g fill="none" stroke="var(--bldg)"><polygon points="${points(grid.corners(centre, 0.84))}" stroke-width="6" stroke-dasharray="7 5"/><polygon points="${points(grid.corners(centre, 0.79))}" stroke-width="2"/></g>`;
}
