// The rules on a page of their own.
import { useFetched } from '../parts/useFetched';
import type { ListedRuleset } from '../wire/messages';
import { RuleBook } from './RuleBook';
import { SiteHeader } from './SiteHeader';

export function RulesPage({ ruleset, clause }: { ruleset: string; clause: string }) {
    const catalog = useFetched<ListedRuleset[]>('/api/catalog');
    const rulesets = catalog.state === 'here' ? catalog.value : [];
    return (
        <div class="site">
            <SiteHeader at="rules" rulesets={rulesets} />
            <main class="book">
                <h1>{rulesets.find(each => each.ruleset === ruleset)?.title ?? 'Rules'}</h1>
                <h2 class="sr">Clauses</h2>
                <RuleBook ruleset={ruleset} clause={clause} />
            </main>
        </div>
    );
}
