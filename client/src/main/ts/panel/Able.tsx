// The pieces that can do something.
import { alone } from '../answers/options';
import { pickable } from '../game/picking';
import { usePlay } from '../game/play';
import type { Selection } from '../game/selection';
import { choose } from '../game/stack';
import { Label } from '../parts/bits';
import { Icon } from '../parts/icons';
import { MiniCounter, where } from '../parts/pieces';
import type { Piece } from '../wire/types';

export function Able({ pieces }: { pieces: readonly Piece[] }) {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Can act</Label>
            <ul class="units">
                {pieces.map(piece => (
                    <li key={piece.id}>
                        <button
                            type="button"
                            class={selection.piece.value === piece.id ? 'unit on' : 'unit'}
                            data-unit={piece.id}
                            aria-pressed={selection.piece.value === piece.id}
                            onClick={() => choose(selection, piece)}
                        >
                            <MiniCounter piece={piece} />
                            <span class="grow">
                                <b>{pickedWith(piece, selection)}</b>
                                <span class="small muted">{where(piece)}</span>
                            </span>
                            <Icon name="chev" />
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** A piece and how many are picked with it. */
function pickedWith(piece: Piece, selection: Selection): string {
    const [place] = piece.places;
    const single = place === undefined || place.type === 'Box' || alone(selection.options.value, piece.id);
    const others = single ? 0 : pickable(selection, place).filter(each => each !== piece.id).length;
    return others === 0 ? piece.name : `${piece.name} and ${others} more`;
}

/** The same in small, while one of them is chosen. */
export const AbleRow = ({ pieces }: { pieces: readonly Piece[] }) => {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Can act</Label>
            <div class="row wrap ablerow">
                {pieces.map(piece => (
                    <button
                        key={piece.id}
                        type="button"
                        class={selection.piece.value === piece.id ? 'boxed on' : 'boxed'}
                        data-unit={piece.id}
                        title={`${piece.name}, ${where(piece)}`}
                        aria-pressed={selection.piece.value === piece.id}
                        onClick={() => choose(selection, piece)}
                    >
                        <MiniCounter piece={piece} size={42} />
                        <span class="sr">{`${piece.name}, ${where(piece)}`}</span>
                    </button>
                ))}
            </div>
        </section>
    );
};
