// Ways and places on a measured table as answers: a template with a blank for them, filled point by point.
import { placeWord } from '../table/places';
import type { Choice, PlacePoint } from '../wire/types';
import type { Options } from './options';
import { filled } from './template';

/** More bends than that a way has not. */
export const MOST_LEGS = 8;

/** The blank in which a way or a place stands, and the one for where the piece is headed at its end. */
const HEADING = 'heading';

const spatial = (choice: Choice) => choice.template?.blanks.find(each => each.kind === 'WAY' || each.kind === 'PLACE');

/** How many points an answer takes: none if it has no blank for them. */
export function legsOf(choice: Choice): number {
    const blank = spatial(choice);
    return blank === undefined ? 0 : blank.kind === 'PLACE' ? 1 : Math.min(MOST_LEGS, blank.most);
}

export const isTurned = (choice: Choice): boolean =>
    choice.template?.blanks.some(each => each.name === HEADING) ?? false;

/** Answers that differ only in their way and heading are one kind. */
function kindOf(choice: Choice): string {
    const blank = spatial(choice);
    return choice.template === null || blank === undefined
        ? choice.typed
        : filled(choice.template, { [blank.name]: ['…'], [HEADING]: [''] });
}

/** One answer of each kind that leads a piece to points of the table, as they are listed. */
export function kindsFor(options: Options, piece: string): Choice[] {
    const kinds = new Map<string, Choice>();
    const deeds = options.deeds.filter(each => each.among.includes(piece)).flatMap(each => each.choices.slice(0, 1));
    for (const choice of [...(options.byPiece.get(piece) ?? []), ...deeds]) {
        const kind = kindOf(choice);
        if (legsOf(choice) > 0 && !kinds.has(kind)) kinds.set(kind, choice);
    }
    return [...kinds.values()];
}

/** The verb of an answer, for its button: its first word. */
export function verbOf(choice: Choice): string {
    const [verb = ''] = (choice.template?.text ?? choice.typed).split(' ');
    return verb.charAt(0).toUpperCase() + verb.slice(1);
}

/** The answer as it is typed. Without a heading of its own it keeps the usual one, or none where the blank may stay empty. */
export function typedAlong(choice: Choice, points: readonly PlacePoint[], heading: number | null): string {
    const blank = spatial(choice);
    if (choice.template === null || blank === undefined) return choice.typed;
    const words = (blank.kind === 'PLACE' ? points.slice(-1) : points).map(placeWord);
    const turned = choice.template.blanks.find(each => each.name === HEADING);
    const way = { [blank.name]: words };
    if (turned === undefined) return filled(choice.template, way);
    const usual = turned.least === 0 ? [] : turned.chosen;
    return filled(choice.template, { ...way, [HEADING]: heading === null ? usual : [`@${heading}`] });
}
