package sandtable.bots;

import sandtable.hexblitz.Battle;
import sandtable.hexblitz.Condition;
import sandtable.hexblitz.Grade;
import sandtable.hexblitz.Score;
import sandtable.hexblitz.Table;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;

import java.util.ArrayList;
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
    /** Hexes that {@code side} wants and the other must keep from it. */
    record Aim(int side, HexSet hexes, Ways ways) {}

    record Goal(Condition condition, List<Aim> aims) {}

    record Ending(Optional<Integer> winner, List<Goal> all, List<Goal> any) {}

    record Prize(Score score, List<Aim> aims) {}

    static Outlook of(Table table) {
        Battle battle = table.battle();
        List<Ending> endings =
                battle.victory().grades().stream().map(grade -> ending(table, grade)).toList();
        List<Prize> prizes =
                battle.victory().scores().stream().map(score -> prize(table, score)).toList();
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
                grade.all().stream().map(each -> goal(table, each)).toList(),
                grade.any().stream().map(each -> goal(table, each)).toList());
    }

    private static Goal goal(Table table, Condition condition) {
        List<Aim> aims =
                switch (condition) {
                    case Condition.Presence(int side, var hexes) ->
                            List.of(aim(table, side, set(hexes)));
                    case Condition.Control(int side, var hexes) ->
                            hexes.stream().map(hex -> aim(table, side, HexSet.of(hex))).toList();
                    case Condition.Departure(int side, _) ->
                            List.of(aim(table, side, table.battle().exits().get(side)));
                    case Condition.Points _, Condition.Reduction _ -> List.of();
                };
        return new Goal(condition, aims);
    }

    private static Prize prize(Table table, Score score) {
        List<Aim> aims =
                switch (score) {
                    case Score.Objective(int side, int hex, _) ->
                            List.of(aim(table, side, HexSet.of(hex)));
                    case Score.Breakthrough(int side, var hexes, _) ->
                            List.of(aim(table, side, set(hexes)));
                    case Score.Attrition _ -> List.of();
                };
        return new Prize(score, aims);
    }

    private static Aim aim(Table table, int side, HexSet hexes) {
        return new Aim(side, hexes, Ways.to(table.ground(), table.bridges(), hexes));
    }

    private static HexSet set(List<Integer> hexes) {
        return HexSet.of(hexes.stream().mapToInt(Integer::intValue).toArray());
    }
}
