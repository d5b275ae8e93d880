// Where orders are written: the unit, the kinds of orders it can get, the order as it will read, and the seal.
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import { choose, cycle } from '../game/stack';
import { Label } from '../parts/bits';
import { Icon } from '../parts/icons';
import { MiniCounter, where } from '../parts/pieces';
import type { Choice, Piece } from '../wire/types';
import { Fights } from './Fights';
import { Heading } from './Heading';
import { Instructions } from './Instructions';
import { OddsBar } from './Odds';
import { Slip } from './Slip';

export function Desk() {
    const play = usePlay();
    const { selection, writing, game } = play;
    const { question, buttons } = selection.options.value;
    const chosen = selection.chosen.value;
    if (question === null) return null;
    const [seal, ...others] = buttons.filter(each => each.weight === 'MAIN');
    const rare = buttons.filter(each => each.weight === 'MINOR');
    return (
        <>
            <section class="sec prompt">
                <Heading
                    clause={question.clause}
                    words={chosen === null ? question.words : `${nameOf(chosen)}: which order?`}
                />
                <Slip />
                <div class="row wrap">
                    {writing.choice.value === null &&
                        [seal, ...others].map(
                            each => each !== undefined && <Seal key={each.typed} choice={each} first={each === seal} />,
                        )}
                    {writing.choice.value === null && game.position.value?.undo.possible === true && (
                        <button
                            type="button"
                            class="btn"
                            disabled={game.sending.value}
                            onClick={() => void game.undo()}
                        >
                            Undo <kbd>Ctrl Z</kbd>
                        </button>
                    )}
                    {writing.choice.value === null && (
                        <button type="button" class="btn" onClick={() => cycle(selection, 1) || cycle(selection, 1)}>
                            {chosen === null ? 'First unit' : 'Next unit'} <kbd>Tab</kbd>
                        </button>
                    )}
                    {writing.choice.value === null && play.playback.bound.value.length > 0 && (
                        <button type="button" class="btn" id="again" onClick={() => play.playback.again()}>
                            What happened <kbd>P</kbd>
                        </button>
                    )}
                </div>
            </section>
            <Fights together />
            <KindsOf />
            {chosen === null ? <Units /> : <Usual piece={chosen} />}
            {chosen !== null && <Instructions piece={chosen.id} />}
            {chosen === null && rare.length > 0 && <Rare choices={rare} />}
        </>
    );
}

/** A unit by its name, whichever of its bases is chosen. */
const nameOf = (piece: Piece): string => piece.group.name || piece.name;

function Seal({ choice, first }: { choice: Choice; first: boolean }) {
    const { selection, game } = usePlay();
    return (
        <button
            type="button"
            class={first ? 'btn pri' : 'btn'}
            data-typed={choice.typed}
            disabled={game.sending.value}
            onClick={() => void press(selection, choice)}
        >
            {choice.words} {first && <kbd>Ctrl ↵</kbd>}
        </button>
    );
}

/** Kinds that go on from an order that is noted. */
const goesOn = (choice: Choice): boolean => choice.kind.startsWith('then ');

/** One button for each kind of order. */
function KindsOf() {
    const { writing, selection } = usePlay();
    const kinds = writing.kinds.value;
    const unit = selection.chosen.value !== null;
    return (
        <>
            <Kinds title={unit ? 'Kind of order' : 'Its parts'} of={kinds.filter(each => !goesOn(each))} />
            <Kinds title="After what is noted" of={kinds.filter(goesOn)} />
        </>
    );
}

function Kinds({ title, of }: { title: string; of: readonly Choice[] }) {
    const { writing } = usePlay();
    const open = writing.choice.value;
    if (of.length === 0) return null;
    return (
        <section class="sec" aria-label={title}>
            <Label>{title}</Label>
            <div class="row wrap kinds" role="group" aria-label={title}>
                {of.map(each => {
                    const number = writing.kinds.value.indexOf(each) + 1;
                    return (
                        <button
                            key={each.typed}
                            type="button"
                            class={open?.kind === each.kind ? 'btn sm on' : 'btn sm'}
                            data-kind={each.kind}
                            aria-pressed={open?.kind === each.kind}
                            title={each.words}
                            onClick={() => writing.open(each)}
                        >
                            {each.kind} {number <= 9 && <kbd>{number}</kbd>}
                        </button>
                    );
                })}
            </div>
        </section>
    );
}

/** What the rules propose to the unit, to be taken as it is or changed. */
function Usual({ piece }: { piece: Piece }) {
    const { selection, writing } = usePlay();
    const usual = (selection.options.value.byPiece.get(piece.id) ?? []).filter(each => each.weight === 'MAIN');
    if (usual.length === 0) return null;
    return (
        <section class="sec">
            <details open={writing.choice.value === null}>
                <summary>
                    <Label>Or take one of these</Label>
                    <span class="small muted">{usual.length}</span>
                </summary>
                <ul class="cards">
                    {usual.map(each => (
                        <li key={each.typed}>
                            <button
                                type="button"
                                class="opt"
                                data-typed={each.typed}
                                aria-pressed={writing.choice.value === each}
                                onClick={() => writing.open(each)}
                            >
                                {each.label}
                                {each.forecast !== null && <OddsBar forecast={each.forecast} />}
                            </button>
                        </li>
                    ))}
                </ul>
            </details>
        </section>
    );
}

/** Each unit once, by the first of its bases. */
function Units() {
    const { selection, game } = usePlay();
    const pieces = game.position.value?.scene.pieces ?? [];
    const { offered, byPiece } = selection.options.value;
    const units = new Map<string, Piece>();
    for (const each of pieces) {
        const key = each.group.id || each.id;
        if ((offered.has(each.id) || byPiece.has(each.id)) && !units.has(key)) units.set(key, each);
    }
    if (units.size === 0) return null;
    return (
        <section class="sec">
            <Label>Whom to order</Label>
            <ul class="units">
                {[...units.values()].map(piece => (
                    <li key={piece.id}>
                        <button
                            type="button"
                            class="unit"
                            data-unit={piece.id}
                            onClick={() => choose(selection, piece)}
                        >
                            <MiniCounter piece={piece} />
                            <span class="grow">
                                <b>{nameOf(piece)}</b>
                                <span class="small muted">{doing(piece) ?? where(piece)}</span>
                            </span>
                            <Icon name="chev" />
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** The orders it has, as its card says. */
const doing = (piece: Piece): string | undefined => piece.card.find(each => each.words === 'Orders')?.figure;

function Rare({ choices }: { choices: readonly Choice[] }) {
    const { selection, game } = usePlay();
    return (
        <section class="sec">
            <details>
                <summary>
                    <Label>Who supports whom</Label>
                </summary>
                <ul class="cards">
                    {choices.map(each => (
                        <li key={each.typed}>
                            <button
                                type="button"
                                class="opt"
                                data-typed={each.typed}
                                disabled={game.sending.value}
                                onClick={() => void press(selection, each)}
                            >
                                {each.words}
                            </button>
                        </li>
                    ))}
                </ul>
            </details>
        </section>
    );
}
