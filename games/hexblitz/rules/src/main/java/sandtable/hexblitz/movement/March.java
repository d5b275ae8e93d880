package sandtable.hexblitz.movement;

import sandtable.hexblitz.charts.Counted;
import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Violation;
import sandtable.space.Reach;

import java.util.Optional;

/** HB-MOV, HB-ZOC: whether a unit may move along a path, judged on what its side knows. */
public final class March {
    /** More points than any way over a map takes. */
    private static final int FAR = 1000;

    private March() {}

    public static Optional<Violation> check(Table table, Group group, Decision.Move move) {
        Optional<Violation> stays = stays(table, group, move.unit());
        if (stays.isPresent()) {
            return stays;
        }
        var occupation = new Occupation(table, table.stand(move.unit()).side());
        var movement = Movement.of(occupation, move.unit());
        Optional<Violation> broken =
                checkNames(table, movement, move).or(() -> checkPath(occupation, movement, move));
        if (broken.isPresent()) {
            return broken;
        }
        return returns(occupation, movement, move.unit(), end(movement.unit(), move));
    }

    /** Why the unit may not move at all. */
    static Optional<Violation> stays(Table table, Group group, UnitId id) {
        if (!group.hasNamed(table, id)) {
            return refused("HB-SEQ.6", "%s is not activated now", id);
        }
        Unit unit = table.unit(id);
        if (!unit.order().moving()) {
            return refused("HB-ORD.3", "%s is %s and does not move", id, unit.order().words());
        }
        if (!unit.has(Mark.MAY_MOVE)) {
            return refused("HB-MOV.1", "%s has no move left", id);
        }
        if (ZoneOfControl.pinned(table, id)) {
            return refused(
                    "HB-ZOC.5",
                    "%s is held by the Zone of Control it entered at %s",
                    id,
                    unit.place());
        }
        return Optional.empty();
    }

    /**
     * Whether the path names hexes of the map, and the one it sets out from if the unit is not in
     * one hex already.
     */
    private static Optional<Violation> checkNames(
            Table table, Movement movement, Decision.Move move) {
        UnitId id = move.unit();
        if (!table.ground().has(move.path())) {
            return refused("HB-MOV.1", "the path of %s leads off the map", id);
        }
        if (move.path().isEmpty() && !movement.unit().onMap()) {
            return refused("HB-EQUIP.1", "%s is not on the map yet: say where it enters", id);
        }
        return move.path().isEmpty() && movement.unit().straddles()
                ? refused("HB-STK.2", "%s lies in several hexes: say which it sets out from", id)
                : Optional.empty();
    }

    private static Optional<Violation> checkPath(
            Occupation occupation, Movement movement, Decision.Move move) {
        Table table = occupation.table();
        int spent = 0;
        int at = movement.unit().hex();
        Optional<Violation> unreached =
                farGoal(movement, move)
                        ? unreached(table, movement, move.unit(), end(movement.unit(), move))
                        : Optional.empty();
        if (unreached.isPresent()) {
            return unreached;
        }
        boolean begins = at < 0 || movement.unit().straddles(); // the path names where it sets out
        int firstEntered = movement.unit().straddles() ? 1 : 0;
        for (int i = 0; i < move.path().size(); i++) {
            int to = move.path().get(i).index();
            Optional<Violation> barred =
                    begins && i == 0
                            ? sets(table, movement, move.unit(), to)
                            : movement.barred(at, to);
            if (barred.isPresent()) {
                return barred;
            }
            if (i > firstEntered && movement.halts(at, 0)) {
                return refused(
                        "HB-ZOC.3",
                        "%s must halt in the enemy Zone of Control at %s",
                        move.unit(),
                        table.hexId(at));
            }
            spent +=
                    begins && i == 0
                            ? (at < 0 ? movement.entryCost(to) : 0)
                            : movement.cost(at, to);
            if (spent > movement.unit().points()) {
                return tooFar(table, move.unit(), to, spent);
            }
            at = to;
        }
        if (move.across().isEmpty()) {
            return at == movement.unit().hex() && !movement.unit().straddles()
                    ? refused("HB-MOV.1", "%s is already at %s", move.unit(), table.hexId(at))
                    : Optional.empty();
        }
        return Straddling.check(occupation, movement, move, at, movement.unit().points() - spent);
    }

