// All units, army by army, as their counters look. An army is drawn when it is opened.
import { useSignal } from '@preact/signals';
import { MiniCounter } from '../parts/pieces';
import type { HandbookArmy, Piece, Specimen } from '../wire/types';
import { ClauseLink } from './ClauseLink';
import { has, type Wanted } from './words';

interface Props {
    ruleset: string;
    armies: readonly HandbookArmy[];
    words: Wanted;
}

const text = (army: HandbookArmy, unit: Specimen): string =>
    [army.name, unit.id, unit.name, ...unit.values.flatMap(each => [each.words, each.figure])].join(' ');

export const Units = ({ ruleset, armies, words }: Props) => (
    <div class="units">
        {armies
            .map(army => ({ ...army, units: army.units.filter(unit => has(text(army, unit), words)) }))
            .filter(army => army.units.length > 0)
            .map(army => (
                <Army key={`${army.name} ${words.length > 0}`} ruleset={ruleset} army={army} found={words.length > 0} />
            ))}
    </div>
);

/** So many at most are drawn at once when they were found by a word. */
const FOUND = 40;

function Army({ ruleset, army, found }: { ruleset: string; army: HandbookArmy; found: boolean }) {
    const open = useSignal(found && army.units.length <= FOUND);
    return (
        <details open={open.value} onToggle={event => (open.value = event.currentTarget.open)}>
            <summary>
                <h3>{army.name}</h3> <span class="small muted">{army.units.length}</span>
            </summary>
            {open.value && (
                <ul class="plain catalogue">
                    {army.units.map(unit => (
                        <li key={unit.id}>
                            <Sample unit={unit} />
                            <div>
                                <b>{unit.name}</b> <span class="mono small muted">{unit.id}</span>
                                <p class="small">
                                    {unit.factors.map(each => `${each.label} ${each.value}`).join(', ')}
                                </p>
                                <details class="values">
                                    <summary class="small">All values</summary>
                                    <dl>
                                        {unit.values.map(each => (
                                            <div key={`${each.words}${each.figure}`}>
                                                <dt>{each.words}</dt>
                                                <dd>
                                                    {each.figure} <ClauseLink ruleset={ruleset} clause={each.clause} />
                                                </dd>
                                            </div>
                                        ))}
                                    </dl>
                                </details>
                            </div>
                        </li>
                    ))}
                </ul>
            )}
        </details>
    );
}

/** Large enough for all its figures. */
const SIZE = 64;

function Sample({ unit }: { unit: Specimen }) {
    const piece: Piece = {
        id: unit.id,
        side: 0,
        label: '',
        name: unit.name,
        symbol: unit.symbol,
        places: [],
        heading: -1,
        factors: unit.factors,
        badges: [],
        presence: 'SEEN',
        baseMm: unit.baseMm,
        canAct: false,
        card: [],
        group: { id: '', name: '' },
    };
    return <MiniCounter piece={piece} size={SIZE} />;
}
