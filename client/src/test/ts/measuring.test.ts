// A base is led over a measured table: legs become an answer as it is typed, a drawn way few legs, many wishes few requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
    ahead,
    endOf,
    isTurned,
    kindsFor,
    kindWords,
    legsOf,
    MOST_LEGS,
    stretchesOf,
    typedAlong,
    verbOf,
} from '../../main/ts/answers/legs';
import { optionsOf } from '../../main/ts/answers/options';
import { lastDrawn } from '../../main/ts/board/lastDrawn';
import { regionPath, turning } from '../../main/ts/board/Region';
import { Latest } from '../../main/ts/game/latest';
import { MeasuredTable, mmBetween, point } from '../../main/ts/table/measured';
import { placeWord } from '../../main/ts/table/places';
import { CENTIMETRES, lengthOf, pointOf, scale } from '../../main/ts/table/scale';
import { thinned } from '../../main/ts/table/thin';
import type {
    Choice,
    Logged,
    Measurement,
    MeasurementStretch,
    Question,
    Shape,
    TemplateBlank,
    Tie,
} from '../../main/ts/wire/types';

const blank = (name: string, kind: TemplateBlank['kind'], least: number, most: number): TemplateBlank => ({
    name,
    kind,
    among: [],
    chosen: kind === 'WORDS' ? [] : ['10.0,10.0'],
    least,
    most,
});

const choice = (text: string, blanks: TemplateBlank[], tie: Tie): Choice => ({
    typed: text.replace(/{.*}/, '10.0,10.0'),
    template: { text, blanks },
    label: '',
    words: text,
    weight: 'MAIN',
    tie,
    reasons: [],
    forecast: null,
    kind: '',
});

const along: Tie = { type: 'Along', pieces: ['tank'], way: [point(100, 100)] };
const MOVE = choice('move tank {way} {heading}', [blank('way', 'WAY', 1, 12), blank('heading', 'WORDS', 0, 1)], along);
const AIM = choice('request tank {place} guns', [blank('place', 'PLACE', 1, 1)], { type: 'OnPiece', piece: 'tank' });

test('points are typed in centimetres from the south-west corner', () => {
    assert.equal(placeWord(point(720, 555)), '72.0,55.5');
    assert.deepEqual(pointOf('72.0,55.5'), point(720, 555));
});

test('a way fills its blank, a heading its own', () => {
    const legs = [point(720, 555), point(840, 600)];

    assert.equal(typedAlong(MOVE, legs, 45), 'move tank 72.0,55.5 84.0,60.0 @45');
    assert.equal(typedAlong(MOVE, legs, null), 'move tank 72.0,55.5 84.0,60.0');
    assert.equal(verbOf(MOVE), 'Move');
    assert.ok(isTurned(MOVE) && !isTurned(AIM));
});

test('who must look somewhere looks along the last leg', () => {
    const turned = choice(
        'move tank {way} {heading}',
        [blank('way', 'WAY', 1, 3), blank('heading', 'WORDS', 1, 1)],
        along,
    );

    assert.equal(ahead(turned, point(0, 0), [point(0, 100), point(100, 100)]), 90);
    assert.equal(ahead(turned, point(100, 100), [point(0, 0)]), 225);
    assert.equal(ahead(turned, point(100, 100), [point(100, 100)]), null);
    assert.equal(ahead(MOVE, point(0, 0), [point(100, 0)]), null);
});

test('what a leg runs over besides is open ground', () => {
    const leg = (untilMm: number, stretches: MeasurementStretch[]) => ({
        from: point(0, 0),
        to: point(0, 0),
        untilMm,
        stretches,
    });
    const hedge = { words: 'crosses the hedge', lengthMm: 0, clause: 'X-2' };
    const road = { words: 'by road', lengthMm: 50, clause: 'X-4' };
    const measured = { legs: [leg(80, [hedge]), leg(130, [road])] } as unknown as Measurement;

    assert.deepEqual(
        stretchesOf(measured, 0).map(each => `${each.words} ${each.lengthMm}`),
        ['open ground 80', 'crosses the hedge 0'],
    );
    assert.deepEqual(stretchesOf(measured, 1), [road]);
});

test('parts of a region go round alike, so that where they overlap is within', () => {
    const table = new MeasuredTable({ type: 'Measured', widthMm: 300, depthMm: 300, features: [], scale: CENTIMETRES });
    const square = [point(0, 0), point(30, 0), point(30, 30), point(0, 30)];

    assert.ok(turning(square) > 0 && turning([...square].reverse()) < 0);
    assert.equal(
        regionPath(table, [square]),
        regionPath(table, [[point(0, 30), point(30, 30), point(30, 0), point(0, 0)]]),
    );
});

test('a place is one point, a way at most eight', () => {
    assert.equal(legsOf(AIM), 1);
    assert.equal(legsOf(MOVE), MOST_LEGS);
    assert.equal(typedAlong(AIM, [point(1, 1), point(560, 660)], null), 'request tank 56.0,66.0 guns');
});

