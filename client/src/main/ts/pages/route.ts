// Addresses: every page and every position of a game has one. A seat that is known by its link stands in the address.
import { signal } from '@preact/signals';

export type Route =
    | { page: 'start'; scenario: string }
    | { page: 'game'; id: string; seat: string }
    | { page: 'replay'; id: string; seat: string; step: number }
    | { page: 'end'; id: string; seat: string }
    | { page: 'games' }
    | { page: 'analysis'; id: string; seat: string }
    | { page: 'links'; id: string }
    | { page: 'rules'; ruleset: string; at: string };

export function parse(hash: string): Route {
    const [page, id = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    if (page === 'game' && id !== '') {
        const [seat, [door = '', value = '']] = rest[0] === 'seat' ? [rest[1] ?? '', rest.slice(2)] : ['', rest];
        if (door === 'step') return { page: 'replay', id, seat, step: Math.max(0, Number.parseInt(value, 10) || 0) };
        if (door === 'analysis') return { page: 'analysis', id, seat };
        if (door === 'links') return { page: 'links', id };
        return door === 'end' ? { page: 'end', id, seat } : { page: 'game', id, seat };
    }
    if (page === 'rules') return { page: 'rules', ruleset: id, at: rest[0] ?? '' };
    if (page === 'games') return { page: 'games' };
    return { page: 'start', scenario: page === 'scenario' ? [id, ...rest].join('/') : '' };
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
