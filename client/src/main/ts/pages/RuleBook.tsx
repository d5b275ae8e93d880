// The rules in our words: searchable, with the clause asked for in front.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons';
import { useFetched } from '../parts/useFetched';
import type { Demand, Logged, Rules } from '../wire/types';

interface Props {
    ruleset: string;
    clause: string;
    /** Where the clause applied in this game. */
    log?: readonly Logged[];
}

export function RuleBook({ ruleset, clause, log = [] }: Props) {
    const rules = useFetched<Rules>(`/api/rules/${ruleset}`);
    const search = useSignal('');
    const asked = useRef<HTMLElement>(null);
    useEffect(() => {
        search.value = '';
    }, [clause]);
    useEffect(() => asked.current?.scrollIntoView({ block: 'center' }), [clause, rules.state]);
    if (rules.state === 'loading') return <p>Opening the book …</p>;
    if (rules.state === 'failed') return <p>{rules.words}</p>;
    const words = search.value
        .toLowerCase()
        .split(/\s+/)
        .filter(each => each !== '');
    const hit = (title: string, demand: Demand): boolean => {
        const text = `${title} ${demand.id} ${demand.summary} ${demand.example}`.toLowerCase();
        return words.every(word => text.includes(word));
    };
    const sections = rules.value.sections
        .map(section => ({ ...section, clauses: section.clauses.filter(each => hit(section.title, each)) }))
        .filter(each => each.clauses.length > 0);
    const count = sections.reduce((sum, each) => sum + each.clauses.length, 0);
    return (
        <div class="rulebook">
            <label class="searchbox">
                <Icon name="search" />
                <span class="sr">Search the rules</span>
                <input
                    type="search"
                    placeholder={`Search ${rules.value.title}`}
                    value={search.value}
                    onInput={event => (search.value = event.currentTarget.value)}
                />
            </label>
            <p class="small muted" role="status">
                {words.length > 0 ? `${count} found` : ''}
            </p>
            {sections.map(section => (
                <section key={section.title}>
                    <h3>{section.title}</h3>
                    {section.clauses.map(demand => (
                        <ClauseEntry
                            key={demand.id}
                            demand={demand}
                            asked={demand.id === clause}
                            anchor={demand.id === clause ? asked : undefined}
                            log={log}
                        />
                    ))}
                </section>
            ))}
            {rules.value.rulings.length > 0 && words.length === 0 && (
                <section>
                    <h3>Rulings</h3>
                    {rules.value.rulings.map(ruling => (
                        <article key={ruling.id} class={ruling.id === clause ? 'clause on' : 'clause'}>
                            <b class="mono">{ruling.id}</b> <p>{ruling.text}</p>
                        </article>
                    ))}
                </section>
            )}
        </div>
    );
}

interface EntryProps {
    demand: Demand;
    asked: boolean;
    anchor: { current: HTMLElement | null } | undefined;
    log: readonly Logged[];
}

function ClauseEntry({ demand, asked, anchor, log }: EntryProps) {
    const applied = asked ? log.filter(each => each.line.clause === demand.id).slice(-5) : [];
    return (
        <article class={asked ? 'clause on' : 'clause'} id={`clause-${demand.id}`} ref={anchor ?? null}>
            <b class="mono">{demand.id}</b>
            {!demand.played && <span class="small muted"> not played yet</span>}
            <p>{demand.summary}</p>
            {demand.example !== '' && <p class="example">{demand.example}</p>}
            {applied.length > 0 && (
                <>
                    <p class="lab">In this game</p>
                    <ul class="plain small">
                        {applied.map((each, i) => (
                            <li key={i}>
                                Turn {each.turn}: {each.line.words}
                            </li>
                        ))}
                    </ul>
                </>
            )}
        </article>
    );
}
