// All clauses, section by section. A section is folded until it is opened, searched or asked for.
import { useEffect, useRef } from 'preact/hooks';
import type { Demand, Logged, Rules } from '../wire/types';
import { has, type Wanted } from './words';

interface Props {
    rules: Rules;
    /** Which is shown first, unfolded. */
    clause: string;
    words: Wanted;
    /** Where the clause applied in this game. */
    log?: readonly Logged[];
}

const text = (title: string, demand: Demand): string => `${title} ${demand.id} ${demand.summary} ${demand.example}`;

export function Clauses({ rules, clause, words, log = [] }: Props) {
    const asked = useRef<HTMLElement>(null);
    useEffect(() => asked.current?.scrollIntoView({ block: 'center' }), [clause, rules]);
    const sections = rules.sections
        .map(section => ({
            ...section,
            clauses: section.clauses.filter(each => has(text(section.title, each), words)),
        }))
        .filter(each => each.clauses.length > 0);
    const rulings = rules.rulings.filter(each => has(`${each.id} ${each.text}`, words));
    const count = sections.reduce((sum, each) => sum + each.clauses.length, rulings.length);
    const anchor = (id: string) => (id === clause ? asked : null);
    return (
        <div class="rulebook">
            <p class="small muted" role="status">
                {words.length > 0 ? `${count} found` : ''}
            </p>
            {sections.map(section => (
                <details
                    key={`${section.title} ${clause}`}
                    open={words.length > 0 || section.clauses.some(each => each.id === clause)}
                >
                    <summary>
                        <h3>{section.title}</h3> <span class="small muted">{section.clauses.length}</span>
                    </summary>
                    {section.clauses.map(demand => (
                        <article
                            key={demand.id}
                            class={demand.id === clause ? 'clause on' : 'clause'}
                            id={`clause-${demand.id}`}
                            ref={anchor(demand.id)}
                        >
                            <b class="mono">{demand.id}</b>
                            {!demand.played && <span class="small muted"> not played yet</span>}
                            <p>{demand.summary}</p>
                            {demand.example !== '' && <p class="example">{demand.example}</p>}
                            {demand.id === clause && <InThisGame clause={clause} log={log} />}
                        </article>
                    ))}
                </details>
            ))}
            {rulings.length > 0 && (
                <details key={`rulings ${clause}`} open={words.length > 0 || rulings.some(each => each.id === clause)}>
                    <summary>
                        <h3>Rulings</h3> <span class="small muted">{rulings.length}</span>
                    </summary>
                    {rulings.map(ruling => (
                        <article
                            key={ruling.id}
                            class={ruling.id === clause ? 'clause on' : 'clause'}
                            ref={anchor(ruling.id)}
                        >
                            <b class="mono">{ruling.id}</b> <p>{ruling.text}</p>
                        </article>
                    ))}
                </details>
            )}
        </div>
    );
}

const LATEST = 5;

function InThisGame({ clause, log }: { clause: string; log: readonly Logged[] }) {
    const applied = log.filter(each => each.line.clause === clause).slice(-LATEST);
    if (applied.length === 0) return null;
    return (
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
    );
}
