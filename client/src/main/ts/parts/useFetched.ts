// Data that a page asks for once.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { get } from '../wire/http';

export type Fetched<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed'; words: string };

/** @param path empty where there is nothing to be asked for */
export function useFetched<T>(path: string): Fetched<T> {
    const fetched = useSignal<Fetched<T>>({ state: 'loading' });
    useEffect(() => {
        if (path === '') return;
        let alive = true;
        void get<T>(path).then(answer => {
            if (!alive) return;
            fetched.value =
                answer.kind === 'ok'
                    ? { state: 'here', value: answer.value }
                    : {
                          state: 'failed',
                          words: answer.kind === 'failed' ? answer.message : 'The server does not answer.',
                      };
        });
        return () => {
            alive = false;
        };
    }, [path]);
    return fetched.value;
}
