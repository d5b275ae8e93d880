package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BC-MOVE Move Action: who may move, and what moving does. Moves that follow one another are one
 * action (BC-TURN.4), so whoever has moved may go on until another kind of action is taken.
 */
public final class MoveAction {
    private static final Clause MOVED = Clause.of("BC-MOVE.1");
    private static final Clause OVERRAN = Clause.of("BC-OVR.3");
    private static final Clause DUG_OUT = Clause.of("BC-ENT.8");

    private MoveAction() {}

    public static Optional<Violation> check(Table table, Decision.Take take) {
        Optional<Violation> barred = movers(table, take.units());
        if (barred.isPresent()) {
            return barred;
        }
        Whereabouts where = table.where(take.units().getFirst().index());
        for (UnitId unit : take.units()) {
            if (table.acted(unit.index())) {
                return Ownership.acted(unit);
            }
            if (!table.where(unit.index()).equals(where)) {
                return refused("BC-MOVE.1", "the units to be taken are not in one hex");
            }
        }
        return Optional.empty();
    }

    public static Optional<Violation> check(Table table, Decision.Move move) {
        Optional<Violation> barred = movers(table, move.units());
        if (barred.isPresent()) {
            return barred;
        }
        if (move.path().isEmpty()) {
            return refused("BC-MOVE.1", "a move goes somewhere");
        }
        return entry(table, move.units(), move.path())
                .or(() -> new Walk(table, move.units()).go(move.path()));
    }

    public static Optional<Violation> check(Table table, Decision.Exit exit) {
        Optional<Violation> barred = movers(table, exit.units());
        if (barred.isPresent()) {
            return barred;
        }
        var walk = new Walk(table, exit.units());
        return entry(table, exit.units(), exit.path())
                .or(() -> walk.go(exit.path()))
                .or(walk::leave);
    }

    private static Optional<Violation> movers(Table table, List<UnitId> units) {
        Optional<Violation> notOwn = Ownership.check(table, table.active(), units);
        if (notOwn.isPresent()) {
            return notOwn;
        }
        for (UnitId id : units) {
            int unit = id.index();
            if (table.acted(unit) && !table.moving(unit)) {
                return Ownership.acted(id);
            }
            boolean there = table.onMap(unit) || arrived(table, unit);
            if (!there) {
                return refused("BC-MOVE.1", "%s is not on the map", id);
            }
        }
        return Optional.empty();
    }

    /** Whether a unit may enter the map now. */
    public static boolean arrived(Table table, int unit) {
        return table.where(unit) == Whereabouts.Off.TO_COME
                && table.stand(unit).arrives() <= table.turn();
    }

    /** Whether a unit of the active side may be taken in hand. */
    public static boolean mayBeTaken(Table table, int unit) {
        boolean there = table.onMap(unit) || arrived(table, unit);
        return table.battle().side(unit) == table.active() && there && !table.acted(unit);
    }

    /**
     * Those that may be taken in hand together with a unit: the ones in its hex; of those that
     * wait, the like ones that come by the same hexes.
     */
    public static List<Integer> together(Table table, int unit) {
        var units = new ArrayList<Integer>();
        for (int each = 0; each < table.units(); each++) {
            if (mayBeTaken(table, each)
                    && table.where(each).equals(table.where(unit))
                    && (table.onMap(unit) || sameWay(table.stand(each), table.stand(unit)))) {
                units.add(each);
            }
        }
        return List.copyOf(units);
    }

    private static boolean sameWay(Stand one, Stand other) {
        return one.type().equals(other.type()) && one.zone().equals(other.zone());
    }

    private static HexSet entry(Table table, UnitId unit) {
        return table.stand(unit.index()).zone();
    }

    private static Optional<Violation> entry(Table table, List<UnitId> units, List<HexId> path) {
        for (UnitId unit : units) {
            boolean enters = !table.onMap(unit.index());
            if (enters
                    && (path.isEmpty() || !entry(table, unit).contains(path.getFirst().index()))) {
                return refused("BC-MOVE.1", "%s enters the map by another hex", unit);
            }
        }
        return Optional.empty();
    }

    public static Table resolve(Table table, Decision.Move move, Telling<Happening> telling) {
        return moved(table, move.units(), move.path(), telling).done();
    }

    public static Table resolve(Table table, Decision.Exit exit, Telling<Happening> telling) {
        Table.Edit edit = moved(table, exit.units(), exit.path(), telling);
        for (UnitId unit : exit.units()) {
            HexId from = table.battle().hexId(edit.hex(unit.index()));
            telling.tell(new Happening.LeftTheMap(unit, from, MOVED));
            edit.remove(unit.index(), Whereabouts.Off.LEFT);
        }
        return edit.done();
    }

    /** Units that stay take part in the action all the same. */
    static Table stay(Table table, List<UnitId> units, Telling<Happening> telling) {
        Table.Edit edit = table.edit();
        for (UnitId id : units) {
            int unit = id.index();
            edit.moves(unit, March.halved(table, unit), table.unit(unit).motion().spent());
        }
        telling.tell(new Happening.Stayed(units, MOVED));
        return edit.done();
    }

    private static Table.Edit moved(
            Table table, List<UnitId> units, List<HexId> path, Telling<Happening> telling) {
        var walk = new Walk(table, units);
        walk.go(path);
        Table.Edit edit = table.edit();
        if (!walk.overrun().isEmpty()) {
            for (int hex : walk.overrun().toArray()) {
                int victim = table.occupation().first(hex);
                telling.tell(
                        new Happening.Overran(
                                units,
                                table.battle().unitId(victim),
                                table.battle().hexId(hex),
                                OVERRAN));
                edit.remove(victim, Whereabouts.Off.DESTROYED); // BC-OVR.1, BC-OVR.3
            }
        }
        for (int i = 0; i < units.size(); i++) {
            int unit = units.get(i).index();
            edit.moves(unit, March.halved(table, unit), walk.spent(i));
            if (!path.isEmpty()) {
                edit.put(unit, path.getLast().index());
                if (edit.entrenched(unit)) {
                    edit.digOut(unit);
                    telling.tell(new Happening.MarkerRemoved(units.get(i), DUG_OUT));
                }
            }
        }
        telling.tell(new Happening.Moved(units, way(table, units, path), MOVED));
        return edit;
    }

    private static List<HexId> way(Table table, List<UnitId> units, List<HexId> path) {
        int from = table.hex(units.getFirst().index());
        if (from < 0) {
            return path;
        }
        var way = new ArrayList<HexId>(path.size() + 1);
        way.add(table.battle().hexId(from));
        way.addAll(path);
        return way;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
