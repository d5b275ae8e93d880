// The ground as SVG text. It is drawn once: colours are variables, so a change of theme costs nothing.
import { type HexGrid, RADIUS } from '../table/hexes';
import { MeasuredTable } from '../table/measured';
import { at, distance, n, type Pt, points } from '../table/point';
import { HexTable, type Table } from '../table/table';
import type { Edge, GroundHex, GroundTerrain } from '../wire/types';
import { chains, smooth } from './chains';
import { measuredGround } from './measured';
import { hachures, hedges, peaks, reeds, sand, wall, waves } from './relief';
import { across, area, grass, houses, side, townSeed, trees } from './terrain';

export type Detail = 'full' | 'small';

/** Paper around the table, with the neat lines in it. */
export const MARGIN = 34;

export function groundSvg(table: Table, detail: Detail): string {
    const drawn =
        table instanceof HexTable
            ? hexGround(table.grid, detail)
            : table instanceof MeasuredTable
              ? measuredGround(table, detail)
              : '';
    return detail === 'full' ? sheet(table) + drawn + neatLines(table) : drawn;
}

function box(table: Table, inset: number, attributes: string): string {
    const from = inset - MARGIN;
    return `<rect x="${n(from)}" y="${n(from)}" width="${n(table.width - 2 * from)}" height="${n(table.height - 2 * from)}" ${attributes}/>`;
}

const sheet = (table: Table): string => box(table, 0, 'fill="var(--margin)" stroke="var(--line2)"');

function neatLines(table: Table): string {
    const lines =
        box(table, 7, 'fill="none" stroke="var(--ink2)" stroke-width="1.4"') +
        box(table, 10.5, 'fill="none" stroke="var(--ink2)" stroke-width=".5"');
    const x = n(table.width - 2);
    const y = n(table.height - 22);
    const arrow = `<g transform="translate(${x} ${y})"><path d="M0-22 7 10 0 4-7 10z" fill="none" stroke="var(--ink2)" stroke-width="1.2"/><path d="M0-22V4l-7 6z" fill="var(--ink2)"/><text y="-26" text-anchor="middle" font-size="13" fill="var(--ink2)">N</text></g>`;
    return lines + arrow;
}

/** How far the colour of each ground reaches to its sides. */
const FILLS: readonly (readonly [GroundTerrain, number, string])[] = [
    ['BOCAGE', 0.97, '--bocage'],
    ['HILLS', 0.99, '--hill1'],
    ['MOUNTAIN', 0.99, '--hill2'],
    ['MARSH', 0.96, '--swamp'],
    ['BEACH', 0.98, '--road'],
    ['SEA', 0.99, '--river'],
];

const BUILT: readonly GroundTerrain[] = ['TOWN', 'CITY', 'FORTRESS'];

function hexGround(grid: HexGrid, detail: Detail): string {
    const hexes = grid.ground.hexes;
    const of = (...kinds: GroundTerrain[]): GroundHex[] => hexes.filter(hex => kinds.includes(hex.terrain));
    const woods = of('WOODS');
    const outline = (hex: GroundHex, scale: number): string => points(grid.corners(grid.centre(hex), scale));
    const each = (list: GroundHex[], draw: (hex: GroundHex) => string): string => list.map(draw).join('');
    return [
        each(hexes, hex => `<polygon points="${outline(hex, 1.01)}" fill="var(--open)"/>`),
        ...heights(grid),
        each(woods, hex => `<polygon points="${area(grid, hex, 0.97)}" fill="var(--woods)"/>`),
        each(
            of(...BUILT),
            hex => `<polygon points="${area(grid, hex, hex.terrain === 'CITY' ? 0.98 : 0.9)}" fill="var(--town)"/>`,
        ),
        ...FILLS.map(([terrain, shrink, fill]) =>
            each(of(terrain), hex => `<polygon points="${area(grid, hex, shrink)}" fill="var(${fill})"/>`),
        ),
        detail === 'full'
            ? `<g stroke="var(--hach)" stroke-width=".8" stroke-opacity=".45" fill="none">${each(
                  of('OPEN').filter(hex => hex.level === 0),
                  hex => `<path d="${grass(grid, hex)}"/>`,
              )}</g>`
            : '',
        each(of('BOCAGE'), hex => hedges(grid, hex)),
        each(
            hexes.filter(hex => hex.level > 0 || hex.terrain === 'HILLS'),
            hex => hachures(grid, hex),
        ),
        each(of('MOUNTAIN'), hex => peaks(grid, hex)),
        each(of('MARSH'), hex => reeds(grid, hex)),
        each(of('BEACH'), hex => sand(grid, hex)),
        each(of('SEA'), hex => waves(grid, hex)),
        forest(grid, woods, detail),
        `<g fill="none" stroke="var(--hexline)" stroke-width="${detail === 'full' ? 1 : 1.6}">${each(hexes, hex => `<polygon points="${outline(hex, 1)}"/>`)}</g>`,
        clipped(grid, streams(grid) + water(grid, detail) + crests(grid) + roads(grid, detail)),
        each(of('FORTRESS'), hex => wall(grid, hex)),
        each(of(...BUILT), hex => houses(grid.centre(hex), townSeed(hex))),
        detail === 'full' ? numbers(grid) : '',
    ].join('');
}

