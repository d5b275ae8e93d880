// The answers that have a number on the keyboard, in the order the panel shows them.
import type { Choice } from '../wire/types';
import { legsOf } from './legs';
import type { Options } from './options';
import { openTo, pickOf, rolledFor, targetsOf } from './team';

const isMain = (choice: Choice): boolean => choice.weight === 'MAIN';

/** What dice decide, and what is aimed at somebody; with a team only what it can take on. */
export function fights(options: Options, team: readonly string[]): Choice[] {
    const single =
        options.question?.choices.filter(
            each => each.forecast !== null && isMain(each) && each.tie.type !== 'Together',
        ) ?? [];
    return [
        ...single,
        ...rolledFor(options, team).flatMap(each => each.choices.filter(isMain)),
        ...targetsOf(options, team).flatMap(each => each.choices.slice(0, 1)),
    ];
}

/** What those picked can do where they are. */
export function together(options: Options, team: readonly string[]): Choice[] {
    return openTo(options, team)
        .filter(each => each.place === null)
        .map(each => pickOf(each, team));
}

/** More answers than that are looked for on the map. */
const FEW = 9;

/** Answers about pieces that lead nowhere on the map: then they are all there is to choose from. */
export function plain(options: Options): Choice[] {
    const tied = options.question?.choices.filter(each => each.tie.type !== 'Button') ?? [];
    return tied.length <= FEW && tied.every(each => each.tie.type === 'OnPiece') ? tied : [];
}

/** What a piece can do where it stands, alone or with the others there. */
export function deeds(options: Options, piece: string | null): Choice[] {
    const own = (options.byPiece.get(piece ?? '') ?? []).filter(
        each => each.tie.type === 'OnPiece' && isMain(each) && legsOf(each) === 0,
    );
    return [...own, ...(options.here.get(piece ?? '') ?? []).filter(each => each.forecast === null && isMain(each))];
}

export function numbered(options: Options, piece: string | null, team: readonly string[]): Choice[] {
    const only = plain(options);
    return only.length > 0 ? only : [...deeds(options, piece), ...together(options, team), ...fights(options, team)];
}
