// What the log draws on a measured table: the last thing in this turn that is drawn at all.
import { samePlace } from '../table/places';
import type { Logged, Shape } from '../wire/types';

/** All of one step belongs together: where it was aimed, how it strayed, where it came down. */
export function lastDrawn(log: readonly Logged[]): readonly Shape[] {
    const turn = log[log.length - 1]?.turn;
    const drawn = log.filter(each => each.turn === turn && each.line.shapes.length > 0);
    const step = drawn[drawn.length - 1]?.step;
    const shapes = drawn.filter(each => each.step === step).flatMap(each => each.line.shapes);
    return [...shapes.flatMap(each => aimed(each, shapes)), ...shapes];
}

/** A zone that strayed is drawn once more where it was aimed. */
function aimed(arrow: Shape, shapes: readonly Shape[]): Shape[] {
    if (arrow.type !== 'Arrow') return [];
    return shapes.flatMap(each =>
        each.type === 'Disc' && samePlace(each.centre, arrow.to)
            ? [{ type: 'Ring', centre: arrow.from, radiusMm: each.radiusMm, look: 'DOTTED', words: 'aimed' }]
            : [],
    );
}
