// The games of this browser, a page at a time: found by words, sorted out by state, deleted and brought back.
import { batch, computed, signal } from '@preact/signals';
import { forget, satDown } from '../browser/seats';
import { get, post, reasonOf, remove } from '../wire/http';
import type { Aside, ListedGame, ListedGames } from '../wire/types';
import { type State, standing, tokenOf } from './standing';
import { held } from './useGames';

export type Filter = 'all' | State | 'deleted';

const MOST = 25;

/** Whether a game that is not in the server's list would be found there. */
export function fits(game: ListedGame, filter: Filter, words: string): boolean {
    const about = [game.title, game.scenario, game.result, ...game.sides.flatMap(each => [each.id, each.title])]
        .join(' ')
        .toLowerCase();
    const found = words
        .toLowerCase()
        .split(/\s+/)
        .every(each => about.includes(each));
    return found && (filter === 'all' || standing(game).state === filter);
}

export const query = (filter: Filter, words: string, after: string): string =>
    new URLSearchParams({
        most: String(MOST),
        ...(filter === 'all' ? {} : { state: filter }),
        ...(words === '' ? {} : { words }),
        ...(after === '' ? {} : { after }),
    }).toString();

export class GamesList {
    readonly filter = signal<Filter>('all');
    readonly words = signal('');
    readonly games = signal<readonly ListedGame[]>([]);
    /** Games that are kept and cannot be played on. */
    readonly aside = signal<readonly Aside[]>([]);
    readonly state = signal<'loading' | 'here' | { failed: string }>('loading');
    readonly more = signal<string | null>(null);
    /** Games that were deleted here just now: they stay where they were until the list is asked for again. */
    readonly gone = signal<ReadonlySet<string>>(new Set());
    private readonly links = signal<readonly ListedGame[]>([]);
    private readonly counted = signal(0);
    readonly shown = computed(() => {
        const own = this.filter.value === 'deleted' ? [] : this.links.value;
        return [...own.filter(each => fits(each, this.filter.value, this.words.value)), ...this.games.value].sort(
            (a, b) => b.updated.localeCompare(a.updated),
        );
    });
    readonly count = computed(() => this.counted.value + this.shown.value.length - this.games.value.length);
    private asked = 0;

    async open(): Promise<void> {
        await Promise.all([this.renew(), held().then(games => (this.links.value = games))]);
    }

    show(filter: Filter): Promise<void> {
        this.filter.value = filter;
        return this.renew();
    }

    search(words: string): Promise<void> {
        this.words.value = words.trim();
        return this.renew();
    }

    private async renew(): Promise<void> {
        await this.load('', ({ games, aside }) => {
            this.games.value = games;
            this.aside.value = aside;
            this.gone.value = new Set();
        });
    }

    async next(): Promise<void> {
        const after = this.more.value;
        if (after === null) return;
        await this.load(after, ({ games, aside }) => {
            this.games.value = [...this.games.value, ...games];
            this.aside.value = [...this.aside.value, ...aside];
        });
    }

    /** What was asked for last is shown, whatever comes later. */
    private async load(after: string, take: (page: ListedGames) => void): Promise<void> {
        const number = ++this.asked;
        const answer = await get<ListedGames>(`/api/games?${query(this.filter.value, this.words.value, after)}`);
        if (number !== this.asked) return;
        batch(() => {
            if (answer.kind === 'ok') {
                take(answer.value);
                this.counted.value = answer.value.count;
                this.more.value = answer.value.more;
                this.state.value = 'here';
            } else this.state.value = { failed: reasonOf(answer) };
        });
    }

    /** Whether it is known by a link: whoever holds one can only strike it from their own list. */
    isLink(id: string): boolean {
        return this.links.value.some(each => each.id === id);
    }

    /** Gives the reason if it could not be done. */
    async delete(id: string): Promise<string> {
        const link = this.links.value.find(each => each.id === id);
        if (link !== undefined) forget(tokenOf(link));
        else {
            const answer = await remove(`/api/games/${id}`);
            if (answer.kind !== 'ok') return reasonOf(answer);
        }
        this.gone.value = new Set([...this.gone.value, id]);
        return '';
    }

    async restore(id: string): Promise<string> {
        const link = this.links.value.find(each => each.id === id);
        if (link !== undefined) satDown(id, tokenOf(link));
        else {
            const answer = await post(`/api/games/${id}/restore`, {});
            if (answer.kind !== 'ok') return reasonOf(answer);
        }
        const gone = new Set(this.gone.value);
        gone.delete(id);
        this.gone.value = gone;
        if (this.filter.value === 'deleted') await this.renew();
        return '';
    }
}
