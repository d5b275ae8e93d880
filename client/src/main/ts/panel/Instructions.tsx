// What the chosen unit does by itself when it cannot ask: a small choice for each case.
import { usePlay } from '../game/play';
import { Chip, Label } from '../parts/bits';
import type { Standing } from '../wire/types';

export function Instructions({ piece }: { piece: string }) {
    const { game } = usePlay();
    const standing = game.position.value?.scene.question?.standing.filter(each => each.pieces.includes(piece)) ?? [];
    if (standing.length === 0) return null;
    return (
        <section class="sec instructions">
            <Label>Instructions, while it moves by itself</Label>
            {standing.map(each => (
                <Case key={each.clause} standing={each} />
            ))}
        </section>
    );
}

function Case({ standing }: { standing: Standing }) {
    const { game } = usePlay();
    const now = standing.orders.find(each => each.given);
    return (
        <label class="row between">
            <select
                class="grow"
                data-instruction={standing.clause}
                disabled={game.sending.value}
                value={now?.typed ?? ''}
                onChange={event => void game.act(event.currentTarget.value)}
            >
                {standing.orders.map(each => (
                    <option key={each.typed} value={each.typed}>
                        {each.label}
                    </option>
                ))}
            </select>
            <Chip clause={standing.clause} />
        </label>
    );
}
