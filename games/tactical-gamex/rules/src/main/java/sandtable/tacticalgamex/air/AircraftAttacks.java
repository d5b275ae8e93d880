package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.Sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.7 Aircraft Attacks: one flight straight across the map (TGX-6.4.7.d) with all its attacks
 * (TGX-6.4.7.bb), as the P-38 flies (TGX-6.4.7.1, TGX-6.4.7.2).
 */
public final class AircraftAttacks {
    private static final Clause ENTERED = Clause.of("TGX-6.4.7.c");
    private static final Clause LEFT = Clause.of("TGX-6.4.7.u");
    private static final Clause STRAFED = Clause.of("TGX-6.4.7.q");
    private static final Clause BOMBED = Clause.of("TGX-6.4.7.s");

    private AircraftAttacks() {}

    static Aircraft aircraft(Table table, AircraftId id) {
        return table.battle().sortie(id).aircraft();
    }

    /** Whether an aircraft of a side can be activated now. */
    public static boolean usable(Table table, int side, AircraftId id) {
        Sortie sortie = table.battle().sortie(id);
        return sortie.side() == side
                && sortie.turn() <= table.turn()
                && !sortie.aircraft().airborne()
                && table.plane(id).usable();
    }

    public static boolean usable(Table table, int side) {
        for (AircraftId each : table.battle().aircraft()) {
            if (usable(table, side, each)) {
                return true;
            }
        }
        return false;
    }

    /** R-TGX-26: one point for an aircraft with all its attacks. */
    public static Optional<Violation> check(Table table, Impulse impulse, Decision.Fly fly) {
        if (!usable(table, impulse.side(), fly.aircraft())) {
            return refused("TGX-6.4.7.a", "that aircraft cannot be activated");
        }
        return checkEntry(table, fly).or(() -> impulse.affords(1));
    }

    private static Optional<Violation> checkEntry(Table table, Decision.Fly fly) {
        boolean known = fly.direction() >= 0 && fly.direction() < 6;
        return known && table.battle().sky().enters(fly.hex().index(), fly.direction())
                ? Optional.empty()
                : refused("TGX-6.4.7.c", "an aircraft enters over the edge and flies inward");
    }

    /** After its first attack it may come back from elsewhere (TGX-6.4.7.t). */
    static Optional<Violation> checkReturn(Table table, AircraftId aircraft, Decision.Fly fly) {
        return fly.aircraft().equals(aircraft) ? checkEntry(table, fly) : straightOn();
    }

    static Optional<Violation> straightOn() {
        return refused("TGX-6.4.7.c", "it flies straight on until it leaves the map");
    }

    /** One point activates it for the turn. */
    public static Table activated(Table table, AircraftId aircraft) {
        return with(table.paid(1), aircraft, left(table, aircraft), false);
    }

    /** Where it flies, with what is spotted now; the same when it comes back (TGX-6.4.7.m). */
    public static Flight entering(Table table, Decision.Fly fly, Telling<Happening> telling) {
        telling.tell(
                new Happening.AircraftEntered(fly.aircraft(), fly.hex(), fly.direction(), ENTERED));
        return new Flight(fly.aircraft(), fly.hex(), fly.direction(), -Sky.MARGIN, spotted(table));
    }

    /** The hexes an aircraft that enters now may attack. */
    static List<HexId> spotted(Table table) {
        var seen = new ArrayList<HexId>();
        for (int hex :
                Spotting.spottedBy(new Occupation(table), table.impulse().side()).toArray()) {
            seen.add(table.hexId(hex));
        }
        return seen;
    }

    private static List<Integer> left(Table table, AircraftId aircraft) {
        return table.plane(aircraft).attacksLeft();
    }

    /** An aircraft that is active, with these attacks left. */
    public static Table with(
            Table table, AircraftId aircraft, List<Integer> attacksLeft, boolean gone) {
        return table.with(aircraft, new Plane(attacksLeft, true, gone));
    }

    public static Optional<Violation> check(
            Occupation occupation, Flight flight, Decision.Strike strike) {
        Table table = occupation.table();
        Aircraft aircraft = aircraft(table, flight.aircraft());
        boolean left =
                strike.attack() >= 0
                        && strike.attack() < aircraft.attacks().size()
                        && left(table, flight.aircraft()).contains(strike.attack());
        if (!left) {
            return refused("TGX-6.4.7.b", "it has no such attack left");
        }
        boolean bridge = atBridge(table, flight.aircraft(), strike);
        if (!bridge && !flight.spotted().contains(strike.hex())) {
            return refused("TGX-6.4.7.m", "that hex was not spotted when the aircraft entered");
        }
        return checkPoint(table, flight, strike, aircraft.attacks().get(strike.attack()))
                .or(() -> bridge ? Optional.empty() : checkTargets(occupation, flight, strike));
    }

