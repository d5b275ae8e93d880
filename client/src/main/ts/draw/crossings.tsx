// Bridges and fords. They can be blown and built, so they belong to the scene and not to the ground.

import { n } from '../table/point';
import { HexTable, type Table } from '../table/table';
import type { Edge } from '../wire/types';

export function Crossings({ table, edges }: { table: Table; edges: Edge[] }) {
    if (!(table instanceof HexTable)) return null;
    return (
        <g>
            {edges.map(edge => {
                const hex = table.grid.cell(edge.number);
                if (hex === undefined) return null;
                const centre = table.grid.centre(hex);
                const spot = edge.direction < 0 ? centre : table.grid.sideMiddle(centre, edge.direction);
                const turn = table.grid.angle(edge.direction < 0 ? along(table, edge.number) : edge.direction);
                return (
                    <g key={`${edge.number}/${edge.direction}`} transform={`translate(${n(spot.x)} ${n(spot.y)})`}>
                        <g transform={`rotate(${n(turn)})`}>{edge.kind === 'BRIDGE' ? <Bridge /> : <Ford />}</g>
                        <text class="crossing" x="-24" y="-12" text-anchor="end">
                            {edge.kind === 'BRIDGE' ? 'bridge' : 'ford'}
                        </text>
                    </g>
                );
            })}
        </g>
    );
}

/** The way a road takes through a hex; where there is none, across the stream. */
function along(table: HexTable, number: string): number {
    const edges = table.grid.ground.edges.filter(each => each.number === number);
    const road = edges.find(each => each.kind === 'ROAD');
    const stream = edges.find(each => each.kind === 'STREAM');
    return road?.direction ?? ((stream?.direction ?? 0) + 2) % 6;
}

const Bridge = () => (
    <>
        <rect x="-17" y="-7.5" width="34" height="15" fill="var(--road)" />
        <path d="M-21-12-16-8.5H16L21-12M-21 12-16 8.5H16L21 12" fill="none" stroke="var(--ink)" stroke-width="2.6" />
        <path d="M-10-7v14M-3.5-7v14M3.5-7v14M10-7v14" stroke="var(--roadcase)" stroke-width="1" />
    </>
);

const Ford = () => (
    <>
        <rect x="-10" y="-13" width="20" height="26" fill="var(--open)" opacity=".5" />
        <path d="M-14-7H14M-14 0H14M-14 7H14" stroke="var(--ink)" stroke-width="2.2" stroke-dasharray="4 3.5" />
    </>
);
