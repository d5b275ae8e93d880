// What may use what: folders form no cycle, so that each can be read after those below it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const ROOT = 'src/main/ts';

/** The folders that each folder uses. */
function used(): Map<string, Set<string>> {
    const graph = new Map<string, Set<string>>();
    for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.tsx?$/.test(file)) continue;
        const folder = dirname(file);
        const uses = graph.get(folder) ?? new Set();
        for (const [, to = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
            uses.add(dirname(normalize(join(folder, to))));
        }
        uses.delete(folder);
        graph.set(folder, uses);
    }
    return graph;
}

/** The folders left when those that use no other are taken away, again and again. */
function knot(graph: Map<string, Set<string>>): string[] {
    const left = new Map(graph);
    for (;;) {
        const [free] = [...left].find(([, uses]) => [...uses].every(each => !left.has(each))) ?? [];
        if (free === undefined) return [...left.keys()];
        left.delete(free);
    }
}

test('folders form no cycle', () => {
    assert.deepEqual(knot(used()), []);
});

test('a cycle would be found', () => {
    const graph = new Map(
        Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['b']), d: new Set(['a']) }),
    );

    assert.deepEqual(knot(graph), ['a', 'b', 'c', 'd']);
});
