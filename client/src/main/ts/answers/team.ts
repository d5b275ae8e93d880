// Pieces that do something together: who may be picked, and how a pick is written.
import type { Choice, TieTogether } from '../wire/types';
import { goesSomewhere } from './form';
import type { Deed, Options } from './options';
import { patternOf, rewritten } from './template';

export type Part = TieTogether & { pattern: string };

/** The pieces that take part in an answer, if they were picked for it. */
export function partOf(choice: Choice | null | undefined): Part | null {
    return choice?.tie.type === 'Together' ? { ...choice.tie, pattern: patternOf(choice) } : null;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every(each => b.includes(each));

/** One pick of a deed: as it is listed, or written by its template. Whether it is allowed the server decides. */
export function pickOf(deed: Deed, pieces: readonly string[]): Choice {
    const wanted = deed.among.filter(each => pieces.includes(each));
    const listed = deed.choices.find(each => same(partOf(each)?.pieces ?? [], wanted));
    const [sister] = deed.choices;
    if (listed !== undefined || sister === undefined || sister.tie.type !== 'Together') return listed ?? NOTHING;
    const typed = wanted.length === 0 ? '' : (rewritten(sister, 'PIECES', wanted) ?? '');
    return {
        ...sister,
        typed,
        words: deed.name,
        weight: 'MINOR',
        tie: { ...sister.tie, pieces: wanted },
        reasons: [],
        forecast: null,
        kind: '',
    };
}

const NOTHING: Choice = {
    typed: '',
    template: null,
    label: '',
    words: '',
    weight: 'MINOR',
    tie: { type: 'Button' },
    reasons: [],
    forecast: null,
    kind: '',
};

/** Whether an answer should be looked at before it is given: it is aimed at something, or dice follow. */
export const weighty = (deed: Deed): boolean =>
    deed.place !== null || deed.choices.some(each => each.forecast !== null);

export const deedOf = (options: Options, part: Part): Deed | undefined =>
    options.deeds.find(each => each.pattern === part.pattern);

/** What all of these can do together, what needs no target first. */
export function openTo(options: Options, team: readonly string[]): Deed[] {
    // Deeds of one kind are listed place by place: the kind that is listed first comes first.
    const rank = (deed: Deed): number =>
        options.deeds.findIndex(each => each.choices[0]?.label === deed.choices[0]?.label);
    const able = options.deeds
        .filter(deed => team.length > 0 && team.every(each => deed.among.includes(each)))
        .sort((a, b) => rank(a) - rank(b));
    return [...able.filter(each => each.place === null), ...able.filter(each => each.place !== null)];
}

/** Targets that some of these can take on. */
export const targetsOf = (options: Options, team: readonly string[]): Deed[] =>
    options.deeds.filter(
        deed => deed.place !== null && (team.length === 0 || team.some(each => deed.among.includes(each))),
    );

/** What dice decide without a target, such as orders; with a team it is among what the team can do. */
export const rolledFor = (options: Options, team: readonly string[]): Deed[] =>
    team.length > 0 ? [] : options.deeds.filter(deed => deed.place === null && weighty(deed));

/** The deed of a question that asks for nothing else. */
export function onlyDeed(options: Options): Deed | null {
    const [deed] = options.deeds;
    if (options.question !== null && goesSomewhere(options.question.form)) return null;
    const alone =
        options.deeds.length === 1 &&
        options.byPiece.size === 0 &&
        options.byPlace.size === 0 &&
        options.groups.length === 0;
    return alone && deed !== undefined ? deed : null;
}

export const mayBePicked = (options: Options, piece: string): boolean =>
    options.deeds.some(deed => deed.among.includes(piece));
