// What the finger would hide, twice as large, in the corner away from it. It goes when the finger lifts.
import { useMemo } from 'preact/hooks';
import { Base } from '../draw/base';
import { groundSvg } from '../draw/ground';
import { usePlay } from '../game/play';
import type { MeasuredTable } from '../table/measured';
import { n } from '../table/point';
import { figure } from '../table/scale';
import { ABOVE_PX } from './leading';
import { Movement } from './Movement';

const SIZE = 148;
const CLOSER = 2;

export function Loupe({ table }: { table: MeasuredTable }) {
    const { measuring, camera, shown } = usePlay();
    const svg = useMemo(() => groundSvg(table, 'full'), [table]);
    const held = measuring.held.value;
    if (held === null) return null;
    const spot = table.at(held);
    const scale = camera.view.value.scale * CLOSER;
    const span = SIZE / scale;
    const right = camera.toScreen(spot).x < camera.size.value.width / 2;
    const thumb = camera.toScreen(spot);
    return (
        <>
            <i class="thumb" style={{ left: thumb.x, top: thumb.y + ABOVE_PX }} aria-hidden="true" />
            <div class={right ? 'loupe right' : 'loupe'} aria-hidden="true">
                <svg
                    width={SIZE}
                    height={SIZE}
                    viewBox={`${n(spot.x - span / 2)} ${n(spot.y - span / 2)} ${n(span)} ${n(span)}`}
                >
                    <g dangerouslySetInnerHTML={{ __html: svg }} />
                    {shown.value?.scene.pieces.map(piece => {
                        const at = table.pieceSpot(piece.places);
                        return at === undefined ? null : (
                            <g
                                key={piece.id}
                                transform={`translate(${n(at.x)} ${n(at.y)}) scale(${piece.baseMm / 30})`}
                            >
                                <Base piece={piece} detail={2} />
                            </g>
                        );
                    })}
                    <Movement table={table} grow={1 / scale} quiet />
                    <path
                        d={`M${n(spot.x - 14 / scale)} ${n(spot.y)}h${n(28 / scale)}M${n(spot.x)} ${n(spot.y - 14 / scale)}v${n(28 / scale)}`}
                        stroke="var(--ink)"
                        stroke-width={2 / scale}
                    />
                </svg>
                <b>
                    {figure(held.xMm)}, {figure(held.yMm)}
                </b>
            </div>
        </>
    );
}
