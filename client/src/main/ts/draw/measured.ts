// A measured table as SVG text: areas with outline and texture, lines, a dotted grid every 10 cm.

import { at, distance, n, type Pt, points, seeded, xy } from '../table/point';
import { inside, PER_MM, type Table } from '../table/table';
import type { GroundMeasured, PlacePoint } from '../wire/types';
import type { Detail } from './ground';
import { houses } from './terrain';

const drawn = (spot: PlacePoint): Pt => at(spot.xMm * PER_MM, spot.yMm * PER_MM);

export function measuredGround(table: Table, detail: Detail): string {
    const ground = table.ground;
    if (ground.type !== 'Measured') return '';
    return [
        `<rect width="${n(table.width)}" height="${n(table.height)}" fill="var(--open)"/>`,
        detail === 'full' ? dots(ground) : '',
        ...ground.areas.map(each => area(each, detail)),
        ...ground.lines.map(line),
    ].join('');
}

function dots(ground: GroundMeasured): string {
    let d = '';
    for (let x = 100; x < ground.widthMm; x += 100) d += `M${n(x * PER_MM)} 0V${n(ground.depthMm * PER_MM)}`;
    for (let y = 100; y < ground.depthMm; y += 100) d += `M0 ${n(y * PER_MM)}H${n(ground.widthMm * PER_MM)}`;
    return `<path d="${d}" stroke="var(--hexline)" stroke-dasharray="1 9" fill="none"/>`;
}

function area(area: GroundMeasured['areas'][number], detail: Detail): string {
    const outline = points(area.outline.map(drawn));
    switch (area.terrain) {
        case 'WOODS':
            return `<polygon points="${outline}" fill="var(--woods)" stroke="var(--tree2)" stroke-width="1.6"/>${crowns(area.outline, detail)}`;
        case 'TOWN':
        case 'CITY':
            return `<polygon points="${outline}" fill="var(--town)" stroke="var(--bldg2)" stroke-dasharray="5 4"/>${houses(centre(area.outline), 7)}`;
        case 'FORTRESS':
            return `<polygon points="${outline}" fill="var(--town)" stroke="var(--bldg)" stroke-width="7" stroke-dasharray="8 5"/>${houses(centre(area.outline), 7)}`;
        case 'BOCAGE':
            return `<polygon points="${outline}" fill="var(--bocage)" stroke="var(--tree)" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 8"/>`;
        case 'HILLS':
        case 'MOUNTAIN':
            return `<polygon points="${outline}" fill="var(--hill1)" stroke="var(--hach)" stroke-width="8" stroke-dasharray="1.5 6"/>`;
        case 'MARSH':
            return `<polygon points="${outline}" fill="var(--swamp)" stroke="var(--riverink)" stroke-dasharray="14 6"/>`;
        case 'BEACH':
            return `<polygon points="${outline}" fill="var(--road)" stroke="var(--hach)" stroke-dasharray="2 5"/>`;
        case 'SEA':
            return `<polygon points="${outline}" fill="var(--river)" stroke="var(--bank)" stroke-width="3"/>`;
        case 'OPEN':
            return `<polygon points="${outline}" fill="none" stroke="var(--hach)" stroke-dasharray="3 4"/>`;
    }
}

function centre(outline: readonly PlacePoint[]): Pt {
    const sum = outline.map(drawn).reduce((a, b) => at(a.x + b.x, a.y + b.y), at(0, 0));
    return at(sum.x / outline.length, sum.y / outline.length);
}

function crowns(outline: readonly PlacePoint[], detail: Detail): string {
    const random = seeded(outline.length + (outline[0]?.xMm ?? 0));
    const xs = outline.map(each => each.xMm);
    const ys = outline.map(each => each.yMm);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, deep] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const spots: Pt[] = [];
    for (let tries = 0; tries < 600; tries++) {
        const spot: PlacePoint = { type: 'Point', xMm: left + wide * random(), yMm: top + deep * random() };
        const p = drawn(spot);
        if (inside(outline, spot) && spots.every(each => distance(each, p) > (detail === 'full' ? 24 : 44)))
            spots.push(p);
    }
    const r = detail === 'full' ? 8 : 14;
    const d = spots
        .map(p => `M${n(p.x - r)} ${n(p.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
        .join('');
    return `<path d="${d}" fill="var(--tree)" stroke="var(--tree2)" stroke-width="1"/>`;
}

function line(line: GroundMeasured['lines'][number]): string {
    const d = line.points.map((each, i) => `${i === 0 ? 'M' : 'L'}${xy(drawn(each))}`).join('');
    switch (line.kind) {
        case 'RIVER':
            return `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="var(--bank)" stroke-width="34"/><path d="${d}" stroke="var(--river)" stroke-width="29"/></g>`;
        case 'STREAM':
            return `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="var(--bank)" stroke-width="17"/><path d="${d}" stroke="var(--stream)" stroke-width="13"/></g>`;
        case 'RIDGE':
        case 'CLIFF':
            return `<path d="${d}" fill="none" stroke="var(--hach)" stroke-width="12" stroke-dasharray="3 5"/>`;
        case 'ROAD':
            return `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="var(--roadcase)" stroke-width="31"/><path d="${d}" stroke="var(--road)" stroke-width="28"/></g>`;
        case 'BRIDGE':
            return `<g fill="none"><path d="${d}" stroke="var(--ink)" stroke-width="38"/><path d="${d}" stroke="var(--road)" stroke-width="32"/></g>`;
        case 'FORD':
            return `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="22" stroke-dasharray="4 5"/>`;
    }
}
