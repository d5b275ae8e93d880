package sandtable.tacticalgamex.airborne;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.scenario.AirLift;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-11.1 Target Hex, TGX-11.6 Carrying Capacity: whom each aircraft is to land where. */
public final class AirborneAssaults {
    private static final Clause NOTED = Clause.of("TGX-11.1.a");

    private AirborneAssaults() {}

    /** The aircraft of a side that land troops and have not flown yet. */
    public static List<AircraftId> waiting(Table table, int side) {
        return table.battle().aircraft().stream()
                .filter(each -> table.battle().sortie(each).side() == side)
                .filter(each -> table.battle().sortie(each).lift().isPresent())
                .filter(each -> table.plane(each).usable())
                .toList();
    }

    /** Those of them for which nothing has been noted. */
    public static List<AircraftId> unassigned(Table table, int side, Secrets secrets) {
        return waiting(table, side).stream().filter(each -> drop(secrets, each).isEmpty()).toList();
    }

    static Optional<Drop> drop(Secrets secrets, AircraftId aircraft) {
        return secrets.drops().stream()
                .filter(each -> each.aircraft().equals(aircraft))
                .findFirst();
    }

    /** The units of a side that come by air and that no aircraft has been given yet. */
    private static List<UnitId> left(Table table, int side, List<Drop> drops) {
        var left = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            UnitId unit = table.unitId(i);
            boolean taken = drops.stream().anyMatch(each -> each.units().contains(unit));
            boolean waits = table.unit(i).toBeSetUp() && table.battle().byAir(i);
            if (waits && !taken && table.stand(i).side() == side) {
                left.add(unit);
            }
        }
        return left;
    }

    static AirLift lift(Table table, AircraftId aircraft) {
        return table.battle().sortie(aircraft).lift().orElseThrow();
    }

    /** What the scenario suggests for an aircraft, with those who are still to be had. */
    static Drop suggested(Table table, int side, List<Drop> drops, AircraftId aircraft) {
        AirLift lift = lift(table, aircraft);
        List<UnitId> left = left(table, side, drops);
        List<UnitId> load = lift.load().stream().map(table::unitId).filter(left::contains).toList();
        return new Drop(aircraft, table.hexId(lift.landing()), load);
    }

    /** Why an aircraft cannot be told to land these units there. */
    static Optional<Violation> check(
            Table table, int side, Secrets secrets, Decision.Assign assign) {
        if (!unassigned(table, side, secrets).contains(assign.aircraft())) {
            return refused(
                    "TGX-11.1.a", "nothing is to be noted for %s now", assign.aircraft().called());
        }
        if (!lift(table, assign.aircraft()).zone().contains(assign.hex().index())) {
            return refused("TGX-11.1.a", "%s is no target hex", assign.hex().name());
        }
        List<UnitId> left = left(table, side, secrets.drops());
        if (!Lists.ascending(assign.units()) || !left.containsAll(assign.units())) {
            return refused("TGX-11.1.a", "name units that come by air, each for one aircraft");
        }
        return checkLoad(table, assign.aircraft(), assign.units());
    }

    private static Optional<Violation> checkLoad(
            Table table, AircraftId aircraft, List<UnitId> units) {
        Aircraft.Role role = table.battle().sortie(aircraft).aircraft().role();
        String clause = role == Aircraft.Role.GLIDER ? "TGX-11.6.b" : "TGX-11.6.a";
        if (units.size() > role.places()) {
            return refused(
                    clause,
                    "%s has room for %s and these are %d",
                    aircraft.called(),
                    Counting.of(role.places(), "unit"),
                    units.size());
        }
        for (UnitId unit : units) {
            var type = table.stand(unit).type();
            if (!role.takes(type.weapon())) {
                return refused(
                        clause,
                        "%s does not carry %s, whose weapon is %s",
                        aircraft.called(),
                        unit.called(),
                        type.weaponCode());
            }
        }
        return Optional.empty();
    }

    /** TGX-11.1.a: it is noted, and only its own side knows. */
    static Secrets noted(
            Table table, int side, Secrets secrets, Drop drop, Telling<Happening> telling) {
        telling.tell(new Happening.DropNoted(drop, table.battle().side(side), NOTED));
        var drops = new ArrayList<>(secrets.drops());
        drops.add(drop);
        return secrets.withDrops(drops);
    }

    /** What is left to note, as the scenario suggests; nobody stays behind who finds room. */
    public static List<Drop> rest(Table table, int side, Secrets secrets) {
        var drops = new ArrayList<>(secrets.drops());
        List<AircraftId> open = unassigned(table, side, secrets);
        open.forEach(each -> drops.add(suggested(table, side, drops, each)));
        for (AircraftId aircraft : open) {
            for (UnitId unit : left(table, side, drops)) {
                int at = drops.size() - open.size() + open.indexOf(aircraft);
                List<UnitId> more = Lists.with(drops.get(at).units(), unit);
                if (checkLoad(table, aircraft, more).isEmpty()) {
                    drops.set(at, new Drop(aircraft, drops.get(at).hex(), more));
                }
            }
        }
        return List.copyOf(drops.subList(secrets.drops().size(), drops.size()));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
