// All that is known of a piece.
import { Counter } from '../draw/counter';
import { usePlay } from '../game/play';
import { Chip, Sentence } from '../parts/bits';
import type { Piece } from '../wire/types';

export const MiniCounter = ({ piece, size = 44 }: { piece: Piece; size?: number }) => (
    <svg class="mini" width={size} height={size} viewBox="-32 -32 66 66" aria-hidden="true">
        <Counter piece={piece} detail={size >= 60 ? 3 : size >= 40 ? 2 : 1} />
    </svg>
);

export function UnitCard({ piece }: { piece: Piece }) {
    const { game } = usePlay();
    const party = game.position.value?.scene.parties[piece.side];
    return (
        <section class="sec card-of" aria-label={`${piece.name}, all values`}>
            <MiniCounter piece={piece} size={76} />
            <div class="grow">
                <div class="row between">
                    <h3 class="name">{piece.name}</h3>
                    <span class="small muted">{party?.name}</span>
                </div>
                <table class="kv">
                    <tbody>
                        {piece.card.map((row, i) => (
                            <tr key={i}>
                                <td>{row.words}</td>
                                <td>
                                    <Sentence text={row.figure} /> <Chip clause={row.clause} />
                                </td>
                            </tr>
                        ))}
                        {piece.presence === 'LAST_SEEN' && (
                            <tr>
                                <td>Last seen</td>
                                <td>{piece.badges[0]?.words ?? ''}</td>
                            </tr>
                        )}
                    </tbody>
                </table>
            </div>
        </section>
    );
}
