// The blanks of an answer that is written by pointing: those for places, for a way, for another unit.
import { placeWord } from '../table/places';
import { pointOf } from '../table/scale';
import type { Choice, Piece, PlacePoint, TemplateBlank } from '../wire/types';
import { MOST_LEGS } from './legs';

/** What fills each blank; blanks that are not named keep what the answer has there. */
export type Words = Readonly<Record<string, readonly string[]>>;

export interface Slot {
    kind: 'place' | 'way' | 'unit';
    blank: TemplateBlank;
}

/** The blanks that the map fills, in the order of the sentence. */
export function slotsOf(choice: Choice, pieces: readonly Piece[]): Slot[] {
    return (choice.template?.blanks ?? []).flatMap((blank): Slot[] => {
        if (blank.kind === 'PLACE') return [{ kind: 'place', blank }];
        if (blank.kind === 'WAY') return [{ kind: 'way', blank }];
        const named = blank.most === 1 && pieces.some(each => blank.among.includes(each.group.id));
        return named ? [{ kind: 'unit', blank }] : [];
    });
}

/** What stands in a blank. A way that nobody has pointed out leads straight to the place beside it that somebody has. */
export function wordsIn(choice: Choice, blank: TemplateBlank, words: Words): readonly string[] {
    const own = words[blank.name];
    if (own !== undefined) return own;
    const place = choice.template?.blanks.find(each => each.kind === 'PLACE');
    const led = blank.kind === 'WAY' && place !== undefined && choice.template?.blanks.indexOf(place) === 0;
    return (led ? words[place.name] : undefined) ?? blank.chosen;
}

/** Every blank with what stands in it. */
export const allWords = (choice: Choice, words: Words): Words =>
    Object.fromEntries((choice.template?.blanks ?? []).map(each => [each.name, wordsIn(choice, each, words)]));

export const pointsIn = (choice: Choice, slot: Slot, words: Words): PlacePoint[] =>
    slot.kind === 'unit' ? [] : wordsIn(choice, slot.blank, words).flatMap(each => pointOf(each) ?? []);

/** With one more point: a way goes on, a place is another one. The first point replaces what the rules proposed. */
export function pointed(slot: Slot, words: Words, to: PlacePoint): Words {
    const most = Math.min(MOST_LEGS, slot.blank.most);
    const before = slot.kind === 'way' ? (words[slot.blank.name] ?? []) : [];
    const kept = before.length < most ? before : before.slice(0, -1);
    return { ...words, [slot.blank.name]: [...kept, placeWord(to)] };
}

/** With one of its points elsewhere. */
export function moved(choice: Choice, slot: Slot, words: Words, index: number, to: PlacePoint): Words {
    const now = wordsIn(choice, slot.blank, words);
    return { ...words, [slot.blank.name]: now.map((each, i) => (i === index ? placeWord(to) : each)) };
}

/** Without its last point; what nobody has pointed out is as the rules propose it. */
export function shortened(slot: Slot, words: Words): Words {
    const now = words[slot.blank.name] ?? [];
    const { [slot.blank.name]: _gone, ...others } = words;
    return now.length > 1 ? { ...words, [slot.blank.name]: now.slice(0, -1) } : others;
}
