// Answers of which parts may be chosen freely: their blanks are filled here, whether that is allowed the server says.
import { placeWord } from '../table/places';
import type { Choice, Place, Template, TemplateBlank, TemplateKind } from '../wire/types';

/** The answer as it is typed with these words in its blanks; the usual ones where none are given. */
export function filled(template: Template, words: Readonly<Record<string, readonly string[]>>): string {
    let typed = '';
    let rest = template.text;
    for (const blank of template.blanks) {
        const hole = `{${blank.name}}`;
        const at = rest.indexOf(hole);
        typed += rest.slice(0, at) + (words[blank.name] ?? blank.chosen).join(' ');
        rest = rest.slice(at + hole.length);
    }
    return (typed + rest).replace(/ +/g, ' ').trim();
}

const blankOf = (choice: Choice, kind: TemplateKind): TemplateBlank | undefined =>
    choice.template?.blanks.find(each => each.kind === kind);

/** An answer with other words in its blank of a kind; nothing if it has no such blank. */
export function rewritten(choice: Choice, kind: TemplateKind, words: readonly string[]): string | undefined {
    const blank = blankOf(choice, kind);
    if (choice.template === null || blank === undefined) return undefined;
    return filled(choice.template, { [blank.name]: words });
}

/** Another way, or another place if only that is asked for. */
export function rerouted(choice: Choice, way: readonly Place[]): string | undefined {
    const words = way.map(placeWord);
    return rewritten(choice, 'WAY', words) ?? rewritten(choice, 'PLACE', words.slice(-1));
}

/** What a person calls it, as the answer has it: the words in its blank. */
export const worded = (choice: Choice): readonly string[] | undefined => blankOf(choice, 'WORDS')?.chosen;

/** Blanks for a word that is chosen from a few, such as a distance. */
export const wordBlanks = (template: Template | null): readonly TemplateBlank[] =>
    template?.blanks.filter(each => each.kind === 'WORDS' && each.most === 1 && each.among.length > 1) ?? [];

/** Answers that differ only in the pieces picked have the same one. */
export function patternOf(choice: Choice): string {
    const deed = choice.tie.type === 'Together' ? choice.tie : undefined;
    const blank = blankOf(choice, 'PIECES');
    const text =
        choice.template === null || blank === undefined
            ? deed?.deed
            : filled(choice.template, { [blank.name]: [`{${blank.name}}`] });
    return `${text ?? choice.typed} among ${deed?.among.join(' ') ?? ''}`;
}
