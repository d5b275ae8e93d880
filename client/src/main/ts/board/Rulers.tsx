// Rulers in centimetres along a measured table. They stay put while the table moves.
import { usePlay } from '../game/play';
import { n } from '../table/point';
import { PER_MM } from '../table/table';

const THICK = 20;

export function Rulers() {
    const { camera } = usePlay();
    const { scale, x, y } = camera.view.value;
    const { width, height } = camera.size.value;
    const cm = 10 * PER_MM * scale;
    const marks = (offset: number, length: number): number[] => {
        const from = Math.max(0, Math.ceil((THICK - offset) / cm));
        const to = Math.floor((length - offset) / cm);
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(each => each % 5 === 0);
    };
    return (
        <svg class="rulers" width={width} height={height} aria-hidden="true">
            <rect width={width} height={THICK} />
            <rect width={THICK} height={height} />
            {marks(x, width).map(each => (
                <g key={`x${each}`} transform={`translate(${n(x + each * cm)} 0)`}>
                    <path d={`M0 ${THICK}v${each % 10 === 0 ? -8 : -4}`} />
                    {each % 10 === 0 && (
                        <text y="11" text-anchor="middle">
                            {each}
                        </text>
                    )}
                </g>
            ))}
            {marks(y, height).map(each => (
                <g key={`y${each}`} transform={`translate(0 ${n(y + each * cm)})`}>
                    <path d={`M${THICK} 0h${each % 10 === 0 ? -8 : -4}`} />
                    {each % 10 === 0 && (
                        <text x="10" y="4" text-anchor="middle">
                            {each}
                        </text>
                    )}
                </g>
            ))}
        </svg>
    );
}
