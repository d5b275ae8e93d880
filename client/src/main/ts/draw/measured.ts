// The ground of a measured table as SVG text: areas and lines to scale, a dotted grid every 10 cm, a little grass.
import { type MeasuredTable, PER_MM } from '../table/measured';
import { n, seeded } from '../table/point';
import { featuresSvg } from './features';
import type { Detail } from './ground';

const GRID_MM = 100;
/** One tuft on so many square millimetres. */
const TUFT = 4000;

export function measuredGround(table: MeasuredTable, detail: Detail): string {
    const full = detail === 'full';
    return [
        `<rect width="${n(table.width)}" height="${n(table.height)}" fill="var(--open)"/>`,
        full ? grass(table) : '',
        full ? featuresSvg(table, table.ground.features) : small(table),
        full ? dots(table) : '',
    ].join('');
}

/** Paths of more signs than that are left out from far away, where they would be dust. */
const MANY = 40;

const small = (table: MeasuredTable): string =>
    featuresSvg(table, table.ground.features).replace(/<path d="([^"]*)"[^>]*>/g, (path, d: string) =>
        d.split('M').length > MANY ? '' : path,
    );

function grass(table: MeasuredTable): string {
    const random = seeded(5);
    const wanted = Math.round((table.ground.widthMm * table.ground.depthMm) / TUFT);
    let d = '';
    for (let i = 0; i < wanted; i++) {
        const [x, y] = [random() * table.width, random() * table.height];
        d += `M${n(x - 3)} ${n(y)}l1-3.5M${n(x)} ${n(y)}v-4.5M${n(x + 3)} ${n(y)}l-1-3.5`;
    }
    return `<path d="${d}" fill="none" stroke="var(--hach)" stroke-width=".8" stroke-opacity=".4"/>`;
}

function dots(table: MeasuredTable): string {
    const { widthMm, depthMm } = table.ground;
    let d = '';
    for (let x = GRID_MM; x < widthMm; x += GRID_MM) d += `M${n(x * PER_MM)} 0V${n(table.height)}`;
    for (let y = GRID_MM; y < depthMm; y += GRID_MM) d += `M0 ${n(table.atMm(0, y).y)}H${n(table.width)}`;
    return `<path d="${d}" stroke="var(--hexline)" stroke-dasharray="1 9" fill="none"/>`;
}
