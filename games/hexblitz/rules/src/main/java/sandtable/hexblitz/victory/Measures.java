package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Condition;
import sandtable.hexblitz.state.Score;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;

import java.util.List;
import java.util.function.Predicate;

/** What a scenario's conditions and scores come to on a table (R-HB-31). */
final class Measures {
    private Measures() {}

    /** Whether a condition holds; {@code points} are those of each side. */
    static boolean holds(Condition condition, Table table, List<Integer> points) {
        return switch (condition) {
            case Condition.Presence(int side, var hexes) ->
                    count(table, side, unit -> hexes.stream().anyMatch(unit::in)) > 0;
            case Condition.Control(int side, var hexes) ->
                    hexes.stream().allMatch(hex -> controls(table, side, hex));
            case Condition.Departure(int side, int units) ->
                    count(table, side, unit -> unit.is(Whereabouts.Off.LEFT)) >= units;
            case Condition.Points(int side, int least) -> points.get(side) >= least;
            case Condition.Reduction reduction -> reduced(reduction, table);
        };
    }

    /** What a score is worth to its side. */
    static int points(Score score, Table table) {
        return switch (score) {
            case Score.Objective(int side, int hex, int points) ->
                    controls(table, side, hex) ? points : 0;
            case Score.Breakthrough(int side, var hexes, int points) ->
                    count(
                                    table,
                                    side,
                                    unit ->
                                            unit.is(Whereabouts.Off.LEFT)
                                                    || hexes.stream().anyMatch(unit::in))
                            * points;
            case Score.Attrition(_, int loser, int per, int points) ->
                    StrengthLost.of(table, loser) / per * points;
        };
    }

    private static boolean controls(Table table, int side, int hex) {
        int place = table.battle().victory().objectives().indexOf(hex);
        return table.controls().get(place) == side;
    }

    /** The units of a side that have SP and are where they should be. */
    private static int count(Table table, int side, Predicate<Unit> where) {
        int units = 0;
        for (Stand stand : table.battle().stands()) {
            Unit unit = table.unit(stand.index());
            units += stand.side() == side && unit.sp() > 0 && where.test(unit) ? 1 : 0;
        }
        return units;
    }

    private static boolean reduced(Condition.Reduction reduction, Table table) {
        int start = 0;
        int now = 0;
        for (Stand stand : table.battle().stands()) {
            if (stand.formation() == reduction.formation()) {
                start += stand.sp();
                now += StrengthLost.left(table, stand);
            }
        }
        return now * reduction.denominator() <= start * reduction.numerator();
    }
}
