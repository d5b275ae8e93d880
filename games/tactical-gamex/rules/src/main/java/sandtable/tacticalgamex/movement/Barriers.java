package sandtable.tacticalgamex.movement;

import sandtable.kernel.Violation;
import sandtable.space.Reach;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

import java.util.Optional;

/**
 * Why a unit cannot make a step, in the order of the book; must agree with {@link UnitMovement}.
 */
public record Barriers(UnitMovement movement, Table table, Stand stand) {
    public static Barriers of(UnitMovement movement) {
        Table table = movement.occupation().table();
        return new Barriers(movement, table, table.stand(movement.walk().unit()));
    }

    /** Why the step is refused with so many half points left. */
    public Optional<Violation> check(int from, int to, boolean first, int left) {
        int unit = movement.walk().unit().index();
        Occupation occupation = movement.occupation();
        int direction = table.ground().grid().direction(from, to);
        if (direction < 0) {
            return refused("TGX-5.0.a", "%s is not next to %s", name(to), name(from));
        }
        if (Fortifications.shut(occupation, 1 - stand.side(), to)) {
            return refused("TGX-3.2.5.d", "%s is held by the enemy", name(to));
        }
        if (!movement.hasRoom(to)) { // TGX-3.2.5.c: on the way too
            return movement.shelters(to)
                    ? refused("TGX-8.4.n", "there is no room in a fortification at %s", name(to))
                    : Optional.of(Stacking.full(occupation, unit, to));
        }
        boolean disrupted = table.unit(unit).disrupted();
        if (disrupted && !DisruptedUnits.mayStep(table, unit, from, to)) {
            return refused(
                    "TGX-7.2.b",
                    "%s is disrupted and from %s to %s is not away from the enemies it sees",
                    stand.called(),
                    name(from),
                    name(to));
        }
        boolean hesitates = table.unit(unit).has(Mark.HESITATES);
        if (hesitates && Solitaire.bars(table, movement.walk(), from, to)) {
            return refused(
                    "TGX-23.1.a",
                    "%s hesitates, and %s is nearer to an enemy than %s",
                    stand.called(),
                    name(to),
                    name(from));
        }
        int cost = movement.price(from, direction, to, first);
        if (cost == Reach.BARRED) {
            return closed(from, direction, to);
        }
        return cost > left
                ? refused(
                        "TGX-5.1.b",
                        "%s costs %s MP and %s has %s left",
                        name(to),
                        Halves.words(cost),
                        stand.called(),
                        Halves.words(left))
                : Optional.empty();
    }

    private Optional<Violation> closed(int from, int direction, int to) {
        int unit = movement.walk().unit().index();
        if (stand.has(Ability.BRIDGE_LAYER) && table.unit(unit).inStream()) {
            return layerInStream(unit, to);
        }
        if (stand.has(Ability.BRIDGE_LAYER)
                && table.ground().stream(to)
                && !TemporaryBridges.hasBridge(table, unit)) {
            return refused("TGX-9.3.e", "%s has laid its bridge already", stand.called());
        }
        if (table.unit(unit).inStream()) {
            return refused(
                    "TGX-6.3.9.g", "leaving the stream took all movement of %s", stand.called());
        }
        if (movement.walk().hurries() && !QuickTime.enters(table, stand, from, to)) {
            return refused(
                    "TGX-15.1.a",
                    "%s hurries and may enter %s at %s along a road only",
                    stand.called(),
                    table.ground().kind(to).words(),
                    name(to));
        }
        if (!movement.beached(to)) {
            return refused(
                    "TGX-10.3.g",
                    "%s is a landing craft and goes from beach to beach only: %s is %s",
                    stand.called(),
                    name(to),
                    table.ground().kind(to).words());
        }
        if (table.counters().blocks().contains(to) && !movement.beganBeside(to)) {
            return refused(
                    "TGX-8.5.b",
                    "%s did not begin next to the block at %s",
                    stand.called(),
                    name(to));
        }
        if (table.ground().stream(to)) {
            return StreamCrossing.mayEnter(stand)
                    ? refused(
                            "TGX-6.3.9.p", "%s is on the bridge at %s", stand.called(), name(from))
                    : refused(
                            "TGX-6.3.9.b",
                            "%s may cross the stream at %s by a bridge only",
                            stand.called(),
                            name(to));
        }
        Mobility mobility = stand.mobility();
        if (mobility.vehicle() && table.ground().map().green(from, direction)) {
            return refused(
                    "TGX-5.3.l",
                    "%s may pass from woods at %s to woods at %s along a road only",
                    stand.called(),
                    name(from),
                    name(to));
        }
        return refused(
                "TGX-5.1.a",
                "%s at %s is closed to %s",
                table.ground().kind(to).words(),
                name(to),
                stand.called());
    }

    /** R-TGX-154. */
    private Optional<Violation> layerInStream(int unit, int to) {
        if (movement.walk().moved()) {
            return refused("TGX-9.3.e", "%s halts in the stream", stand.called());
        }
        return table.unit(unit).disrupted()
                ? refused("TGX-9.3.f", "%s is disrupted and lays no bridge", stand.called())
                : refused(
                        "TGX-9.3.f",
                        "%s lays its bridge by driving out, which it cannot to %s",
                        stand.called(),
                        name(to));
    }

    private String name(int hex) {
        return table.name(hex);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
