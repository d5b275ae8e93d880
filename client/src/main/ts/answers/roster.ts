// A question that gives each of many pieces one of a few short answers, such as orders. It is shown as a list of rows.
import type { Choice, Piece, Scene } from '../wire/types';
import { givenTo } from './form';
import type { Options } from './options';

export interface Column {
    label: string;
    words: string;
}

export interface Row {
    piece: Piece;
    /** What was answered already, face down on the piece. */
    given: string | undefined;
    choices: readonly Choice[];
}

export interface Group {
    name: string;
    choices: readonly Choice[];
    rows: readonly Row[];
}

export interface Roster {
    columns: readonly Column[];
    groups: readonly Group[];
    given: number;
    total: number;
}

/** What earlier positions of the same question showed: answers that are no longer open keep their place. */
export interface Memory {
    columns: readonly Column[];
    groups: readonly { name: string; pieces: readonly string[] }[];
}

export const FORGOTTEN: Memory = { columns: [], groups: [] };

export function remembered(memory: Memory, options: Options): Memory {
    const groups = [...memory.groups];
    for (const choice of options.groups) {
        const tie = choice.tie;
        if (tie.type === 'OnGroup' && !groups.some(each => each.name === tie.name)) {
            groups.push({ name: tie.name, pieces: tie.pieces });
        }
    }
    return { columns: columnsOf(memory.columns, options), groups };
}

/** The piece with most answers shows in which order they come. */
function columnsOf(before: readonly Column[], options: Options): Column[] {
    const lists = [...options.byPiece.values()].sort((a, b) => b.length - a.length);
    const columns = [...before];
    for (const choice of [...lists.flat(), ...options.groups]) {
        if (!columns.some(each => each.label === choice.label)) {
            columns.push({ label: choice.label, words: choice.words.split(': ').pop() ?? choice.words });
        }
    }
    return columns;
}

export function rosterOf(scene: Scene, options: Options, memory: Memory): Roster {
    const rows = scene.pieces
        .map(piece => ({ piece, given: givenTo(piece), choices: options.byPiece.get(piece.id) ?? [] }))
        .filter(row => row.given !== undefined || row.choices.length > 0);
    const grouped = memory.groups.map(group => ({
        name: group.name,
        choices: options.groups.filter(each => each.tie.type === 'OnGroup' && each.tie.name === group.name),
        rows: rows.filter(row => group.pieces.includes(row.piece.id)),
    }));
    const rest = rows.filter(row => !memory.groups.some(group => group.pieces.includes(row.piece.id)));
    const groups = [
        ...grouped.filter(each => each.rows.length > 0),
        ...(rest.length > 0 ? [{ name: '', choices: [], rows: rest }] : []),
    ];
    const letters = rows.flatMap(row => (row.given === undefined ? [] : [row.given]));
    const extra = [...new Set(letters)].filter(letter => !memory.columns.some(each => each.label === letter));
    return {
        columns: [...memory.columns, ...extra.map(label => ({ label, words: label }))],
        groups,
        given: letters.length,
        total: rows.length,
    };
}
