// Which lines of the log are one entry.
import type { Logged } from '../wire/types';

const FEW = 3;

/** Lines of one answer under the same clause and without dice, such as steps from hex to hex, are one entry. */
export function folded(lines: readonly Logged[]): Logged[][] {
    const entries: Logged[][] = [];
    for (const each of lines) {
        const last = entries[entries.length - 1];
        const [head] = last ?? [];
        const alike =
            head !== undefined &&
            head.step === each.step &&
            head.line.clause === each.line.clause &&
            head.line.dice.length + each.line.dice.length === 0;
        if (alike && last !== undefined) last.push(each);
        else entries.push([each]);
    }
    return entries.flatMap(each => (each.length < FEW ? each.map(line => [line]) : [each]));
}
