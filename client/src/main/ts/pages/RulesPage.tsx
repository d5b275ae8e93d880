// The rules on a page of their own, one book at a time: in five minutes, charts, units, clauses; a search looks through all.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Charts } from '../book/Charts';
import { Clauses } from '../book/Clauses';
import { Primer } from '../book/Primer';
import { SearchBox } from '../book/SearchBox';
import { Units } from '../book/Units';
import { wanted } from '../book/words';
import { useFetched } from '../parts/useFetched';
import type { Handbook, ListedRuleset, Rules } from '../wire/types';
import { SiteHeader } from './SiteHeader';

const CHAPTERS = [
    ['', 'In five minutes'],
    ['charts', 'Charts'],
    ['units', 'Units'],
    ['clauses', 'All rules'],
] as const;

/**
 * @param at a chapter or the id of a clause
 */
export function RulesPage({ ruleset, at }: { ruleset: string; at: string }) {
    const catalog = useFetched<ListedRuleset[]>('/api/catalog');
    const books = catalog.state === 'here' ? catalog.value : [];
    const open = ruleset === '' ? books[0] : books.find(each => each.ruleset === ruleset);
    const asked = ruleset === '' ? (open?.ruleset ?? '') : ruleset;
    return (
        <div class="site">
            <SiteHeader at="rules" />
            <main class="book">
                {books.length > 1 && (
                    <nav class="books" aria-label="Books">
                        {books.map(each => (
                            <a
                                key={each.ruleset}
                                href={`#/rules/${each.ruleset}`}
                                aria-current={each === open ? 'page' : undefined}
                            >
                                {each.title}
                            </a>
                        ))}
                    </nav>
                )}
                {catalog.state === 'failed' && <p>{catalog.words}</p>}
                {asked === '' ? <h1>Rules</h1> : <Book key={asked} ruleset={asked} at={at} />}
            </main>
        </div>
    );
}

function Book({ ruleset, at }: { ruleset: string; at: string }) {
    const rules = useFetched<Rules>(`/api/rules/${ruleset}`);
    const handbook = useFetched<Handbook>(`/api/rules/${ruleset}/handbook`);
    const search = useSignal('');
    useEffect(() => {
        search.value = '';
    }, [at]);
    const chapter = CHAPTERS.some(([name]) => name === at) ? at : 'clauses';
    const title = rules.state === 'here' ? rules.value.title : 'Rules';
    const words = wanted(search.value);
    const searching = words.length > 0;
    const shows = (name: string) => searching || chapter === name;
    return (
        <>
            <h1>{title}</h1>
            <SearchBox search={search} title={title} />
            <nav class="chapters" aria-label="Chapters">
                {CHAPTERS.map(([name, heading]) => (
                    <a
                        key={name}
                        href={`#/rules/${ruleset}${name === '' ? '' : `/${name}`}`}
                        aria-current={!searching && name === chapter ? 'page' : undefined}
                    >
                        {heading}
                    </a>
                ))}
            </nav>
            <h2 class="sr">{searching ? 'Found' : CHAPTERS.find(([name]) => name === chapter)?.[1]}</h2>
            {(rules.state === 'loading' || handbook.state === 'loading') && <p>Opening the book …</p>}
            {rules.state === 'failed' && <p>{rules.words}</p>}
            {handbook.state === 'here' && !searching && chapter === '' && (
                <Primer ruleset={ruleset} primer={handbook.value.primer} />
            )}
            {handbook.state === 'here' && shows('charts') && (
                <Charts ruleset={ruleset} charts={handbook.value.charts} words={words} />
            )}
            {handbook.state === 'here' && shows('units') && (
                <Units ruleset={ruleset} armies={handbook.value.armies} words={words} />
            )}
            {rules.state === 'here' && shows('clauses') && (
                <Clauses rules={rules.value} clause={chapter === at ? '' : at} words={words} />
            )}
        </>
    );
}
