// Addresses: every page and every position of a game has one.
import { signal } from '@preact/signals';

export type Route =
    | { page: 'start' }
    | { page: 'game'; id: string }
    | { page: 'replay'; id: string; step: number }
    | { page: 'end'; id: string }
    | { page: 'rules'; ruleset: string; clause: string };

export function parse(hash: string): Route {
    const [page, id = '', door = '', value = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    if (page === 'game' && id !== '') {
        if (door === 'step') return { page: 'replay', id, step: Math.max(0, Number.parseInt(value, 10) || 0) };
        return door === 'end' ? { page: 'end', id } : { page: 'game', id };
    }
    if (page === 'rules') return { page: 'rules', ruleset: id, clause: door };
    return { page: 'start' };
}

export const route = signal<Route>(parse(location.hash));
addEventListener('hashchange', () => (route.value = parse(location.hash)));

export function go(address: string): void {
    location.hash = address;
}

/** The same page under another address, without a new entry in the history. */
export function rename(address: string): void {
    history.replaceState(null, '', address);
}
