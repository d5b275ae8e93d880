// Answers are found by what is clicked, by their words, and as rows of orders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from '../../main/ts/answers/folded';
import { formOf } from '../../main/ts/answers/form';
import { matching } from '../../main/ts/answers/matching';
import { deeds, fights } from '../../main/ts/answers/numbered';
import { alone, attempt, attemptLabel, concerned, goingTo, optionsOf } from '../../main/ts/answers/options';
import { FORGOTTEN, remembered, rosterOf } from '../../main/ts/answers/roster';
import { beginning } from '../../main/ts/answers/shared';
import { onlyDeed, openTo, partOf, pickOf, targetsOf } from '../../main/ts/answers/team';
import { filled, wordBlanks } from '../../main/ts/answers/template';
import { fine, percent } from '../../main/ts/parts/percent';
import type {
    Choice,
    Forecast,
    Logged,
    Piece,
    Place,
    Question,
    QuestionForm,
    Scene,
    Template,
    TemplateBlank,
    TemplateKind,
    Tie,
} from '../../main/ts/wire/types';

const hex = (number: string): Place => ({ type: 'Hex', number });

function choice(typed: string, label: string, tie: Tie, template: Template | null = null): Choice {
    return {
        typed,
        template,
        label,
        words: `words of ${typed}`,
        weight: 'MAIN',
        tie,
        reasons: [],
        forecast: null,
        kind: '',
    };
}

const blank = (name: string, kind: TemplateKind, chosen: string[], among: string[] = []): TemplateBlank => ({
    name,
    kind,
    among,
    chosen,
    least: 1,
    most: 99,
});

/** An answer whose way may be another: the typed words end with it. */
function along(typed: string, piece: string, ...way: string[]): Choice {
    const text = `${typed.slice(0, -way.join(' ').length)}{way}`;
    return choice(
        typed,
        way[way.length - 1] ?? '',
        { type: 'Along', pieces: [piece], way: way.map(hex) },
        { text, blanks: [blank('way', 'WAY', way)] },
    );
}

const asked = (choices: Choice[], form: QuestionForm = 'PICK_ONE'): Question => ({
    side: 'A',
    words: 'What now?',
    clause: 'X-1',
    form,
    choices,
    more: true,
    of: '',
    others: [],
    standing: [],
    variants: [],
});

const ask = (...choices: Choice[]) => optionsOf(asked(choices));

test('a click on a place finds the ways of the chosen piece that end there', () => {
    const options = ask(
        along('go p 0101 0102', 'p', '0101', '0102'),
        along('go p 0101', 'p', '0101'),
        along('go q 0102', 'q', '0102'),
    );

    assert.deepEqual(
        goingTo(options, 'p', hex('0102')).map(each => each.typed),
        ['go p 0101 0102'],
    );
});

test('a way that is not listed is written like one that is', () => {
    const options = ask(along('go p 0101 0102', 'p', '0101', '0102'));

    assert.equal(attempt(options, 'p', [hex('0909')]), 'go p 0909');
    assert.equal(attempt(options, 'q', [hex('0909')]), undefined);
});

test('a place that is not listed fills the blank of one that is', () => {
    const put = choice(
        'place p 0101',
        '0101',
        { type: 'Along', pieces: ['p'], way: [hex('0101')] },
        { text: 'place p {place}', blanks: [blank('place', 'PLACE', ['0101'], ['0101', '0102'])] },
    );

    assert.equal(attempt(ask(put), 'p', [hex('0303'), hex('0909')]), 'place p 0909');
});

const order = (piece: string, label: string, word: string): Choice =>
    choice(
        `order ${piece} ${word}`,
        label,
        { type: 'OnPiece', piece },
        { text: `order ${piece} {order}`, blanks: [blank('order', 'WORDS', [word])] },
    );

test('an order that is not open is written with the word another unit has for it', () => {
    const options = ask(order('p', 'N', 'none'), order('q', 'D', 'defend'));

    assert.equal(attemptLabel(options, options.byPiece.get('p') ?? [], 'D'), 'order p defend');
    assert.equal(attemptLabel(options, options.byPiece.get('p') ?? [], 'S'), 'order p S');
    assert.equal(attemptLabel(options, [], 'S'), undefined);
});

