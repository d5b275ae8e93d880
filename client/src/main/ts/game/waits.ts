// How long the computer was waited for here: its limit is for one decision, and a turn has many of them.
import { effect, signal } from '@preact/signals';
import type { Position } from '../wire/types';

export class Waits {
    /** Since when it is waited for. */
    readonly since = signal<number | null>(null);
    /** How long the last wait took, in milliseconds. */
    readonly last = signal<number | null>(null);

    constructor(
        position: { readonly value: Position | null },
        private readonly now: () => number = Date.now,
    ) {
        effect(() => this.hear(position.value));
    }

    private hear(position: Position | null): void {
        const begun = this.since.peek();
        if (position === null) return;
        if (position.scene.question !== null || position.over !== null) {
            if (begun !== null) this.last.value = this.now() - begun;
            this.since.value = null;
        } else if (begun === null && position.thinking !== null) {
            this.since.value = this.now() - position.thinking.sinceMs;
        }
    }
}

/** Whole seconds, never none. */
export const seconds = (ms: number): string => `${Math.max(1, Math.round(ms / 1000))} s`;