test('answers that differ in their way alone are one kind', () => {
    const question: Question = {
        side: 'a',
        words: '',
        clause: 'X-1',
        form: 'WAY',
        choices: [MOVE, { ...MOVE, typed: 'move tank 20.0,20.0' }, AIM],
        more: true,
        of: '',
        others: [],
        standing: [],
        variants: [],
    };

    assert.deepEqual(kindsFor(optionsOf(question), 'tank').map(verbOf), ['Move', 'Request']);
});

test('kinds with one verb are called by what sets them apart', () => {
    const fire = (pattern: string) =>
        choice(`request fao {place} guns ${pattern}`, [blank('place', 'PLACE', 1, 1)], {
            type: 'OnPiece',
            piece: 'fao',
        });
    const kinds = [MOVE, fire('concentration'), fire('barrage 90'), fire('smoke')];

    assert.deepEqual(
        kinds.map(each => kindWords(kinds, each)),
        ['Move', 'Concentration', 'Barrage 90°', 'Smoke'],
    );
    assert.deepEqual(endOf(fire('smoke')), point(100, 100));
});

test('a way drawn by hand is thinned to its bends, and to eight of them at most', () => {
    const bent = [...Array(50).keys()]
        .map(i => point(i * 4, 0))
        .concat([...Array(50).keys()].map(i => point(200, i * 4)));
    const wild = [...Array(400).keys()].map(i => point(i * 3, Math.round(60 * Math.sin(i / 6))));

    assert.deepEqual(thinned(bent, 8), [point(0, 0), point(200, 0), point(200, 196)]);
    assert.ok(thinned(wild, 8).length <= 9);
    assert.deepEqual(thinned(wild, 8).at(-1), wild.at(-1));
});

test('two points stay two', () => {
    assert.deepEqual(thinned([point(0, 0), point(5, 0)], 8), [point(0, 0), point(5, 0)]);
    assert.equal(mmBetween(point(0, 0), point(30, 40)), 50);
});

const soon = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

test('while one wish is asked for the last of the others waits, and those between are left out', async () => {
    const asked: number[] = [];
    const latest = new Latest<number>(async wish => {
        asked.push(wish);
        await soon(5);
    }, 10);
    for (const wish of [1, 2, 3, 4]) latest.want(wish);
    await soon(60);

    assert.deepEqual(asked, [1, 4]);
});

test('between two requests there is a pause', async () => {
    const times: number[] = [];
    let now = 0;
    const latest = new Latest<number>(
        async () => {
            times.push(now);
        },
        60,
        () => now,
    );
    latest.want(1);
    await soon(5);
    now = 20;
    latest.want(2);
    await soon(5);

    assert.deepEqual(times, [0]);
    now = 61;
    await soon(80);
    assert.deepEqual(times, [0, 61]);
});

test('what was dropped is not asked for', async () => {
    const asked: number[] = [];
    const latest = new Latest<number>(async wish => {
        asked.push(wish);
    }, 20);
    latest.want(1);
    latest.want(2);
    await soon(2);
    latest.drop();
    await soon(40);

    assert.deepEqual(asked, [1]);
});

test('the last step of a turn that is drawn stays drawn until the next', () => {
    const ring: Shape = { type: 'Ring', centre: point(0, 0), radiusMm: 100, look: 'DOTTED', words: '' };
    const arrow: Shape = { type: 'Arrow', from: point(0, 0), to: point(70, 0), look: 'SOLID', words: '7 cm' };
    const line = (step: number, turn: number, shapes: Shape[]): Logged => ({
        step,
        turn,
        side: '',
        line: {
            words: '',
            dice: [],
            reasons: [],
            clause: 'X-1',
            places: [],
            shapes,
            slip: null,
            trails: [],
            march: null,
            luck: [],
        },
    });

    assert.deepEqual(lastDrawn([line(1, 1, [ring]), line(2, 1, [arrow]), line(2, 1, [ring]), line(3, 1, [])]), [
        arrow,
        ring,
    ]);
    const zone: Shape = { type: 'Disc', centre: point(70, 0), radiusMm: 100, look: 'FORBIDDEN', words: '' };
    assert.deepEqual(lastDrawn([line(1, 1, [arrow]), line(1, 1, [zone])]), [{ ...ring, words: 'aimed' }, arrow, zone]);
    assert.deepEqual(lastDrawn([line(1, 1, [ring]), line(2, 2, [])]), []);
    assert.deepEqual(lastDrawn([]), []);
});

test('a table that stands for ground is measured and typed in whole metres', () => {
    scale.value = { unit: 'm', perCm: 100, decimals: 0 };

    assert.equal(placeWord(point(400, 290)), '4000,2900');
    assert.deepEqual(pointOf('4000,2900'), point(400, 290));
    assert.equal(lengthOf(25), '250 m');

    scale.value = CENTIMETRES;
});
