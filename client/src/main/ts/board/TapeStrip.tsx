// A piece of tape along one leg: a tick each centimetre, a figure each five, running on from the leg before.
import { PER_MM } from '../table/measured';
import { distance, n, type Pt } from '../table/point';
import { scale } from '../table/scale';

interface Props {
    from: Pt;
    to: Pt;
    /** Centimetres on the tape where it begins. */
    begins?: number;
    /** How much larger than the map it is drawn, so that it is as wide on the screen at every scale. */
    grow: number;
    bad?: boolean;
}

const WIDE = 14;
const CM = 10 * PER_MM;
/** Ticks nearer to each other than that are dust. */
const APART = 5;

export function TapeStrip({ from, to, begins = 0, grow, bad = false }: Props) {
    const length = distance(from, to);
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const wide = WIDE * grow;
    const step = CM / grow >= APART ? 1 : 5;
    const first = Math.ceil(begins / step) * step;
    const ticks = bad
        ? []
        : Array.from({ length: 200 }, (_, i) => first + i * step)
              .map(cm => ({ cm, x: (cm - begins) * CM }))
              .filter(each => each.x > 1 && each.x < length - 1);
    const flip = Math.abs(turn) > 90;
    return (
        <g transform={`translate(${n(from.x)} ${n(from.y)}) rotate(${n(turn)})`}>
            <rect
                y={n(-wide / 2)}
                width={n(length)}
                height={n(wide)}
                class={bad ? 'strip-bad' : 'strip'}
                stroke-width={1.3 * grow}
                stroke-dasharray={bad ? `${n(6 * grow)} ${n(4 * grow)}` : undefined}
            />
            {ticks.map(({ cm, x }) => (
                <path
                    key={cm}
                    d={`M${n(x)} ${n(-wide / 2)}v${n(wide * (cm % 5 === 0 ? 0.6 : 0.35))}`}
                    class="tick-mark"
                    stroke-width={(cm % 5 === 0 ? 1.4 : 0.9) * grow}
                />
            ))}
            {ticks
                .filter(each => each.cm % 5 === 0 && each.cm > 0)
                .map(({ cm, x }) => (
                    <text
                        key={cm}
                        transform={`translate(${n(x + (flip ? -3 : 3) * grow)} ${n((flip ? -1 : 5) * grow)})${flip ? ' rotate(180)' : ''}`}
                        class="tick-word"
                        font-size={n(9.5 * grow)}
                    >
                        {cm * scale.value.perCm}
                    </text>
                ))}
        </g>
    );
}
