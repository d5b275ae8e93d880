// Typed orders: any answer as it is written, or some words of it.

import { useSignal } from '@preact/signals';
import { matching } from '../answers/matching';
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import type { Choice } from '../wire/types';

const SHOWN = 7;

export function OrderLine() {
    const { selection, game } = usePlay();
    const text = useSignal('');
    const at = useSignal(-1);
    const open = useSignal(false);
    const choices = selection.options.value.question?.choices ?? [];
    const found = matching(choices, text.value).slice(0, SHOWN);
    const shown = open.value && found.length > 0;

    async function send(): Promise<void> {
        const typed = text.value.trim();
        const meant = matching(choices, typed).length === 1 ? found[0] : undefined;
        // Fewer units than a listed pick has are a pick of their own, not a part of its words.
        const whole = meant?.tie.type === 'Together' ? undefined : meant;
        const picked = found[at.value] ?? choices.find(each => each.typed === typed) ?? whole;
        if (picked === undefined && typed === '') return;
        text.value = '';
        at.value = -1;
        if (picked === undefined) await unlisted(typed, meant);
        else await press(selection, picked);
        document.getElementById('map')?.focus();
    }

    /** An answer that is not listed may have odds too; then they are shown first. */
    async function unlisted(typed: string, meant: Choice | undefined): Promise<void> {
        const answer = await game.consider(typed);
        if ('typed' in answer && answer.forecast !== null) selection.propose([answer]);
        else if (!('typed' in answer) && answer.kind === 'unread' && meant !== undefined) await press(selection, meant);
        else await game.act(typed);
    }

    function key(event: KeyboardEvent): void {
        if (event.key === 'Enter') void send();
        else if (event.key === 'ArrowDown') at.value = Math.min(found.length - 1, at.value + 1);
        else if (event.key === 'ArrowUp') at.value = Math.max(-1, at.value - 1);
        else if (event.key === 'Escape') document.getElementById('map')?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    return (
        <div class="orderline">
            <label for="order">Type an order</label>
            <input
                id="order"
                class="mono"
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                placeholder={choices[0]?.typed ?? 'nothing is asked now'}
                value={text.value}
                role="combobox"
                aria-expanded={shown}
                aria-controls="orders"
                aria-autocomplete="list"
                aria-activedescendant={at.value >= 0 && shown ? `order-${at.value}` : undefined}
                onInput={event => {
                    text.value = event.currentTarget.value;
                    at.value = -1;
                    open.value = true;
                }}
                onFocus={() => (open.value = true)}
                onBlur={() => (open.value = false)}
                onKeyDown={key}
            />
            <ul id="orders" role="listbox" aria-label="Answers" hidden={!shown}>
                {found.map((choice, i) => (
                    <li
                        key={choice.typed}
                        id={`order-${i}`}
                        role="option"
                        aria-selected={i === at.value}
                        onMouseDown={() => {
                            at.value = i;
                            void send();
                        }}
                    >
                        <span class="mono">{choice.typed}</span>
                        <span class="muted small">{choice.words}</span>
                    </li>
                ))}
            </ul>
        </div>
    );
}
