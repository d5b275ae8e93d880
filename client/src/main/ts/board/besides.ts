// Where a card lies that must not cover what it tells of.
import type { Pt } from '../table/point';

interface Size {
    width: number;
    height: number;
}

/** A point that should stay visible, with so much around it. */
export interface Kept extends Pt {
    away: number;
    /** How much it matters beside others; 1 where that is not said. */
    weight?: number;
}

const EDGE = 8;
/** Tools stand there, from the upper right corner down. */
const TOOLS = { width: 64, height: 220 };

/** The place in the window nearest to the first of the points that covers none of them; else the one that covers least. */
export function besides(room: Size, card: Size, kept: readonly Kept[]): { left: number; top: number } {
    const [first] = kept;
    const right = Math.max(EDGE, room.width - card.width - EDGE);
    const bottom = Math.max(EDGE, room.height - card.height - EDGE);
    const lefts = [EDGE, right / 2, Math.max(EDGE, right - TOOLS.width)];
    const tops = [EDGE, bottom / 2, bottom];
    if (first !== undefined) {
        lefts.push(first.x + first.away, first.x - first.away - card.width);
        tops.push(first.y - card.height / 2);
    }
    const spots = lefts
        .flatMap(left => tops.map(top => ({ left, top })))
        .filter(({ left, top }) => left >= EDGE && left <= right && top >= EDGE && top <= bottom)
        .map(each => ({
            ...each,
            covers: sum(kept.filter(point => covers(each, card, point))),
            far: far(each, card, first),
        }))
        .sort((a, b) => a.covers - b.covers || a.far - b.far);
    return spots[0] ?? { left: EDGE, top: EDGE };
}

const sum = (kept: readonly Kept[]): number => kept.reduce((all, each) => all + (each.weight ?? 1), 0);

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function covers({ left, top }: { left: number; top: number }, card: Size, point: Kept): boolean {
    const dx = point.x - between(point.x, left, left + card.width);
    const dy = point.y - between(point.y, top, top + card.height);
    return Math.hypot(dx, dy) < point.away;
}

const far = ({ left, top }: { left: number; top: number }, card: Size, point: Pt | undefined): number =>
    point === undefined ? 0 : Math.hypot(left + card.width / 2 - point.x, top + card.height / 2 - point.y);
