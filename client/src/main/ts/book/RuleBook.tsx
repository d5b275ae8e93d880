// The clauses beside a game: searchable, with the one that is asked for in front.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFetched } from '../parts/useFetched';
import type { Logged, Rules } from '../wire/types';
import { Clauses } from './Clauses';
import { SearchBox } from './SearchBox';
import { wanted } from './words';

interface Props {
    ruleset: string;
    clause: string;
    log: readonly Logged[];
}

export function RuleBook({ ruleset, clause, log }: Props) {
    const rules = useFetched<Rules>(`/api/rules/${ruleset}`);
    const search = useSignal('');
    useEffect(() => {
        search.value = '';
    }, [clause]);
    if (rules.state === 'loading') return <p>Opening the book …</p>;
    if (rules.state === 'failed') return <p>{rules.words}</p>;
    return (
        <>
            <SearchBox search={search} title={rules.value.title} />
            <Clauses rules={rules.value} clause={clause} words={wanted(search.value)} log={log} />
            <p class="small">
                <a href={`#/rules/${ruleset}`} target="_blank" rel="noopener">
                    In five minutes, charts and units
                </a>
            </p>
        </>
    );
}
