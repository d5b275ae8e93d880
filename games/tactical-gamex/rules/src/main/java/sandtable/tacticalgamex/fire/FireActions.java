package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.Riders;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-4.2.2 Fire: hexes are activated, alone or together, and their units attack. */
public final class FireActions {
    private static final Clause ACTIVATED = Clause.of("TGX-4.2.2.j");

    private static final int ALONE = 2;

    private FireActions() {}

    /** Whether a unit has not been activated and can fire. */
    public static boolean fresh(Table table, int unit) {
        return !table.unit(unit).activated() && DirectFire.ready(table, unit);
    }

    /** Whether a unit may still fire in this turn of its own accord. */
    public static boolean unspent(Table table, int unit) {
        return fresh(table, unit) || MobileAttacks.marked(table, unit);
    }

    /** The units of the hexes that are activated to fire, or those who spotted the target. */
    public static List<UnitId> firing(View view) {
        Table table = view.table();
        return switch (view.step()) {
            case Firing firing -> view.own(each -> firing.fires(table, each));
            case Spotted spotted -> spotted.units();
            default -> List.of();
        };
    }

    /** Whether a unit can hit somebody directly in one of these hexes. */
    static boolean hasTarget(Occupation occupation, int firer, HexSet spotted) {
        Table table = occupation.table();
        int from = table.unit(firer).hex();
        int side = table.stand(firer).side();
        HexGrid grid = table.ground().grid();
        HexSet line = table.seen(from);
        int reach = table.stand(firer).firepower().reach();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            if (hex >= 0
                    && table.stand(i).side() != side
                    && spotted.contains(hex)
                    && line.contains(hex)
                    && grid.distance(from, hex) <= reach
                    && hits(table, firer, i)) {
                return true;
            }
        }
        return !table.counters().forts().isEmpty() && hasEmptyFort(occupation, firer, spotted);
    }

    private static boolean hasEmptyFort(Occupation occupation, int firer, HexSet spotted) {
        Table table = occupation.table();
        for (Fortification each : table.counters().forts()) {
            if (spotted.contains(each.hex().index())
                    && Fortifications.empty(occupation, each.hex().index())
                    && DirectFire.hits(table, firer, each.hex().index(), true)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one unit can hit another, picked out where it can be, else its whole hex. */
    static boolean hits(Table table, int firer, int target) {
        int hex = table.unit(target).hex();
        boolean whole = table.unit(target).has(Mark.INSIDE) || DirectFire.summed(table, hex);
        boolean armored = whole || Defenders.armored(table, target);
        boolean rider = !whole && Riders.exposed(table, target) != UnitId.NOBODY; // TGX-16.1.c
        boolean hurts =
                DirectFire.strength(table, firer, hex, armored) > 0
                        || rider && DirectFire.strength(table, firer, hex, false) > 0;
        return hurts && Viewpoint.see(table, firer, target);
    }

    /** Whether a unit has anything to fire at in one of these hexes, directly or not. */
    static boolean hasAnyTarget(Occupation occupation, int firer, HexSet spotted) {
        return hasTarget(occupation, firer, spotted)
                || IndirectFire.hasTarget(occupation, firer, spotted)
                || BridgeFire.hasTarget(occupation.table(), firer);
    }

    /** Whether anybody of a side in a hex has something to fire at for whom a point is paid. */
    public static boolean mayFire(Occupation occupation, int side, int hex, HexSet spotted) {
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (occupation.table().stand(i).side() == side
                    && fresh(occupation.table(), i)
                    && hasAnyTarget(occupation, i, spotted)) {
                return true;
            }
        }
        return SmokeFire.anybody(occupation, side, hex)
                || InterdictionAttacks.anybody(occupation, side, hex);
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Fire fire) {
        HexSet spotted = Spotting.spottedBy(occupation, impulse.side());
        HexSet targets = Fortifications.withEmpty(occupation, spotted);
        if (!mayFire(occupation, impulse.side(), fire.hex().index(), targets)) {
            return refused("TGX-6.2.a", "nobody at %s has a target to fire at", fire.hex());
        }
        return impulse.affords(price(occupation, impulse.side(), fire.hex().index()));
    }

    /** TGX-4.2.2.k: every firing hex is adjacent to every other. */
    public static Optional<Violation> check(
            Occupation occupation, List<HexId> hexes, Decision.Combine more) {
        Table table = occupation.table();
        int hex = more.hex().index();
        Optional<Violation> apart = checkBeside(table, hexes, more.hex());
        if (apart.isPresent()) {
            return apart;
        }
        boolean anybody =
                occupation.units(table.impulse().side(), more.hex().index()).stream()
                        .anyMatch(each -> fresh(table, each.index()));
        return anybody
                ? table.impulse().affords(price(occupation, table.impulse().side(), hex))
                : refused("TGX-6.1.a", "nobody at %s can fire", more.hex().name());
    }

    static Optional<Violation> checkBeside(Table table, List<HexId> hexes, HexId more) {
        HexGrid grid = table.ground().grid();
        boolean adjacent =
                hexes.stream().allMatch(each -> grid.adjacent(each.index(), more.index()));
        return adjacent
                ? Optional.empty()
                : refused(
                        "TGX-4.2.2.k",
                        "only hexes that are all adjacent to each other fire together");
    }

    /** Units that fire together stand in hexes adjacent to each other (TGX-4.2.2.k). */
    static Optional<Violation> checkAdjacent(Table table, List<UnitId> units) {
        HexGrid grid = table.ground().grid();
        for (UnitId one : units) {
            for (UnitId other : units) {
                if (grid.distance(table.unit(one).hex(), table.unit(other).hex()) > 1) {
                    return refused(
                            "TGX-4.2.2.k",
                            "%s and %s are not in adjacent hexes",
                            one.called(),
                            other.called());
                }
            }
        }
        return Optional.empty();
    }

    public static Optional<Violation> check(
            Occupation occupation, List<HexId> hexes, Decision.Shoot shoot) {
        if (occupation.table().impulse().attacked().contains(shoot.hex().index())) {
            return refused(
                    "TGX-6.4.1.e",
                    "all attacks on %s had to be declared before the first was resolved",
                    shoot.hex().name());
        }
        int side = occupation.table().impulse().side();
        var group = new ArrayList<UnitId>();
        for (HexId hex : hexes) {
            group.addAll(occupation.units(side, hex.index()));
        }
        return checkShots(occupation, side, shoot, group);
    }

    /** Each of the shots, and that nobody fires twice (TGX-4.2.2.d). */
    static Optional<Violation> checkShots(
            Occupation occupation, int side, Decision.Shoot shoot, List<UnitId> group) {
        Table table = occupation.table();
        var used = new ArrayList<UnitId>();
        if (shoot.shots().isEmpty()) {
            return refused("TGX-6.2.a", "an attack needs somebody who fires and a target");
        }
        for (Shot shot : shoot.shots()) {
            for (UnitId firer : shot.firers()) {
                if (!group.contains(firer)
                        || !unspent(table, firer.index())
                        || used.contains(firer)) {
                    return refused("TGX-6.1.a", "%s cannot fire in this attack", firer.called());
                }
                used.add(firer);
            }
            boolean ordered = Lists.ascending(shot.firers()) && Lists.ascending(shot.targets());
            Optional<Violation> broken =
                    ordered
                            ? DirectFire.check(occupation, side, shoot.hex().index(), shot)
                            : refused("TGX-6.2.a", "each unit is named once, in order");
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    /** All attacks are settled before the first die (TGX-6.4.1.e). */
    static Table shot(Table table, Decision.Shoot shoot, Telling<Happening> telling) {
        var occupation = new Occupation(table);
        var fights = new ArrayList<Fight>();
        for (Shot shot : shoot.shots()) {
            fights.add(DirectFire.fight(occupation, shoot.hex().index(), shot));
        }
        Table now = DirectFire.inTurn(table, fights, telling);
        for (Fight fight : fights) {
            now = Casualties.fired(now, fight.firers());
        }
        return now.attacking(shoot.hex().index());
    }

    /** Whether any of these units can fire at a hex. */
    static boolean anyTarget(Table table, List<UnitId> units, int hex) {
        var occupation = new Occupation(table);
        HexSet there = HexSet.of(hex);
        return units.stream()
                .anyMatch(
                        each ->
                                unspent(table, each.index())
                                        && hasTarget(occupation, each.index(), there));
    }

    /** Whether anybody in the activated hexes still has something to fire at. */
    static boolean goesOn(Table table, Firing firing) {
        var occupation = new Occupation(table);
        HexSet left = targets(occupation);
        int side = table.impulse().side();
        for (HexId hex : firing.hexes()) {
            boolean paid = !firing.free().contains(hex);
            if (paid && mayFire(occupation, side, hex.index(), left)
                    || MobileAttacks.mayFire(occupation, side, hex.index(), left)) {
                return true;
            }
        }
        return false;
    }

    /** The spotted hexes and empty forts that this activation has not attacked yet. */
    static HexSet targets(Occupation occupation) {
        Impulse impulse = occupation.table().impulse();
        HexSet spotted = Spotting.spottedBy(occupation, impulse.side());
        HexSet.Edit left = Fortifications.withEmpty(occupation, spotted).edit();
        for (int hex : impulse.attacked().toArray()) {
            left.remove(hex);
        }
        return left.done();
    }

    /** One point activates a hex to fire (TGX-4.2.2.j), and another to fire with it. */
    public static Table activated(Table table, int hex, Telling<Happening> telling) {
        telling.tell(new Happening.HexActivated(table.hexId(hex), ACTIVATED));
        return table.paid(price(new Occupation(table), table.impulse().side(), hex));
    }

    /**
     * What activating a hex to fire costs: a point, or the two of the first unit where nobody who
     * could fire is in command (TGX-22.2.b); the others pay when they fire (R-TGX-203).
     */
    public static int price(Occupation occupation, int side, int hex) {
        return 1 + credit(occupation, side, hex) / 2;
    }

    /** How much of that was paid for units out of command. */
    static int credit(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        boolean anybody = false;
        for (UnitId each : occupation.units(side, hex)) {
            if (fresh(table, each.index())) {
                if (CommandControl.commanded(table, each.index())) {
                    return 0;
                }
                anybody = true;
            }
        }
        return anybody ? ALONE : 0;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
