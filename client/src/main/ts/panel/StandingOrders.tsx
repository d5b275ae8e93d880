// What pieces do by themselves, so that nobody waits for an answer: seen, told and taken back without typing.
import { useSignal } from '@preact/signals';
import { wordBlanks } from '../answers/template';
import { usePlay } from '../game/play';
import { Chip, Label } from '../parts/bits';
import { MiniCounter } from '../parts/pieces';
import type { Standing, StandingOrder } from '../wire/types';
import { FillIn, type Words, withWords } from './FillIn';

/** @param open whether they are what is asked about, or stand beside something else */
export function StandingOrders({ open }: { open: boolean }) {
    const { game } = usePlay();
    const standing = game.position.value?.scene.question?.standing ?? [];
    const [first] = standing;
    if (first === undefined) return null;
    const single = standing.filter(each => each.pieces.length === 1);
    const told = single.filter(each => each.orders[0]?.given === false).length;
    return (
        <section class="sec standing">
            <details open={open && standing.length === 1}>
                <summary>
                    <Label>Standing orders, so nobody waits</Label>
                    <span class="small muted">{told === 0 ? 'all ask' : `${told} of ${single.length} do not ask`}</span>
                </summary>
                <p class="small muted">
                    What they do when they could answer an enemy. The other side is never told.{' '}
                    <Chip clause={first.clause} />
                </p>
                <ul class="units">
                    {standing.map(each => (
                        <li key={each.pieces.join(' ')}>
                            <Row standing={each} sole={standing.length === 1} />
                        </li>
                    ))}
                </ul>
            </details>
        </section>
    );
}

function Row({ standing, sole }: { standing: Standing; sole: boolean }) {
    const { game } = usePlay();
    const pieces = game.position.value?.scene.pieces ?? [];
    const piece = standing.pieces.length === 1 ? pieces.find(each => each.id === standing.pieces[0]) : undefined;
    const now = standing.orders.find(each => each.given);
    const name = piece?.name ?? `All ${standing.pieces.length}`;
    return (
        <details class="standing-row" open={sole} data-standing={standing.pieces.join(' ')}>
            <summary class="unit">
                {piece !== undefined && <MiniCounter piece={piece} size={36} />}
                <span class="grow">
                    <b>{name}</b>
                    <span class="small muted">
                        {now === undefined ? 'not all the same' : `${now.label} ${now.words}`}
                    </span>
                </span>
            </summary>
            <fieldset>
                <legend class="sr">{name}</legend>
                {standing.orders.map(each => (
                    <Order key={`${each.label} ${each.typed}`} order={each} />
                ))}
            </fieldset>
        </details>
    );
}

/** One of them; where words may be chosen, a change of them is told at once if it stands already. */
function Order({ order }: { order: StandingOrder }) {
    const { game } = usePlay();
    const words = useSignal<Words>({});
    const typed = withWords(order, words.value);
    const changed = order.given && typed !== order.typed;
    return (
        <div class={order.given ? 'choice on' : 'choice'}>
            <button
                type="button"
                class="radio"
                role="radio"
                aria-checked={order.given && !changed}
                data-typed={typed}
                disabled={game.sending.value || (order.given && !changed)}
                onClick={() => void game.act(typed)}
            >
                <i aria-hidden="true" />
                <b>{order.label}</b> <span class="small">{typed === order.typed && order.words}</span>
            </button>
            {wordBlanks(order.template).length > 0 && <FillIn template={order.template} words={words} />}
        </div>
    );
}
