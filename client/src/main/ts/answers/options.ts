// The answers to a question, by what is clicked to give them.
import { placeKey } from '../table/table';
import type { Choice, Piece, Place, Question, Scene, Template } from '../wire/types';
import { patternOf, rerouted, rewritten, worded } from './template';

/** What several pieces can do together: answers with one template, among whose pieces is picked. */
export interface Deed {
    /** What its answers have in common. */
    pattern: string;
    name: string;
    /** What it is done to, if that is on the map. */
    place: Place | null;
    among: readonly string[];
    /** The picks that are listed, the usual one first. */
    choices: readonly Choice[];
}

export interface Options {
    question: Question | null;
    byPiece: ReadonlyMap<string, readonly Choice[]>;
    /** By the hex or point; what is tied to a hexside stands under its hex. */
    byPlace: ReadonlyMap<string, readonly Choice[]>;
    /** What can be done with the place a piece of the asked side stands in, by that piece. */
    here: ReadonlyMap<string, readonly Choice[]>;
    /** Kinds of answers to be filled in, by the pieces they are about. */
    offered: ReadonlyMap<string, readonly Choice[]>;
    groups: readonly Choice[];
    deeds: readonly Deed[];
    buttons: readonly Choice[];
}

export const NONE: Options = {
    question: null,
    byPiece: new Map(),
    byPlace: new Map(),
    here: new Map(),
    offered: new Map(),
    groups: [],
    deeds: [],
    buttons: [],
};

export function optionsOf(question: Question | null, scene: Scene | null = null): Options {
    if (question === null) return NONE;
    const byPiece = new Map<string, Choice[]>();
    const byPlace = new Map<string, Choice[]>();
    const groups: Choice[] = [];
    const deeds = new Map<string, Deed & { choices: Choice[] }>();
    const buttons: Choice[] = [];
    const add = (map: Map<string, Choice[]>, key: string, choice: Choice): void => {
        const list = map.get(key) ?? [];
        list.push(choice);
        map.set(key, list);
    };
    const told = new Set(question.standing.flatMap(each => each.orders.map(sentenceOf)));
    for (const choice of question.choices) {
        // What pieces do by themselves is told beside the question, not as an answer among the others.
        if (told.has(sentenceOf(choice))) continue;
        const tie = choice.tie;
        switch (tie.type) {
            case 'OnPiece':
                add(byPiece, tie.piece, choice);
                break;
            case 'Along':
                for (const piece of tie.pieces) add(byPiece, piece, choice);
                break;
            case 'Together': {
                const pattern = patternOf(choice);
                const deed = deeds.get(pattern) ?? {
                    pattern,
                    name: tie.deed,
                    place: tie.place,
                    among: tie.among,
                    choices: [],
                };
                deed.choices.push(choice);
                deeds.set(pattern, deed);
                break;
            }
            case 'OnPlace':
                add(byPlace, ground(tie.place), choice);
                break;
            case 'OnGroup':
                groups.push(choice);
                break;
            case 'Button':
                buttons.push(choice);
                break;
        }
    }
    return {
        question,
        byPiece,
        byPlace,
        here: scene === null ? new Map() : hereOf(question, scene),
        offered: offeredOf(question),
        groups,
        deeds: [...deeds.values()].map(usualFirst),
        buttons,
    };
}

function offeredOf(question: Question): Map<string, Choice[]> {
    const offered = new Map<string, Choice[]>();
    for (const choice of question.variants) {
        const tie = choice.tie;
        const pieces = tie.type === 'Along' ? tie.pieces : tie.type === 'OnPiece' ? [tie.piece] : [];
        for (const piece of pieces) offered.set(piece, [...(offered.get(piece) ?? []), choice]);
    }
    return offered;
}

const sentenceOf = (answer: { typed: string; template: Template | null }): string =>
    answer.template?.text ?? answer.typed;

