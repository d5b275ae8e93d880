// Objectives, exits, wrecks and works on the ground: a disc with an outline of its own.
import type { Marker } from '../wire/types';
import { MARKERS, sideClass } from './drawings';

export function MarkerSign({ marker }: { marker: Pick<Marker, 'kind' | 'side'> }) {
    const colour = marker.side < 0 ? 'var(--ink)' : `var(--${sideClass(marker.side)})`;
    const shape = MARKERS.shapes[marker.kind];
    const line = shape.filled ? { fill: colour } : { fill: 'none', stroke: colour, 'stroke-width': MARKERS.width };
    return (
        <>
            <path
                d={MARKERS.disc}
                fill="var(--card)"
                stroke={colour}
                stroke-width={MARKERS.width}
                stroke-dasharray={marker.side === 1 ? MARKERS.secondSideDash : undefined}
            />
            <path d={shape.d} {...line} />
        </>
    );
}