/** The ground of each level, from the lowest up. */
function heights(grid: HexGrid): string[] {
    const levels = [...new Set(grid.ground.hexes.map(hex => hex.level))].filter(each => each > 0).sort((a, b) => a - b);
    return levels.map(level =>
        grid.ground.hexes
            .filter(hex => hex.level === level)
            .map(
                hex =>
                    `<polygon points="${points(grid.corners(grid.centre(hex), 1.01))}" fill="var(--hill${Math.min(2, level)})"/>`,
            )
            .join(''),
    );
}

function forest(grid: HexGrid, woods: GroundHex[], detail: Detail): string {
    return woods
        .map(hex => trees(grid, hex, detail === 'full' ? undefined : 8))
        .map(
            each =>
                `<path d="${each.trunks}" stroke="var(--tree2)" stroke-width="1.3"/><path d="${each.crowns}" fill="var(--tree)"/><path d="${each.shades}" fill="var(--tree2)"/>`,
        )
        .join('');
}

function edges(grid: HexGrid, kind: Edge['kind']): { hex: GroundHex; direction: number }[] {
    return grid.ground.edges.flatMap(edge => {
        const hex = grid.cell(edge.number);
        return edge.kind === kind && hex !== undefined ? [{ hex, direction: edge.direction }] : [];
    });
}

/** Nothing runs beyond the neat line. */
function clipped(grid: HexGrid, drawn: string): string {
    const from = 10.5 - MARGIN;
    const box = [from, from, grid.width - 2 * from, grid.height - 2 * from].map(n);
    return `<svg x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}" style="overflow:hidden">${drawn}</svg>`;
}

/** A road or river that comes to the edge of the map goes on beyond it. */
function runningOff(grid: HexGrid, line: readonly Pt[], by: number): Pt[] {
    const beyond = (from: Pt | undefined, end: Pt | undefined): Pt[] => {
        if (from === undefined || end === undefined) return [];
        const length = distance(from, end);
        const on = at(end.x + ((end.x - from.x) / length) * by, end.y + ((end.y - from.y) / length) * by);
        return grid.hexAt(on) === undefined ? [on] : [];
    };
    return [...beyond(line[1], line[0]), ...line, ...beyond(line[line.length - 2], line[line.length - 1])];
}

function water(grid: HexGrid, detail: Detail): string {
    const links = edges(grid, 'RIVER').map(edge => side(grid, edge.hex, edge.direction));
    if (links.length === 0) return '';
    const d = chains(links)
        .map(line => smooth(runningOff(grid, line, 2 * RADIUS)))
        .join('');
    const glint =
        detail === 'full'
            ? `<path d="${d}" stroke="#fff" stroke-opacity=".28" stroke-width="5" stroke-dasharray="26 14 8 20"/>`
            : '';
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--bank)" stroke-width="16"/><path d="${d}" stroke="var(--river)" stroke-width="12.5"/>${glint}</g>`;
}

/** Streams run through hexes, narrower than rivers. */
function streams(grid: HexGrid): string {
    const links = edges(grid, 'STREAM').map(edge => across(grid, edge.hex, edge.direction));
    if (links.length === 0) return '';
    const d = chains(links)
        .map(line => smooth(runningOff(grid, line, 2 * RADIUS)))
        .join('');
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--bank)" stroke-width="14"/><path d="${d}" stroke="var(--stream)" stroke-width="10.5"/></g>`;
}

/** Ridges have teeth on both sides of the hexside, cliffs are one thick line. */
function crests(grid: HexGrid): string {
    const along = (kind: Edge['kind']): string =>
        edges(grid, kind)
            .map(edge => side(grid, edge.hex, edge.direction))
            .map(({ a, b }) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`)
            .join('');
    const [ridge, cliff] = [along('RIDGE'), along('CLIFF')];
    return `<g fill="none" stroke="var(--hach)"><path d="${ridge}" stroke-width="13" stroke-dasharray="2.5 5"/><path d="${ridge}" stroke-width="3"/><path d="${cliff}" stroke-width="8" stroke-dasharray="3 3"/><path d="${cliff}" stroke="var(--roadcase)" stroke-width="4"/></g>`;
}

function roads(grid: HexGrid, detail: Detail): string {
    const links = edges(grid, 'ROAD').map(edge => across(grid, edge.hex, edge.direction));
    if (links.length === 0) return '';
    const d = chains(links)
        .map(line => smooth(runningOff(grid, line, 2 * RADIUS)))
        .join('');
    const width = detail === 'full' ? 9 : 12;
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--roadcase)" stroke-width="${width + 3}"/><path d="${d}" stroke="var(--road)" stroke-width="${width}"/></g>`;
}

/** Every fifth number is marked: from far away only those stay. */
function numbers(grid: HexGrid): string {
    const texts = grid.ground.hexes.map(hex => {
        const spot = grid.numberSpot(grid.centre(hex));
        const fifth = hex.column % 5 === 0 && hex.row % 5 === 0 ? ' class="fifth"' : '';
        return `<text x="${n(spot.x)}" y="${n(spot.y + 4)}" data-number="${hex.number}"${fifth}>${hex.number}</text>`;
    });
    return `<g class="numbers">${texts.join('')}</g>`;
}