function hereOf(question: Question, scene: Scene): Map<string, Choice[]> {
    const here = new Map<string, Choice[]>();
    const me = scene.parties.findIndex(each => each.id === question.side);
    for (const choice of question.choices) {
        if (choice.tie.type !== 'OnPlace' || choice.tie.place.type !== 'Hex') continue;
        const key = placeKey(choice.tie.place);
        for (const piece of scene.pieces) {
            if (piece.side === me && piece.places.some(each => placeKey(each) === key))
                here.set(piece.id, [...(here.get(piece.id) ?? []), choice]);
        }
    }
    return here;
}

/** Whether a piece has answers of its own, so that it is chosen alone and not with its neighbours. */
export const alone = (options: Options, piece: string): boolean =>
    options.byPiece.has(piece) || options.here.has(piece) || options.offered.has(piece);

const usualFirst = (deed: Deed): Deed => ({
    ...deed,
    choices: [
        ...deed.choices.filter(each => each.weight === 'MAIN'),
        ...deed.choices.filter(each => each.weight === 'MINOR'),
    ],
});

const ground = (place: Place): string => (place.type === 'Hexside' ? place.number : placeKey(place));

/** Where a choice about a piece ends, if it goes anywhere. */
export function destination(choice: Choice): Place | undefined {
    return choice.tie.type === 'Along' ? choice.tie.way[choice.tie.way.length - 1] : undefined;
}

/** The piece that alone is asked where it goes, with those that go along; nothing where several are asked. */
export function askerOf(options: Options): string | undefined {
    const [first, ...others] = options.byPiece.keys();
    const along = options.byPiece.get(first ?? '')?.find(each => each.tie.type === 'Along')?.tie;
    const company = along?.type === 'Along' ? along.pieces : [];
    return first !== undefined && company.length > 0 && others.every(each => company.includes(each))
        ? first
        : undefined;
}

/** The choices that take a piece to a place, the usual ones first. */
export function goingTo(options: Options, piece: string, place: Place): Choice[] {
    const key = placeKey(place);
    const list = (options.byPiece.get(piece) ?? []).filter(each => {
        const end = destination(each);
        return end !== undefined && placeKey(end) === key;
    });
    return [...list.filter(each => each.weight === 'MAIN'), ...list.filter(each => each.weight === 'MINOR')];
}

/** The pieces a question is about, in the order they are listed in the scene; of those that are picked together one for each place. */
export function concerned(scene: Scene, options: Options): Piece[] {
    const pickable = new Set(options.deeds.flatMap(each => each.among));
    const places = new Set<string>();
    return scene.pieces.filter(piece => {
        if (alone(options, piece.id)) return true;
        const [place] = piece.places;
        if (!pickable.has(piece.id) || place === undefined || places.has(placeKey(place))) return false;
        if (place.type !== 'Box') places.add(placeKey(place));
        return true;
    });
}

/**
 * An answer that is not listed: a listed one of the same piece with another way. The server then says what speaks
 * against it; nothing is decided here.
 */
export function attempt(options: Options, piece: string, way: readonly Place[]): string | undefined {
    for (const choice of options.byPiece.get(piece) ?? []) {
        const typed = choice.tie.type === 'Along' ? rerouted(choice, way) : undefined;
        if (typed !== undefined) return typed;
    }
    return undefined;
}

/** The same for an answer with a label, such as an order that is not open to a piece or a formation. */
export function attemptLabel(options: Options, choices: readonly Choice[], label: string): string | undefined {
    const sisters = [...[...options.byPiece.values()].flat(), ...options.groups];
    const words = sisters.filter(each => each.label === label).flatMap(each => worded(each) ?? []);
    for (const choice of choices) {
        const typed = rewritten(choice, 'WORDS', words.length > 0 ? words.slice(0, 1) : [label]);
        if (typed !== undefined) return typed;
    }
    return undefined;
}

/** The answers about a side of a hex, such as a facing. */
export function sidesOffered(choices: readonly Choice[]): { choice: Choice; direction: number; number: string }[] {
    return choices.flatMap(choice => {
        const tie = choice.tie;
        return tie.type === 'OnPlace' && tie.place.type === 'Hexside'
            ? [{ choice, direction: tie.place.direction, number: tie.place.number }]
            : [];
    });
}
