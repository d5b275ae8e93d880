// What the chosen piece or place can do.
import { deeds } from '../answers/numbered';
import { sidesOffered } from '../answers/options';
import { usePlay } from '../game/play';
import { Label, PlaceLink, Sentence } from '../parts/bits';
import { placeKey } from '../table/table';
import type { Choice, Piece } from '../wire/types';
import { Deeds, Directions } from './Deeds';
import { Kinds } from './Kinds';
import { Ways } from './Ways';

export function OfPiece({ piece }: { piece: Piece }) {
    const { selection } = usePlay();
    const options = selection.options.value;
    const own = options.byPiece.get(piece.id) ?? [];
    const ways = own.filter(each => each.tie.type === 'Along');
    const here = piece.places.flatMap(each => options.byPlace.get(placeKey(each)) ?? []);
    const turns = piece.side === usePlay().game.me.value ? sidesOffered(here).map(each => each.choice) : [];
    if (own.length === 0 && turns.length === 0 && deeds(options, piece.id).length === 0) return null;
    return (
        <section class="sec" aria-label={piece.name}>
            <Label>{company(ways, piece)}</Label>
            <Kinds />
            <Deeds choices={deeds(options, piece.id)} from={0} />
            {turns.length > 0 && <Directions choices={turns} />}
            {ways.length > 0 && <Ways choices={ways} />}
        </section>
    );
}

/** A piece, or all that go with it. */
function company(ways: readonly Choice[], piece: Piece): string {
    const tie = ways[0]?.tie;
    const count = tie?.type === 'Along' ? tie.pieces.length : 1;
    return count === 1 ? piece.name : `${count} units together`;
}

export function OfPlace({ place }: { place: string }) {
    const { selection } = usePlay();
    const here = selection.options.value.byPlace.get(place) ?? [];
    const turns = sidesOffered(here).map(each => each.choice);
    return (
        <section class="sec">
            <Label>{place}</Label>
            <Directions choices={turns} />
            <Deeds choices={here.filter(each => !turns.includes(each) && each.forecast === null)} from={9} />
        </section>
    );
}

/** Places with answers, when no piece has any. */
export function Turnable() {
    const { selection } = usePlay();
    const places = [...selection.options.value.byPlace].filter(([, choices]) => sidesOffered(choices).length > 0);
    if (places.length === 0) return null;
    return (
        <section class="sec">
            <Label>Places</Label>
            <ul class="units">
                {places.map(([key, choices]) => (
                    <li key={key} class="row wrap">
                        <PlaceLink place={{ type: 'Hex', number: key }} text={key} />
                        <span class="small muted grow">
                            <Sentence
                                text={selection
                                    .piecesAt({ type: 'Hex', number: key })
                                    .map(each => each.name)
                                    .join(', ')}
                            />
                        </span>
                        <Directions choices={sidesOffered(choices).map(each => each.choice)} />
                    </li>
                ))}
            </ul>
        </section>
    );
}
