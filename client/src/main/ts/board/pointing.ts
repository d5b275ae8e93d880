// Writing an order with mouse or finger: a click fills the next blank, a drag takes a point elsewhere.
import type { Play } from '../game/play';
import { choose } from '../game/stack';
import type { MeasuredTable } from '../table/measured';
import { at, distance } from '../table/point';
import { ABOVE_PX, type Leading } from './leading';

/** Near enough on the screen to take hold of a point. */
const NEAR_PX = 18;

export function pointing(play: Play, table: MeasuredTable): Leading {
    const { writing, selection, camera } = play;
    let held = -1;
    return {
        click(spot, _place, piece, more) {
            const meant = play.shown.value?.scene.pieces.find(each => each.id === piece);
            if (meant !== undefined && !more && !writing.pointAt(meant)) {
                if (meant.id !== selection.piece.value) choose(selection, meant);
                return true;
            }
            if (meant !== undefined && !more) return true;
            return writing.point(table.pointAt(spot)) || writing.choice.value !== null;
        },
        draws(spot) {
            held = writing.knots.value.findLastIndex(
                each => distance(table.at(each.point), spot) * camera.view.value.scale < NEAR_PX,
            );
            return held >= 0;
        },
        draw(spot, touch) {
            const knot = writing.knots.value[held];
            if (knot === undefined) return;
            const above = touch ? at(spot.x, spot.y - ABOVE_PX / camera.view.value.scale) : spot;
            const to = table.within(table.pointAt(above));
            if (touch) play.measuring.held.value = to;
            writing.lead(knot.slot, knot.index, to);
        },
        drawn() {
            held = -1;
            play.measuring.held.value = null;
        },
    };
}
