// What lies in the place pointed at. It stands in a corner and never covers a counter.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sideClass } from '../draw/drawings';
import { type Play, usePlay } from '../game/play';
import { MeasuredTable } from '../table/measured';
import { samePlace, type Table } from '../table/table';
import type { Piece, Place, Scene } from '../wire/types';

const DELAY_MS = 120;

/** A piece with its side, which is not said twice. */
function sided(scene: Scene, piece: Piece): string {
    const side = scene.parties[piece.side]?.name ?? '';
    return piece.name.startsWith(`${side} `) ? piece.name : `${side} ${piece.name}`;
}

/** A place in words, as the readout shows it and a screen reader says it. */
export function placeWords(play: Play, table: Table, place: Place): string[] {
    const scene = play.shown.value?.scene;
    if (scene === undefined) return [];
    const pieces = play.selection
        .piecesAt(place)
        .map(each => `${sided(scene, each)}${each.presence === 'LAST_SEEN' ? ' (last seen)' : ''}`);
    const zones = scene.overlays
        .filter(
            each =>
                each.kind === 'ZONE' &&
                each.side !== play.game.me.value &&
                each.spots.some(spot => samePlace(spot.place, place)),
        )
        .map(each => `zone of ${each.of}`);
    const markers = scene.markers.filter(each => samePlace(each.place, place)).map(each => each.words);
    const chosen = play.selection.piece.value;
    const reach = scene.overlays
        .find(each => each.kind === 'REACH' && each.of === chosen)
        ?.spots.find(spot => samePlace(spot.place, place));
    const cost = reach === undefined ? [] : [`reach ${reach.text}${reach.stops ? ', must halt' : ''}`];
    const changed = table instanceof MeasuredTable ? table.lying(place, scene.features) : [];
    return [table.words(place), ...changed, ...markers, ...zones, ...cost, ...pieces].filter(each => each !== '');
}

export function Readout({ table }: { table: Table }) {
    const play = usePlay();
    const shown = useSignal<Place | null>(null);
    const place = play.selection.hover.value ?? play.selection.cursor.value;
    useEffect(() => {
        const timer = setTimeout(() => (shown.value = place), DELAY_MS);
        return () => clearTimeout(timer);
    }, [place]);
    const at = shown.value;
    if (at === null) return null;
    const pieces = play.selection.piecesAt(at);
    return (
        <div class="readout" data-over>
            <b class="mono">{table.name(at)}</b>
            <span>{placeWords(play, table, at).slice(0, 4).join(' · ')}</span>
            {pieces.length > 0 && <i class={`tick ${sideClass(pieces[0]?.side ?? 0)}`} />}
        </div>
    );
}
