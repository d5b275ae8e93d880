// Answers that begin with the same words, such as to hold fire for shorter or longer.

/** The words that all of these begin with, whole words only; none where they share none or one has no more to say. */
export function beginning(texts: readonly string[]): string {
    const [first = [], ...others] = texts.map(each => each.split(' '));
    const most = Math.min(first.length, ...others.map(each => each.length)) - 1;
    let same = 0;
    while (same < most && others.every(each => each[same] === first[same])) same++;
    return texts.length < 2 ? '' : first.slice(0, same).join(' ');
}
