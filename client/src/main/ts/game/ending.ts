// Ending a game at the table: who may speak for a side, what is offered, and saying it.
import { post, reasonOf } from '../wire/http';
import type { News, Offer, Participant, Position, Say } from '../wire/types';
import type { GameStore } from './store';

/** The post that speaks for a camp: the highest that a person holds, or else the highest. */
export function speakerOf(camp: string, sides: readonly Participant[]): string {
    const posts = sides.filter(each => each.camp === camp);
    return (posts.find(each => each.player === 'person') ?? posts[0])?.id ?? '';
}

/** Whether news tell of nothing new about the end of the game. */
export const sameEnd = (known: Position, news: News): boolean =>
    news.over === (known.over !== null) && JSON.stringify(news.offer) === JSON.stringify(known.offer);

export const sideWords = (camp: string): string => `the ${camp} side`;

/** What somebody else offers. */
export const offerWords = (offer: Offer): string =>
    offer.what === 'DRAW' ? `The ${offer.camp} side offers a draw` : `The ${offer.camp} side asks you to resign`;

/** Says it; gives the reason if that could not be done. */
export async function say(game: GameStore, act: Say['act'], token = game.seat.value?.token ?? ''): Promise<string> {
    const answer = await post<Position>(`/api/games/${game.id}/end`, { seat: token, act });
    if (answer.kind !== 'ok') return reasonOf(answer);
    await game.reload();
    return '';
}
