// Hexes are drawn where the server's own pictures draw them, in all four layouts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HexGrid, INRADIUS, RADIUS } from '../../main/ts/table/hexes';
import type { GroundHexes, Layout } from '../../main/ts/wire/types';

function grid(layout: Layout): HexGrid {
    const hexes = [];
    for (let row = 1; row <= 4; row++) {
        for (let column = 1; column <= 4; column++)
            hexes.push({ number: `0${column}0${row}`, column, row, terrain: 'OPEN' as const, level: 0 });
    }
    const ground: GroundHexes = { type: 'Hexes', columns: 4, rows: 4, layout, hexes, edges: [], legend: [] };
    return new HexGrid(ground);
}

const LAYOUTS: Layout[] = [
    'POINTY_EVEN_ROWS_RIGHT',
    'POINTY_ODD_ROWS_RIGHT',
    'FLAT_EVEN_COLUMNS_DOWN',
    'FLAT_ODD_COLUMNS_DOWN',
];

for (const layout of LAYOUTS) {
    test(`${layout}: the middle of every hex belongs to that hex`, () => {
        const map = grid(layout);

        for (const hex of map.ground.hexes) assert.equal(map.hexAt(map.centre(hex))?.number, hex.number);
    });

    test(`${layout}: a neighbour sees its neighbour in the opposite direction`, () => {
        const map = grid(layout);

        for (const hex of map.ground.hexes) {
            for (let direction = 0; direction < 6; direction++) {
                const beyond = map.neighbour(hex, direction);
                if (beyond !== undefined) {
                    assert.equal(map.neighbour(beyond, (direction + 3) % 6)?.number, hex.number);
                    assert.equal(map.distance(hex, beyond), 1);
                }
            }
        }
    });
}

test('even rows of a pointy map stand half a hex to the right', () => {
    const map = grid('POINTY_EVEN_ROWS_RIGHT');
    const [first, second] = [map.cell('0101'), map.cell('0102')];
    assert.ok(first !== undefined && second !== undefined);

    assert.equal(map.centre(second).x - map.centre(first).x, INRADIUS);
    assert.ok(Math.abs(map.centre(second).y - map.centre(first).y - 1.5 * RADIUS) < 1e-9);
});

test('distance counts hexes, also along slanted lines', () => {
    const map = grid('POINTY_EVEN_ROWS_RIGHT');
    const [a, b, c] = [map.cell('0101'), map.cell('0104'), map.cell('0401')];
    assert.ok(a !== undefined && b !== undefined && c !== undefined);

    assert.equal(map.distance(a, b), 3);
    assert.equal(map.distance(a, c), 3);
    assert.equal(map.distance(b, c), 4);
});

test('a point off the map belongs to no hex', () => {
    assert.equal(grid('FLAT_ODD_COLUMNS_DOWN').hexAt({ x: -80, y: 20 }), undefined);
});
