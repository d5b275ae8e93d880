// The rule book: what a search finds, and where a sentence names its clause.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, has, wanted } from '../../main/ts/book/words';

test('every word must stand in the text, in any order and either case', () => {
    assert.ok(has('HB-ZOC.4 An enemy stand that enters a ZOC has to halt there.', wanted('  halt zoc ')));
    assert.ok(!has('HB-ZOC.4 An enemy stand that enters a ZOC has to halt there.', wanted('halt river')));
});

test('nothing asked for is found everywhere', () => {
    assert.ok(has('anything', wanted('   ')));
});

test('a sentence is cut at its clauses', () => {
    assert.deepEqual(cut('Guns help. [HB-CBT.3] So do flanks. [R-TGX-51]'), [
        { text: 'Guns help.', clause: 'HB-CBT.3' },
        { text: ' So do flanks. [R-TGX-51]', clause: '' },
    ]);
});

test('a sentence without a clause stays whole', () => {
    assert.deepEqual(cut('Look at the map.'), [{ text: 'Look at the map.', clause: '' }]);
});
