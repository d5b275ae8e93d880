package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.state.Battle;
import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Sides;

import java.util.List;

/**
 * Reads the {@code [clock]} and the {@code [rules]} of a scenario; what a scenario does not say is
 * standard.
 *
 * @param first the side that takes the first turn (BC-TURN.2)
 * @param setUpLimit how many units a side may set up in one hex
 */
record RulesReader(int turns, int first, boolean supply, int setUpLimit) {
    private static final int MOST_TURNS = 100;

    static RulesReader read(Fields scenario, List<Side> sides) {
        Fields clock = scenario.table("clock");
        int turns = clock.number("turns", 1, MOST_TURNS);
        int first = Sides.index(sides, clock, "first");
        clock.nothingElse();
        if (!scenario.has("rules")) {
            return new RulesReader(turns, first, false, Battle.STACKING);
        }
        Fields rules = scenario.table("rules");
        boolean supply = rules.flag("supply", false);
        int limit =
                rules.has("set-up-limit")
                        ? rules.number("set-up-limit", 1, Battle.STACKING)
                        : Battle.STACKING;
        rules.nothingElse();
        return new RulesReader(turns, first, supply, limit);
    }
}
