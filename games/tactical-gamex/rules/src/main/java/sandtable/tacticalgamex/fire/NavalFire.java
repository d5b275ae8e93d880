package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * TGX-10.5 Naval Support Fire of ships that see what they fire at; as off-board artillery they are
 * like any other battery (R-TGX-166).
 */
public final class NavalFire {
    private static final Clause FIRED = Clause.of("TGX-10.5.a");
    private static final Clause STRENGTH = Clause.of("TGX-10.5.c");

    private NavalFire() {}

    /** Whether a ship of a side can fire directly now. */
    private static boolean able(Table table, int side, BatteryId id) {
        Battery ship = table.battle().battery(id);
        BatteryStatus status = table.battery(id);
        return ship.side() == side
                && ship.direct()
                && status.usable()
                && !status.ready()
                && ship.from() <= table.turn()
                && table.turn() <= ship.to();
    }

    /** Whether any of them can. */
    public static boolean usable(Table table, int side) {
        return table.battle().batteries().stream().anyMatch(each -> able(table, side, each));
    }

    /** What the ships can fire at, each time from the first sea hex that sees it. */
    public static List<Decision> options(Occupation occupation, int side, HexSet spotted) {
        Table table = occupation.table();
        var options = new ArrayList<Decision>();
        for (BatteryId ship : table.battle().batteries()) {
            if (!able(table, side, ship)) {
                continue;
            }
            for (int hex : Fortifications.withEmpty(occupation, spotted).toArray()) {
                for (List<UnitId> targets : targets(occupation, 1 - side, hex)) {
                    for (int from : berths(table)) {
                        var fire =
                                new Decision.Bombard(
                                        ship, table.hexId(from), table.hexId(hex), targets);
                        if (check(occupation, table.impulse(), fire).isEmpty()) {
                            options.add(fire);
                            break;
                        }
                    }
                }
            }
        }
        return options;
    }

    /** Each unit of a hex by itself, all of them, and a fortification with nobody inside. */
    private static LinkedHashSet<List<UnitId>> targets(Occupation occupation, int enemy, int hex) {
        List<UnitId> there = Defenders.together(occupation, enemy, hex, false);
        var targets = new LinkedHashSet<List<UnitId>>();
        there.forEach(each -> targets.add(List.of(each)));
        targets.add(there);
        targets.add(Defenders.together(occupation, enemy, hex, true));
        return targets;
    }

    /** TGX-10.5.a: the sea hexes of the map edge. */
    private static List<Integer> berths(Table table) {
        var berths = new ArrayList<Integer>();
        for (int hex : table.ground().map().all(TerrainKind.SEA).toArray()) {
            if (table.ground().map().onEdge(hex)) {
                berths.add(hex);
            }
        }
        return berths;
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Bombard fire) {
        Table table = occupation.table();
        int side = impulse.side();
        int hex = fire.hex().index();
        if (!able(table, side, fire.ship())) {
            return refused(
                    "TGX-10.5.a", "%s cannot fire at what it sees now", fire.ship().called());
        }
        if (!berths(table).contains(fire.from().index())) {
            return refused("TGX-10.5.a", "%s is no sea hex of the map edge", fire.from().name());
        }
        if (fire.targets().isEmpty() && !table.counters().fort(hex)) {
            return refused("TGX-6.2.a", "an attack needs a target");
        }
        Optional<Violation> wrong = DirectFire.checkTargets(occupation, side, hex, fire.targets());
        if (wrong.isPresent()) {
            return wrong;
        }
        if (!sees(table, fire)) {
            return refused(
                    "TGX-6.4.1.a",
                    "there is no line of sight from %s to %s",
                    fire.from().name(),
                    fire.hex().name());
        }
        boolean armored = armored(occupation, fire);
        return strength(table, fire.ship(), hex, armored).equals(Factor.ZERO)
                ? refused("TGX-6.3.6.b", "a naval battery cannot attack such targets from afar")
                : impulse.affords(1);
    }

    /** From level 0, as from any other hex. */
    private static boolean sees(Table table, Decision.Bombard fire) {
        var from = new Viewpoint(fire.from().index(), false);
        return table.sees(fire.from().index(), fire.hex().index())
                && fire.targets().stream()
                        .allMatch(
                                each ->
                                        from.sees(
                                                table,
                                                new Viewpoint(
                                                        fire.hex().index(),
                                                        table.unit(each).has(Mark.DOWN))));
    }

    private static boolean armored(Occupation occupation, Decision.Bombard fire) {
        int hex = fire.hex().index();
        return DirectFire.armored(
                occupation,
                hex,
                fire.targets(),
                each -> strength(occupation.table(), fire.ship(), hex, each));
    }

    /** TGX-10.5.c: as from more than six hexes, wherever it falls, and halved uphill. */
    private static Factor strength(Table table, BatteryId ship, int hex, boolean armored) {
        UnitType guns = table.battle().battery(ship).type();
        Factor strength = Firepower.factor(new Firepower(guns).direct(armored, guns.range()));
        boolean uphill = table.ground().level(hex) > 0 && table.battle().variants().uphillHalving();
        return uphill ? strength.dividedBy(2) : strength; // TGX-6.3.1.c
    }

    private static Fight fight(Occupation occupation, Decision.Bombard fire) {
        Table table = occupation.table();
        int hex = fire.hex().index();
        Share share =
                Share.of(
                        new Share.OfBattery(fire.ship()),
                        strength(table, fire.ship(), hex, armored(occupation, fire)),
                        STRENGTH);
        return Fight.of(List.of(share), Defenders.directly(table, hex, fire.targets()), 0, FIRED);
    }

    /** One point, no check and no die for accuracy (R-TGX-166). */
    public static Table resolve(Table table, Decision.Bombard fire, Telling<Happening> telling) {
        Fight fight = fight(new Occupation(table), fire);
        Table now = Casualties.resolve(table.paid(1), fight, telling);
        return now.with(fire.ship(), now.battery(fire.ship()).afterFire());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
