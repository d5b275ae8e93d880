package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.scenario.Sortie;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.7 Aircraft Attacks: one flight straight across the map (TGX-6.4.7.d) with all its attacks
 * (TGX-6.4.7.bb), as the P-38 flies (TGX-6.4.7.1, TGX-6.4.7.2).
 */
final class AircraftAttacks {
    /** The entry of an aircraft that is off the map. */
    static final int OUTSIDE = -1;

    private static final Clause ENTERED = Clause.of("TGX-6.4.7.c");
    private static final Clause LEFT = Clause.of("TGX-6.4.7.u");
    private static final Clause STRAFED = Clause.of("TGX-6.4.7.q");
    private static final Clause BOMBED = Clause.of("TGX-6.4.7.s");

    private AircraftAttacks() {}

    static Sortie sortie(Table table, int index) {
        return table.battle().battle().sorties().get(index);
    }

    static Aircraft aircraft(Table table, int index) {
        return sortie(table, index).aircraft();
    }

    /** Whether an aircraft of a side can be activated now. */
    static boolean usable(Table table, int side, int index) {
        return index >= 0
                && index < table.planes().size()
                && sortie(table, index).side() == side
                && sortie(table, index).turn() <= table.turn()
                && table.planes().get(index).usable();
    }

    static boolean usable(Table table, int side) {
        for (int i = 0; i < table.planes().size(); i++) {
            if (usable(table, side, i)) {
                return true;
            }
        }
        return false;
    }

    /** R-TGX-26: one point for an aircraft with all its attacks. */
    static Optional<Violation> check(Table table, Impulse impulse, Decision.Fly fly) {
        if (!usable(table, impulse.side(), fly.aircraft())) {
            return refused("TGX-6.4.7.a", "that aircraft cannot be activated");
        }
        return checkEntry(table, fly).or(() -> UnitActivation.affords(impulse, 1));
    }

    private static Optional<Violation> checkEntry(Table table, Decision.Fly fly) {
        boolean known =
                fly.hex() >= 0
                        && fly.hex() < table.ground().grid().size()
                        && fly.direction() >= 0
                        && fly.direction() < 6;
        return known && table.battle().sky().enters(fly.hex(), fly.direction())
                ? Optional.empty()
                : refused("TGX-6.4.7.c", "an aircraft enters over the edge and flies inward");
    }

    /** After its first attack it may come back from elsewhere (TGX-6.4.7.t). */
    static Optional<Violation> check(Table table, Waiting.Flying flying, Decision.Fly fly) {
        boolean returns = flying.entry() == OUTSIDE && fly.aircraft() == flying.aircraft();
        return returns
                ? checkEntry(table, fly)
                : refused("TGX-6.4.7.c", "it flies straight on until it leaves the map");
    }

    static State begin(Table table, Impulse impulse, Decision.Fly fly, Telling telling) {
        int[] spotted = Spotting.spottedBy(new Field(table), impulse.side()).toArray();
        var seen = new ArrayList<Integer>();
        for (int hex : spotted) {
            seen.add(hex);
        }
        Plane plane = table.planes().get(fly.aircraft());
        Table now =
                table.withPlanes(
                        table.planes()
                                .with(fly.aircraft(), new Plane(plane.attacksLeft(), true, false)));
        return enter(now, impulse.paid(1), fly, seen, telling);
    }

    static State again(Table table, Waiting.Flying flying, Decision.Fly fly, Telling telling) {
        return enter(table, flying.impulse(), fly, flying.spotted(), telling);
    }

    private static State enter(
            Table table, Impulse impulse, Decision.Fly fly, List<Integer> seen, Telling telling) {
        telling.tell(
                new Happening.AircraftEntered(fly.aircraft(), fly.hex(), fly.direction(), ENTERED));
        return new State(
                table,
                new Waiting.Flying(
                        impulse, fly.aircraft(), fly.hex(), fly.direction(), -Sky.MARGIN, seen));
    }

    static Optional<Violation> check(Field field, Waiting.Flying flying, Decision.Strike strike) {
        Table table = field.table();
        Aircraft aircraft = aircraft(table, flying.aircraft());
        boolean left =
                strike.attack() >= 0
                        && strike.attack() < aircraft.attacks().size()
                        && (table.planes().get(flying.aircraft()).attacksLeft() >> strike.attack()
                                        & 1)
                                == 1;
        if (!left || flying.entry() == OUTSIDE) {
            return refused("TGX-6.4.7.b", "it has no such attack left");
        }
        if (!flying.spotted().contains(strike.hex())) {
            return refused("TGX-6.4.7.m", "that hex was not spotted when the aircraft entered");
        }
        return checkPoint(table, flying, strike, aircraft.attacks().get(strike.attack()))
                .or(() -> checkTargets(field, flying, strike));
    }

