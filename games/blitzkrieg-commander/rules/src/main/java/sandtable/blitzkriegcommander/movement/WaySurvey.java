package sandtable.blitzkriegcommander.movement;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way as the table shows it before it is gone, from what everybody knows.
 *
 * @param halt where it stops being allowed
 */
public record WaySurvey(List<Leg> legs, Budget budget, Optional<Halt> halt) {
    private static final Clause OBSTACLE = Clause.of("BKC-MOVE.2");
    private static final Clause CARRIER = Clause.of("BKC-TRN.1");
    private static final Clause ROAD = Clause.of("BKC-MOVE.4");

    public WaySurvey {
        legs = List.copyOf(legs);
    }

    /**
     * @param untilMm how far it is to its end from the start of the way
     */
    public record Leg(Segment line, int untilMm, List<Stretch> stretches) {
        public Leg {
            stretches = List.copyOf(stretches);
        }
    }

    /**
     * Ground along a leg.
     *
     * @param words such as "crosses the hedge"
     */
    public record Stretch(String words, int lengthMm, Clause clause) {}

    /**
     * @param lost what makes it shorter than the unit's Move; with {@code allowedMm} it is all of
     *     it
     */
    public record Budget(int allowedMm, int usedMm, List<Lost> lost) {
        public Budget {
            lost = List.copyOf(lost);
        }
    }

    public record Lost(int lengthMm, String words, Clause clause) {}

    /**
     * @param at the first place that is not allowed, {@code atMm} along the way
     * @param longest the places of the longest part that is; none where there is none
     */
    public record Halt(Spot at, int atMm, Violation violation, List<Spot> longest, int longestMm) {
        public Halt {
            longest = List.copyOf(longest);
        }
    }

    public static WaySurvey of(Table table, UnitId unit, List<Spot> places, Terms terms) {
        Moves moves = Moves.of(table, unit, terms);
        Way way = moves.way(places);
        return new WaySurvey(
                legs(moves, way),
                budget(table, unit, moves, way),
                moves.check(places).map(broken -> halt(moves, way, broken)));
    }

    private static List<Leg> legs(Moves moves, Way way) {
        var legs = new ArrayList<Leg>();
        int gone = 0;
        for (Segment each : way.legs()) {
            gone += each.length();
            legs.add(new Leg(each, gone, moves.footing().stretches(each, ROAD)));
        }
        return legs;
    }

    private static Budget budget(Table table, UnitId unit, Moves moves, Way way) {
        var lost = new ArrayList<Lost>();
        int whole = table.stand(unit).type().moveMm();
        int allowed = moves.allowance();
        if (allowed < whole) {
            lost.add(new Lost(whole - allowed, "somebody got on or off", CARRIER));
        }
        Optional<String> slowing = moves.slowing(way);
        if (slowing.isPresent()) {
            lost.add(new Lost(allowed - moves.slowAllowance(), slowing.get(), OBSTACLE));
            allowed = moves.slowAllowance();
        }
        return new Budget(allowed, way.length(), lost);
    }

    private static Halt halt(Moves moves, Way way, Violation broken) {
        Way longest = moves.longest(way);
        int open = moves.open(way).length();
        int allowed = moves.slowing(way).isPresent() ? moves.slowAllowance() : moves.allowance();
        int at = Math.min(way.length(), Math.min(open, Math.max(allowed, longest.length())));
        return new Halt(
                way.part(at).end(),
                at,
                broken,
                longest.spots().subList(1, longest.spots().size()),
                longest.length());
    }
}
