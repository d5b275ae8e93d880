// A position is put together from what is known and what has changed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { together } from '../../main/ts/game/together';
import type { Changes, Position } from '../../main/ts/wire/types';

const piece = (id: string, heading: number) => ({ id, heading });
const KNOWN = {
    type: 'Position',
    mark: 'German 4',
    position: 4,
    log: [{ step: 1 }],
    scene: {
        title: 'Toy',
        pieces: [piece('a', 0), piece('b', 0), piece('c', 0)],
        overlays: [{ kind: 'ZONE', of: 'a' }],
        markers: [{ words: 'bridge' }],
        question: { words: 'Where?', choices: [{ typed: 'a' }, { typed: 'b' }] },
    },
} as unknown as Position;

const CHANGES = {
    type: 'Changes',
    since: 'German 4',
    same: ['markers'],
    pieces: [
        { from: 2, count: 1 },
        { from: -1, count: 1 },
        { from: 0, count: 1 },
    ],
    overlays: [],
    choices: [
        { from: 1, count: 1 },
        { from: -1, count: 1 },
    ],
    position: {
        type: 'Position',
        mark: 'German 5',
        position: 5,
        log: [{ step: 2 }],
        scene: {
            title: 'Toy',
            pieces: [piece('b', 3)],
            overlays: [],
            markers: [],
            question: { words: 'Who?', choices: [{ typed: 'd' }] },
        },
    },
} as unknown as Changes;

test('what is sent takes the place of what was known, in its order', () => {
    const { scene, log, position } = together(KNOWN, CHANGES);

    assert.equal(position, 5);
    assert.deepEqual(scene.pieces, [piece('c', 0), piece('b', 3), piece('a', 0)]);
    assert.deepEqual(scene.overlays, []);
    assert.deepEqual(scene.markers, KNOWN.scene.markers);
    assert.deepEqual(scene.question, { words: 'Who?', choices: [{ typed: 'b' }, { typed: 'd' }] });
    assert.deepEqual(log, [{ step: 1 }, { step: 2 }]);
});

test('a whole position is taken as it is', () => {
    assert.equal(together(null, KNOWN), KNOWN);
});

test('changes since something else are no position', () => {
    assert.throws(() => together({ ...KNOWN, mark: 'German 3' }, CHANGES), /without it/);
});
