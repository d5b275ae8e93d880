// Words of an answer that are chosen from a few, such as a class of enemies and a distance.
import type { Signal } from '@preact/signals';
import { filled, wordBlanks } from '../answers/template';
import type { Template } from '../wire/types';

export type Words = Readonly<Record<string, readonly string[]>>;

/** The answer with the words that were chosen; as it is listed where none were. */
export const withWords = (answer: { typed: string; template: Template | null }, words: Words): string =>
    answer.template === null || Object.keys(words).length === 0 ? answer.typed : filled(answer.template, words);

export function FillIn({ template, words }: { template: Template | null; words: Signal<Words> }) {
    return (
        <span class="fillin">
            {wordBlanks(template).map(blank => {
                const chosen = words.value[blank.name]?.[0] ?? blank.chosen[0] ?? '';
                const among = blank.among.includes(chosen) ? blank.among : [chosen, ...blank.among];
                return (
                    <label key={blank.name}>
                        {blank.name}{' '}
                        <select
                            value={chosen}
                            data-blank={blank.name}
                            onChange={event =>
                                (words.value = { ...words.value, [blank.name]: [event.currentTarget.value] })
                            }
                        >
                            {among.map(each => (
                                <option key={each} value={each}>
                                    {each}
                                </option>
                            ))}
                        </select>
                    </label>
                );
            })}
        </span>
    );
}
