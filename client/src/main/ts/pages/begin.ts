// Begins a game and goes to its table.
import { type Link, made, seatAddress } from '../browser/seats';
import { post, reasonOf } from '../wire/http';
import type { Created } from '../wire/types';
import { go } from './route';

export const PERSON = 'person';
/** Whoever begins a game as its umpire. */
export const UMPIRE = 'umpire';

export interface Wish {
    scenario: string;
    players: Record<string, string>;
    options: Record<string, boolean>;
    /** Whether advice may be asked for. */
    advice?: boolean;
}

/** A game of several people, each at a screen of their own. */
export interface StaffWish extends Wish {
    umpire: boolean;
    links: true;
}

/** Gives the reason if there is no game; nothing to say if there is. */
export const begin = (wish: Wish): Promise<string> => asked('/api/games', wish, sit);

/** Begins the lesson on a scenario. */
export const beginLesson = (scenario: string): Promise<string> => asked(`/api/lessons/${scenario}`, {}, sit);

const sit = (game: Created): void => go(`#/game/${game.id}`);

/**
 * Begins a game by links and shows them; whoever has none to give away sits down at once.
 * @param own the post of whoever begins it, UMPIRE for the umpire's seat, or nothing
 */
export function beginByLinks(wish: StaffWish, title: string, own: string): Promise<string> {
    return asked('/api/games', wish, game => {
        const umpire = game.umpire === null ? [] : [{ post: '', camp: '', token: game.umpire }];
        const people = game.seats.filter(each => each.player === PERSON);
        const seats: readonly Link[] = [
            ...people.map(each => ({ post: each.side, camp: each.camp, token: each.token })),
            ...umpire,
        ];
        const mine = seats.find(each => each.post === (own === UMPIRE ? '' : own) && own !== '')?.token ?? '';
        made.value = { ...made.value, [game.id]: { title, own: mine, seats } };
        const others = seats.some(each => each.token !== mine);
        go(others || mine === '' ? `#/game/${game.id}/links` : seatAddress(game.id, mine));
    });
}

async function asked(door: string, wish: object, done: (game: Created) => void): Promise<string> {
    const answer = await post<Created>(door, wish);
    if (answer.kind !== 'ok') return reasonOf(answer);
    done(answer.value);
    return '';
}

/** A game that goes on from a step of another, or plays it from the beginning. */
export interface FromAnother {
    seat: string;
    also: readonly string[];
    step?: number;
    all?: boolean;
    players: Readonly<Record<string, string>>;
}

/** Begins it and goes to its table; gives the reason if there is none. */
export const beginFrom = (game: string, wish: FromAnother): Promise<string> =>
    asked(`/api/games/${game}/play-on`, wish, sit);
