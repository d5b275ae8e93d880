// Games around their play: how they stand in a list, how they end, how they are taken up again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './window';
import { signal } from '@preact/signals';
import { offerWords, sameEnd, speakerOf } from '../../main/ts/game/ending';
import { Waits } from '../../main/ts/game/waits';
import { hashOf } from '../../main/ts/pages/DiceCheck';
import { fits, query } from '../../main/ts/pages/gamesList';
import { whyNot } from '../../main/ts/pages/PlayOnSheet';
import { parse } from '../../main/ts/pages/route';
import { playersOf, refusalWords } from '../../main/ts/pages/saved';
import { after, type Entry, minutes, shelf } from '../../main/ts/pages/shelf';
import { playerOf, resultWords, standing } from '../../main/ts/pages/standing';
import { nameBehind } from '../../main/ts/parts/LuckChart';
import type { ListedGame, ListedRuleset, News, Offer, Participant, Position } from '../../main/ts/wire/types';

const post = (id: string, camp: string, player: string, title = player): Participant => ({
    id,
    camp,
    player,
    title,
    people: player === 'person',
});

const SIDES = [post('German', 'German', 'person', 'A person'), post('British', 'British', 'greedy', 'Steady')];

const GAME: ListedGame = {
    id: 'one',
    scenario: 'toy/the-road',
    title: 'The Road',
    sides: SIDES,
    turn: 3,
    updated: '2026-01-01T12:00:00Z',
    over: false,
    result: '',
    winner: null,
    drawn: false,
    offer: null,
    waitingFor: ['British'],
    seats: [{ side: 'German', camp: 'German', token: 'g', player: 'person', asked: false }],
    umpire: null,
};

const OVER = { ...GAME, over: true, result: 'The British side resigned', winner: 'German' };

test('a game in the list says whether it is my turn and who is waited for', () => {
    const [seat] = GAME.seats;
    const asked = { ...GAME, seats: seat === undefined ? [] : [{ ...seat, asked: true }] };

    assert.deepEqual(standing(GAME), { state: 'waiting', words: 'Waiting', more: 'for Steady' });
    assert.deepEqual(standing(asked), { state: 'asked', words: 'Your turn', more: '' });
});

test('an offer of the other side is for me to answer', () => {
    const offer: Offer = { camp: 'British', what: 'DRAW', open: true };

    assert.equal(standing({ ...GAME, offer }).words, 'A draw is offered');
    assert.equal(standing({ ...GAME, offer: { ...offer, camp: 'German' } }).words, 'Waiting');
    assert.equal(standing({ ...GAME, offer: { ...offer, open: false } }).words, 'Waiting');
});

test('the end is told as won or lost to whoever has one side, and as a victory to whoever has both', () => {
    assert.deepEqual(standing(OVER), { state: 'over', words: 'You won', more: 'The British side resigned' });
    assert.equal(resultWords({ winner: 'British', drawn: false }, ['German']), 'You lost');
    assert.equal(resultWords({ winner: 'British', drawn: false }, ['German', 'British']), 'British victory');
    assert.equal(resultWords({ winner: null, drawn: true }, ['German']), 'A draw');
    assert.equal(resultWords({ winner: null, drawn: false }, ['German']), 'Over');
});

test('sides are named with who plays them', () => {
    assert.equal(playerOf(GAME, 'German'), 'you');
    assert.equal(playerOf(GAME, 'British'), 'Steady');
    assert.equal(playerOf({ ...GAME, sides: [...SIDES, post('Guns', 'British', 'greedy')] }, 'British'), '2 posts');
});

test('games known by links are found as the server finds its own', () => {
    assert.ok(fits(GAME, 'all', 'ROAD steady'));
    assert.ok(!fits(GAME, 'all', 'road bridge'));
    assert.ok(fits(OVER, 'over', 'resigned'));
    assert.ok(!fits(OVER, 'waiting', ''));
});

test('only what is asked for stands in the question to the server', () => {
    assert.equal(query('all', '', ''), 'most=25');
    assert.equal(query('over', 'the road', 'x~y'), 'most=25&state=over&words=the+road&after=x%7Ey');
});

test('the highest post that a person holds speaks for its side', () => {
    const posts = [post('Staff', 'Red', 'greedy'), post('First', 'Red', 'person'), post('Second', 'Red', 'person')];

    assert.equal(speakerOf('Red', posts), 'First');
    assert.equal(speakerOf('British', SIDES), 'British');
});

test('an offer or an end is news', () => {
    const known = { over: null, offer: null } as Position;
    const offer: Offer = { camp: 'British', what: 'VICTORY', open: true };

    assert.ok(sameEnd(known, { over: false, offer: null } as News));
    assert.ok(!sameEnd(known, { over: true, offer: null } as News));
    assert.ok(!sameEnd(known, { over: false, offer } as News));
    assert.ok(sameEnd({ ...known, offer: { ...offer } }, { over: false, offer } as News));
    assert.equal(offerWords(offer), 'The British side asks you to resign');
});

