// Seats that changed hands, told to everybody.
import { Icon } from '../parts/icons';
import type { Handing, Position } from '../wire/types';

export const handingWords = (handing: Handing): string =>
    handing.player === 'person'
        ? `${handing.side} is played by a person again`
        : `${handing.side} was handed to ${handing.title}, a computer`;

export function Handings({ position }: { position: Position }) {
    if (position.handings.length === 0) return null;
    const track = position.scene.tracks[0]?.name ?? 'Turn';
    return (
        <section class="sec handings" aria-label="Seats that changed hands">
            {[...position.handings].reverse().map((each, i) => (
                <p key={i} class="small row high">
                    <Icon name="chair" />
                    <span>
                        {track} {each.turn}: {handingWords(each)}.
                    </span>
                </p>
            ))}
        </section>
    );
}
