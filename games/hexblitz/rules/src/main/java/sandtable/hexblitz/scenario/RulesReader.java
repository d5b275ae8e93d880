package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.text.Fields;

/**
 * Reads the {@code [clock]} and the {@code [rules]} of a scenario; what a scenario does not say is
 * standard.
 */
public final class RulesReader {
    private static final int DAY_HOURS = 24;

    private RulesReader() {}

    static Clock clock(Fields scenario) {
        Fields table = scenario.table("clock");
        int turns = table.number("turns", 1, 200);
        int day = table.number("day-turns", 1, 12);
        int night = table.number("night-turns", 0, 6);
        int hours =
                day * Clock.DAY_TURN_HOURS
                        + night * Clock.NIGHT_TURN_HOURS; // HB-SCALE.1, HB-SCALE.2
        if (hours != DAY_HOURS) {
            throw table.wrong(
                    "night-turns",
                    "%d day turns of 2 hours and %d night turns of 4 make %d hours; "
                                    .formatted(day, night, hours)
                            + "they must make 24");
        }
        var clock = new Clock(turns, day, night, table.number("first-hour", 0, 23));
        table.nothingElse();
        return clock;
    }

    static Variants variants(Fields scenario) {
        if (!scenario.has("rules")) {
            return Variants.STANDARD;
        }
        Fields table = scenario.table("rules");
        Variants standard = Variants.STANDARD;
        var variants =
                new Variants(
                        table.flag("straddling", standard.straddling()),
                        table.flag("recovery", standard.recovery()),
                        table.flag("bridge-tasks", standard.bridgeTasks()),
                        table.flag("reconnaissance-sees-three", standard.reconnaissanceSeesThree()),
                        table.flag("supply", standard.supply()),
                        table.has("stacking")
                                ? table.number("stacking", 4, 48)
                                : standard.stackingPoints());
        table.nothingElse();
        return variants;
    }
}
