// What pointing at the map means: on a map of hexes here, on a measured table it may lead a base.
import { pointAt } from '../game/click';
import type { Play } from '../game/play';
import { next } from '../game/stack';
import { draw } from '../game/way';
import { MeasuredTable, PER_MM } from '../table/measured';
import { distance, type Pt } from '../table/point';
import { COUNTER, HexTable, samePlace, type Table } from '../table/table';
import type { Piece, Place } from '../wire/types';
import type { Intents } from './gestures';
import { type Leading, leading } from './leading';
import { pointing } from './pointing';
import { spread } from './spread';

const FAR: Pt = { x: Number.POSITIVE_INFINITY, y: 0 };
/** A finger needs so much of a small base, as long as a large one has as much. */
const FINGER_PX = 14;

/** How near to its middle a piece is meant. */
const grasp = (play: Play, piece: Piece): number =>
    piece.baseMm === 0
        ? COUNTER * 0.55
        : Math.max(piece.baseMm * PER_MM * 0.55, Math.min(COUNTER * 0.55, FINGER_PX / play.camera.view.value.scale));

/** The place a point means: that of a counter which lies there, or the ground. */
function meant(play: Play, table: Table, point: Pt): { place: Place; piece: string | null } {
    const pieces = play.shown.value?.scene.pieces ?? [];
    const loose = pieces.filter(each => each.places.length > 1 || !(table instanceof HexTable));
    const spots = spread(table, loose);
    const hit = loose
        .map(each => ({ each, away: distance(spots.get(each.id) ?? FAR, point) }))
        .filter(({ each, away }) => away < grasp(play, each))
        .sort((a, b) => a.away - b.away)[0]?.each;
    const own = hit?.places[0];
    return hit !== undefined && own !== undefined
        ? { place: own, piece: hit.id }
        : { place: table.placeAt(point), piece: null };
}

export function intents(play: Play, table: Table): Intents {
    const { selection } = play;
    const led: Leading | null = table instanceof MeasuredTable ? leading(play, table) : null;
    const pointed: Leading | null = table instanceof MeasuredTable ? pointing(play, table) : null;
    const leads = (): Leading | null => (play.writing.on.value ? pointed : led);
    return {
        click(point: Pt, more: boolean): void {
            play.fan.value = null;
            play.lingered.value = false;
            if (play.playback.running.value && !play.playback.replay.value) return play.playback.skip();
            const { place, piece } = meant(play, table, point);
            if (place.type === 'Box') return selection.select(null);
            if (!play.playback.replay.value && leads()?.click(point, place, piece, more) === true) return;
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
            play.lingered.value = true;
            play.fan.value = place;
        },
        draws(point: Pt): boolean {
            if (play.tape.value.on) {
                play.tape.value = { on: true, from: meant(play, table, point).place, to: null };
                return true;
            }
            const lead = leads();
            if (lead !== null) return lead.draws(point);
            const { place } = meant(play, table, point);
            const chosen = selection.chosen.value;
            const more = selection.options.value.question?.more === true;
            return more && (chosen?.places.some(each => samePlace(each, place)) ?? false);
        },
        draw(point: Pt, touch: boolean): void {
            const lead = leads();
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
            leads()?.drawn();
        },
    };
}
