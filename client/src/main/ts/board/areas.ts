// The outline around a set of hexes, as one path.

import { points, xy } from '../table/point';
import { HexTable, placeKey, type Table } from '../table/table';
import type { Place } from '../wire/types';

export function areaOutline(table: Table, places: readonly Place[]): string {
    if (!(table instanceof HexTable)) {
        return places.map(place => `M${points(table.outline(place))}z`).join('');
    }
    const grid = table.grid;
    const inside = new Set(places.map(placeKey));
    let d = '';
    for (const place of places) {
        const hex = place.type === 'Hex' ? grid.cell(place.number) : undefined;
        if (hex === undefined) continue;
        const centre = grid.centre(hex);
        for (let side = 0; side < 6; side++) {
            const beyond = grid.neighbour(hex, side);
            if (beyond === undefined || !inside.has(beyond.number)) {
                d += `M${xy(grid.corner(centre, side))}L${xy(grid.corner(centre, side + 1))}`;
            }
        }
    }
    return d;
}
