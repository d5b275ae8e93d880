// What others did since one's last answer: nothing is left out, and each march is one line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deedsSince, lasting, summary, telling } from '../../main/ts/game/deeds';
import { ownRoll } from '../../main/ts/game/rolled';
import type { Logged, Place } from '../../main/ts/wire/types';

const hex = (number: string): Place => ({ type: 'Hex', number });

const words = (text: string): string[] => text.split(' ').filter(each => each !== '');

/** A line of the log: what it says, where, with which dice; and, if it is of a march, who went where at what price. */
function logged(row: string): Logged {
    const [step, side = '', said = '', clause = '', places = '', dice = '', ...march] = row.split('\t');
    const [piece = '', name = '', from = '', to = '', spent] = march;
    return {
        step: Number(step),
        turn: 1,
        side,
        line: {
            words: said,
            clause,
            places: words(places).map(hex),
            dice: words(dice).map(face => ({ whose: side, faces: [Number(face)], counted: [0] })),
            reasons: [],
            shapes: [],
            slip: null,
            trails: [],
            march:
                piece === ''
                    ? null
                    : {
                          piece,
                          name,
                          from: from === '' ? null : hex(from),
                          to: hex(to),
                          spent: Number(spent),
                          parts: 2,
                          unit: 'MP',
                      },
            luck: [],
        },
    };
}

/** Recorded: the first impulse of a computer in Tactical GameX, 24 steps after the player's set-up. */
const LOG = readFileSync('src/test/ts/one-enemy-turn.tsv', 'utf8').trimEnd().split('\n').slice(1).map(logged);
const THEIRS = LOG.filter(each => each.side === 'Soviet');
const DEEDS = deedsSince(LOG, 1, 'German');

test('of 24 steps of the enemy not one line is left out', () => {
    assert.equal(new Set(THEIRS.map(each => each.step)).size, 24);
    assert.deepEqual(new Set(DEEDS.flatMap(each => each.lines)), new Set(THEIRS));
    assert.equal(DEEDS.flatMap(each => each.lines).length, THEIRS.length);
});

test('each march is one line with what it took', () => {
    const marches = DEEDS.filter(each => each.kind === 'march');

    assert.equal(marches.length, 11);
    assert.equal(marches[0]?.words, 'T-34 C (s-t34-3) V07 → L09, 6½ MP');
});

test('the fight stands by itself with both losses, after the march that led to it', () => {
    const at = DEEDS.findIndex(each => each.words.includes('attack PzKw'));

    assert.equal(DEEDS[at]?.kind, 'dice');
    assert.equal(DEEDS[at]?.lines.filter(each => each.line.words.includes('eliminated')).length, 2);
    assert.match(DEEDS[at - 1]?.words ?? '', /^T-34 C \(s-t34-2\) V08 → D07/);
});

test('a sentence says how much there is', () => {
    assert.equal(summary(DEEDS), '2 throws of dice, 11 marches, 4 other deeds');
});

test('a deed is shown longer the more words it has', () => {
    const [long, short] = [...DEEDS]
        .sort((a, b) => b.words.length - a.words.length)
        .flatMap((each, i, all) => (i === 0 || i === all.length - 1 ? [each] : []));

    assert.ok(long !== undefined && short !== undefined && lasting(long) > 2 * lasting(short));
});

test("what is one's own and what was before is not told; words without a place and a single step interrupt nobody", () => {
    assert.deepEqual(deedsSince(LOG, 1, 'Soviet'), []);
    assert.deepEqual(deedsSince(LOG, 25, 'German'), []);
    assert.equal(telling(DEEDS.filter(each => each.kind === 'march').slice(0, 1)), false);
    assert.equal(telling(DEEDS.filter(each => each.kind === 'march').slice(0, 2)), true);
    assert.equal(telling(DEEDS.filter(each => each.kind === 'dice').slice(0, 1)), true);
    assert.equal(telling(deedsSince([logged('2\tSoviet\tSoviet passes\tX-1')], 1, 'German')), false);
});

test('the last own answer shows its dice and what came of them, until the next one', () => {
    const rolled = [
        '3\tGerman\tGerman goes\tX-1\tA01',
        '3\tGerman\tGerman attacks\tX-2\tA02\t4',
        '3\tGerman\tSoviet is lost\tX-3\tA02',
        '4\tSoviet\tSoviet fires\tX-2\tA02\t5',
    ].map(logged);
    const later = [...rolled, logged('5\tGerman\tGerman passes\tX-4')];

    assert.deepEqual(
        ownRoll({ log: rolled, side: 'German' }).map(each => each.line.words),
        ['German attacks', 'Soviet is lost'],
    );
    assert.deepEqual(ownRoll({ log: later, side: 'German' }), []);
});
