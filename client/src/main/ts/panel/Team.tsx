// Pieces that act together: a box to tick for each, and what they can do.

import { fights, deeds as ofPiece, together } from '../answers/numbered';
import { press } from '../game/answering';
import { pickable, toggle } from '../game/picking';
import { usePlay } from '../game/play';
import { Label, Sentence } from '../parts/bits';
import { MiniCounter, where } from '../parts/pieces';
import { placeKey } from '../table/table';
import type { Piece } from '../wire/types';

/** @param numbers whether the keys 1 to 9 tick the boxes */
export function Boxes({
    pieces,
    on,
    numbers = false,
}: {
    pieces: readonly Piece[];
    on: readonly string[];
    numbers?: boolean;
}) {
    const { selection } = usePlay();
    return (
        <ul class="units team">
            {pieces.map((piece, i) => (
                <li key={piece.id}>
                    <label class={on.includes(piece.id) ? 'unit on' : 'unit'}>
                        <input
                            type="checkbox"
                            data-taker={piece.id}
                            checked={on.includes(piece.id)}
                            onChange={() => toggle(selection, [piece.id])}
                        />
                        <MiniCounter piece={piece} size={40} />
                        <span class="grow">
                            <b>{piece.name}</b>
                            <span class="small muted">
                                <Sentence text={[where(piece), ...piece.badges.map(each => each.words)].join(', ')} />
                            </span>
                        </span>
                        {numbers && i < 9 && <kbd>{i + 1}</kbd>}
                    </label>
                </li>
            ))}
        </ul>
    );
}

/** Who takes part in what is proposed. */
export function Takers() {
    const { selection, game } = usePlay();
    const part = selection.part.value;
    const pieces = game.position.value?.scene.pieces ?? [];
    if (part === null) return null;
    const may = part.among.flatMap(id => pieces.find(each => each.id === id) ?? []);
    return (
        <section class="sec">
            <div class="row between">
                <Label>Takes part</Label>
                <span class="small muted">
                    {part.pieces.length} of {may.length}
                </span>
            </div>
            <Boxes pieces={may} on={part.pieces} numbers />
        </section>
    );
}

/** Those picked on the map, with their neighbours in the stack, and what they can do together. */
export function TeamPanel() {
    const { selection, game } = usePlay();
    const team = selection.team.value;
    const pieces = game.position.value?.scene.pieces ?? [];
    if (team.length === 0) return null;
    const places = new Set(
        pieces
            .filter(each => team.includes(each.id))
            .flatMap(each => each.places.filter(at => at.type !== 'Box').map(placeKey)),
    );
    const near = pieces.filter(
        each =>
            team.includes(each.id) ||
            each.places.some(at => places.has(placeKey(at)) && pickable(selection, at).includes(each.id)),
    );
    const deeds = together(selection.options.value, team);
    const before = ofPiece(selection.options.value, selection.piece.value).length;
    return (
        <section class="sec" aria-label="Picked">
            <div class="row between">
                <Label>Picked</Label>
                <span class="small muted">
                    {team.length} of {near.length}
                </span>
            </div>
            <div class="row wrap deeds">
                {deeds.map((choice, i) => (
                    <button
                        key={choice.label}
                        type="button"
                        class={i === 0 && before === 0 ? 'btn pri' : 'btn'}
                        data-typed={choice.typed}
                        disabled={game.sending.value}
                        onClick={() => void press(selection, choice)}
                    >
                        {choice.label} {before + i < 9 && <kbd>{before + i + 1}</kbd>}
                    </button>
                ))}
            </div>
            {deeds.length === 0 && fights(selection.options.value, team).length === 0 && (
                <p class="small muted">They can do nothing together where they are.</p>
            )}
            <Boxes pieces={near} on={team} />
        </section>
    );
}
