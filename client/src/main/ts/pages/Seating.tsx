// Who sits where in a game with several posts on a side: one row a seat, and the umpire.
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Flag } from '../parts/bits';
import { Icon } from '../parts/icons';
import { get } from '../wire/http';
import type { Level, ListedScenario, Participant, Post } from '../wire/types';
import { PERSON, UMPIRE } from './begin';
import { campsOf, postName } from './company';

const ME = 'me';

export interface Seats {
    posts: readonly Post[];
    /** Who sits at a post: me, a person by link, or a computer by its name. */
    who: Signal<Readonly<Record<string, string>>>;
    umpire: Signal<'none' | 'link' | 'me'>;
    players(): Record<string, string>;
    /** The post of whoever begins the game. */
    own(): string;
    sit(post: string, who: string): void;
    umpires(who: 'none' | 'link' | 'me'): void;
}

/** The seats that a scenario has with these choices; nothing where each side has one. */
export function useSeating(scenario: ListedScenario, options: Record<string, boolean>, level: string): Seats | null {
    const posts = useSignal<readonly Post[]>([]);
    const who = useSignal<Readonly<Record<string, string>>>({});
    const umpire = useSignal<'none' | 'link' | 'me'>('none');
    const query = new URLSearchParams(Object.entries(options).map(([key, on]) => [key, String(on)])).toString();
    const asks = scenario.options.some(each => each.seats);
    useEffect(() => {
        if (!asks) return;
        let wanted = true;
        void get<Post[]>(`/api/scenarios/${scenario.id}/posts?${query}`).then(answer => {
            if (!wanted || answer.kind !== 'ok') return;
            const first = answer.value[0]?.camp;
            // I have the first post, its neighbours are people, the other side is the computer's.
            const usual = (post: Post, i: number): string => (i === 0 ? ME : post.camp === first ? PERSON : level);
            who.value = Object.fromEntries(
                answer.value.map((each, i) => [each.id, who.value[each.id] ?? usual(each, i)]),
            );
            posts.value = answer.value;
        });
        return () => {
            wanted = false;
        };
    }, [scenario.id, query, asks]);
    const staffed = useComputed(() => campsOf(posts.value.map(asSide)).length < posts.value.length);
    if (!asks || !staffed.value) return null;
    return {
        posts: posts.value,
        who,
        umpire,
        players: () =>
            Object.fromEntries(Object.entries(who.value).map(([post, each]) => [post, each === ME ? PERSON : each])),
        own: () =>
            umpire.value === 'me' ? UMPIRE : (Object.entries(who.value).find(([, each]) => each === ME)?.[0] ?? ''),
        sit(post, each) {
            // One person has one seat.
            const others = each === ME ? withoutMe(who.value) : who.value;
            who.value = { ...others, [post]: each };
            if (each === ME && umpire.value === 'me') umpire.value = 'link';
        },
        umpires(each) {
            umpire.value = each;
            if (each === 'me') who.value = withoutMe(who.value);
        },
    };
}

const withoutMe = (who: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(who).map(([post, each]) => [post, each === ME ? PERSON : each]));

const asSide = (post: Post): Participant => ({ ...post, player: '', title: '', people: true });

const knows = (post: Post): string =>
    post.troops < post.of
        ? 'knows what its own troops see; of the others it hears hours later'
        : 'knows what any of its side sees';

export function Seating({ seating, computers }: { seating: Seats; computers: readonly Level[] }) {
    const { posts, who, umpire } = seating;
    const camps = campsOf(posts.map(asSide));
    return (
        <>
            {camps.map((camp, side) => (
                <fieldset key={camp} class="seating">
                    <legend class="row">
                        <Flag side={side} size={18} /> <b class="name">{camp}</b>
                    </legend>
                    {posts
                        .filter(each => each.camp === camp)
                        .map(post => (
                            <div key={post.id} class="seatrow">
                                <label for={`seat ${post.id}`}>
                                    <b>{postName(post)}</b>
                                    <span class="small muted">
                                        {post.troops < post.of
                                            ? `${post.troops} of ${post.of} pieces`
                                            : 'shares all news'}
                                    </span>
                                </label>
                                <select
                                    id={`seat ${post.id}`}
                                    value={who.value[post.id] ?? PERSON}
                                    onChange={event => seating.sit(post.id, event.currentTarget.value)}
                                >
                                    <option value={ME}>Me</option>
                                    <option value={PERSON}>A person by link</option>
                                    {computers.map(each => (
                                        <option key={each.spec} value={each.spec}>
                                            Computer: {each.title}
                                        </option>
                                    ))}
                                </select>
                                <span class="small muted knows">{knows(post)}</span>
                            </div>
                        ))}
                </fieldset>
            ))}
            <fieldset class="seating">
                <legend class="row">
                    <Icon name="eye" size={18} /> <b class="name">Umpire</b>
                </legend>
                <div class="seg wide" role="group" aria-label="Umpire">
                    {(['none', 'link', 'me'] as const).map(each => (
                        <button
                            key={each}
                            type="button"
                            class={umpire.value === each ? 'on' : ''}
                            aria-pressed={umpire.value === each}
                            data-umpire={each}
                            onClick={() => seating.umpires(each)}
                        >
                            {UMPIRES[each]}
                        </button>
                    ))}
                </div>
                <p class="small muted">Sees everything, decides nothing. Everybody is told that there is one.</p>
            </fieldset>
            <p class="small muted">Everybody at the game knows who sits where.</p>
        </>
    );
}

const UMPIRES = { none: 'None', link: 'By link', me: 'Me' } as const;
