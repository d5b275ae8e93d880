// The games that can be gone on with here: those played at one screen, and those of which this browser holds a seat.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forget, sittings } from '../browser/seats';
import type { Fetched } from '../parts/useFetched';
import { get } from '../wire/http';
import type { Aside, ListedGame, ListedGames } from '../wire/types';

export interface Ours {
    games: readonly ListedGame[];
    /** Games that are kept and cannot be played on. */
    aside: readonly Aside[];
    /** How many there are, here and on further pages. */
    count: number;
}

export function useGames(): Fetched<Ours> {
    const fetched = useSignal<Fetched<Ours>>({ state: 'loading' });
    useEffect(() => {
        let alive = true;
        void Promise.all([get<ListedGames>('/api/games?most=12'), held()]).then(([listed, own]) => {
            if (!alive) return;
            fetched.value =
                listed.kind === 'ok'
                    ? {
                          state: 'here',
                          value: {
                              games: newest([...own, ...listed.value.games]),
                              aside: listed.value.aside,
                              count: own.length + listed.value.count,
                          },
                      }
                    : {
                          state: 'failed',
                          words: listed.kind === 'failed' ? listed.message : 'The server does not answer.',
                      };
        });
        return () => {
            alive = false;
        };
    }, []);
    return fetched.value;
}

const newest = (games: ListedGame[]) => games.sort((a, b) => b.updated.localeCompare(a.updated));

/** Those of which this browser holds a seat by its link. */
export async function held(): Promise<ListedGame[]> {
    const games: ListedGame[] = [];
    for (const { game, token } of sittings.value) {
        const answer = await get<ListedGame>(`/api/games/${game}/seat?seat=${token}`);
        if (answer.kind === 'ok') games.push(answer.value);
        else if (answer.kind === 'failed') forget(token);
    }
    return games;
}
