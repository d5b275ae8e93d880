// Listens for news of a game and tries again when the line is cut.
import type { News } from '../wire/types';

export interface Listener {
    close(): void;
    retry(): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

export function listen(
    address: string,
    heard: (news: News) => void,
    line: (state: 'live' | { retryAt: number }) => void,
): Listener {
    let source: EventSource | undefined;
    let timer = 0;
    let wait = FIRST_WAIT_MS;

    function open(): void {
        clearTimeout(timer);
        source?.close();
        source = new EventSource(address);
        source.onopen = () => {
            wait = FIRST_WAIT_MS;
            line('live');
        };
        source.addEventListener('position', event => heard(JSON.parse(event.data as string) as News));
        source.onerror = () => {
            source?.close();
            line({ retryAt: Date.now() + wait });
            timer = window.setTimeout(open, wait);
            wait = Math.min(LONGEST_WAIT_MS, wait * 2);
        };
    }

    open();
    return {
        close() {
            clearTimeout(timer);
            source?.close();
        },
        retry: open,
    };
}
