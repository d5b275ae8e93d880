// The board as text, for a screen reader or a quick count.
import { usePlay } from '../game/play';
import { Sentence } from '../parts/bits';
import { where } from '../parts/pieces';
import { placeWord } from '../table/places';

export function BoardInWords() {
    const play = usePlay();
    const scene = play.shown.value?.scene;
    if (scene === undefined) return null;
    return (
        <div class="inwords">
            {scene.parties.map((party, side) => {
                const pieces = scene.pieces.filter(each => each.side === side);
                return (
                    <section key={party.id}>
                        <h3>
                            {party.name}, {party.known ? '' : 'about '}
                            {party.strength} of {party.of} {party.unit}
                        </h3>
                        {pieces.length === 0 ? (
                            <p class="muted">Nothing seen.</p>
                        ) : (
                            <table>
                                <thead>
                                    <tr>
                                        <th scope="col">Unit</th>
                                        <th scope="col">Where</th>
                                        <th scope="col">Values</th>
                                        <th scope="col">State</th>
                                    </tr>
                                </thead>
                                <tbody>
                                    {pieces.map(piece => (
                                        <tr key={piece.id}>
                                            <th scope="row">{piece.name}</th>
                                            <td>
                                                <Sentence text={where(piece)} />
                                            </td>
                                            <td>
                                                {piece.factors
                                                    .map(
                                                        each =>
                                                            `${each.value}${each.full !== '' && each.full !== each.value ? ` of ${each.full}` : ''} ${each.label}`,
                                                    )
                                                    .join(', ')}
                                            </td>
                                            <td>
                                                {[
                                                    ...piece.badges.map(each => each.words),
                                                    ...(piece.presence === 'LAST_SEEN' ? ['last seen'] : []),
                                                    ...(piece.canAct ? ['can act'] : []),
                                                ].join(', ')}
                                            </td>
                                        </tr>
                                    ))}
                                </tbody>
                            </table>
                        )}
                    </section>
                );
            })}
            {scene.markers.length > 0 && (
                <section>
                    <h3>On the map</h3>
                    <ul class="plain">
                        {scene.markers.map(marker => (
                            <li key={`${marker.kind}${marker.words}${placeWord(marker.place)}`}>
                                {marker.place.type !== 'Box' && <Sentence text={placeWord(marker.place)} />}{' '}
                                {marker.words}
                            </li>
                        ))}
                    </ul>
                </section>
            )}
        </div>
    );
}
