// Chances and moments in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside } from '../../main/ts/pages/moments';
import { heard, signed, sure } from '../../main/ts/parts/chances';
import type { AnalysisDecisive, WhyWeighed } from '../../main/ts/wire/types';

const answer = (chance: number, doubt: number, trials: number): WhyWeighed => ({
    typed: 'move tanks 0603',
    words: 'Tanks to 0603',
    chance,
    doubt,
    trials,
    tie: { type: 'Button' },
    expected: [],
});

test('how sure an estimate is is said with its trials, and no doubt where none is known', () => {
    assert.equal(sure(answer(41, 4.2, 212)), '±4, 212 trials');
    assert.equal(sure(answer(41, 0.2, 212)), '±1, 212 trials');
    assert.equal(sure(answer(41, 0, 1)), '1 trial');
    assert.equal(sure(answer(41, 0, 0)), 'no trial');
});

test('a screen reader hears the best answer with its doubt', () => {
    assert.equal(heard(answer(41, 4, 212), 24), 'Best of 24: Tanks to 0603, 41 of 100, plus or minus 4, 212 trials.');
});

test('points have their sign, and small ones a decimal', () => {
    assert.equal(signed(6.4), '+6');
    assert.equal(signed(-0.66), '−0.7');
    assert.equal(signed(0), '0');
});

const moment = (swing: number, kind: AnalysisDecisive['kind']): AnalysisDecisive => ({
    step: 3,
    turn: 1,
    kind,
    side: 'German',
    camp: 'German',
    before: 50,
    after: 40,
    swing,
    words: 'Panzer leaves 0505',
    better: 'Panzer stays',
});

test('a moment says what was better, by how much it was the best, or how the dice fell', () => {
    assert.equal(beside(moment(-9, 'CHOICE')), '“Panzer stays” promised 9 more');
    assert.equal(beside(moment(8, 'CHOICE')), 'the best there was, 8 more than “Panzer stays”');
    assert.equal(beside(moment(-17, 'ROLL')), 'the dice were unkind');
});
