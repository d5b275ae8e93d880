// Ways and places on a measured table as answers: a template with a blank for them, filled point by point.
import { placeWord } from '../table/places';
import { pointOf } from '../table/scale';
import type { Choice, Measurement, MeasurementStretch, PlacePoint } from '../wire/types';
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

/** Where a base looks that goes this way and must look somewhere: along its last leg. Nothing where it may stay as it is. */
export function ahead(choice: Choice, from: PlacePoint, points: readonly PlacePoint[]): number | null {
    const turned = choice.template?.blanks.find(each => each.name === HEADING);
    if (spatial(choice)?.kind !== 'WAY' || turned === undefined || turned.least === 0) return null;
    const bends = [from, ...points];
    const [a, b] = [bends[bends.length - 2], bends[bends.length - 1]];
    if (a === undefined || b === undefined || (a.xMm === b.xMm && a.yMm === b.yMm)) return null;
    const degrees = (Math.atan2(b.xMm - a.xMm, b.yMm - a.yMm) * 180) / Math.PI;
    return (Math.round(degrees) + 360) % 360;
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

/** What a leg runs over; what is nothing in particular is open ground. */
export function stretchesOf(measured: Measurement, leg: number): MeasurementStretch[] {
    const { untilMm = 0, stretches = [] } = measured.legs[leg] ?? {};
    const length = untilMm - (measured.legs[leg - 1]?.untilMm ?? 0);
    const open = length - stretches.reduce((sum, each) => sum + each.lengthMm, 0);
    return open <= 0 ? stretches : [{ words: 'open ground', lengthMm: open, clause: null }, ...stretches];
}

/** What a kind is called beside the others: its verb, or where several have that, what sets it apart. */
export function kindWords(kinds: readonly Choice[], choice: Choice): string {
    const words = (each: Choice): string[] => kindOf(each).split(' ');
    const sisters = kinds.filter(each => each !== choice && verbOf(each) === verbOf(choice));
    const own = words(choice).filter(word => sisters.some(each => !words(each).includes(word)));
    // A number by which kinds of one verb differ is a direction.
    const said = own.map(word => (/^\d+$/.test(word) ? `${word}°` : word)).join(' ');
    return said === '' ? verbOf(choice) : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Where an answer that is listed would lead. */
export function endOf(choice: Choice): PlacePoint | undefined {
    if (choice.tie.type === 'Along') {
        const end = choice.tie.way[choice.tie.way.length - 1];
        return end?.type === 'Point' ? end : undefined;
    }
    return pointOf(spatial(choice)?.chosen[0] ?? '');
}
