package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.WeaponsEffectiveness;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.Sky;

import java.util.ArrayList;
import java.util.List;

/** TGX-6.4.7 What the weapons of an aircraft do to units on the ground. */
final class AirStrikes {
    private static final Clause STRAFED = Clause.of("TGX-6.4.7.q");
    private static final Clause BOMBED = Clause.of("TGX-6.4.7.s");

    private AirStrikes() {}

    static boolean bombs(Table table, Flight flight, Decision.Strike strike) {
        return !attack(table, flight, strike).weapon().direct();
    }

    private static Aircraft.Attack attack(Table table, Flight flight, Decision.Strike strike) {
        return AircraftAttacks.aircraft(table, flight.aircraft()).attacks().get(strike.attack());
    }

    /**
     * R-TGX-155: bombs fall on a temporary bridge where nobody is in its hex (TGX-9.3.g); weapons
     * that name their targets (TGX-6.4.7.r) name nobody.
     */
    static boolean atBridge(Table table, AircraftId aircraft, Decision.Strike strike) {
        int hex = strike.hex().index();
        var attacks = AircraftAttacks.aircraft(table, aircraft).attacks();
        Aircraft.Weapon weapon = attacks.get(strike.attack()).weapon();
        return strike.targets().isEmpty()
                && BridgeAttacks.target(table, hex)
                && weapon != Aircraft.Weapon.I // TGX-9.3.h
                && (weapon.direct() || new Occupation(table).first(hex) < 0);
    }

    /** With its strength against soft targets. */
    static Fight onBridge(Table table, Flight flight, Decision.Strike strike) {
        Clause clause = bombs(table, flight, strike) ? BOMBED : STRAFED;
        return Fight.of(
                share(flight, strength(table, flight, strike, TargetType.SOFT), clause),
                BridgeAttacks.at(table, strike.hex().index()),
                0,
                clause);
    }

    /** TGX-6.4.7.r: a direct attack on the units named, by their real type (R-TGX-51). */
    static Fight fight(Occupation occupation, Flight flight, Decision.Strike strike) {
        Table table = occupation.table();
        boolean fort = table.unit(strike.targets().getFirst()).has(Mark.INSIDE);
        int side = table.stand(strike.targets().getFirst()).side();
        List<UnitId> counted = // R-TGX-49: one by its own type, several by the majority there
                strike.targets().size() == 1
                        ? strike.targets()
                        : Defenders.together(occupation, side, strike.hex().index(), fort);
        int armored = 0;
        for (UnitId unit : counted) {
            armored += fort || Defenders.armored(table, unit.index()) ? 1 : 0;
        }
        int soft = counted.size() - armored;
        Factor against = strength(table, flight, strike, TargetType.ARMORED);
        Factor other = strength(table, flight, strike, TargetType.SOFT);
        Factor lower = against.compareTo(other) < 0 ? against : other;
        Factor attack = armored == soft ? lower : armored > soft ? against : other;
        return Fight.of(
                share(flight, attack, STRAFED),
                Defenders.directly(table, strike.hex().index(), strike.targets()),
                0,
                STRAFED);
    }

    private static Factor strength(
            Table table, Flight flight, Decision.Strike strike, TargetType type) {
        Sky sky = table.battle().sky();
        int point = sky.along(flight.entry().index(), flight.direction(), strike.step());
        return WeaponsEffectiveness.strength(
                attack(table, flight, strike), type, sky.distance(point, strike.hex().index()));
    }

    /** TGX-6.4.7.s, R-TGX-88: each unit is attacked with the full strength. */
    static List<Fight> bombing(Occupation occupation, Flight flight, Decision.Strike strike) {
        Table table = occupation.table();
        var fights = new ArrayList<Fight>();
        var inside = new ArrayList<UnitId>();
        for (int i = occupation.first(strike.hex().index()); i >= 0; i = occupation.next(i)) {
            if (table.unit(i).has(Mark.INSIDE)) {
                inside.add(table.unitId(i));
            } else {
                fights.add(bomb(table, flight, strike, List.of(table.unitId(i))));
            }
        }
        if (!inside.isEmpty()) {
            fights.add(bomb(table, flight, strike, inside));
        }
        return fights;
    }

    private static Fight bomb(
            Table table, Flight flight, Decision.Strike strike, List<UnitId> group) {
        boolean fort = table.unit(group.getFirst()).has(Mark.INSIDE);
        boolean armored = fort || Defenders.armored(table, group.getFirst().index());
        Factor attack =
                strength(table, flight, strike, armored ? TargetType.ARMORED : TargetType.SOFT);
        return Fight.of(
                share(flight, attack, BOMBED),
                Defenders.indirectly(table, strike.hex().index(), group),
                0,
                BOMBED);
    }

    private static List<Share> share(Flight flight, Factor strength, Clause clause) {
        return List.of(Share.of(new Share.OfAircraft(flight.aircraft()), strength, clause));
    }
}
