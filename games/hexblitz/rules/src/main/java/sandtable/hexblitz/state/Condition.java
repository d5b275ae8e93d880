package sandtable.hexblitz.state;

import sandtable.hexblitz.charts.Counted;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Something a scenario can ask for at the end of a battle. Sides, formations and hexes by number.
 */
public sealed interface Condition {
    /** The condition as a clause of a sentence. */
    String words(Battle battle);

    /** A unit of the side with SP is in one of the hexes. */
    record Presence(int side, List<Integer> hexes) implements Condition {
        @Override
        public String words(Battle battle) {
            return "a %s unit with SP is in %s"
                    .formatted(battle.sides().get(side), named(battle, hexes, " or "));
        }
    }

    /** The side was the last to have a unit with SP in each of the hexes. */
    record Control(int side, List<Integer> hexes) implements Condition {
        @Override
        public String words(Battle battle) {
            return "%s controls %s"
                    .formatted(battle.sides().get(side), named(battle, hexes, " and "));
        }
    }

    /** So many units of the side have left the map with SP. */
    record Departure(int side, int units) implements Condition {
        @Override
        public String words(Battle battle) {
            String who = battle.sides().get(side).id();
            String exits = named(battle, hexes(battle), " or ");
            return units == 1
                    ? "a %s unit with SP has left by %s".formatted(who, exits)
                    : "%d %s units with SP have left by %s".formatted(units, who, exits);
        }

        private List<Integer> hexes(Battle battle) {
            return Arrays.stream(battle.exits().get(side).toArray()).boxed().toList();
        }
    }

    /** The side has scored so many points. */
    record Points(int side, int least) implements Condition {
        @Override
        public String words(Battle battle) {
            return "%s has %s or more".formatted(battle.sides().get(side), Counted.points(least));
        }
    }

    /** The formation has no more than a fraction of the SP it began with. */
    record Reduction(int formation, int numerator, int denominator) implements Condition {
        @Override
        public String words(Battle battle) {
            String name = battle.formations().get(formation).name();
            return "%s is down to %d/%d of its SP".formatted(name, numerator, denominator);
        }
    }

    private static String named(Battle battle, List<Integer> hexes, String between) {
        return hexes.stream().map(battle::hexName).collect(Collectors.joining(between));
    }
}
