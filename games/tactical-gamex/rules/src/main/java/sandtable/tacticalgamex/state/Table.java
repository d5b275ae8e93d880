package sandtable.tacticalgamex.state;

import sandtable.kernel.Roster;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.sight.LineOfSight;
import sandtable.tacticalgamex.terrain.Panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What lies on the table, in truth or as far as one side knows it: every rule is a function of a
 * table, so that the same code judges on knowledge and resolves on truth. A view lacks the enemy's
 * hidden mines.
 *
 * @param unlaid the neutral counters that are still to be laid in the set-up, by number
 * @param controls for each objective hex who last held it
 * @param edges for each side the map edges by which it may still enter where all must come by one
 * @param impulse the impulse under way
 * @param conditions what optional sections have brought about
 */
public record Table(
        Battle battle,
        int turn,
        Holding initiative,
        Roster<Unit> units,
        Counters counters,
        List<Integer> unlaid,
        Roster<BatteryStatus> batteries,
        Roster<Plane> planes,
        Roster<Holder> controls,
        Roster<Set<Panel.Edge>> edges,
        Impulse impulse,
        Conditions conditions) {

    public Table {
        unlaid = List.copyOf(unlaid);
    }

    public Unit unit(int index) {
        return units.get(index);
    }

    public Unit unit(UnitId id) {
        return units.get(id.index());
    }

    public BatteryStatus battery(BatteryId id) {
        return batteries.get(id.index());
    }

    public Plane plane(AircraftId id) {
        return planes.get(id.index());
    }

    public Stand stand(int index) {
        return battle.stand(index);
    }

    public Stand stand(UnitId id) {
        return battle.stand(id.index());
    }

    public UnitId unitId(int index) {
        return battle.unitId(index);
    }

    public List<UnitId> unitIds(List<Integer> numbers) {
        return battle.unitIds(numbers);
    }

    public HexId hexId(int hex) {
        return battle.ground().id(hex);
    }

    public List<HexId> hexIds(int[] hexes) {
        HexId[] named = new HexId[hexes.length];
        for (int i = 0; i < named.length; i++) {
            named[i] = battle.ground().id(hexes[i]);
        }
        return List.of(named);
    }

    /** The number of the hex a unit is in, if need be aboard another, or none. */
    public int hexOf(int unit) {
        return units.get(unit).where() instanceof Whereabouts.Aboard(UnitId transport)
                ? unit(transport).hex()
                : units.get(unit).hex();
    }

    public Ground ground() {
        return battle.ground();
    }

    /** The hexes to which a hex has a line of sight now, smoke considered (TGX-20.4.a). */
    public HexSet seen(int hex) {
        HexSet line = battle.ground().seen(hex);
        return counters.smoke().isEmpty() ? line : through(hex, line);
    }

    /** What smoke leaves of the hexes that the ground lets a hex see. */
    private HexSet through(int from, HexSet line) {
        HexSet.Edit left = line.edit();
        for (int to : line.toArray()) {
            if (smoked(from, to)) {
                left.remove(to);
            }
        }
        return left.done();
    }

    /** TGX-20.4.a: whether smoke on the way hides two hexes from each other. */
    private boolean smoked(int from, int to) {
        return LineOfSight.smoked(battle.ground().map(), counters.smoke(), from, to);
    }

    /** A bridge that still stands (TGX-9.2.g), or a temporary one (TGX-9.3.f). */
    public boolean bridge(int hex) {
        return ground().bridge(hex) && !counters.works().blown().contains(hex)
                || counters.works().bridgeAt(hex).isPresent();
    }

    /** Whether there is a line of sight between two hexes now. */
    public boolean sees(int from, int to) {
        return battle.ground().sees(from, to) && (counters.smoke().isEmpty() || !smoked(from, to));
    }

    /** Whether the ground or smoke conceals units in a hex that do not give themselves away. */
    public boolean conceals(int hex) {
        return battle.ground().conceals(hex) || counters.smoke().contains(hex); // TGX-20.4.b
    }

    /** A hex as it is called. */
    public String name(int hex) {
        return battle.ground().name(hex);
    }

    /** A unit as it is typed. */
    public String id(int unit) {
        return stand(unit).id();
    }

    /** A unit as players call it. */
    public String called(int unit) {
        return stand(unit).called();
    }

    public Table with(int unit, Unit now) {
        return with(units.with(unit, now));
    }

    public Table with(UnitId unit, Unit now) {
        return with(units.with(unit.index(), now));
    }

    public Table with(Roster<Unit> now) {
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
                edges,
                impulse,
                conditions);
    }

    public Table with(Counters now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                now,
                unlaid,
                batteries,
                planes,
                controls,
                edges,
                impulse,
                conditions);
    }

    /** With these mines beside those that lie there. */
    Table alsoMined(List<Minefield> hidden) {
        if (hidden.isEmpty()) {
            return this;
        }
        var mines = new ArrayList<>(counters.mines());
        mines.addAll(hidden);
        return with(counters.withMines(mines));
    }

    /** With these mines and no others. */
    Table mined(List<Minefield> mines) {
        return mines.size() == counters.mines().size() ? this : with(counters.withMines(mines));
    }

    public Table with(Holding now) {
        return new Table(
                battle,
                turn,
                now,
                units,
                counters,
                unlaid,
                batteries,
                planes,
                controls,
                edges,
                impulse,
                conditions);
    }

    public Table withUnlaid(List<Integer> now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                counters,
                now,
                batteries,
                planes,
                controls,
                edges,
                impulse,
                conditions);
    }

    public Table withBatteries(Roster<BatteryStatus> now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                counters,
                unlaid,
                now,
                planes,
                controls,
                edges,
                impulse,
                conditions);
    }

    public Table with(BatteryId battery, BatteryStatus now) {
        return withBatteries(batteries.with(battery.index(), now));
    }

    public Table with(AircraftId aircraft, Plane now) {
        return withPlanes(planes.with(aircraft.index(), now));
    }

    public Table withPlanes(Roster<Plane> now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                counters,
                unlaid,
                batteries,
                now,
                controls,
                edges,
                impulse,
                conditions);
    }

    public Table withControls(Roster<Holder> now) {
        return new Table(
                battle,
                turn,
                initiative,
                units,
                counters,
                unlaid,
                batteries,
                planes,
                now,
                edges,
                impulse,
                conditions);
    }

    public Table withTurn(int now) {
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
                edges,
                impulse,
                conditions);
    }

    public Table withEdges(Roster<Set<Panel.Edge>> now) {
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
                now,
                impulse,
                conditions);
    }

    public Table with(Impulse now) {
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
                edges,
                now,
                conditions);
    }

    public Table with(Conditions now) {
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
                edges,
                impulse,
                now);
    }

    /** So many activation points are spent. */
    public Table paid(int cost) {
        return cost == 0 ? this : with(impulse.paid(cost));
    }

    /** Nobody fires any more. */
    public Table attacking() {
        return impulse.attacked().isEmpty() ? this : with(impulse.attacking(HexSet.NONE));
    }

    /** The hex counts as attacked by those who fire now (TGX-6.4.1.e). */
    public Table attacking(int hex) {
        return with(impulse.attacking(impulse.attacked().edit().add(hex).done()));
    }
}
