// Search by words: each must stand somewhere in the text, in any order and in either case.

export type Wanted = readonly string[];

export function wanted(search: string): Wanted {
    return search
        .toLowerCase()
        .split(/\s+/)
        .filter(each => each !== '');
}

export function has(text: string, words: Wanted): boolean {
    const lower = text.toLowerCase();
    return words.every(word => lower.includes(word));
}

/** A sentence cut at its clause ids, which stand in square brackets. */
export function cut(sentence: string): { text: string; clause: string }[] {
    const parts: { text: string; clause: string }[] = [];
    let rest = sentence;
    for (;;) {
        const found = /^(.*?)\s*\[([A-Z]+-[\w.]+)\]/.exec(rest);
        if (found === null) break;
        parts.push({ text: found[1] ?? '', clause: found[2] ?? '' });
        rest = rest.slice(found[0].length);
    }
    return rest === '' ? parts : [...parts, { text: rest, clause: '' }];
}