test('blanks are filled in their order, the usual words where none are given', () => {
    const template: Template = {
        text: 'shoot {units} at t34 and {others} at bt',
        blanks: [blank('units', 'PIECES', ['p']), blank('others', 'PIECES', ['{units}'])],
    };

    assert.equal(filled(template, {}), 'shoot p at t34 and {units} at bt');
    assert.equal(filled(template, { units: [], others: ['q', 'r'] }), 'shoot at t34 and q r at bt');
});

const piece = (id: string, back?: string): Piece => ({
    id,
    side: 0,
    label: id,
    name: id,
    symbol: { branch: 'INFANTRY', motion: 'FOOT', size: '', code: '', outline: '' },
    places: [hex('0101')],
    heading: -1,
    factors: [],
    badges: back === undefined ? [] : [{ shape: 'BACK', letter: back, words: '' }],
    presence: 'SEEN',
    baseMm: 0,
    canAct: true,
    card: [],
    group: { id: '', name: '' },
});

const scene = (...pieces: Piece[]): Scene => ({
    title: '',
    parties: [],
    pieces,
    crossings: [],
    features: [],
    markers: [],
    tracks: [],
    sequence: [],
    question: null,
    overlays: [],
    held: null,
    papers: [],
});

test('short answers about pieces are shown as rows, with those given face down', () => {
    const options = ask(
        choice('order all N', 'N', { type: 'OnGroup', name: 'Group', pieces: ['p', 'q'] }),
        choice('order p N', 'N', { type: 'OnPiece', piece: 'p' }),
        choice('order p S', 'S', { type: 'OnPiece', piece: 'p' }),
    );
    const table = scene(piece('p'), piece('q', 'S'));
    const roster = rosterOf(table, options, remembered(FORGOTTEN, options));

    assert.equal(formOf(table, options), 'ORDERS');
    assert.deepEqual(
        roster.columns.map(each => each.label),
        ['N', 'S'],
    );
    assert.deepEqual([roster.given, roster.total], [1, 2]);
    assert.deepEqual(
        roster.groups.map(each => [each.name, each.rows.length]),
        [['Group', 2]],
    );
});

test('a question with ways over the map is no list of orders', () => {
    assert.equal(formOf(scene(piece('p')), ask(along('go p 0101', 'p', '0101'))), 'PICK_ONE');
});

test('what the rules say of a question counts before what it looks like', () => {
    const orders = [order('p', 'N', 'N')];

    assert.equal(formOf(scene(piece('p')), optionsOf(asked(orders, 'TARGETS'))), 'TARGETS');
    assert.equal(formOf(scene(piece('p')), optionsOf(asked([], 'ORDERS'))), 'ORDERS');
    assert.equal(onlyDeed(optionsOf(asked([dig], 'WAY'))), null);
});

test('orders that are given are still shown when they are only to be sealed', () => {
    const seal = choice('ready', '', { type: 'Button' });

    assert.equal(formOf(scene(piece('p', 'N')), optionsOf(asked([seal], 'CONFIRM'))), 'ORDERS');
    assert.equal(formOf(scene(piece('p')), optionsOf(asked([seal], 'CONFIRM'))), 'CONFIRM');
});

test('orders to units that act together are given on the map', () => {
    assert.equal(formOf(scene(piece('p')), optionsOf(asked([dig], 'ORDERS'))), 'PICK_SEVERAL');
});

test('some words of an order are enough to find it', () => {
    const list = [along('move p-1 0305', 'p-1', '0305'), along('move p-2 0305', 'p-2', '0305')];

    assert.deepEqual(
        matching(list, 'p-2 0305').map(each => each.typed),
        ['move p-2 0305'],
    );
    assert.deepEqual(matching(list, ''), []);
});

test('nothing possible is rounded to never, nothing uncertain to always', () => {
    assert.deepEqual([0, 0.001, 0.494, 0.999, 1].map(percent), ['0%', '<1%', '49%', '>99%', '100%']);
    assert.deepEqual([0, 0.0001, 0.029, 0.25].map(fine), ['', '<0.1%', '2.9%', '25%']);
});

const AMONG = ['p', 'q', 'r'];

