// The answers that have a number on the keyboard, in the order the panel shows them.
import type { Choice, Question } from '../wire/scene';
import type { Options } from './options';

const isMain = (choice: Choice): boolean => choice.weight === 'MAIN';

/** What dice decide. */
export function fights(question: Question | null): Choice[] {
    return question?.choices.filter(each => each.forecast !== null && isMain(each)) ?? [];
}

/** Answers about pieces that lead nowhere on the map: then they are all there is to choose from. */
export function plain(options: Options): Choice[] {
    const tied = options.question?.choices.filter(each => each.tie.type !== 'Button') ?? [];
    return tied.every(each => each.tie.type === 'OnPiece') ? tied : [];
}

/** What a piece can do where it stands. */
export function deeds(options: Options, piece: string | null): Choice[] {
    return (options.byPiece.get(piece ?? '') ?? []).filter(each => each.tie.type === 'OnPiece' && isMain(each));
}

export function numbered(options: Options, piece: string | null): Choice[] {
    const only = plain(options);
    return only.length > 0 ? only : [...deeds(options, piece), ...fights(options.question)];
}
