// Answers that somebody weighed, as they are shown on the map: numbered, one of them picked out.
import { computed, signal } from '@preact/signals';
import type { Why, WhyWeighed } from '../wire/types';
import { Advice, answersOf } from './advice';
import type { GameStore } from './store';

export class Thoughts {
    readonly advice: Advice;
    /** Why the step was taken that is looked at in a replay. */
    readonly why = signal<Why | null>(null);
    /** Which of the answers is picked out. */
    readonly picked = signal(0);
    readonly shown = computed<readonly WhyWeighed[]>(() =>
        this.why.value === null ? answersOf(this.advice.state.value) : this.why.value.answers,
    );

    constructor(game: GameStore) {
        this.advice = new Advice(game);
    }

    /** Picks out an answer by its number; says whether there is one. */
    pick(place: number): boolean {
        if (this.shown.value[place] === undefined) return false;
        this.picked.value = place;
        return true;
    }
}
