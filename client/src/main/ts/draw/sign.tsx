// The box in the middle of a counter, after the NATO symbols for land units.
import type { Symbol as Figure } from '../wire/types';
import { SIGNS } from './drawings';
import { Marks } from './marks';

export function Sign({ symbol, ink }: { symbol: Figure; ink: string }) {
    const letters = SIGNS.letters[symbol.branch];
    const motion = SIGNS.unmoved.includes(symbol.branch) ? [] : SIGNS.motions[symbol.motion];
    return (
        <>
            <Marks marks={[SIGNS.box, ...SIGNS.branches[symbol.branch]]} ink={ink} />
            {letters !== undefined && (
                <text y={letters.y} text-anchor="middle" font-size={letters.size} font-weight="500" fill={ink}>
                    {letters.text}
                </text>
            )}
            <Marks marks={motion} ink={ink} />
        </>
    );
}
