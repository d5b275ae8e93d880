package sandtable.hexblitz;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/**
 * HB-FACE Front, flank and rear: three front sides, two flanks, one rear (data ruling 3). All
 * stands of a side in a hex share one facing; a stand that lies across edges goes with the first of
 * its hexes.
 */
final class FrontFlankRear {
    private static final Clause TURNED = Clause.of("HB-FACE.1");

    private FrontFlankRear() {}

    /** Whether a neighbour in this direction is in front of a stand with that facing. */
    static boolean front(int facing, int direction) {
        int turn = Math.floorMod(direction - facing, 6);
        return turn <= 1 || turn == 5;
    }

    /** The facing of a side's stands in a hex, or {@link Unit#NOWHERE} if it has none there. */
    static int facing(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && table.unit(i).hex() == hex) {
                return table.unit(i).facing();
            }
        }
        return Unit.NOWHERE;
    }

    /** The facing of a stand that comes into a hex: that of its friends there, else its own. */
    static int joining(Table table, int joiner, int hex, int own) {
        int side = table.stand(joiner).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (i != joiner && table.stand(i).side() == side && table.unit(i).hex() == hex) {
                return table.unit(i).facing();
            }
        }
        return own;
    }

    /** Turning in one's own activation, at its end: once for each hex. */
    static Optional<Violation> check(Table table, Activation.Group group, Decision.Face face) {
        return checkTurn(table, group.side(table), face)
                .or(
                        () ->
                                anyIn(table, group, face.hex())
                                        ? Optional.empty()
                                        : refused(
                                                "HB-SEQ.6",
                                                "no activated stand is in %s",
                                                name(table, face.hex())));
    }

    /** Turning of Defensive stands after the reveal, with no enemy next to them. */
    static Optional<Violation> checkDefensive(Table table, int side, Decision.Face face) {
        Optional<Violation> broken = checkTurn(table, side, face);
        if (broken.isPresent()) {
            return broken;
        }
        if (!defensiveIn(table, side, face.hex())) {
            return refused(
                    "HB-FACE.1", "no Defensive stand of yours is in %s", name(table, face.hex()));
        }
        return ZoneOfControl.of(table, 1 - side).contains(face.hex())
                ? refused("HB-FACE.1", "an enemy is next to %s", name(table, face.hex()))
                : Optional.empty();
    }

    private static Optional<Violation> checkTurn(Table table, int side, Decision.Face face) {
        int hex = face.hex();
        if (hex < 0 || hex >= table.ground().grid().size() || facing(table, side, hex) < 0) {
            return refused("HB-FACE.1", "no stand of yours is there to turn");
        }
        if (face.direction() < 0 || face.direction() > 5) {
            return refused("HB-FACE.1", "a hex has six sides, 0 to 5, not %d", face.direction());
        }
        if (facing(table, side, hex) == face.direction()) {
            return refused(
                    "HB-FACE.1",
                    "the stands in %s already face %s",
                    name(table, hex),
                    table.ground().grid().directionName(face.direction()));
        }
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side
                    && table.unit(i).hex() == hex
                    && table.unit(i).has(Mark.TURNED)) {
                return refused(
                        "HB-FACE.1", "the stands in %s have turned already", name(table, hex));
            }
        }
        return Optional.empty();
    }

    private static boolean anyIn(Table table, Activation.Group group, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).hex() == hex && group.has(table, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean defensiveIn(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (table.stand(i).side() == side
                    && unit.hex() == hex
                    && unit.order() == Order.DEFENSIVE) {
                return true;
            }
        }
        return false;
    }

    /** All stands of a side in a hex share one facing. */
    static State resolve(State state, int side, Decision.Face face, List<Happening> events) {
        Table table = state.table();
        Roster.Edit<Unit> edit = table.units().edit();
        boolean seen = false;
        var enemySees = Visibility.seenBy(table, 1 - side);
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            if (table.stand(i).side() == side && unit.hex() == face.hex()) {
                edit.set(i, unit.facing(face.direction()).with(Mark.TURNED));
                seen |= Visibility.visible(table, i, enemySees);
            }
        }
        events.add(
                new Happening.Turned(face.hex(), table.side(side), face.direction(), seen, TURNED));
        return state.with(table.with(edit.done()));
    }

    private static String name(Table table, int hex) {
        return table.battle().hexName(hex);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
