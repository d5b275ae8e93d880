package sandtable.blitzcommander;

import sandtable.space.HexSet;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What a battle is won by, in words. */
final class VictoryWords {
    private static final int MOST_NAMED = 8;

    private VictoryWords() {}

    static String of(Setup setup, Score score) {
        String side = setup.sides().get(score.side()).id();
        String enemy = setup.sides().get(1 - score.side()).id();
        return switch (score) {
            case Score.Objective(_, int hex, int points) ->
                    "%s: %d for holding %s".formatted(side, points, setup.hexName(hex));
            case Score.Occupation(_, HexSet hexes, int points) ->
                    "%s: %d for each hex of %s with a combat unit of its own"
                            .formatted(side, points, named(setup, hexes));
            case Score.Exit(_, int points) ->
                    "%s: %d for each unit that leaves by an exit".formatted(side, points);
            case Score.OutOfSupply(_, int per, int points) ->
                    "%s: %d for every %s out of supply"
                            .formatted(side, points, units(per, enemy + " combat unit"));
            case Score.Destruction(_, int per, int points) ->
                    "%s: %d for every %s destroyed"
                            .formatted(side, points, units(per, enemy + " unit"));
        };
    }

    private static String units(int per, String unit) {
        return per == 1 ? unit : per + " " + unit + "s";
    }

    static String of(Setup setup, Grade grade) {
        if (grade.all().isEmpty()) {
            return grade.name() + ": otherwise";
        }
        return grade.name()
                + ": "
                + grade.all().stream()
                        .map(each -> of(setup, each))
                        .collect(Collectors.joining(" and "))
                + (grade.atOnce() ? ", at once" : "");
    }

    private static String of(Setup setup, Condition condition) {
        return switch (condition) {
            case Condition.Points(int side, int atLeast) ->
                    "%s has %d points or more".formatted(setup.sides().get(side), atLeast);
            case Condition.PointsAtMost(int side, int atMost) ->
                    "%s has %d points or less".formatted(setup.sides().get(side), atMost);
            case Condition.Presence(int side, HexSet hexes, boolean mechanized, boolean inSupply) ->
                    "%s has a %sunit %sin %s"
                            .formatted(
                                    setup.sides().get(side),
                                    mechanized ? "mechanized " : "",
                                    inSupply ? "in supply " : "",
                                    named(setup, hexes));
        };
    }

    private static String named(Setup setup, HexSet hexes) {
        int[] all = hexes.toArray();
        if (all.length > MOST_NAMED) {
            return setup.hexName(all[0]) + " to " + setup.hexName(all[all.length - 1]);
        }
        return Arrays.stream(all).mapToObj(setup::hexName).collect(Collectors.joining(", "));
    }
}
