package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.LEAST_MOVE;
import static sandtable.blitzkriegcommander.data.Setting.MOST_LEGS;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Violation;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** BKC-MOVE Moving: whole ways of a unit, as far as everybody knows. */
public final class Moves {
    private final Table table;
    private final UnitId unit;
    private final Terms terms;
    private final Spot start;
    private final Footing footing;

    private Moves(Table table, UnitId unit, Terms terms) {
        this.table = table;
        this.unit = unit;
        this.terms = terms;
        this.start = table.base(unit).orElseThrow();
        this.footing = Footing.of(table, unit, terms);
    }

    /** The ways of a unit that has a base on the table. */
    public static Moves of(Table table, UnitId unit, Terms terms) {
        return new Moves(table, unit, terms);
    }

    public Spot start() {
        return start;
    }

    /** The way through these places. */
    public Way way(List<Spot> places) {
        return way(start, places);
    }

    /** The way of a unit that stands there through these places. */
    public static Way way(Spot start, List<Spot> places) {
        var spots = new ArrayList<Spot>(places.size() + 1);
        spots.add(start);
        spots.addAll(places);
        return Way.through(spots);
    }

    /** Whether the unit may go this way and stand at its end. */
    public Optional<Violation> check(List<Spot> places) {
        if (places.size() > MOST_LEGS.value()) {
            return refused(
                    "BKC-MOVE.1",
                    "a way has at most %s legs and this one has %s",
                    MOST_LEGS.value(),
                    places.size());
        }
        Way way = way(places);
        if (way.spots().size() < 2) {
            return Optional.empty(); // BKC-MOVE.6: it turns on the spot
        }
        return dugIn().or(() -> faults(way)).or(() -> tooLong(way)).or(() -> crowded(way.end()));
    }

    /** BKC-GUN.2: nobody pushes a gun out of its pit. */
    private Optional<Violation> dugIn() {
        boolean gun = table.stand(unit).type().unitClass() == UnitClass.GUN;
        return gun && Sites.at(table, start).filter(each -> each == WorkKind.PIT).isPresent()
                ? refused("BKC-GUN.2", "%s cannot be moved out of its pit by hand", unit)
                : Optional.empty();
    }

    private Optional<Violation> faults(Way way) {
        for (Segment leg : way.legs()) {
            Fault fault = footing.fault(leg);
            if (fault != Fault.NONE) {
                return fault.told();
            }
        }
        return Optional.empty();
    }

    private Optional<Violation> tooLong(Way way) {
        int length = way.length();
        if (length > allowance()) {
            return refused(
                    "BKC-MOVE.1",
                    "%s moves %s cm at most and this way is %s cm",
                    unit,
                    Centimetres.words(allowance()),
                    Centimetres.words(length));
        }
        if (length <= slowAllowance()) {
            return Optional.empty();
        }
        return slowing(way)
                .flatMap(
                        by ->
                                refused(
                                        "BKC-MOVE.2",
                                        "%s moves %s cm at most where there is %s in its way, and"
                                                + " this way is %s cm",
                                        unit,
                                        Centimetres.words(slowAllowance()),
                                        by,
                                        Centimetres.words(length)));
    }

    private Optional<Violation> crowded(Spot end) {
        return footing.occupant(end)
                .flatMap(each -> refused("BKC-GEO.5", "%s would stand on %s", unit, each));
    }

    /** BKC-MOVE.1, BKC-TRN.1: how far the unit may go over open ground. */
    public int allowance() {
        int move = table.stand(unit).type().moveMm();
        return terms.slowed() ? move / 2 : move;
    }

    /** BKC-MOVE.2: how far it may go where there is an obstacle. */
    public int slowAllowance() {
        return Math.min(allowance(), Math.max(LEAST_MOVE.value(), allowance() / 2));
    }

    /** BKC-MOVE.2: the first obstacle on a way, by its word. */
    public Optional<String> slowing(Way way) {
        for (Segment leg : way.legs()) {
            Optional<String> by = footing.slowing(leg);
            if (by.isPresent()) {
                return by;
            }
        }
        return Optional.empty();
    }

    /** The longest first part of a way that is allowed; a way of no leg if there is none. */
    public Way longest(Way way) {
        if (dugIn().isPresent()) {
            return Way.of(start);
        }
        int whole = way.length();
        Way swift = longest(way, allowance(), this::swift);
        if (swift.length() >= Math.min(whole, slowAllowance())) {
            return swift;
        }
        Way slow = longest(way, slowAllowance(), footing::open);
        return slow.length() > swift.length() ? slow : swift;
    }

    private Way longest(Way way, int most, Predicate<Segment> passable) {
        return way.spots().size() == 2
                ? straight(way.start(), way.end(), most, passable)
                : way.longest(most, passable, footing::free);
    }

    /**
     * The same for a way of one leg, of which there are by far the most. A shorter leg is rounded
     * to another direction by a hair, so what is open to the longer one may be shut to it.
     */
    private Way straight(Spot from, Spot to, int most, Predicate<Segment> passable) {
        int open = open(from, to, Math.min(most, from.lengthTo(to)), passable);
        Spot reached = place(from, to, open);
        while (open > 0 && !footing.free(reached)) {
            int back = Math.max(0, Math.min(open - 1, footing.before(from, to, reached)));
            open = open(from, to, back, passable);
            reached = place(from, to, open);
        }
        return reached.equals(from) ? Way.of(from) : Way.of(from, reached);
    }

    /** How far a leg is open, at most so far. */
    private static int open(Spot from, Spot to, int most, Predicate<Segment> passable) {
        if (most == 0 || passable.test(new Segment(from, place(from, to, most)))) {
            return most;
        }
        int open = 0;
        int shut = most;
        while (shut - open > 1) {
            int middle = (open + shut) / 2;
            boolean passes = passable.test(new Segment(from, place(from, to, middle)));
            open = passes ? middle : open;
            shut = passes ? shut : middle;
        }
        return open;
    }

    /** The farthest spot on a leg that counts no more than that. */
    private static Spot place(Spot from, Spot to, int mm) {
        if (mm == 0) {
            return from;
        }
        if (from.within(mm, to)) {
            return to;
        }
        for (int less = mm; less > 0; less--) {
            Spot spot = from.towards(to, less);
            if (from.within(mm, spot)) {
                return spot;
            }
        }
        return from;
    }

    private boolean swift(Segment leg) {
        return footing.open(leg) && footing.slowing(leg).isEmpty();
    }

    /** The first part of a way on which nothing is wrong but perhaps its length and its end. */
    Way open(Way way) {
        return way.longest(way.length(), footing::open, _ -> true);
    }

    Footing footing() {
        return footing;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
