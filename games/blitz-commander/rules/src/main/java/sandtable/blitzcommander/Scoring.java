package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a battle stands by its scenario's conditions (R-BC-26). */
public final class Scoring {
    private static final Clause ENDED = Clause.of("BC-TURN.2");

    private Scoring() {}

    /** Who holds each objective at the end of a player turn: whoever has been there last. */
    static byte[] controls(Battle battle) {
        byte[] controls = battle.controls();
        int[] objectives = battle.lookup().objectives;
        for (int i = 0; i < objectives.length; i++) {
            for (int side = 0; side < 2; side++) {
                if (battle.occupation().count(side, objectives[i]) > 0) {
                    controls[i] = (byte) side;
                }
            }
        }
        return controls;
    }

    /** The points of each side as things stand. */
    public static List<Integer> points(Battle battle) {
        int[] points = new int[2];
        for (Score score : battle.setup().victory().scores()) {
            points[score.side()] += points(battle, score);
        }
        return List.of(points[0], points[1]);
    }

    /** What one score is worth to its side as things stand. */
    public static int points(Battle battle, Score score) {
        return switch (score) {
            case Score.Objective(int side, int hex, int points) ->
                    battle.control(hex) == side ? points : 0;
            case Score.Occupation(int side, HexSet hexes, int points) ->
                    points * occupied(battle, side, hexes);
            case Score.Exit(int side, int points) -> points * at(battle, side, Battle.EXITED);
            case Score.OutOfSupply(int side, int per, int points) ->
                    outOfSupply(battle, 1 - side) / per * points;
            case Score.Destruction(int side, int per, int points) ->
                    at(battle, 1 - side, Battle.DESTROYED) / per * points;
        };
    }

    private static int occupied(Battle battle, int side, HexSet hexes) {
        var occupied = new HexSet.Edit();
        for (int unit = 0; unit < battle.units(); unit++) {
            boolean there = own(battle, unit, side) && hexes.contains(battle.hex(unit));
            if (there && battle.lookup().combat[unit]) {
                occupied.add(battle.hex(unit));
            }
        }
        return occupied.done().size();
    }

    private static int at(Battle battle, int side, int place) {
        int units = 0;
        for (int unit = 0; unit < battle.units(); unit++) {
            units += own(battle, unit, side) && battle.hex(unit) == place ? 1 : 0;
        }
        return units;
    }

    private static int outOfSupply(Battle battle, int side) {
        int units = 0;
        for (int unit = 0; unit < battle.units(); unit++) {
            boolean counts =
                    own(battle, unit, side) && battle.lookup().combat[unit] && battle.onMap(unit);
            units += counts && !Supply.traced(battle, unit) ? 1 : 0;
        }
        return units;
    }

    private static boolean own(Battle battle, int unit, int side) {
        return battle.lookup().side[unit] == side;
    }

    private static boolean holds(Battle battle, Condition condition, List<Integer> points) {
        return switch (condition) {
            case Condition.Points(int side, int atLeast) -> points.get(side) >= atLeast;
            case Condition.PointsAtMost(int side, int atMost) -> points.get(side) <= atMost;
            case Condition.Presence presence -> present(battle, presence);
        };
    }

    private static boolean present(Battle battle, Condition.Presence presence) {
        for (int unit = 0; unit < battle.units(); unit++) {
            boolean there =
                    own(battle, unit, presence.side())
                            && presence.hexes().contains(battle.hex(unit));
            boolean able = !presence.mechanized() || battle.lookup().mechanized[unit];
            if (there && able && (!presence.inSupply() || Supply.traced(battle, unit))) {
                return true;
            }
        }
        return false;
    }

    private static boolean reached(Battle battle, Grade grade, List<Integer> points) {
        return grade.all().stream().allMatch(each -> holds(battle, each, points));
    }

    /** Presence counts at the end of a turn of one's own. */
    private static boolean ownTurn(Battle battle, Grade grade) {
        return grade.all().stream()
                .allMatch(
                        each ->
                                !(each instanceof Condition.Presence presence)
                                        || presence.side() == battle.active());
    }

    /** How the battle ends at the end of this player turn, if it does before its last. */
    static Optional<Step.Over> decided(Battle battle) {
        for (int side = 0; side < 2; side++) {
            if (destroyed(battle, side)) {
                return Optional.of(
                        over(
                                battle,
                                Optional.of(1 - side),
                                "no combat unit of "
                                        + battle.setup().sides().get(side)
                                        + " is left"));
            }
        }
        List<Grade> grades = battle.setup().victory().grades();
        if (grades.stream().noneMatch(Grade::atOnce)) {
            return Optional.empty();
        }
        List<Integer> points = points(battle);
        return grades.stream()
                .filter(Grade::atOnce)
                .filter(each -> ownTurn(battle, each) && reached(battle, each, points))
                .findFirst()
                .map(each -> over(battle, each.winner(), each.name()));
    }

    private static boolean destroyed(Battle battle, int side) {
        for (int unit = 0; unit < battle.units(); unit++) {
            if (own(battle, unit, side)
                    && battle.lookup().combat[unit]
                    && battle.hex(unit) != Battle.DESTROYED) {
                return false;
            }
        }
        return true;
    }

    /** How the battle ends after its last turn. */
    static Step.Over result(Battle battle) {
        List<Integer> points = points(battle);
        for (Grade grade : battle.setup().victory().grades()) {
            if (reached(battle, grade, points)) {
                return over(battle, grade.winner(), grade.name());
            }
        }
        int ahead = Integer.compare(points.getFirst(), points.getLast());
        Optional<Integer> winner = ahead == 0 ? Optional.empty() : Optional.of(ahead > 0 ? 0 : 1);
        return over(battle, winner, ahead == 0 ? "draw" : "more points");
    }

    private static Step.Over over(Battle battle, Optional<Integer> winner, String why) {
        List<Integer> points = points(battle);
        String reason = "%s (%d to %d points)".formatted(why, points.getFirst(), points.getLast());
        return new Step.Over(winner, points, ENDED, reason);
    }

    /** The conditions in words, for the scenario card. */
    public static List<String> words(Setup setup) {
        var words = new ArrayList<String>();
        setup.victory().scores().forEach(each -> words.add(VictoryWords.of(setup, each)));
        setup.victory().grades().forEach(each -> words.add(VictoryWords.of(setup, each)));
        if (setup.victory().grades().isEmpty()) {
            words.add("More points win");
        }
        return List.copyOf(words);
    }
}
