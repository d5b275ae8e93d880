// Seats that this browser was given by links, and links that it has still to give away.
import { stored } from './settings';

export interface Sitting {
    game: string;
    token: string;
}

/** A seat of a game that was begun here, for somebody else or for whoever began it. */
export interface Link {
    /** The post; empty for the umpire. */
    post: string;
    camp: string;
    token: string;
}

export interface Made {
    title: string;
    /** The token of the seat of whoever began it; empty if they have none. */
    own: string;
    seats: readonly Link[];
}

const MOST = 40;

/** The one that was sat down at last comes first. */
export const sittings = stored<readonly Sitting[]>('sittings', []);
export const made = stored<Readonly<Record<string, Made>>>('links', {});

export function satDown(game: string, token: string): void {
    const others = sittings.value.filter(each => each.token !== token);
    sittings.value = [{ game, token }, ...others].slice(0, MOST);
}

/** A game that is no more. */
export function forget(token: string): void {
    sittings.value = sittings.value.filter(each => each.token !== token);
}

/** The address of a seat in this program. */
export const seatAddress = (game: string, token: string): string => `#/game/${game}/seat/${token}`;
