package sandtable.tacticalgamex.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.HexGrid;
import sandtable.space.Reach;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.MountedInfantry;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.movement.Arrival;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.5 Overrun. */
public final class Overrun {
    private static final Clause OVERRUN = Clause.of("TGX-6.4.5.e");
    private static final int SHIFT = 1; // TGX-6.4.5.g
    private static final int SIDES = 6;

    private static final String NOTHING = ""; // no clause bars it

    private Overrun() {}

    /** Whether a unit may overrun what stands in a hex, if it gets there. */
    public static boolean mayOverrun(Table table, int unit, int target) {
        return bar(table, unit, target).isEmpty();
    }

    /** What keeps it from doing so: the clause, or nothing. */
    private static String bar(Table table, int index, int target) {
        Unit unit = table.unit(index);
        Stand stand = table.stand(index);
        boolean any = stand.has(Ability.OVERRUN);
        if (!any && !stand.has(Ability.OVERRUN_SOFT)) {
            return "TGX-6.4.5.i"; // TGX-6.4.5.a: armored units, but no self-propelled artillery
        }
        if (unit.disrupted()) {
            return "TGX-7.2.c";
        }
        if (unit.has(Mark.INSIDE)) {
            return "TGX-8.4.s";
        }
        if (!open(table, stand.side(), target) || allUnderBridge(table, 1 - stand.side(), target)) {
            return "TGX-6.4.5.b";
        }
        return any || allSoft(table, 1 - stand.side(), target) ? NOTHING : "TGX-6.4.5.j";
    }

    /** TGX-6.4.5.b. */
    private static boolean open(Table table, int side, int hex) {
        Counters counters = table.counters();
        return TerrainEffects.open(table.ground().kind(hex))
                && !counters.blocks().contains(hex)
                && !counters.wrecks().contains(hex)
                && !Mines.knownTo(table, side, hex)
                && !counters.fort(hex);
    }

    /** TGX-6.3.9.o: on a bridge units are in the open, under it they are in the stream. */
    private static boolean underBridge(Unit unit) {
        return unit.has(Mark.DOWN);
    }

