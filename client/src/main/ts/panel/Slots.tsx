// The blanks of an order: places and units that the map fills, and words that are chosen from a list or typed.
import { wordsIn } from '../answers/slots';
import { usePlay } from '../game/play';
import type { Choice, TemplateBlank } from '../wire/types';

/** What a blank is called on its button. */
const CALLED: Readonly<Record<string, string>> = { place: 'Place', way: 'Way', unit: 'Unit', tanks: 'Tanks' };

export function Slots({ choice }: { choice: Choice }) {
    const { writing } = usePlay();
    const slots = writing.slots.value;
    const others = (choice.template?.blanks ?? []).filter(each => !slots.some(slot => slot.blank === each));
    return (
        <div class="slots">
            {slots.map(slot => {
                const { name } = slot.blank;
                const on = slot === writing.slot.value;
                const words = wordsIn(choice, slot.blank, writing.words.value);
                return (
                    <button
                        key={name}
                        type="button"
                        class={on ? 'slot on' : 'slot'}
                        data-slot={name}
                        aria-pressed={on}
                        onClick={() => writing.pick(name)}
                    >
                        <span class="lab">{CALLED[name] ?? name}</span>
                        <b class="mono">{words.join(' → ')}</b>
                        <span class="tiny muted">{on ? hint(slot.kind) : 'choose to point'}</span>
                    </button>
                );
            })}
            {others.length > 0 && (
                <div class="fillin">
                    {others.map(each => (
                        <Word key={each.name} choice={choice} blank={each} />
                    ))}
                </div>
            )}
        </div>
    );
}

const hint = (kind: string): string =>
    kind === 'way' ? 'point leg by leg' : kind === 'unit' ? 'point at a unit' : 'point at the map';

/** One word of several, a word that may be left out, or a line of free words. */
function Word({ choice, blank }: { choice: Choice; blank: TemplateBlank }) {
    const { writing } = usePlay();
    const words = wordsIn(choice, blank, writing.words.value);
    const [only] = blank.among;
    if (blank.among.length === 1 && blank.least === 0 && only !== undefined)
        return (
            <label class="check">
                <input
                    type="checkbox"
                    data-blank={blank.name}
                    checked={words.length > 0}
                    onChange={event => writing.fill(blank.name, event.currentTarget.checked ? [only] : [])}
                />{' '}
                {only}
            </label>
        );
    if (blank.among.length === 0)
        return (
            <label class="line">
                {blank.name}{' '}
                <input
                    type="text"
                    data-blank={blank.name}
                    maxLength={120}
                    value={words.join(' ')}
                    onInput={event => writing.fill(blank.name, event.currentTarget.value.split(/\s+/).filter(Boolean))}
                />
            </label>
        );
    return (
        <label>
            {blank.name}{' '}
            <select
                data-blank={blank.name}
                value={words[0]}
                onChange={event => writing.fill(blank.name, [event.currentTarget.value])}
            >
                {blank.among.map(each => (
                    <option key={each} value={each}>
                        {each}
                    </option>
                ))}
            </select>
        </label>
    );
}
