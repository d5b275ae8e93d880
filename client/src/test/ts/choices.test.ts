// Answers are found by what is clicked, by their words, and as rows of orders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt, attemptLabel, goingTo, optionsOf } from '../../main/ts/game/options';
import { FORGOTTEN, isRoster, remembered, rosterOf } from '../../main/ts/game/roster';
import { matching } from '../../main/ts/game/matching';
import { fine, percent } from '../../main/ts/parts/percent';
import type { Choice, Piece, Place, Scene, Tie } from '../../main/ts/wire/scene';

const hex = (number: string): Place => ({ type: 'Hex', number });

function choice(typed: string, label: string, tie: Tie): Choice {
    return { typed, label, words: `words of ${typed}`, weight: 'MAIN', tie, reasons: [], forecast: null };
}

const along = (typed: string, piece: string, ...way: string[]): Choice => choice(typed, way[way.length - 1] ?? '', { type: 'Along', piece, way: way.map(hex) });

const ask = (...choices: Choice[]) => optionsOf({ side: 'a', words: 'What now?', clause: 'X-1', choices, more: true });

test('a click on a place finds the ways of the chosen piece that end there', () => {
    const options = ask(along('go p 0101 0102', 'p', '0101', '0102'), along('go p 0101', 'p', '0101'), along('go q 0102', 'q', '0102'));

    assert.deepEqual(goingTo(options, 'p', hex('0102')).map(each => each.typed), ['go p 0101 0102']);
});

test('a way that is not listed is written like one that is', () => {
    const options = ask(along('go p 0101 0102', 'p', '0101', '0102'));

    assert.equal(attempt(options, 'p', [hex('0909')]), 'go p 0909');
    assert.equal(attempt(options, 'q', [hex('0909')]), undefined);
});

test('an order that is not open is written like another unit’s', () => {
    const options = ask(choice('order p N', 'N', { type: 'OnPiece', piece: 'p' }), choice('order q D', 'D', { type: 'OnPiece', piece: 'q' }));

    assert.equal(attemptLabel(options, 'p', 'D'), 'order p D');
});

const piece = (id: string, back?: string): Piece => ({
    id, side: 0, label: id, name: id, symbol: { branch: 'INFANTRY', motion: 'FOOT', size: '', code: '' }, places: [hex('0101')], heading: -1,
    factors: [], badges: back === undefined ? [] : [{ shape: 'BACK', letter: back, words: '' }], presence: 'SEEN', canAct: true, card: [],
});

const scene = (...pieces: Piece[]): Scene => ({ title: '', parties: [], pieces, crossings: [], markers: [], tracks: [], sequence: [], question: null, overlays: [] });

test('short answers about pieces are shown as rows, with those given face down', () => {
    const options = ask(
        choice('order all N', 'N', { type: 'OnGroup', name: 'Group', pieces: ['p', 'q'] }),
        choice('order p N', 'N', { type: 'OnPiece', piece: 'p' }),
        choice('order p S', 'S', { type: 'OnPiece', piece: 'p' }),
    );
    const table = scene(piece('p'), piece('q', 'S'));
    const roster = rosterOf(table, options, remembered(FORGOTTEN, options));

    assert.ok(isRoster(table, options));
    assert.deepEqual(roster.columns.map(each => each.label), ['N', 'S']);
    assert.deepEqual([roster.given, roster.total], [1, 2]);
    assert.deepEqual(roster.groups.map(each => [each.name, each.rows.length]), [['Group', 2]]);
});

test('a question with ways over the map is no list of orders', () => {
    assert.ok(!isRoster(scene(piece('p')), ask(along('go p 0101', 'p', '0101'))));
});

test('some words of an order are enough to find it', () => {
    const list = [along('move p-1 0305', 'p-1', '0305'), along('move p-2 0305', 'p-2', '0305')];

    assert.deepEqual(matching(list, 'p-2 0305').map(each => each.typed), ['move p-2 0305']);
    assert.deepEqual(matching(list, ''), []);
});

test('nothing possible is rounded to never, nothing uncertain to always', () => {
    assert.deepEqual([0, 0.001, 0.494, 0.999, 1].map(percent), ['0%', '<1%', '49%', '>99%', '100%']);
    assert.deepEqual([0, 0.0001, 0.029, 0.25].map(fine), ['', '<0.1%', '2.9%', '25%']);
});
