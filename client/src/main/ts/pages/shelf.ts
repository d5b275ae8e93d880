// The scenarios to choose from.
import type { ListedRuleset, ListedScenario } from '../wire/types';

export interface Entry {
    ruleset: ListedRuleset;
    scenario: ListedScenario;
}

const LEARNING = /^(training|to learn)/;
const FIRST = /\bfirst\b/;
const HOUR = 60;
const EVENING = 4 * HOUR;

/** How long a game takes at most, as its card says: "40 to 60 minutes", "2 hours", "an evening". */
export function minutes(length: string): number {
    const most = Number(/(\d+) (?:minutes|hours?)/.exec(length)?.[1]);
    if (Number.isNaN(most)) return EVENING;
    return length.includes('hour') ? most * HOUR : most;
}

const rank = ({ scenario: { difficulty } }: Entry): number =>
    LEARNING.test(difficulty) ? 0 : FIRST.test(difficulty) ? 1 : 2;

/** The scenarios of one rule set, the easiest first: those to learn with, then the shorter ones. */
export const shelf = (ruleset: ListedRuleset): Entry[] =>
    ruleset.scenarios
        .map(scenario => ({ ruleset, scenario }))
        .sort(
            (a, b) =>
                rank(a) - rank(b) ||
                minutes(a.scenario.length) - minutes(b.scenario.length) ||
                a.scenario.turns - b.scenario.turns,
        );

/** The scenario to play after one: the next harder of its rule set, then of the next rule set; nothing after the last. */
export function after(id: string, entries: readonly Entry[]): Entry | undefined {
    const at = entries.findIndex(each => each.scenario.id === id);
    return at < 0 ? undefined : entries[at + 1];
}
