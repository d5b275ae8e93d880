package sandtable.tacticalgamex.table;

import sandtable.scene.Naming;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.scenario.Condition;
import sandtable.tacticalgamex.scenario.Grade;
import sandtable.tacticalgamex.scenario.Measure;
import sandtable.tacticalgamex.scenario.Score;
import sandtable.tacticalgamex.state.Battle;

import java.util.List;
import java.util.stream.Collectors;

/** How a battle is won, in words. */
final class Conditions {
    private static final int NAMED = 6;

    /** What scenarios have where they set no limit. */
    private static final int NO_LIMIT = 999;

    private final Names names;
    private final Battle field;

    Conditions(Battle field) {
        this.field = field;
        this.names = new Names(field);
    }

    String of(Grade grade) {
        String when =
                grade.all().isEmpty()
                        ? "otherwise"
                        : grade.all().stream().map(this::of).reduce("", Conditions::joined);
        return "%s, %s victory: %s%s"
                .formatted(
                        names.side(grade.winner()),
                        grade.level().words(),
                        when,
                        grade.atOnce() ? ", at once" : "");
    }

    private static String joined(String before, String next) {
        return before.isEmpty()
                ? next
                : before + (next.startsWith("by turn") ? " " : " and ") + next;
    }

    String of(Score score) {
        return "%s: %s for each %s"
                .formatted(
                        names.side(score.side()),
                        Naming.count(score.points(), "point"),
                        each(score.measure()));
    }

    /** One of what is counted. */
    private String each(Measure measure) {
        return switch (measure) {
            case Measure.Lost(int side, var pieces) ->
                    named(pieces)
                            ? "of " + names.units(pieces) + " destroyed"
                            : names.side(side) + " unit destroyed";
            case Measure.Controlled(int side, HexSet hexes) ->
                    "of " + hexes(hexes) + " that " + names.side(side) + " controls";
            case Measure.Present(int side, HexSet hexes) ->
                    names.side(side) + " unit in " + hexes(hexes);
            case Measure.Exited(int side, HexSet hexes) ->
                    names.side(side) + " unit that has left by " + hexes(hexes);
            case Measure.OpenBridge(int side, int hex) ->
                    "bridge at " + names.hex(hex) + " open to " + names.side(side);
            case Measure.Points(int side) -> "point of " + names.side(side);
            case Measure.Lead(int side) -> "point " + names.side(side) + " leads by";
            case Measure.Turn _ -> "turn";
        };
    }

    private static boolean named(List<Integer> pieces) {
        return !pieces.isEmpty() && pieces.size() <= NAMED;
    }

    private String of(Condition condition) {
        int least = condition.least();
        int most = condition.most();
        String amount = amount(least, most);
        return switch (condition.measure()) {
            case Measure.Lost(int side, var pieces) ->
                    named(pieces)
                            ? amount + " of " + names.units(pieces) + " destroyed"
                            : amount + " " + names.side(side) + " units destroyed";
            case Measure.Controlled(int side, HexSet hexes) ->
                    "%s controls %s of %s"
                            .formatted(
                                    names.side(side),
                                    least == hexes.size() ? "all" : most == 0 ? "none" : amount,
                                    hexes(hexes));
            case Measure.Present(int side, HexSet hexes) ->
                    amount + " " + names.side(side) + " units in " + hexes(hexes);
            case Measure.Exited(int side, HexSet hexes) ->
                    amount + " " + names.side(side) + " units have left by " + hexes(hexes);
            case Measure.OpenBridge(int side, int hex) ->
                    "the bridge at %s is %s to %s"
                            .formatted(
                                    names.hex(hex),
                                    most == 0 ? "closed" : "open",
                                    names.side(side));
            case Measure.Points(int side) -> names.side(side) + " has " + amount + " points";
            case Measure.Lead(int side) -> names.side(side) + " leads by " + amount + " points";
            case Measure.Turn _ -> least <= 1 ? "by turn " + most : "in turn " + amount;
        };
    }

    private static String amount(int least, int most) {
        if (least == most) {
            return least == 0 ? "no" : String.valueOf(least);
        }
        if (most >= NO_LIMIT) {
            return "at least " + least;
        }
        return least <= 0 ? "at most " + most : least + " to " + most;
    }

    /** A few hexes by their numbers, many by their ends. */
    private String hexes(HexSet hexes) {
        int[] list = hexes.toArray();
        if (list.length == 0) {
            return "any hex";
        }
        if (list.length <= NAMED) {
            return List.of(0, 1, 2, 3, 4, 5).stream()
                    .filter(each -> each < list.length)
                    .map(each -> names.hex(list[each]))
                    .collect(Collectors.joining(", "));
        }
        return list.length == field.ground().grid().size()
                ? "any hex"
                : "the %d hexes %s to %s"
                        .formatted(
                                list.length, names.hex(list[0]), names.hex(list[list.length - 1]));
    }
}
