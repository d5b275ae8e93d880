// Who sits at a game: camps, their posts, and how one speaks of them.
import type { Participant } from '../wire/types';

/** The camps in their order. */
export const campsOf = (sides: readonly Participant[]): string[] => [...new Set(sides.map(each => each.camp))];

/** Whether a camp has several posts. */
export const isStaffed = (sides: readonly Participant[]): boolean => campsOf(sides).length < sides.length;

/** A post where its camp is named beside it. */
export const postName = (post: { id: string; camp: string }): string =>
    post.id.startsWith(`${post.camp} `) ? post.id.slice(post.camp.length + 1) : post.id;

/** Such as "2 against 1". */
export const numbers = (sides: readonly Participant[]): string =>
    campsOf(sides)
        .map(camp => sides.filter(each => each.camp === camp).length)
        .join(' against ');

export const isPerson = (post: Participant): boolean => post.player === 'person';

/**
 * Who plays a game of two posts, such as "against Steady".
 * @param held the posts whose seats are this browser's
 */
export function companyOf(sides: readonly Participant[], held: readonly { side: string }[]): string {
    if (!sides.some(isPerson)) return 'computers against each other';
    const other = sides.find(side => !held.some(seat => seat.side === side.id));
    return other === undefined ? 'two people at one screen' : `against ${other.title}`;
}
