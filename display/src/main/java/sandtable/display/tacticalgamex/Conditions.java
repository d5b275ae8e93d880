package sandtable.display.tacticalgamex;

import sandtable.display.Naming;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Battlefield;
import sandtable.tacticalgamex.scenario.Condition;
import sandtable.tacticalgamex.scenario.Grade;
import sandtable.tacticalgamex.scenario.Measure;
import sandtable.tacticalgamex.scenario.Score;

import java.util.List;
import java.util.stream.Collectors;

/** How a battle is won, in words. */
final class Conditions {
    private static final int NAMED = 6;

    /** What scenarios have where they set no limit. */
    private static final int NO_LIMIT = 999;

    private final Names names;
    private final Battlefield field;

    Conditions(Battlefield field) {
        this.field = field;
        this.names = new Names(field);
    }

    String of(Grade grade) {
        String when =
                grade.all().isEmpty()
                        ? "otherwise"
                        : grade.all().stream().map(this::of).collect(Collectors.joining(" and "));
        return "%s, %s victory: %s%s"
                .formatted(
                        names.side(grade.winner()),
                        grade.level().words(),
                        when,
                        grade.atOnce() ? ", at once" : "");
    }

    String of(Score score) {
        return "%s: %s for each of %s"
                .formatted(
                        names.side(score.side()),
                        Naming.count(score.points(), "point"),
                        of(score.measure()));
    }

    private String of(Condition condition) {
        return of(condition.measure()) + " " + limits(condition.least(), condition.most());
    }

    private static String limits(int least, int most) {
        if (least == most) {
            return String.valueOf(least);
        }
        if (most >= NO_LIMIT) {
            return "at least " + least;
        }
        return least <= 0 ? "at most " + most : least + " to " + most;
    }

    private String of(Measure measure) {
        return switch (measure) {
            case Measure.Lost(int side, var pieces) ->
                    pieces.isEmpty() || pieces.size() > NAMED
                            ? names.side(side) + " units destroyed"
                            : "destroyed of " + names.units(pieces);
            case Measure.Controlled(int side, HexSet hexes) ->
                    "hexes " + names.side(side) + " controls of " + hexes(hexes);
            case Measure.Present(int side, HexSet hexes) ->
                    names.side(side) + " units in " + hexes(hexes);
            case Measure.Exited(int side, HexSet hexes) ->
                    names.side(side) + " units that left by " + hexes(hexes);
            case Measure.OpenBridge(int side, int hex) ->
                    "bridge " + names.hex(hex) + " open to " + names.side(side);
            case Measure.Points(int side) -> "points of " + names.side(side);
            case Measure.Lead(int side) -> "lead of " + names.side(side) + " in points";
            case Measure.Turn _ -> "turn";
        };
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
