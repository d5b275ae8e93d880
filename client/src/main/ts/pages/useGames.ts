// The games that can be gone on with here: those played at one screen, and those of which this browser holds a seat.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forget, sittings } from '../browser/seats';
import type { Fetched } from '../parts/useFetched';
import { get } from '../wire/http';
import type { ListedGame } from '../wire/types';

export function useGames(): Fetched<ListedGame[]> {
    const fetched = useSignal<Fetched<ListedGame[]>>({ state: 'loading' });
    useEffect(() => {
        let alive = true;
        void Promise.all([get<ListedGame[]>('/api/games'), held()]).then(([listed, own]) => {
            if (!alive) return;
            const here = listed.kind === 'ok' ? listed.value : [];
            fetched.value =
                listed.kind === 'ok'
                    ? { state: 'here', value: [...own, ...here].sort((a, b) => b.updated.localeCompare(a.updated)) }
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

async function held(): Promise<ListedGame[]> {
    const games: ListedGame[] = [];
    for (const { game, token } of sittings.value) {
        const answer = await get<ListedGame>(`/api/games/${game}/seat?seat=${token}`);
        if (answer.kind === 'ok') games.push(answer.value);
        else if (answer.kind === 'failed') forget(token);
    }
    return games;
}
