// All that is known of a piece.
import { usePlay } from '../game/play';
import { Chip, Sentence } from '../parts/bits';
import { MiniCounter } from '../parts/pieces';
import type { Piece } from '../wire/types';

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
