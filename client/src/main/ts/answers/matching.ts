// Typed orders need not be whole: some words are enough.
import type { Choice } from '../wire/types';

/** The answers that hold every typed word, in their words or as they are written. */
export function matching(choices: readonly Choice[], text: string): Choice[] {
    const words = text
        .toLowerCase()
        .split(/[\s,>]+/)
        .filter(each => each !== '');
    if (words.length === 0) return [];
    return choices.filter(choice => {
        const all = `${choice.typed} ${choice.words}`.toLowerCase();
        return words.every(word => all.includes(word));
    });
}
