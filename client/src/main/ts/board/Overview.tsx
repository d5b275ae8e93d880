// The whole map in small, with the part in the window framed. Only while some of it is out of sight.
import { useMemo } from 'preact/hooks';
import { sideClass } from '../draw/drawings';
import { groundSvg } from '../draw/ground';
import { usePlay } from '../game/play';
import { at, n } from '../table/point';
import type { Table } from '../table/table';

const WIDTH = 150;

export function Overview({ table }: { table: Table }) {
    const play = usePlay();
    const { scale, x, y } = play.camera.view.value;
    const size = play.camera.size.value;
    const svg = useMemo(() => groundSvg(table, 'small'), [table]);
    if (play.camera.whole || size.width < 600) return null;
    const height = (WIDTH * table.height) / table.width;
    function jump(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
        if (event.buttons !== 1) return;
        const box = event.currentTarget.getBoundingClientRect();
        play.camera.centre(
            at(
                ((event.clientX - box.left) / box.width) * table.width,
                ((event.clientY - box.top) / box.height) * table.height,
            ),
        );
    }
    const pieces = play.shown.value?.scene.pieces ?? [];
    return (
        <svg
            class="overview"
            data-over
            width={WIDTH}
            height={height}
            viewBox={`0 0 ${n(table.width)} ${n(table.height)}`}
            onPointerDown={jump}
            onPointerMove={jump}
            aria-hidden="true"
        >
            <g dangerouslySetInnerHTML={{ __html: svg }} />
            {pieces.map(piece => {
                const spot = table.pieceSpot(piece.places);
                return spot === undefined ? null : (
                    <rect
                        key={piece.id}
                        x={spot.x - 22}
                        y={spot.y - 22}
                        width="44"
                        height="44"
                        rx={piece.side === 0 ? 0 : 14}
                        fill={`var(--${sideClass(piece.side)})`}
                        stroke="var(--card)"
                        stroke-width="5"
                    />
                );
            })}
            <rect
                x={-x / scale}
                y={-y / scale}
                width={size.width / scale}
                height={size.height / scale}
                fill="none"
                stroke="var(--ink)"
                stroke-width={n(2.5 * (table.width / WIDTH))}
            />
        </svg>
    );
}