    /**
     * A stand that enters the map begins in its zone, one that lies across edges in one of its
     * hexes.
     */
    private static Optional<Violation> sets(Table table, Movement movement, UnitId id, int first) {
        if (movement.unit().hex() >= 0) {
            return movement.unit().in(first)
                    ? Optional.empty()
                    : refused(
                            "HB-STK.2",
                            "%s must set out from one of the hexes it lies in, not from %s",
                            id,
                            table.hexId(first));
        }
        return table.stand(id).zone().contains(first)
                ? movement.barred(first)
                : refused("HB-EQUIP.1", "%s does not enter the map at %s", id, table.hexId(first));
    }

    /** Whether nothing but a goal is named, and that is not the next hex. */
    private static boolean farGoal(Movement movement, Decision.Move move) {
        Unit unit = movement.unit();
        return move.path().size() == 1
                && unit.onMap()
                && !unit.straddles()
                && unit.hex() != end(unit, move)
                && !movement.adjacent(unit.hex(), end(unit, move));
    }

    /** Why a goal that is named without the way cannot be reached by any. */
    private static Optional<Violation> unreached(
            Table table, Movement movement, UnitId id, int goal) {
        Optional<Violation> barred = movement.barred(goal);
        if (barred.isPresent()) {
            return barred;
        }
        Reach reach = movement.reachWith(FAR);
        if (!reach.reaches(goal)) {
            return refused("HB-MOV.1", "no way leads %s to %s", id, table.hexId(goal));
        }
        return reach.cost(goal) > movement.unit().points()
                ? tooFar(table, id, goal, reach.cost(goal))
                : Optional.empty();
    }

    private static Optional<Violation> tooFar(Table table, UnitId id, int to, int spent) {
        Unit unit = table.unit(id);
        HexId hex = table.hexId(to);
        return unit.order() == Order.ROAD
                ? refused(
                        "HB-TERR.8",
                        "%s is %s away along the road and %s goes %d",
                        hex,
                        Counted.hexes(spent),
                        id,
                        unit.points())
                : refused(
                        "HB-MOV.1",
                        "going to %s takes %s and %s has %d",
                        hex,
                        Counted.points(spent),
                        id,
                        unit.points());
    }

    private static int end(Unit unit, Decision.Move move) {
        return move.path().isEmpty() ? unit.hex() : move.path().getLast().index();
    }

    /**
     * HB-FORM.9: outside the Command Area a move must end nearer to it, if any move does (R-HB-28).
     */
    static Optional<Violation> returns(
            Occupation occupation, Movement movement, UnitId id, int end) {
        Table table = occupation.table();
        if (!CommandArea.mustReturn(table, id)) {
            return Optional.empty();
        }
        int from = CommandArea.distance(table, id);
        boolean nearer = CommandArea.distance(table, id, end) < from;
        return nearer || !canReturn(table, id, movement.reach())
                ? Optional.empty()
                : refused(
                        "HB-FORM.9",
                        "%s is outside its Command Area and %s is no nearer to it",
                        id,
                        table.hexId(end));
    }

    /** Whether some hex in reach is nearer to the Command Area. */
    public static boolean canReturn(Table table, UnitId id, Reach reach) {
        int from = CommandArea.distance(table, id);
        for (int i = 0; i < reach.count(); i++) {
            if (CommandArea.distance(table, id, reach.hex(i)) < from) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a unit still owes its way back: it must go before it may attack, and before the
     * activation ends.
     */
    public static boolean owesReturn(Table table, UnitId id) {
        return table.unit(id).has(Mark.MAY_MOVE)
                && CommandArea.mustReturn(table, id)
                && canReturn(
                        table,
                        id,
                        Movement.of(new Occupation(table, table.stand(id).side()), id).reach());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
