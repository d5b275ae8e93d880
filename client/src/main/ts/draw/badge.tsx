// Small marks on a counter: form and letter say the same.
import { n } from '../table/point';
import type { Badge } from '../wire/types';
import { BADGES, colourOf } from './drawings';
import { Marks } from './marks';

const INK = 'var(--ink)';

export function BadgeMark({ badge }: { badge: Badge }) {
    const { repeat, under, letter, over } = BADGES.shapes[badge.shape];
    const text = badge.letter.slice(0, letter.most) || letter.none;
    return (
        <>
            <Marks marks={under} ink={INK} />
            {repeat !== undefined &&
                Array.from({ length: Math.min(repeat.most, Number(badge.letter) || 1) - 1 }, (_, i) => (
                    <g key={i} transform={`translate(0 ${n(repeat.step * (i + 1))})`}>
                        <Marks marks={under} ink={INK} />
                    </g>
                ))}
            {text !== '' && (
                <text
                    x={letter.x}
                    y={BADGES.letter.y}
                    text-anchor="middle"
                    font-size={text.length > 1 ? BADGES.letter.small : BADGES.letter.size}
                    font-weight="500"
                    fill={colourOf(letter.fill, INK)}
                >
                    {text}
                </text>
            )}
            <Marks marks={over} ink={INK} />
        </>
    );
}
