// What a screen reader says: new questions when there is time, refusals at once.
import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');

/** The same words twice are told twice. */
const fresh = (before: string, words: string): string => (before === words ? `${words}\u00a0` : words);

export function announce(words: string): void {
    polite.value = fresh(polite.peek(), words);
}

export function alarm(words: string): void {
    urgent.value = fresh(urgent.peek(), words);
}

export const Announcer = () => (
    <>
        <div class="sr" role="status" aria-live="polite">
            {polite.value}
        </div>
        <div class="sr" role="alert" aria-live="assertive">
            {urgent.value}
        </div>
    </>
);
