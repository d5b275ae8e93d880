// The rules on a page of their own, one book at a time.
import { useFetched } from '../parts/useFetched';
import type { ListedRuleset } from '../wire/types';
import { RuleBook } from './RuleBook';
import { SiteHeader } from './SiteHeader';

export function RulesPage({ ruleset, clause }: { ruleset: string; clause: string }) {
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
                <h1>{open?.title ?? 'Rules'}</h1>
                <h2 class="sr">Clauses</h2>
                {catalog.state === 'failed' && <p>{catalog.words}</p>}
                {asked !== '' && <RuleBook key={asked} ruleset={asked} clause={clause} />}
            </main>
        </div>
    );
}
