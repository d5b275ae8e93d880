// What others did since somebody last answered: each fight with all that came of it, each march in one line, nothing left out.
import { isMarch, marchWords, sameMarch } from '../answers/march';
import type { Logged, Place } from '../wire/types';

export type DeedKind = 'dice' | 'march' | 'event' | 'aside';

export interface Deed {
    kind: DeedKind;
    /** The step after which the table shows it. */
    step: number;
    words: string;
    lines: readonly Logged[];
    places: readonly Place[];
}

/** A word is read in so long, and before reading begins the eye must find it. */
const WORD_MS = 190;
const LOOK_MS = 900;
const LONGEST_MS = 9000;
/** Dice want to be looked at one by one. */
const DIE_MS = 120;

/** The deeds of everybody but one side in the steps after this one, in their order. */
export function deedsSince(log: readonly Logged[], from: number, side: string): Deed[] {
    const deeds: Deed[] = [];
    for (const each of log) {
        if (each.step > from && each.side !== side && each.side !== '') add(deeds, each);
    }
    return deeds;
}

function add(deeds: Deed[], line: Logged): void {
    const kind = kindOf(line);
    const at = joined(deeds, line, kind);
    const to = deeds[at];
    if (to === undefined) deeds.push(deed(kind, [line]));
    else deeds[at] = deed(to.kind, [...to.lines, line]);
}

function kindOf(logged: Logged): DeedKind {
    if (logged.line.dice.length > 0) return 'dice';
    if (isMarch(logged)) return 'march';
    return logged.line.places.length > 0 ? 'event' : 'aside';
}

/**
 * The deed that a line belongs to: what follows dice in the same step is what came of them, a further stretch belongs to its
 * march, and what is done alike in one step is one deed.
 */
function joined(deeds: readonly Deed[], line: Logged, kind: DeedKind): number {
    const last = deeds[deeds.length - 1];
    const [head] = last?.lines ?? [];
    if (last === undefined || head === undefined) return -1;
    const outcome = last.kind === 'dice' && head.step === line.step && line.line.march === null;
    const alike =
        kind === last.kind &&
        (kind === 'aside' || (kind === 'event' && head.step === line.step && clauses(head, line)));
    if (outcome || alike) return deeds.length - 1;
    const march = deeds.findLastIndex(each => each.kind === 'march' || each.kind === 'dice');
    const begun = deeds[march]?.lines[0];
    return begun !== undefined && sameMarch(begun, line) ? march : -1;
}

const clauses = (a: Logged, b: Logged): boolean => a.line.clause === b.line.clause;

function deed(kind: DeedKind, lines: readonly Logged[]): Deed {
    return {
        kind,
        step: lines[lines.length - 1]?.step ?? 0,
        words: kind === 'march' ? marchWords(lines) : lines.map(each => each.line.words).join('. '),
        lines,
        places: lines.flatMap(each => each.line.places),
    };
}

/** Whether it must be told before anything else: where dice fell, or more than one thing happened on the table. */
export function telling(deeds: readonly Deed[]): boolean {
    const seen = deeds.filter(each => each.kind !== 'aside');
    return seen.length > 1 || seen.some(each => each.kind === 'dice');
}

/** How long a deed is shown while it is played: as long as its words take to be read. */
export function lasting({ words, lines }: Deed): number {
    const dice = lines.flatMap(each => each.line.dice.flatMap(die => die.faces)).length;
    return Math.min(LONGEST_MS, LOOK_MS + WORD_MS * words.split(/\s+/).length + DIE_MS * dice);
}

const COUNTED: readonly (readonly [DeedKind, string, string])[] = [
    ['dice', 'One throw of dice', 'throws of dice'],
    ['march', 'one march', 'marches'],
    ['event', 'one other deed', 'other deeds'],
];

/** All of it in one sentence. */
export function summary(deeds: readonly Deed[]): string {
    const parts = COUNTED.flatMap(([kind, one, many]) => {
        const count = deeds.filter(each => each.kind === kind).length;
        return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
    });
    const all = parts.join(', ');
    return all.charAt(0).toUpperCase() + all.slice(1);
}
