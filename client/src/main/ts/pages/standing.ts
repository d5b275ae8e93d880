// How a game in a list stands, and who plays it, in words.
import { seatAddress, sittings } from '../browser/seats';
import type { ListedGame, Participant } from '../wire/types';
import { companyOf, isPerson, isStaffed, numbers } from './company';

export type State = 'asked' | 'waiting' | 'over';

export interface Standing {
    state: State;
    /** Such as "Your turn". */
    words: string;
    /** Why it is over, or who is waited for; empty for nothing more. */
    more: string;
}

type Result = Pick<ListedGame, 'winner' | 'drawn'>;

/** How it ended for the holders of some camps: whoever holds both has neither won nor lost. */
export function resultWords({ winner, drawn }: Result, own: readonly string[]): string {
    if (drawn) return 'A draw';
    if (winner === null) return 'Over';
    if (own.length !== 1) return `${winner} victory`;
    return own.includes(winner) ? 'You won' : 'You lost';
}

/** The camps whose seats are held here by people. */
export const ownCamps = (game: Pick<ListedGame, 'seats'>): string[] => [
    ...new Set(game.seats.filter(each => each.player === 'person').map(each => each.camp)),
];

export function standing(game: ListedGame): Standing {
    const own = ownCamps(game);
    if (game.over) return { state: 'over', words: resultWords(game, own), more: game.result };
    const { offer } = game;
    if (offer?.open === true && own.length === 1 && !own.includes(offer.camp)) {
        const words = offer.what === 'DRAW' ? 'A draw is offered' : 'You are asked to resign';
        return { state: 'asked', words, more: `by the ${offer.camp} side` };
    }
    const asked = game.seats.filter(each => each.asked && each.player === 'person').map(each => each.side);
    if (asked.length > 0) {
        const several = game.seats.length > 1;
        return { state: 'asked', words: 'Your turn', more: several ? `${asked.join(' and ')} to answer` : '' };
    }
    const waited = game.waitingFor.map(side => game.sides.find(each => each.id === side)).filter(each => each != null);
    return { state: 'waiting', words: 'Waiting', more: waited.length === 0 ? '' : `for ${waited.map(who).join(', ')}` };
}

const who = (post: Participant): string => (isPerson(post) ? post.id : post.title);

/** Such as "against Steady". */
export function against(game: ListedGame): string {
    if (isStaffed(game.sides)) {
        const own = game.seats[0]?.side;
        return own === undefined ? 'as the umpire' : `as ${own}, ${numbers(game.sides)}`;
    }
    return companyOf(game.sides, game.seats);
}

/** Who plays a camp: you, a computer by its title, or how many there are. */
export function playerOf(game: ListedGame, camp: string): string {
    const posts = game.sides.filter(each => each.camp === camp);
    const [only, ...others] = posts;
    if (only === undefined || others.length > 0) return posts.length === 1 ? '1 post' : `${posts.length} posts`;
    if (!isPerson(only)) return only.title;
    return game.seats.some(each => each.side === only.id) ? (ownCamps(game).length > 1 ? 'here' : 'you') : 'a person';
}

/** The table of a game, at the seat that this browser holds where it is played by links. */
export function addressOf(game: ListedGame): string {
    return isHeld(game) ? seatAddress(game.id, tokenOf(game)) : `#/game/${game.id}`;
}

export const tokenOf = (game: ListedGame): string => game.seats[0]?.token ?? game.umpire ?? '';

/** Whether it is known by the link of a seat that was opened here. */
export const isHeld = (game: ListedGame): boolean => sittings.value.some(each => each.token === tokenOf(game));

/** How long ago, roughly. */
export function ago(time: string, now = Date.now()): string {
    const minutes = Math.round((now - Date.parse(time)) / 60_000);
    if (minutes < 2) return 'just now';
    if (minutes < 60) return `${minutes} min ago`;
    const hours = Math.round(minutes / 60);
    return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
}