    private static boolean allUnderBridge(Table table, int side, int hex) {
        if (!table.bridge(hex)) {
            return false;
        }
        for (int i = 0; i < table.units().size(); i++) {
            boolean there = table.unit(i).hex() == hex && table.stand(i).side() == side;
            if (there && !underBridge(table.unit(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean allSoft(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            boolean there = table.unit(i).hex() == hex && table.stand(i).side() == side;
            if (there && Defenders.armored(table, i)) {
                return false;
            }
        }
        return true;
    }

    /** Why a way cannot end by passing through the target hex. */
    public static Optional<Violation> check(
            UnitMovement movement, List<HexId> path, int target, Arrival arrival) {
        Occupation occupation = movement.occupation();
        Table table = occupation.table();
        int unit = movement.walk().unit().index();
        int size = path.size();
        boolean named = size >= 2 && path.get(size - 2).index() == target;
        if (!named || !occupation.holds(1 - table.stand(unit).side(), target)) {
            return refused("TGX-6.4.5.c", "an overrun passes through a hex of the enemy");
        }
        String bar = mined(movement, arrival.hex()) ? "TGX-8.2.j" : bar(table, unit, target);
        if (!bar.isEmpty()) {
            return refused(bar, "%s cannot overrun %s", table.called(unit), table.name(target));
        }
        int exit = path.get(size - 1).index();
        int price = price(movement, arrival, target, exit);
        return price >= 0 && price <= arrival.left()
                ? Optional.empty()
                : refused(
                        "TGX-6.4.5.d",
                        "%s cannot pass through %s to %s",
                        table.called(unit),
                        table.name(target),
                        table.name(exit));
    }

    /** Half points for the target hex and the one behind it, or -1 where it cannot pass. */
    private static int price(UnitMovement movement, Arrival arrival, int target, int exit) {
        HexGrid grid = movement.occupation().table().ground().grid();
        boolean passes =
                grid.direction(arrival.hex(), target) >= 0
                        && grid.direction(target, exit) >= 0
                        && exit != arrival.hex();
        if (!passes) {
            return -1;
        }
        int in = movement.through(arrival.hex(), target, false);
        int out = movement.priceOf(target, exit, false);
        return in < 0 || out < 0 ? -1 : in + out;
    }

    /** A way through the target hex for each hex behind it that can be reached. */
    public static List<Decision.March> ways(
            Occupation occupation, Walk walk, Reach reach, int target) {
        var ways = new ArrayList<Decision.March>();
        Table table = occupation.table();
        HexGrid grid = table.ground().grid();
        var movement = new UnitMovement(occupation, walk);
        for (int direction = 0; direction < SIDES; direction++) {
            int exit = grid.neighbour(target, direction);
            int from = exit < 0 ? -1 : approach(movement, walk, reach, target, exit);
            if (from >= 0) {
                var path = new ArrayList<>(table.hexIds(reach.path(from)));
                path.add(table.hexId(target));
                path.add(table.hexId(exit));
                ways.add(new Decision.March(path, new Ending.Overrun(table.hexId(target))));
            }
        }
        return ways;
    }

    /** The cheapest hex to attack from on the way to an exit, or -1. */
    private static int approach(
            UnitMovement movement, Walk walk, Reach reach, int target, int exit) {
        HexGrid grid = movement.occupation().table().ground().grid();
        int best = -1;
        int least = walk.left() + 1;
        for (int direction = 0; direction < SIDES; direction++) {
            int from = grid.neighbour(target, direction);
            if (from < 0 || !reach.reaches(from) || mined(movement, from)) {
                continue;
            }
            int spent = reach.cost(from);
            var arrival = new Arrival(from, walk.left() - spent, true);
            int price = price(movement, arrival, target, exit);
            boolean dead = from != movement.at() && movement.halts(from, 0);
            if (price >= 0 && !dead && spent + price < least) {
                least = spent + price;
                best = from;
            }
        }
        return best;
    }

    /** TGX-8.2.j, R-TGX-141: mines keep a unit that is in their hex from overrunning the next. */
    private static boolean mined(UnitMovement movement, int hex) {
        Table table = movement.occupation().table();
        return Mines.knownTo(table, table.stand(movement.walk().unit()).side(), hex);
    }

    static boolean reaches(Occupation occupation, Walk walk, int target) {
        HexGrid grid = occupation.table().ground().grid();
        int at = occupation.table().unit(walk.unit()).hex();
        if (at < 0 || grid.distance(at, target) > walk.left()) {
            return false;
        }
        Reach reach = new UnitMovement(occupation, walk).reach();
        return !ways(occupation, walk, reach, target).isEmpty();
    }

    /** TGX-6.4.5.e, TGX-6.4.5.f: sum against sum, without the chart (TGX-6.4.5.1). */
    public static Optional<Fight> fight(Occupation occupation, Charge charge) {
        Table table = occupation.table();
        int side = 1 - table.stand(charge.units().getFirst()).side();
        List<UnitId> targets = targets(occupation, side, charge.target().index());
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        Fight.At at =
                Defenders.closely(table, charge.target().index(), targets, CombatModifiers.OVERRUN);
        var shares = new ArrayList<>(CloseAssault.printed(table, charge.units(), OVERRUN));
        for (UnitId each : charge.units()) {
            shares.addAll(MountedInfantry.printed(table, each.index())); // TGX-13.0.a
        }
        return Optional.of(Fight.of(shares, at, SHIFT, OVERRUN));
    }

    /** Whoever is not under a bridge. */
    static List<UnitId> targets(Occupation occupation, int side, int hex) {
        return occupation.units(side, hex).stream()
                .filter(each -> !underBridge(occupation.table().unit(each)))
                .toList();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
