// Whether the seed of the dice is the one whose hash was shown before the first throw; the page works it out itself.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icons';

/** The SHA-256 of bytes that are written in hexadecimal digits, written so too. */
export async function hashOf(hex: string): Promise<string> {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], each => Number.parseInt(each, 16));
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    return Array.from(new Uint8Array(hash), each => each.toString(16).padStart(2, '0')).join('');
}

export function DiceCheck({ seed, commitment }: { seed: string; commitment: string }) {
    const holds = useSignal<boolean | null>(null);
    useEffect(() => {
        void hashOf(seed).then(hash => (holds.value = hash === commitment));
    }, [seed, commitment]);
    return (
        <details class="dice-proof">
            <summary class="row">
                <Icon name={holds.value === false ? 'warn' : 'dice'} />
                {holds.value === null && 'Checking the dice …'}
                {holds.value === true && (
                    <span>
                        Dice checked <span aria-hidden="true">✓</span>
                    </span>
                )}
                {holds.value === false && <b>The seed is not the one that was promised</b>}
                <Icon name="down" size={14} />
            </summary>
            <p class="small">
                The seed <span class="mono wrapany">{seed}</span> has the hash{' '}
                <span class="mono wrapany">{commitment}</span>,{' '}
                {holds.value === false ? 'or ought to: it was' : 'which was'} shown before the first throw. That every
                throw follows from it is checked by <span class="mono">./sandtable replay FILE</span> with the game
                saved as text.
            </p>
        </details>
    );
}
