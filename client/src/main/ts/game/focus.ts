// What on the map the question is about now: what a small screen must show.
import { concerned, destination } from '../answers/options';
import type { Pt } from '../table/point';
import type { Piece, Place } from '../wire/types';
import type { Play } from './play';

/** What is proposed; else where the chosen piece is led, or could go; else the places and pieces that are asked about. */
export function focus({ game, selection, measuring }: Play): Pt[] {
    const table = game.table.value;
    const scene = game.scene.value;
    if (table === null || scene === null) return [];
    const spots = (places: readonly Place[]): Pt[] => places.flatMap(each => table.spot(each) ?? []);
    const pieces = (some: readonly Piece[]): Pt[] => some.flatMap(each => table.pieceSpot(each.places) ?? []);
    const options = selection.options.value;
    const proposed = selection.proposed.value;
    const chosen = selection.chosen.value;
    if (proposed !== null) {
        const part = selection.part.value?.pieces ?? [];
        const goal = destination(proposed) ?? ('place' in proposed.tie ? proposed.tie.place : null);
        const takers = scene.pieces.filter(each => part.includes(each.id) || each.id === chosen?.id);
        return [...spots(goal === null ? [] : [goal]), ...pieces(takers)];
    }
    if (chosen !== null) {
        const led = measuring.points.value[measuring.points.value.length - 1];
        if (led !== undefined) return [...spots([led]), ...pieces([chosen])];
        const ends = (options.byPiece.get(chosen.id) ?? []).flatMap(each => destination(each) ?? []);
        return [...pieces([chosen]), ...spots(ends)];
    }
    const places = [...options.byPlace.values()]
        .flat()
        .flatMap(each => (each.tie.type === 'OnPlace' ? each.tie.place : []));
    const aims = options.deeds.flatMap(each => each.place ?? []);
    const asked = [...spots([...places, ...aims]), ...pieces(concerned(scene, options))];
    return asked.length > 0 ? asked : pieces(scene.pieces.filter(each => each.side === game.me.value));
}
