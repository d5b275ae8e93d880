// A way drawn by hand has many points; few of them matter.
import type { PlacePoint } from '../wire/types';
import { mmBetween, point } from './measured';

const FINEST_MM = 3;
const COARSER = 1.5;

/** The points that matter of a drawn way, its last among them: never more than so many after the first. */
export function thinned(drawn: readonly PlacePoint[], most: number): PlacePoint[] {
    let kept = [...drawn];
    for (let slack = FINEST_MM; kept.length > 2 && (slack === FINEST_MM || kept.length > most + 1); slack *= COARSER)
        kept = simpler(drawn, slack);
    return kept;
}

/** Leaves out what lies within a slack of the straight line between what is kept. */
function simpler(points: readonly PlacePoint[], slack: number): PlacePoint[] {
    const [first] = points;
    const last = points[points.length - 1];
    if (first === undefined || last === undefined || points.length < 3) return [...points];
    let [farthest, away] = [0, 0];
    points.forEach((each, i) => {
        const off = offLine(each, first, last);
        if (off > away) [farthest, away] = [i, off];
    });
    if (away <= slack) return [first, last];
    return [...simpler(points.slice(0, farthest + 1), slack).slice(0, -1), ...simpler(points.slice(farthest), slack)];
}

function offLine(p: PlacePoint, a: PlacePoint, b: PlacePoint): number {
    const length = mmBetween(a, b);
    if (length === 0) return mmBetween(p, a);
    const along = ((p.xMm - a.xMm) * (b.xMm - a.xMm) + (p.yMm - a.yMm) * (b.yMm - a.yMm)) / length ** 2;
    const part = Math.min(1, Math.max(0, along));
    return mmBetween(p, point(a.xMm + part * (b.xMm - a.xMm), a.yMm + part * (b.yMm - a.yMm)));
}
