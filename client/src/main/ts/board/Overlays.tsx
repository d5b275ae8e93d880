// What is lit on the map on demand: zones, command, ranges, sight.
import { memo } from 'preact/compat';
import { sideClass } from '../draw/drawings';
import { MeasuredTable } from '../table/measured';
import { points } from '../table/point';
import { HexTable, placeKey, type Table } from '../table/table';
import type { Overlay, OverlayKind } from '../wire/types';
import { areaOutline } from './areas';
import { Shapes } from './Shapes';

interface Props {
    table: Table;
    overlays: readonly Overlay[];
    layers: ReadonlySet<OverlayKind>;
    /** Pieces whose own overlays are shown. */
    pieces: readonly string[];
    /** How much larger than the map words are. */
    grow: number;
    /** Without words, where those of many would lie on each other. */
    quiet?: boolean;
}

/** Rings and arcs of all pieces would cover a measured table: there only those of the chosen and the pointed one are lit. */
const own = (overlay: Overlay): boolean =>
    overlay.kind === 'RANGE' || overlay.kind === 'ARC' || (overlay.shapes.length > 0 && overlay.of !== '');

export const Overlays = memo(({ table, overlays, layers, pieces, grow, quiet = false }: Props) => {
    const lit = overlays.filter(
        each =>
            each.spots.length + each.shapes.length > 0 &&
            layers.has(each.kind) &&
            (!own(each) || pieces.includes(each.of)),
    );
    if (table instanceof MeasuredTable)
        return (
            <g class="overlays" clip-path="url(#table-edge)">
                <clipPath id="table-edge">
                    <rect width={table.width} height={table.height} />
                </clipPath>
                {lit.map(each => (
                    <Shapes
                        key={`${each.kind}/${each.of}`}
                        table={table}
                        shapes={quiet ? each.shapes.map(shape => ({ ...shape, words: '' })) : each.shapes}
                        colour={each.kind === 'REACH' ? 'var(--sel)' : `var(--${sideClass(each.side)})`}
                        grow={grow}
                    />
                ))}
            </g>
        );
    return (
        <g class="overlays">
            {lit.map(each => (
                <Lit key={`${each.kind}/${each.of}`} table={table} overlay={each} />
            ))}
        </g>
    );
});

function Lit({ table, overlay }: { table: Table; overlay: Overlay }) {
    const side = sideClass(overlay.side);
    const places = overlay.spots.map(each => each.place);
    switch (overlay.kind) {
        case 'ZONE':
            return (
                <g fill={`url(#zone-${side})`}>
                    {places.map(place => (
                        <polygon key={placeKey(place)} points={points(table.outline(place, 0.96))} />
                    ))}
                </g>
            );
        case 'COMMAND':
            return <path d={areaOutline(table, places)} class="command" stroke={`var(--${side})`} />;
        case 'RANGE':
            return <path d={areaOutline(table, places)} class="range" stroke={`var(--${side})`} />;
        case 'SUPPLY':
            return <path d={areaOutline(table, places)} class="supplied" stroke={`var(--${side})`} />;
        case 'SIGHT':
            return <Unseen table={table} seen={places.map(placeKey)} />;
        case 'ARC':
            return <path d={areaOutline(table, places)} class="arc" stroke={`var(--${side})`} />;
        case 'REACH':
            return null;
    }
}

/** What is in sight stays as it is; the rest is veiled. */
function Unseen({ table, seen }: { table: Table; seen: string[] }) {
    if (!(table instanceof HexTable)) return null;
    const known = new Set(seen);
    const hidden = table.grid.ground.hexes.filter(hex => !known.has(hex.number));
    return (
        <g fill="url(#veil)">
            {hidden.map(hex => (
                <polygon key={hex.number} points={points(table.grid.corners(table.grid.centre(hex), 1.01))} />
            ))}
        </g>
    );
}