    private static Optional<Violation> checkPoint(
            Table table, Waiting.Flying flying, Decision.Strike strike, Aircraft.Attack attack) {
        Sky sky = table.battle().sky();
        boolean ahead =
                strike.step() >= flying.step()
                        && strike.step() >= -Sky.MARGIN
                        && strike.step() < sky.length(flying.entry(), flying.direction());
        int point = ahead ? sky.along(flying.entry(), flying.direction(), strike.step()) : -1;
        if (point < 0) {
            return refused("TGX-6.4.7.c", "the aircraft does not come there any more");
        }
        int distance = sky.distance(point, strike.hex());
        return distance > attack.weapon().range()
                ? refused(
                        "TGX-6.4.7.n",
                        "%s is %d hexes away and the weapon reaches %d",
                        table.name(strike.hex()),
                        distance,
                        attack.weapon().range())
                : Optional.empty();
    }

    private static Optional<Violation> checkTargets(
            Field field, Waiting.Flying flying, Decision.Strike strike) {
        Table table = field.table();
        int side = 1 - flying.impulse().side();
        boolean bombs = AirStrikes.bombs(table, flying, strike);
        List<Integer> there = field.units(side, strike.hex());
        boolean all = there.containsAll(strike.targets()) && Lists.ascending(strike.targets());
        if (there.isEmpty() || !all || bombs != strike.targets().isEmpty()) {
            return refused(
                    bombs ? "TGX-6.4.7.s" : "TGX-6.4.7.q",
                    bombs ? "bombs fall on all units of a hex" : "name units of one hex");
        }
        boolean inside = strike.targets().stream().anyMatch(each -> inside(table, each));
        boolean garrison =
                strike.targets().equals(DirectFire.together(field, side, strike.hex(), true));
        if (inside && !garrison) {
            return refused(
                    "TGX-8.4.k", "those inside the fortification are one target of their own");
        }
        return bombs || !AirStrikes.fight(field, flying, strike).attack().zero()
                ? Optional.empty()
                : refused("TGX-6.3.6.b", "its weapon cannot attack such a target");
    }

    private static boolean inside(Table table, int unit) {
        return table.unit(unit).has(Mark.INSIDE);
    }

    /** The attack itself, after whatever AA fire there was on the way. */
    static State strike(
            Table table, Waiting.Flying flying, Decision.Strike strike, Telling telling) {
        boolean bombs = AirStrikes.bombs(table, flying, strike);
        telling.tell(
                new Happening.AircraftStruck(
                        flying.aircraft(),
                        strike.attack(),
                        strike.hex(),
                        bombs ? BOMBED : STRAFED));
        var field = new Field(table);
        List<Fight> fights =
                bombs
                        ? AirStrikes.bombing(field, flying, strike)
                        : List.of(AirStrikes.fight(field, flying, strike));
        Table now = table;
        for (Fight fight : fights) {
            now = Casualties.resolve(now, fight, telling);
        }
        Aircraft aircraft = aircraft(table, flying.aircraft());
        int left = table.planes().get(flying.aircraft()).attacksLeft();
        for (int i = 0; i < aircraft.attacks().size(); i++) { // one attack of each weapon type
            boolean same =
                    aircraft.attacks().get(i).weapon()
                            == aircraft.attacks().get(strike.attack()).weapon();
            left = same ? left & ~(1 << i) : left;
        }
        now = now.withPlanes(now.planes().with(flying.aircraft(), new Plane(left, true, false)));
        return left == 0 ? leave(now, flying, telling) : new State(now, flying.at(strike.step()));
    }

    /** It has flown off: it comes back for attacks that are left, or is gone (TGX-6.4.7.u). */
    static State left(Table table, Waiting.Flying flying, Telling telling) {
        int attacks = aircraft(table, flying.aircraft()).attacks().size();
        int left = Integer.bitCount(table.planes().get(flying.aircraft()).attacksLeft());
        boolean returns = left > 0 && left < attacks && flying.entry() != OUTSIDE;
        return returns
                ? new State(
                        table,
                        new Waiting.Flying(
                                flying.impulse(),
                                flying.aircraft(),
                                OUTSIDE,
                                0,
                                0,
                                flying.spotted()))
                : leave(table, flying, telling);
    }

    /** TGX-6.4.7.u: removed from the game, unless it is a spotter (TGX-6.4.7.x). */
    private static State leave(Table table, Waiting.Flying flying, Telling telling) {
        telling.tell(new Happening.AircraftLeft(flying.aircraft(), LEFT));
        boolean spotter = aircraft(table, flying.aircraft()).spotter();
        Plane plane = table.planes().get(flying.aircraft());
        Table now =
                table.withPlanes(
                        table.planes()
                                .with(
                                        flying.aircraft(),
                                        new Plane(plane.attacksLeft(), true, !spotter)));
        return UnitActivation.goOn(now, flying.impulse(), telling);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
