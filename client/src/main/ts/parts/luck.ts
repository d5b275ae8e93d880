// How dice fell beside what they could have brought.
import type { LogLineLuck } from '../wire/types';
import { mean, percent } from './percent';

/** A number beside the one that was to be expected; where dice do it or not, the chance that they do it. */
export function luckWords(luck: LogLineLuck, parties: readonly { id: string; name: string }[]): string {
    const who = parties.find(each => each.id === luck.side)?.name ?? luck.side;
    const chance =
        luck.most === 1 ? `a 1 had a chance of ${percent(luck.expected)}` : `expected ${mean(luck.expected)}`;
    return `${who}: came to ${luck.actual}, ${chance}`;
}
