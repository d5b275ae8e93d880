// A march in one line, however many stretches it was told in.
import { placeWord } from '../table/places';
import type { Logged } from '../wire/types';

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Whether the line tells of nothing but of somebody who goes from place to place. */
export const isMarch = ({ line }: Logged): boolean =>
    line.dice.length === 0 && (line.march !== null || line.trails.length > 0 || line.places.length > 1);

/** Whether two stretches belong to one march. */
export const sameMarch = (a: Logged, b: Logged): boolean =>
    a.turn === b.turn && a.line.march !== null && a.line.march.piece === b.line.march?.piece;

/** What lines of one march say together, the first of them first: who went from where to where, and what it took. */
export function marchWords(lines: readonly Logged[]): string {
    const [first, last] = [lines[0]?.line.march, lines[lines.length - 1]?.line.march];
    if (lines.length < 2 || first == null || last == null) return lines.map(each => each.line.words).join('. ');
    const spent = lines.reduce((sum, each) => sum + (each.line.march?.spent ?? 0), 0);
    const from = first.from === null ? '' : `${placeWord(first.from)} `;
    const price = last.unit === '' ? '' : `, ${amount(spent / last.parts)} ${last.unit}`;
    return `${last.name} ${from}→ ${placeWord(last.to)}${price}`;
}

/** A number as it is printed on counters: 5½. */
function amount(value: number): string {
    const whole = Math.floor(value);
    const part = FRACTIONS[value - whole] ?? '';
    return part !== '' && whole === 0 ? part : `${whole}${part}`;
}
