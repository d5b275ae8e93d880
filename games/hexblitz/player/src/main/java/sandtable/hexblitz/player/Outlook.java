package sandtable.hexblitz.player;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Table;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a battle is about, worked out once for its map: how it can end, the hexes each side wants,
 * and the ways to them.
 *
 * @param bridges those that stood when it was worked out
 */
record Outlook(
        Battle battle, Hexsides bridges, List<Ending> endings, List<Prize> prizes, List<Aim> aims) {
    /**
     * Hexes that {@code side} wants and the other must keep from it.
     *
     * @param weight how much hangs on them: 1 for a victory
     */
    record Aim(int side, HexSet hexes, Ways ways, double weight) {}

    record Goal(Condition condition, List<Aim> aims) {}

    record Ending(Optional<Integer> winner, List<Goal> all, List<Goal> any) {}

    record Prize(Score score, List<Aim> aims) {}

    private static final double HALF_WAY = 0.4;

    static Outlook of(Table table) {
        Battle battle = table.battle();
        List<Ending> endings =
                battle.victory().grades().stream().map(grade -> ending(table, grade)).toList();
        int most = battle.victory().scores().stream().mapToInt(Outlook::points).max().orElse(1);
        List<Prize> prizes =
                battle.victory().scores().stream().map(score -> prize(table, score, most)).toList();
        var aims = new ArrayList<Aim>();
        endings.forEach(
                ending ->
                        Stream.concat(ending.all().stream(), ending.any().stream())
                                .forEach(goal -> aims.addAll(goal.aims())));
        prizes.forEach(prize -> aims.addAll(prize.aims()));
        return new Outlook(battle, table.bridges(), endings, prizes, List.copyOf(aims));
    }

    /** Whether it is still true of a table. */
    boolean fits(Table table) {
        return table.battle() == battle
                && (table.bridges() == bridges || table.bridges().equals(bridges));
    }

    private static Ending ending(Table table, Grade grade) {
        return new Ending(
                grade.winner(),
                grade.all().stream().map(each -> goal(table, grade, each)).toList(),
                grade.any().stream().map(each -> goal(table, grade, each)).toList());
    }

    private static Goal goal(Table table, Grade grade, Condition condition) {
        double weight = grade.winner().isPresent() ? 1 : HALF_WAY;
        return new Goal(condition, aims(table, condition.measure(), weight));
    }

    private static Prize prize(Table table, Score score, int most) {
        return new Prize(score, aims(table, score.measure(), (double) score.points() / most));
    }

    /** The hexes that somebody must have or get to. */
    private static List<Aim> aims(Table table, Measure measure, double weight) {
        return switch (measure) {
            case Measure.Present(int side, HexSet hexes, _) ->
                    List.of(aim(table, side, hexes, weight));
            case Measure.Controlled(int side, HexSet hexes) ->
                    Arrays.stream(hexes.toArray())
                            .mapToObj(hex -> aim(table, side, HexSet.of(hex), weight))
                            .toList();
            case Measure.Left(int side, HexSet hexes) -> List.of(aim(table, side, hexes, weight));
            case Measure.Occupied _,
                    Measure.Lost _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    List.of();
        };
    }

    private static int points(Score score) {
        boolean losses = score.measure() instanceof Measure.StrengthLost;
        return losses ? 1 : Math.abs(score.points());
    }

    private static Aim aim(Table table, int side, HexSet hexes, double weight) {
        return new Aim(
                side, hexes, Ways.to(table.ground(), table.bridges(), hexes), Math.abs(weight));
    }
}
