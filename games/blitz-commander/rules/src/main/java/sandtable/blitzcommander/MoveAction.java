package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BC-MOVE Move Action: who may move, and what moving does. Moves that follow one another are one
 * action (BC-TURN.4), so whoever has moved may go on until another kind of action is taken.
 */
final class MoveAction {
    private static final Clause MOVED = Clause.of("BC-MOVE.1");
    private static final Clause OVERRAN = Clause.of("BC-OVR.3");
    private static final Clause DUG_OUT = Clause.of("BC-ENT.8");
    private static final int MOVED_MARKS = Standing.ACTED | Standing.MOVING;

    private MoveAction() {}

    static Optional<Violation> check(Battle battle, Decision.Take take) {
        Optional<Violation> barred = movers(battle, take.units());
        if (barred.isPresent()) {
            return barred;
        }
        int hex = battle.hex(take.units().getFirst());
        for (int unit : take.units()) {
            if (battle.acted(unit)) {
                return Ownership.acted(battle, unit);
            }
            if (battle.hex(unit) != hex) {
                return refused("BC-MOVE.1", "the units to be taken are not in one hex");
            }
        }
        return Optional.empty();
    }

    static Optional<Violation> check(Battle battle, Decision.Move move) {
        Optional<Violation> barred = movers(battle, move.units());
        if (barred.isPresent()) {
            return barred;
        }
        if (move.path().isEmpty()) {
            return refused("BC-MOVE.1", "a move goes somewhere");
        }
        return entry(battle, move.units(), move.path())
                .or(() -> new Walk(battle, move.units()).go(move.path()));
    }

    static Optional<Violation> check(Battle battle, Decision.Exit exit) {
        Optional<Violation> barred = movers(battle, exit.units());
        if (barred.isPresent()) {
            return barred;
        }
        var walk = new Walk(battle, exit.units());
        return entry(battle, exit.units(), exit.path())
                .or(() -> walk.go(exit.path()))
                .or(walk::leave);
    }

    /** In hand are these units and no others. */
    static Optional<Violation> check(Step.Moving moving, List<Integer> units) {
        return moving.units().equals(units)
                ? Optional.empty()
                : refused("BC-TURN.3", "other units have been taken in hand");
    }

    private static Optional<Violation> movers(Battle battle, List<Integer> units) {
        Optional<Violation> strange = Ownership.check(battle, battle.active(), units);
        if (strange.isPresent()) {
            return strange;
        }
        for (int unit : units) {
            if (battle.acted(unit) && !battle.moving(unit)) {
                return Ownership.acted(battle, unit);
            }
            boolean there = battle.onMap(unit) || arrived(battle, unit);
            if (!there) {
                return refused("BC-MOVE.1", "%s is not on the map", battle.lookup().id(unit));
            }
        }
        return Optional.empty();
    }

    /** Whether a unit may enter the map now. */
    static boolean arrived(Battle battle, int unit) {
        return battle.hex(unit) == Battle.WAITING && battle.unit(unit).arrives() <= battle.turn();
    }

    private static Optional<Violation> entry(
            Battle battle, List<Integer> units, List<Integer> path) {
        for (int unit : units) {
            boolean enters = !battle.onMap(unit);
            if (enters && (path.isEmpty() || !battle.unit(unit).zone().contains(path.getFirst()))) {
                return refused(
                        "BC-MOVE.1", "%s enters the map by another hex", battle.lookup().id(unit));
            }
        }
        return Optional.empty();
    }

    static Battle resolve(Battle battle, Decision.Move move, List<Happening> events) {
        return moved(battle, move.units(), move.path(), events).done(new Step.Acting());
    }

    static Battle resolve(Battle battle, Decision.Exit exit, List<Happening> events) {
        Battle.Edit edit = moved(battle, exit.units(), exit.path(), events);
        for (int unit : exit.units()) {
            events.add(new Happening.LeftTheMap(unit, edit.hex(unit), MOVED));
            edit.remove(unit, Battle.EXITED);
        }
        return edit.done(new Step.Acting());
    }

    /** Units that stay take part in the action all the same. */
    static Battle stay(Battle battle, List<Integer> units, List<Happening> events) {
        Battle.Edit edit = battle.edit();
        for (int unit : units) {
            edit.mark(unit, MOVED_MARKS | (March.halved(battle, unit) ? Standing.HALVED : 0));
        }
        events.add(new Happening.Stayed(units, MOVED));
        return edit.done(new Step.Acting());
    }

    private static Battle.Edit moved(
            Battle battle, List<Integer> units, List<Integer> path, List<Happening> events) {
        var walk = new Walk(battle, units);
        walk.go(path);
        Battle.Edit edit = battle.edit();
        if (!walk.overrun().isEmpty()) {
            for (int hex : walk.overrun().toArray()) {
                int victim = battle.occupation().first(hex);
                events.add(new Happening.Overran(units, victim, hex, OVERRAN));
                edit.remove(victim, Battle.DESTROYED); // BC-OVR.1, BC-OVR.3
            }
        }
        for (int i = 0; i < units.size(); i++) {
            int unit = units.get(i);
            int halved = March.halved(battle, unit) ? Standing.HALVED : 0;
            edit.mark(unit, MOVED_MARKS | halved);
            if (!path.isEmpty()) {
                edit.put(unit, path.getLast());
                edit.spent(unit, walk.spent(i));
                if (edit.has(unit, Standing.ENTRENCHED)) {
                    edit.clear(unit, Standing.ENTRENCHED);
                    events.add(new Happening.MarkerRemoved(unit, DUG_OUT));
                }
            }
        }
        events.add(new Happening.Moved(units, way(battle, units, path), MOVED));
        return edit;
    }

    private static List<Integer> way(Battle battle, List<Integer> units, List<Integer> path) {
        int from = battle.hex(units.getFirst());
        if (from < 0) {
            return path;
        }
        var way = new ArrayList<Integer>(path.size() + 1);
        way.add(from);
        way.addAll(path);
        return way;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
