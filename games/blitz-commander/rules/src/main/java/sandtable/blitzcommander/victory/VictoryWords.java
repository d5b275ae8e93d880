package sandtable.blitzcommander.victory;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Condition;
import sandtable.blitzcommander.state.Grade;
import sandtable.blitzcommander.state.Score;
import sandtable.space.HexSet;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What a battle is won by, in words. */
final class VictoryWords {
    private static final int MOST_NAMED = 8;

    private VictoryWords() {}

    static String of(Battle battle, Score score) {
        String side = battle.sides().get(score.side()).id();
        String enemy = battle.sides().get(1 - score.side()).id();
        return switch (score) {
            case Score.Objective(_, int hex, int points) ->
                    "%s: %d for holding %s".formatted(side, points, battle.hexName(hex));
            case Score.Occupation(_, HexSet hexes, int points) ->
                    "%s: %d for each hex of %s with a combat unit of its own"
                            .formatted(side, points, named(battle, hexes));
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

    static String of(Battle battle, Grade grade) {
        if (grade.all().isEmpty()) {
            return grade.name() + ": otherwise";
        }
        return grade.name()
                + ": "
                + grade.all().stream()
                        .map(each -> of(battle, each))
                        .collect(Collectors.joining(" and "))
                + (grade.atOnce() ? ", at once" : "");
    }

    private static String of(Battle battle, Condition condition) {
        return switch (condition) {
            case Condition.Points(int side, int atLeast) ->
                    "%s has %d points or more".formatted(battle.sides().get(side), atLeast);
            case Condition.PointsAtMost(int side, int atMost) ->
                    "%s has %d points or less".formatted(battle.sides().get(side), atMost);
            case Condition.Presence(int side, HexSet hexes, boolean mechanized, boolean inSupply) ->
                    "%s has a %sunit %sin %s"
                            .formatted(
                                    battle.sides().get(side),
                                    mechanized ? "mechanized " : "",
                                    inSupply ? "in supply " : "",
                                    named(battle, hexes));
        };
    }

    private static String named(Battle battle, HexSet hexes) {
        int[] all = hexes.toArray();
        if (all.length > MOST_NAMED) {
            return battle.hexName(all[0]) + " to " + battle.hexName(all[all.length - 1]);
        }
        return Arrays.stream(all).mapToObj(battle::hexName).collect(Collectors.joining(", "));
    }
}
