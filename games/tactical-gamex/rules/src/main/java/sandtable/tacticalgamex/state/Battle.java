package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.Callings;
import sandtable.tacticalgamex.scenario.Camp;
import sandtable.tacticalgamex.scenario.LandingCraft;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.terrain.Sky;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A battle as read from its scenario, with everything that can be worked out once and for all. */
public final class Battle {
    private static final Clause RIDERS = Clause.of("TGX-16");

    private final BattlePlan plan;
    private final Ground ground;
    private final Stand[] stands;
    private final UnitId[] ids;
    private final List<Optional<UnitId>> vehicles;
    private final boolean equipped;
    private final List<BatteryId> batteries;
    private final List<AircraftId> aircraft;
    private final Sky sky;
    private final boolean engineers;

    /** Whether any optional section is in use. */
    private final boolean optional;

    private final boolean[] bySea;
    private final List<Set<Side>> asked;
    private final List<Integer> fronts;

    public Battle(BattlePlan plan) {
        this.plan = plan;
        this.ground = new Ground(plan.map(), plan.sight());
        this.batteries = batteries(plan);
        this.aircraft = aircraft(plan);
        this.sky = new Sky(ground.grid());
        this.optional = !plan.variants().optional().isEmpty();
        this.engineers = plan.supplements().contains(BattlePlan.ENGINEERS);
        this.asked = plan.sides().stream().map(Set::of).toList();
        this.stands = new Stand[plan.pieces().size()];
        this.ids = new UnitId[stands.length];
        this.vehicles = new ArrayList<>(Collections.nCopies(stands.length, Optional.empty()));
        List<String> callings = Callings.units(plan);
        for (Piece piece : plan.pieces()) {
            Camp camp = plan.camps().get(piece.side());
            String called = callings.get(piece.index());
            ids[piece.index()] = new UnitId(piece.index(), piece.id(), called);
            Stand stand = Stand.of(piece, called, camp.morale(piece.type().nation()));
            boolean riders = plan.variants().uses(RIDERS) && piece.type().mountsRiders();
            stands[piece.index()] =
                    riders ? stand.with(Ability.CARRIES_RIDERS) : stand; // TGX-16.0.a
            if (piece.engineer() != Piece.NOBODY) {
                vehicles.set(piece.engineer(), Optional.of(ids[piece.index()]));
            }
        }
        this.fronts =
                List.of(Fronts.of(ground.grid(), stands, 0), Fronts.of(ground.grid(), stands, 1));
        this.bySea = new boolean[stands.length];
        plan.landing().units().forEach(each -> bySea[each] = true);
        this.equipped = engineers && vehicles.stream().anyMatch(Optional::isPresent);
    }

    private static List<BatteryId> batteries(BattlePlan plan) {
        List<String> called = Callings.batteries(plan);
        return plan.batteries().stream()
                .map(each -> new BatteryId(each.index(), each.id(), called.get(each.index())))
                .toList();
    }

    private static List<AircraftId> aircraft(BattlePlan plan) {
        List<String> called = Callings.aircraft(plan);
        return plan.sorties().stream()
                .map(each -> new AircraftId(each.index(), each.id(), called.get(each.index())))
                .toList();
    }

    /** What the scenario says. */
    public BattlePlan plan() {
        return plan;
    }

    public Ground ground() {
        return ground;
    }

    /** Whether TGX-9.0 is in use (TGX-0.a). */
    public boolean engineers() {
        return engineers;
    }

    /** The direction in which a side has its enemy at first. */
    public int front(int side) {
        return fronts.get(side);
    }

    public Sky sky() {
        return sky;
    }

    public Stand stand(int index) {
        return stands[index];
    }

    public UnitId unitId(int index) {
        return ids[index];
    }

    public List<UnitId> unitIds(List<Integer> units) {
        UnitId[] named = new UnitId[units.size()];
        for (int i = 0; i < named.length; i++) {
            named[i] = ids[units.get(i)];
        }
        return List.of(named);
    }

    /** Whether any engineer has an equipment vehicle. */
    public boolean equipped() {
        return equipped;
    }

    /** The equipment vehicle of an engineer that has one (TGX-9.2.a). */
    public Optional<UnitId> vehicleOf(int engineer) {
        return vehicles.get(engineer);
    }

    /** All off-board batteries (TGX-6.4.4). */
    public List<BatteryId> batteries() {
        return batteries;
    }

    /** What the scenario says about a battery. */
    public Battery battery(BatteryId id) {
        return plan.batteries().get(id.index());
    }

    /** All aircraft (TGX-6.4.7). */
    public List<AircraftId> aircraft() {
        return aircraft;
    }

    /** TGX-11.1.a: whether a unit comes by air. */
    public boolean byAir(int unit) {
        for (Sortie each : plan.sorties()) {
            if (each.lift().isPresent() && each.lift().get().load().contains(unit)) {
                return true;
            }
        }
        return false;
    }

    /** Whether TGX-10 is in use (R-TGX-157). */
    public boolean landing() {
        return !plan.landing().none();
    }

    /** TGX-10.2.a: whether a unit lands from the sea. */
    public boolean bySea(int unit) {
        return bySea[unit];
    }

    /** Whether a unit is a craft that lands others (TGX-10.1.b). */
    public boolean craft(int unit) {
        return bySea[unit] && LandingCraft.is(stands[unit].piece());
    }

    /** What the scenario says about an aircraft. */
    public Sortie sortie(AircraftId id) {
        return plan.sorties().get(id.index());
    }

    /** Whether an optional section is in use; asked at every step and for every unit. */
    public boolean uses(Clause section) {
        return optional && plan.variants().uses(section);
    }

    public Variants variants() {
        return plan.variants();
    }

    public List<Side> sides() {
        return plan.sides();
    }

    public Side side(int index) {
        return plan.camps().get(index).side();
    }

    /** Whom a step asks that asks this side. */
    Set<Side> asked(int side) {
        return asked.get(side);
    }

    public int side(Side side) {
        return plan.side(side);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Battle battle && plan.equals(battle.plan);
    }

    @Override
    public int hashCode() {
        return plan.hashCode();
    }

    @Override
    public String toString() {
        return plan.toString();
    }
}
