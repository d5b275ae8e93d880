// Leading a base over a measured table with mouse or finger: a click ends a leg, a drag draws a way or takes an end elsewhere.

import { start } from '../game/measuring';
import type { Play } from '../game/play';
import type { MeasuredTable } from '../table/measured';
import { placeKey } from '../table/places';
import { at, distance, type Pt } from '../table/point';
import type { Place, PlacePoint } from '../wire/types';

/** What a drag does: draws a way from the base, or takes the end of a leg elsewhere. */
type Drag = { kind: 'none' } | { kind: 'way'; drawn: PlacePoint[] } | { kind: 'end'; leg: number };

/** Near enough on the screen to mean a knot or a proposed point. */
const NEAR_PX = 14;
/** A finger covers what it leads: the base hangs so far above it. */
export const ABOVE_PX = 64;

export interface Leading {
    /** Says whether the click meant a base or its way. */
    click(spot: Pt, place: Place, piece: string | null, more: boolean): boolean;
    draws(spot: Pt): boolean;
    draw(spot: Pt, touch: boolean): void;
    drawn(): void;
}

export function leading(play: Play, table: MeasuredTable): Leading {
    const { selection, measuring, camera } = play;
    let drag: Drag = { kind: 'none' };

    const near = (spot: Pt, place: Place): boolean => {
        const other = table.spot(place);
        return other !== undefined && distance(other, spot) * camera.view.value.scale < NEAR_PX;
    };

    const onBase = (spot: Pt, place: PlacePoint): boolean => distance(table.at(place), spot) < 30;

    /** A point that the rules propose, if one is meant. */
    function proposed(spot: Pt): PlacePoint | undefined {
        const ends = (selection.options.value.byPiece.get(selection.piece.value ?? '') ?? []).flatMap(each =>
            each.tie.type === 'Along' ? each.tie.way.slice(-1) : [],
        );
        return ends.find((each): each is PlacePoint => each.type === 'Point' && near(spot, each));
    }

    const aimedAt = (place: Place): boolean =>
        selection.options.value.byPlace.has(placeKey(place)) ||
        selection.options.value.deeds.some(each => each.place !== null && placeKey(each.place) === placeKey(place));

    return {
        click(spot, place, piece, more) {
            if (piece !== null) {
                if (more && measuring.ready.value && piece !== selection.piece.value) measuring.toggle(piece);
                else if (piece !== selection.piece.value && !aimedAt(place)) selection.select(piece);
                else return aimedAt(place) ? false : piece === selection.piece.value;
                return true;
            }
            if (!measuring.ready.value) return false;
            measuring.leg(proposed(spot) ?? table.pointAt(spot));
            return true;
        },
        draws(spot) {
            drag = { kind: 'none' };
            if (!measuring.ready.value) return false;
            const points = measuring.points.value;
            const from = start(selection.chosen.value);
            const end = points[points.length - 1];
            const knot = points.findIndex(each => near(spot, each));
            if (end !== undefined && onBase(spot, end)) drag = { kind: 'end', leg: points.length - 1 };
            else if (knot >= 0) drag = { kind: 'end', leg: knot };
            else if (from !== null && onBase(spot, from)) drag = { kind: 'way', drawn: [from] };
            return drag.kind !== 'none';
        },
        draw(spot, touch) {
            const above = touch ? at(spot.x, spot.y - ABOVE_PX / camera.view.value.scale) : spot;
            const to = table.within(table.pointAt(above));
            if (touch) measuring.held.value = to;
            if (drag.kind === 'end') measuring.lead(to, drag.leg);
            if (drag.kind === 'way') {
                drag.drawn.push(to);
                measuring.along(drag.drawn);
            }
        },
        drawn() {
            drag = { kind: 'none' };
            measuring.held.value = null;
        },
    };
}
