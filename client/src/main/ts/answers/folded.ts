// Which lines of the log are one entry.
import type { Logged } from '../wire/types';
import { sameMarch } from './march';

const FEW = 3;

/** Lines of one answer under the same clause and without dice are one entry, and so are the stretches of one march. */
export function folded(lines: readonly Logged[]): Logged[][] {
    const entries: Logged[][] = [];
    for (const each of lines) {
        const last = entries[entries.length - 1];
        const [head] = last ?? [];
        if (head !== undefined && last !== undefined && (sameMarch(head, each) || alike(head, each))) last.push(each);
        else entries.push([each]);
    }
    return entries.flatMap(each => (each.length < FEW && !marched(each) ? each.map(line => [line]) : [each]));
}

const alike = (head: Logged, each: Logged): boolean =>
    head.line.march === null &&
    each.line.march === null &&
    head.step === each.step &&
    head.line.clause === each.line.clause &&
    head.line.dice.length + each.line.dice.length === 0;

/** Whether the entry is a march of several stretches. */
export const marched = ([head, next]: readonly Logged[]): boolean =>
    head !== undefined && next !== undefined && sameMarch(head, next);
