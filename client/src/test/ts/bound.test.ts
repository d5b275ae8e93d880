import assert from 'node:assert/strict';
import test from 'node:test';
import { framesOf, inBounds, tellable } from '../../main/ts/game/bound';
import type { Logged, Piece, PlacePoint, Position, Trail } from '../../main/ts/wire/types';

const point = (xMm: number): PlacePoint => ({ type: 'Point', xMm, yMm: 0 });

const line = (words: string, trails: Trail[], dice: number[] = []): Logged => ({
    step: 1,
    turn: 1,
    side: '',
    line: {
        words,
        dice: dice.map(face => ({ whose: '', faces: [face], counted: [] })),
        reasons: [],
        clause: 'X-1',
        places: [point(0)],
        shapes: [],
        trails,
        slip: null,
        march: null,
        luck: [],
    },
});

const at = (step: number, xMm: number, log: Logged[]): Position =>
    ({
        step,
        turn: 1,
        log,
        scene: { pieces: [{ id: 'p', places: [point(xMm)] } as Piece], question: null },
    }) as unknown as Position;

const trail: Trail = { piece: 'p', points: [point(0), point(10), point(20)] };
const log = [line('opens fire', [], [4]), line('goes', [trail]), line('halts', []), line('shoots', [], [6])];

test('all that moved is played step by step, then each throw with what came of it', () => {
    const frames = framesOf(at(0, 0, []), at(1, 20, log));

    assert.deepEqual(
        frames.map(each => each.scene.pieces[0]?.places[0]),
        [point(0), point(10), point(20), point(20), point(20)],
    );
    assert.deepEqual(
        frames.slice(3).map(each => each.log.map(one => one.line.words)),
        [['opens fire'], ['shoots']],
    );
    assert.deepEqual(frames[0]?.move, { at: 0, of: 2 });
});

test('only steps with moves or dice are told', () => {
    assert.equal(inBounds(log), true);
    assert.deepEqual(tellable(log, 0), [1]);
    assert.deepEqual(tellable(log, 1), []);
    assert.equal(inBounds([line('sealed', [])]), false);
});
