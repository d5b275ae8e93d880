package sandtable.blitzcommander.victory;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Condition;
import sandtable.blitzcommander.state.Grade;
import sandtable.blitzcommander.state.Score;
import sandtable.blitzcommander.state.Supply;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a battle stands by its scenario's conditions (R-BC-26). */
public final class Scoring {
    private static final Clause ENDED = Clause.of("BC-TURN.2");

    private Scoring() {}

    /** Who holds each objective at the end of a player turn: whoever has been there last. */
    public static byte[] controls(Table table) {
        byte[] controls = table.controls();
        int[] objectives = table.battle().objectives();
        for (int i = 0; i < objectives.length; i++) {
            for (int side = 0; side < 2; side++) {
                if (table.occupation().count(side, objectives[i]) > 0) {
                    controls[i] = (byte) side;
                }
            }
        }
        return controls;
    }

    /** The points of each side as things stand. */
    public static List<Integer> points(Table table) {
        int[] points = new int[2];
        for (Score score : table.battle().victory().scores()) {
            points[score.side()] += points(table, score);
        }
        return List.of(points[0], points[1]);
    }

    /** What one score is worth to its side as things stand. */
    public static int points(Table table, Score score) {
        return switch (score) {
            case Score.Objective(int side, int hex, int points) ->
                    table.control(hex) == side ? points : 0;
            case Score.Occupation(int side, HexSet hexes, int points) ->
                    points * occupied(table, side, hexes);
            case Score.Exit(int side, int points) -> points * at(table, side, Whereabouts.Off.LEFT);
            case Score.OutOfSupply(int side, int per, int points) ->
                    outOfSupply(table, 1 - side) / per * points;
            case Score.Destruction(int side, int per, int points) ->
                    at(table, 1 - side, Whereabouts.Off.DESTROYED) / per * points;
        };
    }

    private static int occupied(Table table, int side, HexSet hexes) {
        var occupied = new HexSet.Edit();
        for (int unit = 0; unit < table.units(); unit++) {
            boolean there = own(table, unit, side) && hexes.contains(table.hex(unit));
            if (there && table.battle().combat(unit)) {
                occupied.add(table.hex(unit));
            }
        }
        return occupied.done().size();
    }

    private static int at(Table table, int side, Whereabouts.Off place) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            units += own(table, unit, side) && table.where(unit) == place ? 1 : 0;
        }
        return units;
    }

    private static int outOfSupply(Table table, int side) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            boolean counts =
                    own(table, unit, side) && table.battle().combat(unit) && table.onMap(unit);
            units += counts && !Supply.traced(table, unit) ? 1 : 0;
        }
        return units;
    }

    private static boolean own(Table table, int unit, int side) {
        return table.battle().side(unit) == side;
    }

    private static boolean holds(Table table, Condition condition, List<Integer> points) {
        return switch (condition) {
            case Condition.Points(int side, int atLeast) -> points.get(side) >= atLeast;
            case Condition.PointsAtMost(int side, int atMost) -> points.get(side) <= atMost;
            case Condition.Presence presence -> present(table, presence);
        };
    }

    private static boolean present(Table table, Condition.Presence presence) {
        for (int unit = 0; unit < table.units(); unit++) {
            boolean there =
                    own(table, unit, presence.side()) && presence.hexes().contains(table.hex(unit));
            boolean able = !presence.mechanized() || table.battle().mechanized(unit);
            if (there && able && (!presence.inSupply() || Supply.traced(table, unit))) {
                return true;
            }
        }
        return false;
    }

    private static boolean reached(Table table, Grade grade, List<Integer> points) {
        return grade.all().stream().allMatch(each -> holds(table, each, points));
    }

    /** Presence counts at the end of a turn of one's own. */
    private static boolean ownTurn(Table table, Grade grade) {
        return grade.all().stream()
                .allMatch(
                        each ->
                                !(each instanceof Condition.Presence presence)
                                        || presence.side() == table.active());
    }

    /** How the battle ends at the end of this player turn, if it does before its last. */
    public static Optional<Pending.Over> decided(Table table) {
        for (int side = 0; side < 2; side++) {
            if (destroyed(table, side)) {
                return Optional.of(
                        over(
                                table,
                                Optional.of(1 - side),
                                "no combat unit of "
                                        + table.battle().sides().get(side)
                                        + " is left"));
            }
        }
        List<Grade> grades = table.battle().victory().grades();
        if (grades.stream().noneMatch(Grade::atOnce)) {
            return Optional.empty();
        }
        List<Integer> points = points(table);
        return grades.stream()
                .filter(Grade::atOnce)
                .filter(each -> ownTurn(table, each) && reached(table, each, points))
                .findFirst()
                .map(each -> over(table, each.winner(), each.name()));
    }

    private static boolean destroyed(Table table, int side) {
        for (int unit = 0; unit < table.units(); unit++) {
            if (own(table, unit, side)
                    && table.battle().combat(unit)
                    && table.where(unit) != Whereabouts.Off.DESTROYED) {
                return false;
            }
        }
        return true;
    }

    /** How the battle ends after its last turn. */
    public static Pending.Over result(Table table) {
        List<Integer> points = points(table);
        for (Grade grade : table.battle().victory().grades()) {
            if (reached(table, grade, points)) {
                return over(table, grade.winner(), grade.name());
            }
        }
        int ahead = Integer.compare(points.getFirst(), points.getLast());
        Optional<Integer> winner = ahead == 0 ? Optional.empty() : Optional.of(ahead > 0 ? 0 : 1);
        return over(table, winner, ahead == 0 ? "draw" : "more points");
    }

    private static Pending.Over over(Table table, Optional<Integer> winner, String why) {
        List<Integer> points = points(table);
        List<Side> sides = table.battle().sides();
        return new Pending.Over(
                winner.map(sides::get),
                Map.of(
                        sides.getFirst(), points.getFirst(),
                        sides.getLast(), points.getLast()),
                ENDED,
                "%s (%d to %d points)".formatted(why, points.getFirst(), points.getLast()));
    }

    /** The conditions in words, for the scenario card. */
    public static List<String> words(Battle battle) {
        var words = new ArrayList<String>();
        battle.victory().scores().forEach(each -> words.add(VictoryWords.of(battle, each)));
        battle.victory().grades().forEach(each -> words.add(VictoryWords.of(battle, each)));
        if (battle.victory().grades().isEmpty()) {
            words.add("More points win");
        }
        return List.copyOf(words);
    }
}
