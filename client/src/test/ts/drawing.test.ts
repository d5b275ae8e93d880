// Roads and rivers become long lines; a measured table is drawn with its areas, lines and grid.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chains, smooth } from '../../main/ts/draw/chains';
import { groundSvg } from '../../main/ts/draw/ground';
import { PER_MM } from '../../main/ts/table/measured';
import { CENTIMETRES } from '../../main/ts/table/scale';
import { tableOf } from '../../main/ts/table/table';
import type { GroundHexes, GroundMeasured, GroundTerrain, PlacePoint } from '../../main/ts/wire/types';

const at = (x: number, y: number) => ({ x, y });

test('links that meet end to end become one line', () => {
    const lines = chains([
        { a: at(0, 0), b: at(10, 0) },
        { a: at(20, 0), b: at(10, 0) },
        { a: at(20, 0), b: at(30, 5) },
    ]);

    assert.equal(lines.length, 1);
    assert.deepEqual(
        lines[0]?.map(p => p.x),
        [0, 10, 20, 30],
    );
});

test('a junction ends three lines', () => {
    const lines = chains([
        { a: at(0, 0), b: at(10, 0) },
        { a: at(10, 0), b: at(20, 0) },
        { a: at(10, 0), b: at(10, 9) },
    ]);

    assert.equal(lines.length, 3);
});

test('a ring is drawn once', () => {
    const lines = chains([
        { a: at(0, 0), b: at(9, 0) },
        { a: at(9, 0), b: at(9, 9) },
        { a: at(9, 9), b: at(0, 0) },
    ]);

    assert.equal(lines.length, 1);
    assert.equal(lines[0]?.length, 4);
});

test('a smooth line begins and ends where its points do', () => {
    const d = smooth([at(0, 0), at(10, 0), at(20, 10)]);

    assert.ok(d.startsWith('M0 0') && d.endsWith('L20 10'), d);
});

const point = (xMm: number, yMm: number): PlacePoint => ({ type: 'Point', xMm, yMm });

const TABLE: GroundMeasured = {
    type: 'Measured',
    scale: CENTIMETRES,
    widthMm: 1200,
    depthMm: 900,
    features: [
        {
            type: 'Area',
            name: 'beeches',
            kind: 'WOODS',
            level: 0,
            outline: [point(100, 100), point(400, 100), point(300, 300)],
        },
        {
            type: 'Area',
            name: '',
            kind: 'HILL',
            level: 1,
            outline: [point(600, 300), point(800, 300), point(800, 500)],
        },
        {
            type: 'Line',
            name: '',
            course: 'ROAD',
            condition: 'WHOLE',
            widthMm: 20,
            points: [point(0, 450), point(1200, 450)],
        },
    ],
};

test('a measured table is drawn to scale', () => {
    const table = tableOf(TABLE);
    const svg = groundSvg(table, 'full');

    assert.equal(table.width, 1200 * PER_MM);
    assert.ok(svg.includes('var(--woods)') && svg.includes('var(--hill1)') && svg.includes('var(--road)'));
});

test('a measured table counts from the south, its drawing from the north', () => {
    const table = tableOf(TABLE);

    assert.deepEqual(table.spot(point(0, 0)), { x: 0, y: table.height });
    assert.deepEqual(table.placeAt({ x: 0, y: 0 }), point(0, 900));
    assert.deepEqual(table.step(point(100, 100), 270), point(100, 110));
});

test('a point of a measured table is called by its centimetres and by what lies there', () => {
    const table = tableOf(TABLE);
    const place = point(200, 120);

    assert.equal(table.name(place), '20.0, 12.0');
    assert.equal(table.words(place), 'beeches');
    assert.equal(table.words(point(700, 320)), 'hill of level 1');
    assert.equal(table.words(point(50, 455)), 'road');
    assert.equal(table.words(point(10, 10)), 'open');
});

test('each kind of ground has a pattern of its own, on hexes of either way up', () => {
    const kinds: GroundTerrain[] = [
        'OPEN',
        'WOODS',
        'TOWN',
        'CITY',
        'BOCAGE',
        'HILLS',
        'MOUNTAIN',
        'MARSH',
        'BEACH',
        'FORTRESS',
        'SEA',
    ];
    for (const layout of ['FLAT_EVEN_COLUMNS_DOWN', 'POINTY_EVEN_ROWS_RIGHT'] as const) {
        const drawn = kinds.map(terrain => {
            const ground: GroundHexes = {
                type: 'Hexes',
                columns: 1,
                rows: 1,
                layout,
                hexes: [{ number: 'A01', column: 1, row: 1, terrain, level: 0 }],
                edges: [],
                legend: [],
            };
            return groundSvg(tableOf(ground), 'full').replace(/(fill|stroke)="var\([^)]*\)"/g, '');
        });

        assert.equal(new Set(drawn).size, kinds.length);
    }
});

test('heights fall towards lower ground alone, and streams run through hexes', () => {
    const cell = (number: string, column: number, level: number) => ({
        number,
        column,
        row: 1,
        terrain: 'OPEN' as const,
        level,
    });
    const map = (levels: number[], edges: GroundHexes['edges'] = []): string => {
        const hexes = levels.map((level, i) => cell(`A0${i + 1}`, i + 1, level));
        return groundSvg(
            tableOf({
                type: 'Hexes',
                columns: levels.length,
                rows: 1,
                layout: 'FLAT_EVEN_COLUMNS_DOWN',
                hexes,
                edges,
                legend: [],
            }),
            'small',
        );
    };
    const strokes = (svg: string): number =>
        svg.split('stroke="var(--hach)" stroke-width="1.3"')[0]?.split('M').length ?? 0;

    assert.ok(map([1, 0]).includes('var(--hill1)'));
    assert.ok(map([2, 1]).includes('var(--hill2)'));
    assert.ok(strokes(map([1, 0])) > strokes(map([1, 1])));
    assert.ok(map([0, 0], [{ number: 'A01', direction: 2, kind: 'STREAM' }]).includes('var(--stream)'));
});
