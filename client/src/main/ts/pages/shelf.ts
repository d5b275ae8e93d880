// The scenarios to choose from.
import type { ListedRuleset, ListedScenario } from '../wire/types';

export interface Entry {
    ruleset: ListedRuleset;
    scenario: ListedScenario;
}

/** The scenario to begin with says so in its difficulty. */
export const isTraining = (scenario: ListedScenario): boolean => scenario.difficulty.startsWith('training');

const rank = (entry: Entry): number =>
    isTraining(entry.scenario) ? 0 : entry.scenario.difficulty.startsWith('first') ? 1 : 2;

/** The scenarios of one rule set, the easiest first. */
export const shelf = (ruleset: ListedRuleset): Entry[] =>
    ruleset.scenarios.map(scenario => ({ ruleset, scenario })).sort((a, b) => rank(a) - rank(b));