const assault = (pieces: string[], weight: Choice['weight'] = 'MAIN'): Choice => ({
    ...choice(
        `assault D04 with ${pieces.join(' ')} now`,
        'D04',
        { type: 'Together', deed: 'Assault D04', place: hex('D04'), pieces, among: AMONG },
        { text: 'assault D04 with {units} now', blanks: [blank('units', 'PIECES', pieces, AMONG)] },
    ),
    weight,
});

const dig = choice(
    'entrench p',
    'Entrench',
    { type: 'Together', deed: 'Entrench', place: null, pieces: ['p'], among: ['p'] },
    { text: 'entrench {units}', blanks: [blank('units', 'PIECES', ['p'], ['p'])] },
);

test('a pick that is listed is taken as it is, another fills the blank', () => {
    const [deed] = ask(assault(['p'], 'MINOR'), assault(['p', 'q', 'r'])).deeds;
    assert.ok(deed !== undefined);

    assert.deepEqual(
        deed.choices.map(each => each.typed),
        ['assault D04 with p q r now', 'assault D04 with p now'],
    );
    assert.equal(pickOf(deed, ['p']), deed.choices[1]);
    assert.equal(pickOf(deed, ['r', 'q']).typed, 'assault D04 with q r now');
    assert.deepEqual(partOf(pickOf(deed, ['r', 'q']))?.pieces, ['q', 'r']);
    assert.equal(pickOf(deed, []).typed, '');
});

test('answers with one template among the same pieces belong together, whatever they are called', () => {
    const take = (pieces: string[], among: string[]): Choice =>
        choice(
            `take ${pieces.join(' ')}`,
            'Move',
            { type: 'Together', deed: 'Move', place: null, pieces, among },
            { text: 'take {units}', blanks: [blank('units', 'PIECES', pieces, among)] },
        );
    const options = ask(take(['p', 'q'], ['p', 'q']), take(['r'], ['r', 's']), take(['q'], ['p', 'q']));

    assert.deepEqual(
        options.deeds.map(each => each.choices.map(choice => choice.typed)),
        [['take p q', 'take q'], ['take r']],
    );
    assert.deepEqual(
        openTo(options, ['s']).map(each => pickOf(each, ['s']).typed),
        ['take s'],
    );
});

test('pieces can do together what each of them can', () => {
    const options = ask(assault(AMONG), dig);

    assert.deepEqual(
        openTo(options, ['p']).map(each => each.name),
        ['Entrench', 'Assault D04'],
    );
    assert.deepEqual(
        openTo(options, ['p', 'q']).map(each => each.name),
        ['Assault D04'],
    );
    assert.deepEqual(targetsOf(options, ['x']), []);
});

test('a question that asks for one pick alone is answered by ticking', () => {
    const none = choice('commit none', '', { type: 'Button' });

    assert.equal(onlyDeed(ask(dig, none))?.name, 'Entrench');
    assert.equal(onlyDeed(ask(dig, assault(AMONG))), null);
    assert.equal(onlyDeed(ask(dig, along('go p 0101', 'p', '0101'))), null);
});

test('of pieces picked together one stands for each place', () => {
    const table = scene(piece('p'), piece('q'), { ...piece('r'), places: [hex('0202')] });

    assert.deepEqual(
        concerned(table, ask(assault(AMONG))).map(each => each.id),
        ['p', 'r'],
    );
});

test('pieces that move together share their ways', () => {
    const options = ask(choice('move p q 0102', '0102', { type: 'Along', pieces: ['p', 'q'], way: [hex('0102')] }));

    assert.deepEqual(
        goingTo(options, 'q', hex('0102')).map(each => each.typed),
        ['move p q 0102'],
    );
});

test('what a place can do is told of the pieces that stand in it', () => {
    const fire = choice('fire 0101', 'Fire', { type: 'OnPlace', place: hex('0101') });
    const enemy = { ...piece('e'), side: 1 };
    const table = {
        ...scene(piece('p'), enemy, { ...piece('q'), places: [hex('0202')] }),
        parties: [{ id: 'A', name: 'A', strength: 1, of: 1, unit: '', known: true }],
    };
    const options = optionsOf(asked([fire]), table);

    assert.deepEqual(
        deeds(options, 'p').map(each => each.typed),
        ['fire 0101'],
    );
    assert.deepEqual(
        ['p', 'e', 'q'].map(each => alone(options, each)),
        [true, false, false],
    );
});

