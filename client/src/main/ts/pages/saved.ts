// What the header of a saved game says, before it is opened, and what is said of one that cannot be.
import { type Answer, reasonOf } from '../wire/http';
import type { Entry } from './shelf';

const PERSON = 'person';

/** Who played what: as the save says, or people on all sides of its scenario; nothing where neither is known. */
export function playersOf(text: string, entries: readonly Entry[]): Record<string, string> {
    const [header = ''] = text.split('\nplay\n', 1);
    const lines = header.split('\n').filter(each => !each.startsWith('|'));
    const seats = lines.flatMap(each => {
        const [, player, side] = /^seat (\S+) (\S.*)$/.exec(each) ?? [];
        return player === undefined || side === undefined ? [] : [[side, player] as const];
    });
    if (seats.length > 0) return Object.fromEntries(seats);
    const scenario = lines.find(each => each.startsWith('scenario '))?.slice('scenario '.length);
    const sides = entries.find(each => each.scenario.id === scenario)?.scenario.sides ?? [];
    return Object.fromEntries(sides.map(each => [each, PERSON]));
}

/** Why a save was not opened: where it is wrong, then what is. */
export function refusalWords(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
    const opening = 'This file was not opened.';
    if (answer.kind !== 'failed' || answer.at === undefined) return `${opening} ${reasonOf(answer)}`;
    const { line, field } = answer.at;
    const bare = answer.message.replace(/ \(line \d+, [^)]*\)$/, '').replace(/^[^:]*(:\d+)?: /, '');
    const what = field !== '' && bare.startsWith(`${field}: `) ? bare.slice(field.length + 2) : bare;
    const where = [line > 0 ? `line ${line}` : '', field === '' ? '' : `“${field}”`]
        .filter(each => each !== '')
        .join(', ');
    const place = where === '' ? 'It' : where.charAt(0).toUpperCase() + where.slice(1);
    return `${opening} ${place}${where === '' ? ' ' : ': '}${what}${/[.?]$/.test(what) ? '' : '.'}`;
}
