// What happened at once, as frames to be played: all that moved together, step by step, then what else came of it.
import type { Logged, Piece, PlacePoint, Position, Shape, Trail } from '../wire/types';

/** A position on the way from one to the next. */
export interface Frame extends Position {
    /** How far those who move are on their trails, and how far the longest goes. */
    move?: { at: number; of: number };
}

/** Whether things move at once in this game, so that what happened is told after each bound. */
export const inBounds = (log: readonly Logged[]): boolean => log.some(each => each.line.trails.length > 0);

/** Steps after this one in which something moved or dice fell. */
export function tellable(log: readonly Logged[], from: number): number[] {
    const steps = log
        .filter(each => each.step > from && (each.line.trails.length > 0 || each.line.dice.length > 0))
        .map(each => each.step);
    return [...new Set(steps)];
}

export function framesOf(before: Position, after: Position): Frame[] {
    const lines = after.log.filter(each => each.step === after.step);
    const first = lines.findIndex(each => each.line.trails.length > 0);
    const moving = first < 0 ? [] : lines.slice(first, endOf(lines, first));
    const others = lines.filter(each => !moving.includes(each));
    return [...moves(before, after, moving), ...beats(others).map(log => still(after, log))];
}

/** After the last trail up to the next dice: why somebody halted belongs to how it went. */
function endOf(lines: readonly Logged[], first: number): number {
    const last = lines.findLastIndex(each => each.line.trails.length > 0);
    const dice = lines.findIndex((each, i) => i > Math.max(first, last) && each.line.dice.length > 0);
    return dice < 0 ? lines.length : dice;
}

function moves(before: Position, after: Position, lines: readonly Logged[]): Frame[] {
    const trails = lines.flatMap(each => each.line.trails);
    const of = Math.max(0, ...trails.map(each => each.points.length - 1));
    if (of === 0) return [];
    const there = new Set(before.scene.pieces.map(each => each.id));
    const came = after.scene.pieces.filter(each => !there.has(each.id) && trails.some(one => one.piece === each.id));
    const pieces = [...before.scene.pieces, ...came];
    return Array.from({ length: of + 1 }, (_, at) => ({
        ...before,
        step: after.step,
        turn: after.turn,
        log: lines.map(each => ({
            ...each,
            line: { ...each.line, shapes: each.line.trails.flatMap(drawn(at)) },
        })),
        scene: { ...before.scene, question: null, pieces: pieces.map(each => along(each, trails, at)) },
        move: { at, of },
    }));
}

/** The part of a trail that lies behind. */
const drawn =
    (at: number) =>
    (trail: Trail): Shape[] =>
        at === 0 ? [] : [{ type: 'Line', points: trail.points.slice(0, at + 1), look: 'DASHED', words: '' }];

function along(piece: Piece, trails: readonly Trail[], at: number): Piece {
    const trail = trails.find(each => each.piece === piece.id);
    const point: PlacePoint | undefined = trail?.points[Math.min(at, trail.points.length - 1)];
    return point === undefined ? piece : { ...piece, places: [point] };
}

/** Dice with what came of them; what belongs to no place and no dice is left to the log. */
function beats(lines: readonly Logged[]): Logged[][] {
    const beats: Logged[][] = [];
    for (const each of lines) {
        if (each.line.dice.length === 0 && each.line.places.length === 0) continue;
        const last = beats[beats.length - 1];
        if (each.line.dice.length > 0 || last === undefined) beats.push([each]);
        else last.push(each);
    }
    return beats;
}

const still = (after: Position, log: Logged[]): Frame => ({
    ...after,
    log,
    scene: { ...after.scene, question: null },
});
