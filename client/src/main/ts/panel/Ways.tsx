// Where a piece can go, as a list: the map shows the same.
import { legsOf } from '../answers/legs';
import { destination } from '../answers/options';
import { usePlay } from '../game/play';
import { placeKey } from '../table/table';
import type { Choice } from '../wire/types';

/** More places than that are looked for on the map; their list is folded. */
const MANY = 30;

export function Ways({ choices }: { choices: readonly Choice[] }) {
    const { selection, measuring } = usePlay();
    const main = choices.filter(each => each.weight === 'MAIN');
    const minor = choices.filter(each => each.weight === 'MINOR');
    const kind = measuring.choice.value;
    const legs = kind === null ? 0 : legsOf(kind);
    const list = (
        <div class="row wrap ways">
            {main.map(choice => (
                <WayButton
                    key={choice.typed}
                    choice={choice}
                    onPick={() =>
                        measuring.table.value === null
                            ? selection.propose([choice, ...minor.filter(each => sameEnd(each, choice))])
                            : measuring.take(choice)
                    }
                />
            ))}
        </div>
    );
    return (
        <>
            <p class="small muted">
                {measuring.table.value === null
                    ? 'Choose a lit place on the map, or here:'
                    : legs > 1
                      ? 'Click anywhere on the table, leg by leg, or choose here:'
                      : 'Click the place on the table, or choose here:'}
            </p>
            {main.length > MANY ? (
                <details class="small" id="all-ways">
                    <summary>{main.length} places</summary>
                    {list}
                </details>
            ) : (
                list
            )}
            {minor.length > 0 && (
                <details class="small">
                    <summary>{minor.length} more, seldom wanted</summary>
                    <div class="row wrap ways">
                        {minor.map(choice => (
                            <WayButton key={choice.typed} choice={choice} onPick={() => selection.propose([choice])} />
                        ))}
                    </div>
                </details>
            )}
        </>
    );
}

const sameEnd = (a: Choice, b: Choice): boolean =>
    placeKey(destination(a) ?? { type: 'Box', name: '' }) === placeKey(destination(b) ?? { type: 'Box', name: '-' });

const WayButton = ({ choice, onPick }: { choice: Choice; onPick: () => void }) => {
    const { selection } = usePlay();
    const end = destination(choice);
    return (
        <button
            type="button"
            class="wayto mono"
            title={choice.words}
            aria-label={choice.words}
            data-typed={choice.typed}
            onMouseEnter={() => {
                selection.hover.value = end ?? null;
            }}
            onClick={onPick}
        >
            {choice.label}
        </button>
    );
};
