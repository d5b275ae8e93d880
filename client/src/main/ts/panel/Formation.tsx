// Bases that go together: who, in which order, how far apart, and what each has left.
import { usePlay } from '../game/play';
import { Chip, Label } from '../parts/bits';
import { figure, lengthOf } from '../table/scale';
import type { FormationOrder, Measurement } from '../wire/types';

export const ORDERS: readonly { order: FormationOrder; words: string }[] = [
    { order: 'KEEP', words: 'Keep shape' },
    { order: 'LINE', words: 'Line up' },
    { order: 'CLOSE', words: 'Close up' },
    { order: 'COLUMN', words: 'Column' },
];

export function Together() {
    const { measuring } = usePlay();
    const alone = measuring.others.value.length === 0;
    return (
        <section class="sec formation">
            <div class="row between">
                <Label>How they go</Label>
                <button type="button" class="link" id="together" onClick={() => measuring.together()}>
                    {alone ? 'All together' : 'One by one'} <kbd>F</kbd>
                </button>
            </div>
            {!alone && (
                <>
                    <div class="seg wide" role="group" aria-label="How they go">
                        {ORDERS.map(({ order, words }) => (
                            <button
                                key={order}
                                type="button"
                                data-order={order}
                                aria-pressed={measuring.order.value === order}
                                class={measuring.order.value === order ? 'on' : ''}
                                onClick={() => (measuring.order.value = order)}
                            >
                                {words}
                            </button>
                        ))}
                    </div>
                    {measuring.order.value !== 'KEEP' && <Gap />}
                </>
            )}
        </section>
    );
}

function Gap() {
    const { measuring } = usePlay();
    return (
        <div class="row between gap">
            <span>Gap between bases</span>
            <span class="row">
                <button type="button" class="boxed" aria-label="Narrower ([)" onClick={() => measuring.widen(-1)}>
                    −
                </button>
                <b class="num">{lengthOf(measuring.gapMm.value)}</b>
                <button type="button" class="boxed" aria-label="Wider (])" onClick={() => measuring.widen(1)}>
                    +
                </button>
            </span>
        </div>
    );
}

/** Each with what it takes of its own; the slowest is named. */
export function Movers() {
    const { measuring } = usePlay();
    const formation = measuring.formation.value;
    if (formation === null) return null;
    const wide = Math.max(0, ...formation.links.map(each => each.gapMm));
    const loose = formation.links.find(each => !each.holds);
    return (
        <section class="sec">
            <table class="reasons legs movers">
                <tbody>
                    {measuring.movers.value.map(({ piece }, i) => (
                        <Row
                            key={piece.id}
                            name={piece.label}
                            measured={measuring.results.value[i]}
                            slowest={formation.slowest === piece.id}
                        />
                    ))}
                    {formation.stays.map(each => (
                        <tr key={each.piece} class="muted">
                            <td>{each.piece} stays</td>
                            <td colSpan={2}>{each.why.reason}</td>
                            <td>
                                <Chip clause={each.why.clause} />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <p class={loose === undefined ? 'small muted' : 'small doubt'}>
                Widest gap {lengthOf(wide)}
                {loose !== undefined && ': no formation any more '}
                {loose !== undefined && <Chip clause={loose.clause} bad />}
            </p>
        </section>
    );
}

function Row({ name, measured, slowest }: { name: string; measured: Measurement | undefined; slowest: boolean }) {
    const budget = measured?.budget;
    const halt = measured?.halt ?? null;
    const part = budget == null ? 0 : Math.min(100, (100 * budget.usedMm) / Math.max(1, budget.allowedMm));
    return (
        <tr class={halt === null ? '' : 'bad'}>
            <td>
                <b>{name}</b>
            </td>
            <td class="num">{budget == null ? '' : `${figure(budget.usedMm)} of ${figure(budget.allowedMm)}`}</td>
            <td class="grow">
                {halt === null ? (
                    <span class="spbar tape">
                        <u style={{ width: `${part}%` }} />
                    </span>
                ) : (
                    <>
                        {halt.violation.reason} <Chip clause={halt.violation.clause} bad />
                    </>
                )}
            </td>
            <td class="small muted">{slowest && halt === null ? 'slowest' : ''}</td>
        </tr>
    );
}
