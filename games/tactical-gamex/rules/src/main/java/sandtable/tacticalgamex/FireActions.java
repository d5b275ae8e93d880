package sandtable.tacticalgamex;

import sandtable.kernel.Violation;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-4.2.2 Fire: hexes are activated, alone or together, and their units attack. */
final class FireActions {
    private FireActions() {}

    /** Whether a unit may still fire in this turn of its own accord. */
    static boolean unspent(Table table, int unit) {
        return !table.unit(unit).activated() && DirectFire.ready(table, unit);
    }

    /** Whether a unit can hit somebody directly in one of these hexes. */
    static boolean hasTarget(Field field, int firer, HexSet spotted) {
        Table table = field.table();
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
        return !table.counters().forts().isEmpty() && hasEmptyFort(field, firer, spotted);
    }

    private static boolean hasEmptyFort(Field field, int firer, HexSet spotted) {
        Table table = field.table();
        for (Fortification each : table.counters().forts()) {
            if (spotted.contains(each.hex())
                    && Fortifications.empty(field, each.hex())
                    && DirectFire.hits(table, firer, each.hex(), true)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one unit can hit another, picked out where it can be, else its whole hex. */
    static boolean hits(Table table, int firer, int target) {
        int hex = table.unit(target).hex();
        boolean armored =
                table.stand(target).type().armored()
                        || table.unit(target).has(Mark.INSIDE)
                        || DirectFire.summed(table, hex);
        return DirectFire.strength(table, firer, hex, armored) > 0
                && Streams.sees(table, table.unit(firer).hex(), target);
    }

    /** Whether anybody of a side in a hex has something to fire at. */
    static boolean mayFire(Field field, int side, int hex, HexSet spotted) {
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (field.table().stand(i).side() == side
                    && unspent(field.table(), i)
                    && (hasTarget(field, i, spotted)
                            || IndirectFire.hasTarget(field, i, spotted))) {
                return true;
            }
        }
        return false;
    }

    static Optional<Violation> check(Field field, Impulse impulse, Decision.Fire fire) {
        boolean known = fire.hex() >= 0 && fire.hex() < field.table().ground().grid().size();
        if (!known
                || !mayFire(
                        field,
                        impulse.side(),
                        fire.hex(),
                        Fortifications.withEmpty(
                                field, Spotting.spottedBy(field, impulse.side())))) {
            return refused(
                    "TGX-6.2.a",
                    "nobody at %s has a target to fire at",
                    known ? field.table().name(fire.hex()) : "that hex");
        }
        return UnitActivation.affords(impulse, 1);
    }

    static State resolve(Table table, Impulse impulse, Decision.Fire fire) {
        return new State(
                table, new Waiting.Firing(impulse.paid(1), List.of(fire.hex()), List.of()));
    }

    /** TGX-4.2.2.k: every firing hex is adjacent to every other. */
    static Optional<Violation> check(Field field, Waiting.Firing firing, Decision.Combine more) {
        Table table = field.table();
        HexGrid grid = table.ground().grid();
        boolean known = more.hex() >= 0 && more.hex() < grid.size();
        boolean adjacent =
                known && firing.hexes().stream().allMatch(each -> grid.adjacent(each, more.hex()));
        if (!adjacent) {
            return refused(
                    "TGX-4.2.2.k", "only hexes that are all adjacent to each other fire together");
        }
        boolean anybody =
                field.units(firing.impulse().side(), more.hex()).stream()
                        .anyMatch(each -> unspent(table, each));
        return anybody
                ? UnitActivation.affords(firing.impulse(), 1)
                : refused("TGX-6.1.a", "nobody at %s can fire", table.name(more.hex()));
    }

    static State resolve(Table table, Waiting.Firing firing, Decision.Combine more) {
        return new State(
                table,
                new Waiting.Firing(
                        firing.impulse().paid(1),
                        Lists.with(firing.hexes(), more.hex()),
                        firing.attacked()));
    }

    /** Units that fire together stand in hexes adjacent to each other (TGX-4.2.2.k). */
    static Optional<Violation> checkAdjacent(Table table, List<Integer> units) {
        HexGrid grid = table.ground().grid();
        for (int one : units) {
            for (int other : units) {
                if (grid.distance(table.unit(one).hex(), table.unit(other).hex()) > 1) {
                    return refused(
                            "TGX-4.2.2.k",
                            "%s and %s are not in adjacent hexes",
                            table.id(one),
                            table.id(other));
                }
            }
        }
        return Optional.empty();
    }

    static Optional<Violation> check(Field field, Waiting.Firing firing, Decision.Shoot shoot) {
        if (firing.attacked().contains(shoot.hex())) {
            return refused(
                    "TGX-6.4.1.e",
                    "all attacks on %s had to be declared before the first was resolved",
                    field.table().name(shoot.hex()));
        }
        var group = new ArrayList<Integer>();
        for (int hex : firing.hexes()) {
            group.addAll(field.units(firing.impulse().side(), hex));
        }
        return checkShots(field, firing.impulse().side(), shoot, group);
    }

    /** Each of the shots, and that nobody fires twice (TGX-4.2.2.d). */
    static Optional<Violation> checkShots(
            Field field, int side, Decision.Shoot shoot, List<Integer> group) {
        Table table = field.table();
        var used = new ArrayList<Integer>();
        if (shoot.shots().isEmpty()
                || shoot.hex() < 0
                || shoot.hex() >= table.ground().grid().size()) {
            return refused("TGX-6.2.a", "an attack needs somebody who fires and a target");
        }
        for (Shot shot : shoot.shots()) {
            for (int firer : shot.firers()) {
                if (!group.contains(firer) || !unspent(table, firer) || used.contains(firer)) {
                    return refused(
                            "TGX-6.1.a",
                            "%s cannot fire in this attack",
                            firer >= 0 && firer < table.units().size()
                                    ? table.id(firer)
                                    : "that unit");
                }
                used.add(firer);
            }
            boolean ordered = Lists.ascending(shot.firers()) && Lists.ascending(shot.targets());
            Optional<Violation> broken =
                    ordered
                            ? DirectFire.check(field, side, shoot.hex(), shot)
                            : refused("TGX-6.2.a", "each unit is named once, in order");
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    static State resolve(
            Table table, Waiting.Firing firing, Decision.Shoot shoot, Telling telling) {
        Table now = shot(table, shoot, telling);
        return goOn(
                now,
                new Waiting.Firing(
                        firing.impulse(),
                        firing.hexes(),
                        Lists.with(firing.attacked(), shoot.hex())),
                telling);
    }

    /** All attacks are settled before the first die (TGX-6.4.1.e); targets may be gone since. */
    static Table shot(Table table, Decision.Shoot shoot, Telling telling) {
        var field = new Field(table);
        var fights = new ArrayList<Fight>();
        for (Shot shot : shoot.shots()) {
            fights.add(DirectFire.fight(field, shoot.hex(), shot));
        }
        Table now = table;
        for (Fight fight : fights) {
            Table before = now;
            boolean there =
                    fight.fort()
                            ? before.counters().fort(shoot.hex())
                            : fight.targets().stream()
                                    .allMatch(each -> before.unit(each).hex() == shoot.hex());
            now = there ? Casualties.resolve(now, fight, telling) : now;
            now = fired(now, fight.firers());
        }
        return now;
    }

    /** TGX-6.1.c. */
    static Table fired(Table table, List<Integer> firers) {
        Table now = table;
        for (int firer : firers) {
            now = now.with(firer, now.unit(firer).activated(Mark.FIRED));
        }
        return now;
    }

    /** The activated hexes go on firing while anybody has something to fire at. */
    static State goOn(Table table, Waiting.Firing firing, Telling telling) {
        var field = new Field(table);
        HexSet left = targets(field, firing);
        for (int hex : firing.hexes()) {
            if (mayFire(field, firing.impulse().side(), hex, left)) {
                return new State(table, firing);
            }
        }
        return UnitActivation.goOn(table, firing.impulse(), telling);
    }

    /** The spotted hexes and empty forts that this activation has not attacked yet. */
    static HexSet targets(Field field, Waiting.Firing firing) {
        HexSet spotted = Spotting.spottedBy(field, firing.impulse().side());
        HexSet.Edit left = Fortifications.withEmpty(field, spotted).edit();
        firing.attacked().forEach(left::remove);
        return left.done();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
