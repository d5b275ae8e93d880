// Begins a game and goes to its table.
import { guide } from '../browser/settings';
import { post } from '../wire/http';
import type { Created } from '../wire/types';
import { go } from './route';

export const PERSON = 'person';

export interface Wish {
    scenario: string;
    players: Record<string, string>;
    options: Record<string, boolean>;
}

/** Gives the reason if there is no game; nothing to say if there is. */
export async function begin(wish: Wish, guided: boolean): Promise<string> {
    const answer = await post<Created>('/api/games', wish);
    switch (answer.kind) {
        case 'ok':
            guide.value = guided ? 'on' : 'off';
            go(`#/game/${answer.value.id}`);
            return '';
        case 'refused':
            return answer.reason;
        case 'failed':
        case 'stale':
            return answer.message;
        case 'offline':
            return 'The server does not answer.';
    }
}