test('targets with short names are no list of orders', () => {
    assert.equal(formOf(scene(piece('p', 'X')), ask(assault(['p']))), 'PICK_ONE');
});

test('steps of one answer under one clause are one entry of the log, dice stand alone', () => {
    const line = (step: number, clause: string, faces: number[] = []): Logged => ({
        step,
        turn: 1,
        side: '',
        line: {
            words: '',
            dice: faces.length === 0 ? [] : [{ whose: '', faces, counted: [] }],
            reasons: [],
            clause,
            places: [],
            shapes: [],
            slip: null,
            trails: [],
            march: null,
            luck: [],
        },
    });
    const log = [
        line(2, 'M-1'),
        line(2, 'M-1'),
        line(2, 'M-1'),
        line(2, 'F-1', [3]),
        line(2, 'F-1', [4]),
        line(1, 'M-1'),
        line(1, 'M-1'),
    ];

    assert.deepEqual(
        folded(log).map(each => each.length),
        [3, 1, 1, 1, 1],
    );
});

const ODDS: Forecast = {
    words: '2D6',
    clause: 'X-1',
    reasons: [],
    across: { key: 'result', words: 'result', labels: [] },
    down: { key: '', words: '', labels: [] },
    cells: [{ across: 0, down: 0, probability: 1 }],
    figures: [],
    tables: [],
};

test('orders with dice and without a target are listed each by itself, until units are picked', () => {
    const order = (pieces: string[], allows: string): Choice => ({
        ...choice(
            `order hq ${pieces.join(' ')}${allows}`,
            'Order by HQ',
            { type: 'Together', deed: `Order by HQ${allows}`, place: null, pieces, among: ['p', 'q', 'r'] },
            { text: `order hq {units}${allows}`, blanks: [blank('units', 'PIECES', pieces, ['p', 'q', 'r'])] },
        ),
        forecast: ODDS,
    });
    const options = ask(order(['p', 'q'], ''), order(['r'], ''), order(['r'], ' +dense'));

    assert.deepEqual(
        fights(options, []).map(each => each.typed),
        ['order hq p q', 'order hq r', 'order hq r +dense'],
    );
    assert.deepEqual(fights(options, ['r']), []);
    assert.deepEqual(
        openTo(options, ['r']).map(each => each.name),
        ['Order by HQ', 'Order by HQ +dense'],
    );
});

test('answers that begin with the same words stand in one row under them', () => {
    assert.equal(beginning(['Hold fire now', 'Hold fire for this action']), 'Hold fire');
    assert.equal(beginning(['Hold fire', 'Hold fire now']), 'Hold');
    assert.equal(beginning(['Stop', 'Go on']), '');
    assert.equal(beginning(['Go on']), '');
});

test('what pieces do by themselves is told beside the question, not among its answers', () => {
    const template: Template = { text: 'standing {units} hold', blanks: [blank('units', 'PIECES', ['p'], ['p', 'q'])] };
    const hold: Choice = choice(
        'standing p hold',
        '',
        { type: 'Together', deed: 'hold', place: null, pieces: ['p'], among: ['p', 'q'] },
        template,
    );
    const order = { label: 'Hold fire', words: '', typed: 'standing q hold', template, given: false };
    const question = asked([along('go p 0101', 'p', '0101'), hold]);

    assert.equal(optionsOf(question).deeds.length, 1);
    assert.deepEqual(
        optionsOf({ ...question, standing: [{ pieces: ['q'], words: '', clause: 'X-2', orders: [order] }] }).deeds,
        [],
    );
});

test('words that are chosen from a few are blanks of their own', () => {
    const cm: TemplateBlank = { ...blank('cm', 'WORDS', ['40'], ['20', '40']), most: 1 };
    const template: Template = { text: 'hold unless {cm}', blanks: [blank('units', 'PIECES', ['p']), cm] };

    assert.deepEqual(wordBlanks(template), [cm]);
    assert.deepEqual(wordBlanks(null), []);
});
