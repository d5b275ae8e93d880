// Leading a base over a measured table with mouse or finger: a click ends a leg, a drag draws a way or takes an end elsewhere.

import { endOf } from '../answers/legs';
import { mayBePicked } from '../answers/team';
import { start } from '../game/measuring';
import { toggle } from '../game/picking';
import type { Play } from '../game/play';
import { choose } from '../game/stack';
import type { MeasuredTable } from '../table/measured';
import { placeKey } from '../table/places';
import { at, distance, type Pt } from '../table/point';
import type { Piece, Place, PlacePoint } from '../wire/types';

/** What a drag does: draws a way from the base, or takes the end of a leg elsewhere. */
type Drag =
    | { kind: 'none' }
    | { kind: 'way'; drawn: PlacePoint[] }
    | { kind: 'end'; leg: number }
    | { kind: 'mate'; piece: string };

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

    /** Whose ghost is meant, of those that go along. */
    function mateAt(spot: Pt): string | undefined {
        const [, ...mates] = measuring.movers.value;
        return mates.find(each => onBase(spot, each.points[each.points.length - 1] ?? each.from))?.piece.id;
    }

    /** A point that the rules propose, if one is meant. */
    function proposed(spot: Pt): PlacePoint | undefined {
        const ends = (selection.options.value.byPiece.get(selection.piece.value ?? '') ?? []).flatMap(
            each => endOf(each) ?? [],
        );
        return ends.find(each => near(spot, each));
    }

    const pieceOf = (id: string): Piece | null => play.shown.value?.scene.pieces.find(each => each.id === id) ?? null;

    /** Takes a base in or out: of those that go along, and of those that do something together. */
    function join(piece: string): void {
        if (piece !== selection.piece.value) measuring.toggle(piece);
        if (mayBePicked(selection.options.value, piece)) toggle(selection, [piece]);
    }

    const aimedAt = (place: Place): boolean =>
        selection.options.value.byPlace.has(placeKey(place)) ||
        selection.options.value.deeds.some(each => each.place !== null && placeKey(each.place) === placeKey(place));

    return {
        click(spot, place, piece, more) {
            if (piece !== null) {
                if (aimedAt(place)) return false;
                if (more) join(piece);
                else if (piece !== selection.piece.value) choose(selection, pieceOf(piece));
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
            const mate = mateAt(spot);
            if (end !== undefined && onBase(spot, end)) drag = { kind: 'end', leg: points.length - 1 };
            else if (knot >= 0) drag = { kind: 'end', leg: knot };
            else if (mate !== undefined) drag = { kind: 'mate', piece: mate };
            else if (from !== null && onBase(spot, from)) drag = { kind: 'way', drawn: [from] };
            return drag.kind !== 'none';
        },
        draw(spot, touch) {
            const above = touch ? at(spot.x, spot.y - ABOVE_PX / camera.view.value.scale) : spot;
            const to = table.within(table.pointAt(above));
            if (touch) measuring.held.value = to;
            if (drag.kind === 'end') measuring.lead(to, drag.leg);
            if (drag.kind === 'mate') measuring.apart(drag.piece, to);
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
