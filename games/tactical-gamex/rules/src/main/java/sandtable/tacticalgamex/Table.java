package sandtable.tacticalgamex;

import sandtable.kernel.Roster;
import sandtable.space.HexSet;

import java.util.List;

/**
 * What lies on the table, in truth or as far as one side knows it: every rule is a function of a
 * table, so that the same code judges on knowledge and resolves on truth. A view lacks the enemy's
 * hidden mines.
 *
 * @param unlaid the neutral counters that are still to be laid in the set-up, by number
 * @param controls for each objective hex the side that last held it, or -1
 * @param edges for each side the map edges by which it may still enter where all must come by one,
 *     a bit each
 */
public record Table(
        Battlefield battle,
        int turn,
        Holding initiative,
        Roster<Unit> units,
        Counters counters,
        List<Integer> unlaid,
        Roster<BatteryStatus> batteries,
        Roster<Plane> planes,
        Roster<Integer> controls,
        Roster<Integer> edges) {

    public Table {
        unlaid = List.copyOf(unlaid);
    }

    public Unit unit(int index) {
        return units.get(index);
    }

    public Stand stand(int index) {
        return battle.stand(index);
    }

    public Ground ground() {
        return battle.ground();
    }

    /** The hexes to which a hex has a line of sight now, smoke considered (TGX-20.4.a). */
    public HexSet seen(int hex) {
        HexSet line = battle.ground().seen(hex);
        return counters.smoke().isEmpty() ? line : SmokeShells.seen(this, hex, line);
    }

    /** Whether there is a line of sight between two hexes now. */
    public boolean sees(int from, int to) {
        return battle.ground().sees(from, to)
                && (counters.smoke().isEmpty() || !SmokeShells.hide(this, from, to));
    }

    /** Whether the ground or smoke conceals units in a hex that do not give themselves away. */
    public boolean conceals(int hex) {
        return battle.ground().conceals(hex) || counters.smoke().contains(hex); // TGX-20.4.b
    }

    /** A hex as it is called. */
    public String name(int hex) {
        return battle.ground().name(hex);
    }

    /** A unit as it is called. */
    public String id(int unit) {
        return stand(unit).id();
    }

    Table with(int unit, Unit now) {
        return with(units.with(unit, now));
    }

    Table with(Roster<Unit> now) {
        return new Table(
                battle,
                turn,
                initiative,
                now,
                counters,
                unlaid,
                batteries,
                planes,
                controls,
                edges);
    }

    Table with(Counters now) {
        return new Table(
                battle, turn, initiative, units, now, unlaid, batteries, planes, controls, edges);
    }

    Table with(Holding now) {
        return new Table(
                battle, turn, now, units, counters, unlaid, batteries, planes, controls, edges);
    }

    Table withUnlaid(List<Integer> now) {
        return new Table(
                battle, turn, initiative, units, counters, now, batteries, planes, controls, edges);
    }

    Table withBatteries(Roster<BatteryStatus> now) {
        return new Table(
                battle, turn, initiative, units, counters, unlaid, now, planes, controls, edges);
    }

    Table withPlanes(Roster<Plane> now) {
        return new Table(
                battle, turn, initiative, units, counters, unlaid, batteries, now, controls, edges);
    }

    Table withControls(Roster<Integer> now) {
        return new Table(
                battle, turn, initiative, units, counters, unlaid, batteries, planes, now, edges);
    }

    Table withTurn(int now) {
        return new Table(
                battle,
                now,
                initiative,
                units,
                counters,
                unlaid,
                batteries,
                planes,
                controls,
                edges);
    }

    Table withEdges(Roster<Integer> now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                counters,
                unlaid,
                batteries,
                planes,
                controls,
                now);
    }
}