const entry = (id: string, difficulty: string, length: string, turns: number) => ({ id, difficulty, length, turns });

const RULESET = {
    ruleset: 'toy',
    scenarios: [
        entry('a', 'big', 'an evening', 30),
        entry('b', 'two divisions', '2 to 3 hours', 8),
        entry('c', 'a first battle', '90 minutes', 8),
        entry('d', 'to learn the game', '15 minutes', 4),
        entry('e', 'two columns', '60 to 90 minutes', 9),
        entry('f', 'a river', '60 to 90 minutes', 6),
    ],
} as unknown as ListedRuleset;

test('scenarios stand by difficulty: those to learn with, first games, then the shorter ones', () => {
    const entries = shelf(RULESET);

    assert.deepEqual(
        entries.map(each => each.scenario.id),
        ['d', 'c', 'f', 'e', 'b', 'a'],
    );
    assert.equal(after('c', entries)?.scenario.id, 'f');
    assert.equal(after('a', entries), undefined);
    assert.deepEqual(['3 hours', '40 to 60 minutes', 'an evening'].map(minutes), [180, 60, 240]);
});

const SAVE =
    'sandtable save 1\nrules TOY 1\nscenario toy/b\nseat person Red\nseat search:1s Light blue\n| seat x y\nplay\n';

test('a save is opened with its players, an older one with people on all sides', () => {
    const entries = [{ scenario: { id: 'toy/b', sides: ['Red', 'Blue'] } }] as unknown as Entry[];

    assert.deepEqual(playersOf(SAVE, entries), { Red: 'person', 'Light blue': 'search:1s' });
    assert.deepEqual(playersOf(SAVE.replace(/\nseat .*/g, ''), entries), { Red: 'person', Blue: 'person' });
    assert.deepEqual(playersOf('hello', entries), {});
});

test('why a save is not opened is a sentence with its place', () => {
    const failed = { kind: 'failed', status: 422, code: 'bad-input' } as const;

    assert.equal(
        refusalWords({
            ...failed,
            message: 'the save:14: set-up: departs here: there is no luck left (line 14, set-up)',
            at: { line: 14, field: 'set-up' },
        }),
        'This file was not opened. Line 14, “set-up”: departs here: there is no luck left.',
    );
    assert.equal(
        refusalWords({ ...failed, message: 'the save:1: is no saved game (line 1, )', at: { line: 1, field: '' } }),
        'This file was not opened. Line 1: is no saved game.',
    );
    assert.equal(refusalWords({ kind: 'offline' }), 'This file was not opened. The server does not answer.');
});

test('one plays on from a step while the game runs only if all its people sit here', () => {
    const running = { over: null, step: 9, sides: SIDES } as Position;
    const ended = { ...running, over: { clause: 'TOY-1' } } as Position;

    assert.equal(whyNot(running, { ...running, step: 4 }, 1), '');
    assert.match(whyNot({ ...running, sides: [...SIDES, post('x', 'x', 'person')] }, running, 1), /^Playing on tells/);
    assert.match(whyNot(ended, ended, 1), /^The game is over at this step/);
    assert.equal(whyNot(ended, { ...running, step: 4 }, 1), '');
});

test('the computer is timed from the first moment it is waited for to the next question', () => {
    let now = 10_000;
    const position = signal<Position | null>(null);
    const waits = new Waits(position, () => now);
    const scene = (question: unknown) => ({ question });

    position.value = { scene: scene(null), over: null, thinking: { sinceMs: 500 } } as Position;
    now = 12_000;
    position.value = { scene: scene(null), over: null, thinking: { sinceMs: 0 } } as Position;
    now = 20_000;
    position.value = { scene: scene({}), over: null, thinking: null } as Position;

    assert.equal(waits.last.value, 10_500);
    assert.equal(waits.since.value, null);
});

test('the page works out the hash of a seed itself', async () => {
    assert.equal(await hashOf('00'.repeat(32)), '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('no name at a chart is cut off at its edge', () => {
    assert.ok(nameBehind(100, 'German +1.2', true));
    assert.ok(!nameBehind(400, 'German +1.2', true));
    assert.ok(nameBehind(40, 'German +1.2', false));
});

test('the page of games and a scenario to begin with have addresses', () => {
    assert.deepEqual(parse('#/games'), { page: 'games' });
    assert.deepEqual(parse('#/scenario/toy/the-road'), { page: 'start', scenario: 'toy/the-road' });
    assert.deepEqual(parse('#/'), { page: 'start', scenario: '' });
});