    /** Whether a strike is on a temporary bridge. */
    public static boolean atBridge(Table table, AircraftId aircraft, Decision.Strike strike) {
        return AirStrikes.atBridge(table, aircraft, strike);
    }

    private static Optional<Violation> checkPoint(
            Table table, Flight flight, Decision.Strike strike, Aircraft.Attack attack) {
        Sky sky = table.battle().sky();
        boolean ahead =
                strike.step() >= flight.step()
                        && strike.step() >= -Sky.MARGIN
                        && strike.step() < sky.length(flight.entry().index(), flight.direction());
        int point =
                ahead ? sky.along(flight.entry().index(), flight.direction(), strike.step()) : -1;
        if (point < 0) {
            return refused("TGX-6.4.7.c", "the aircraft does not come there any more");
        }
        int distance = sky.distance(point, strike.hex().index());
        return distance > attack.weapon().range()
                ? refused(
                        "TGX-6.4.7.n",
                        "%s is %s away and the weapon reaches %d",
                        strike.hex().name(),
                        Counting.hexes(distance),
                        attack.weapon().range())
                : Optional.empty();
    }

    private static Optional<Violation> checkTargets(
            Occupation occupation, Flight flight, Decision.Strike strike) {
        Table table = occupation.table();
        int side = 1 - table.impulse().side();
        boolean bombs = AirStrikes.bombs(table, flight, strike);
        List<UnitId> there = occupation.units(side, strike.hex().index());
        boolean all = there.containsAll(strike.targets()) && Lists.ascending(strike.targets());
        if (there.isEmpty() || !all || bombs != strike.targets().isEmpty()) {
            return refused(
                    bombs ? "TGX-6.4.7.s" : "TGX-6.4.7.q",
                    bombs ? "bombs fall on all units of a hex" : "name units of one hex");
        }
        boolean inside = strike.targets().stream().anyMatch(each -> inside(table, each.index()));
        boolean garrison =
                strike.targets()
                        .equals(Defenders.together(occupation, side, strike.hex().index(), true));
        if (inside && !garrison) {
            return refused(
                    "TGX-8.4.k", "those inside the fortification are one target of their own");
        }
        return bombs || !AirStrikes.fight(occupation, flight, strike).attack().zero()
                ? Optional.empty()
                : refused("TGX-6.3.6.b", "its weapon cannot attack such a target");
    }

    private static boolean inside(Table table, int unit) {
        return table.unit(unit).has(Mark.INSIDE);
    }

    /** The attack itself, after whatever AA fire there was on the way. */
    static Table strike(
            Table table, Flight flight, Decision.Strike strike, Telling<Happening> telling) {
        boolean bombs = AirStrikes.bombs(table, flight, strike);
        telling.tell(
                new Happening.AircraftStruck(
                        flight.aircraft(),
                        strike.attack(),
                        strike.hex(),
                        bombs ? BOMBED : STRAFED));
        var occupation = new Occupation(table);
        List<Fight> fights =
                atBridge(table, flight.aircraft(), strike)
                        ? List.of(AirStrikes.onBridge(table, flight, strike))
                        : bombs
                                ? AirStrikes.bombing(occupation, flight, strike)
                                : List.of(AirStrikes.fight(occupation, flight, strike));
        Table now = table;
        for (Fight fight : fights) {
            now = Casualties.resolve(now, fight, telling);
        }
        Aircraft aircraft = aircraft(table, flight.aircraft());
        var weapon = aircraft.attacks().get(strike.attack()).weapon();
        boolean once = table.battle().sortie(flight.aircraft()).lent(); // DX6
        List<Integer> left = // one attack of each weapon type
                left(table, flight.aircraft()).stream()
                        .filter(_ -> !once)
                        .filter(each -> aircraft.attacks().get(each).weapon() != weapon)
                        .toList();
        return with(now, flight.aircraft(), left, false);
    }

    /** Whether it has attacks left to make. */
    static boolean armed(Table table, AircraftId aircraft) {
        return !left(table, aircraft).isEmpty();
    }

    /** TGX-6.4.7.t: one that has attacked and flown off comes back for attacks that are left. */
    static boolean returns(Table table, Flight flight) {
        int attacks = aircraft(table, flight.aircraft()).attacks().size();
        int left = left(table, flight.aircraft()).size();
        return left > 0 && left < attacks;
    }

    /** TGX-6.4.7.u: removed from the game, unless it is a spotter (TGX-6.4.7.x). */
    static Table leave(Table table, AircraftId aircraft, Telling<Happening> telling) {
        telling.tell(new Happening.AircraftLeft(aircraft, LEFT));
        boolean spotter = aircraft(table, aircraft).spotter();
        return with(table, aircraft, left(table, aircraft), !spotter);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
