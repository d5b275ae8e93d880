// What pointing at the map means: on a map of hexes here, on a measured table it may lead a base.
import { pointAt } from '../game/click';
import type { Play } from '../game/play';
import { next } from '../game/stack';
import { draw } from '../game/way';
import { MeasuredTable } from '../table/measured';
import { distance, type Pt } from '../table/point';
import { COUNTER, HexTable, samePlace, type Table } from '../table/table';
import type { Place } from '../wire/types';
import type { Intents } from './gestures';
import { type Leading, leading } from './leading';

/** The place a point means: that of a counter which lies there, or the ground. */
function meant(play: Play, table: Table, point: Pt): { place: Place; piece: string | null } {
    const pieces = play.shown.value?.scene.pieces ?? [];
    const loose = pieces.filter(each => each.places.length > 1 || !(table instanceof HexTable));
    const hit = loose.find(each => {
        const spot = table.pieceSpot(each.places);
        return spot !== undefined && distance(spot, point) < COUNTER * 0.55;
    });
    const own = hit?.places[0];
    return hit !== undefined && own !== undefined
        ? { place: own, piece: hit.id }
        : { place: table.placeAt(point), piece: null };
}

export function intents(play: Play, table: Table): Intents {
    const { selection } = play;
    const lead: Leading | null = table instanceof MeasuredTable ? leading(play, table) : null;
    return {
        click(point: Pt, more: boolean): void {
            if (play.playback.running.value && !play.playback.replay.value) return play.playback.skip();
            const { place, piece } = meant(play, table, point);
            if (place.type === 'Box') return selection.select(null);
            if (!play.playback.replay.value && lead?.click(point, place, piece, more) === true) return;
            if (play.playback.replay.value) return void (next(selection, place) || selection.select(null));
            if (piece !== null && piece !== selection.piece.value) selection.select(piece);
            else void pointAt(selection, place, more);
        },
        hover(point: Pt | null): void {
            const place = point === null ? null : meant(play, table, point).place;
            const next = place === null || place.type === 'Box' ? null : place;
            const before = selection.hover.value;
            if (next === null ? before !== null : before === null || !samePlace(before, next))
                selection.hover.value = next;
        },
        linger(point: Pt): void {
            const { place } = meant(play, table, point);
            if (place.type === 'Box') return;
            selection.hover.value = place;
            play.fan.value = place;
        },
        draws(point: Pt): boolean {
            if (play.tape.value.on) {
                play.tape.value = { on: true, from: meant(play, table, point).place, to: null };
                return true;
            }
            if (lead !== null) return lead.draws(point);
            const { place } = meant(play, table, point);
            const chosen = selection.chosen.value;
            const more = selection.options.value.question?.more === true;
            return more && (chosen?.places.some(each => samePlace(each, place)) ?? false);
        },
        draw(point: Pt, touch: boolean): void {
            if (lead !== null && !play.tape.value.on) return lead.draw(point, touch);
            const place = lead === null ? table.placeAt(point) : meant(play, table, point).place;
            if (play.tape.value.on) {
                if (place.type !== 'Box') play.tape.value = { ...play.tape.value, to: place };
                return;
            }
            const home = selection.chosen.value?.places.some(each => samePlace(each, place)) ?? true;
            if (place.type !== 'Box' && !(home && selection.way.value.length === 0)) draw(selection, place);
        },
        drawn(): void {
            lead?.drawn();
        },
    };
}
