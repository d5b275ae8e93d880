// Rulers along a measured table, by its scale. They stay put while the table moves.
import { usePlay } from '../game/play';
import { type MeasuredTable, PER_MM } from '../table/measured';
import { n } from '../table/point';

const THICK = 20;

/** From so many pixels on every centimetre has a mark, and every fifth a figure. */
const ROOMY = 12;

/** Centimetres along one edge that are in the window, with where they are drawn. */
function marks(count: number, drawn: (cm: number) => number, room: number): { cm: number; at: number }[] {
    return Array.from({ length: count + 1 }, (_, cm) => ({ cm, at: drawn(cm) })).filter(
        each => each.at > THICK && each.at < room,
    );
}

export function Rulers({ table }: { table: MeasuredTable }) {
    const { camera } = usePlay();
    const { scale, x, y } = camera.view.value;
    const { width, height } = camera.size.value;
    const { widthMm, depthMm } = table.ground;
    const { perCm } = table.ground.scale;
    const roomy = 10 * PER_MM * scale >= ROOMY;
    const figures = roomy ? 5 : 10;
    const across = marks(widthMm / 10, cm => x + table.atMm(cm * 10, 0).x * scale, width);
    const up = marks(depthMm / 10, cm => y + table.atMm(0, cm * 10).y * scale, height);
    const shown = (cm: number): boolean => roomy || cm % 5 === 0;
    return (
        <svg class="rulers" width={width} height={height} aria-hidden="true">
            <rect width={width} height={THICK} />
            <rect width={THICK} height={height} />
            {across
                .filter(each => shown(each.cm))
                .map(({ cm, at }) => (
                    <g key={cm} transform={`translate(${n(at)} 0)`}>
                        <path d={`M0 ${THICK}v${cm % figures === 0 ? -8 : -4}`} />
                        {cm % figures === 0 && (
                            <text y="11" text-anchor="middle">
                                {cm * perCm}
                            </text>
                        )}
                    </g>
                ))}
            {up
                .filter(each => shown(each.cm))
                .map(({ cm, at }) => (
                    <g key={cm} transform={`translate(0 ${n(at)})`}>
                        <path d={`M${THICK} 0h${cm % figures === 0 ? -8 : -4}`} />
                        {cm % figures === 0 && (
                            <text transform="translate(11 0) rotate(-90)" text-anchor="middle">
                                {cm * perCm}
                            </text>
                        )}
                    </g>
                ))}
        </svg>
    );
}
