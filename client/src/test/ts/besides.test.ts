// The card of a stack never lies over what it tells of, its neighbours or what is asked about.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besides } from '../../main/ts/board/besides';

const ROOM = { width: 1000, height: 700 };
const CARD = { width: 250, height: 230 };

test('it lies beside the stack and its neighbours', () => {
    const { left } = besides(ROOM, CARD, [{ x: 400, y: 300, away: 150 }]);

    assert.ok(left >= 550 || left + CARD.width <= 250, String(left));
});

test('it goes to the other side of the stack if what is asked about lies there', () => {
    const stack = { x: 500, y: 300, away: 150 };
    const free = besides(ROOM, CARD, [stack]);
    const east = free.left > stack.x;
    const target = { x: east ? 700 : 300, y: 300, away: 60 };
    const { left, top } = besides(ROOM, CARD, [stack, target]);

    assert.ok(left > target.x || left + CARD.width < target.x || top > target.y || top + CARD.height < target.y);
});

test('it always lies in the window', () => {
    const { left, top } = besides({ width: 390, height: 300 }, CARD, [{ x: 200, y: 150, away: 150 }]);

    assert.ok(left >= 8 && top >= 8 && left + CARD.width <= 390 && top + CARD.height <= 300);
});
