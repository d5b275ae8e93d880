package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.Weapon;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.kernel.Roster;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.List;

/**
 * What one unit can fire at another, by the rules' own measures. From one position to the next most
 * of it stays as it was, so that what was measured last is kept. Smoke comes and goes, and is
 * looked at each time.
 */
final class Shots {
    private static final int KEPT = 1 << 16;

    private static final int SPOTTED = 1 << 10;

    /** One unit's fire at another: its dice, and what each of them does. */
    record Shot(int dice, double unsaved, double shakes) {
        static final Shot NONE = new Shot(0, 0, 0);

        boolean none() {
            return dice == 0;
        }

        /** Unsaved hits to expect. */
        double hits() {
            return dice * unsaved;
        }
    }

    private record Known(long from, long to, Shot shot) {}

    private record Seen(long line, boolean clear) {}

    /** What was measured last between two units, as they were then. */
    private record Pair(Unit from, Unit to, Shot shot) {
        boolean holds(Unit firer, Unit target) {
            return stands(from, firer) && stands(to, target);
        }

        /** Whether a unit stands there as before; a unit that is only marked still does. */
        private static boolean stands(Unit before, Unit now) {
            return before == now
                    || before.where() == now.where()
                            && before.heading() == now.heading()
                            && before.digs() == now.digs()
                            && before.hullDown() == now.hullDown();
        }
    }

    /** Whether those who may order saw a place, by where they were. */
    private record Spotted(long orders, long there, boolean seen) {}

    private final Outlook outlook;
    private final Roster<Spot> works;

    /** Threads may lose each other's additions: then a shot is measured twice. */
    private final Known[] recent = new Known[KEPT];

    private final Seen[] lines = new Seen[KEPT];

    private final Spotted[] spotted = new Spotted[SPOTTED];

    /** By firer and target; from one position to the next most units are the very same. */
    private final Pair[] pairs;

    Shots(Outlook outlook, Table table) {
        this.outlook = outlook;
        this.works = table.works().sites();
        this.pairs = new Pair[outlook.types.length * outlook.types.length];
    }

    /** Whether this was measured on such a table. */
    boolean fits(Table table) {
        return works == table.works().sites() || works.equals(table.works().sites());
    }

    /** Both have a base on the table. Whether the firer is suppressed is another matter. */
    Shot of(Table table, UnitId firer, UnitId target) {
        int from = firer.index();
        int to = target.index();
        Unit fires = table.units().get(from);
        Unit suffers = table.units().get(to);
        int number = from * outlook.types.length + to;
        Pair pair = pairs[number];
        if (pair == null || !pair.holds(fires, suffers)) {
            pair = new Pair(fires, suffers, without(table, firer, target));
            pairs[number] = pair;
        }
        return pair.shot.none() || seen(table, firer, target) ? pair.shot : Shot.NONE;
    }

    /** The same where one of them only might stand: what is known of both as they are is kept. */
    Shot supposed(Table table, UnitId firer, UnitId target) {
        Shot shot = without(table, firer, target);
        return shot.none() || seen(table, firer, target) ? shot : Shot.NONE;
    }

    /** What a unit can fire at each who fights on the other side. */
    Fires.Volley volley(Position position, int firer) {
        Table table = position.table;
        UnitId from = table.ids().get(firer);
        int[] enemies = outlook.numbers[1 - outlook.sides[firer]];
        var targets = new int[enemies.length];
        var shots = new Shot[enemies.length];
        int count = 0;
        for (int target : enemies) {
            Shot shot =
                    position.fights[target] ? of(table, from, table.ids().get(target)) : Shot.NONE;
            if (!shot.none()) {
                targets[count] = target;
                shots[count++] = shot;
            }
        }
        return new Fires.Volley(Arrays.copyOf(targets, count), Arrays.copyOf(shots, count));
    }

    /** What it would be if there were no smoke and everybody ordered it. */
    private Shot without(Table table, UnitId firer, UnitId target) {
        Unit from = table.unit(firer);
        Unit to = table.unit(target);
        Spot here = base(from);
        Spot there = base(to);
        if (outOfReach(firer.index(), target.index(), here, there)) {
            return Shot.NONE;
        }
        long origin =
                ((firer.index() * 512L + target.index()) * 360 + from.heading().degrees())
                                * (1L << 26)
                        + packed(here);
        long end =
                ((to.heading().degrees() * 16L + Math.min(15, to.digs())) * 2
                                        + (to.hullDown() ? 1 : 0))
                                * (1L << 26)
                        + packed(there);
        int slot = slot(origin * 31 + end);
        Known known = recent[slot];
        if (known == null || known.from != origin || known.to != end) {
            known = new Known(origin, end, measured(table, firer, target));
            recent[slot] = known;
        }
        return known.shot;
    }

    /** Past the smoke, or by others for who fires indirectly. */
    private boolean seen(Table table, UnitId firer, UnitId target) {
        boolean indirect = outlook.indirect[firer.index()];
        if (!indirect && table.smoke().isEmpty()) {
            return true;
        }
        Spot here = table.base(firer).orElseThrow();
        Spot there = table.base(target).orElseThrow();
        return indirect
                ? sees(table, here, there) || spotted(table, firer, there)
                : clear(table, here, there);
    }

    private static Spot base(Unit unit) {
        if (unit.where() instanceof Whereabouts.OnTable(var at)) {
            return at;
        }
        throw new IllegalArgumentException("has no base on the table: " + unit);
    }

    /** Places on the table need no more bits. */
    private static long packed(Spot spot) {
        return (spot.x() & 0x1FFFL) << 13 | spot.y() & 0x1FFFL;
    }

    private static int slot(long hash) {
        return (int) (hash * 0x9E3779B97F4A7C15L >>> 48);
    }

    private boolean outOfReach(int firer, int target, Spot here, Spot there) {
        Weapon weapon = weapon(firer, target);
        return weapon.none() || !Gaps.within(here, there, weapon.rangeMm());
    }

    private Weapon weapon(int firer, int target) {
        UnitType type = outlook.types[firer];
        return outlook.types[target].afv() ? type.at() : type.ap();
    }

    private Shot measured(Table table, UnitId firer, UnitId target) {
        UnitType type = outlook.types[firer.index()];
        Spot here = table.base(firer).orElseThrow();
        Spot there = table.base(target).orElseThrow();
        int least = type.leastRangeMm();
        boolean tooNear = least > 0 && Gaps.within(here, there, least);
        boolean gun = type.unitClass() == UnitClass.GUN && type.role() != Role.ANTI_AIRCRAFT;
        boolean fixed = gun || type.is(Note.TURRETLESS);
        boolean ahead = !fixed || Facing.narrow(table, firer, there);
        boolean seen = outlook.indirect[firer.index()] || open(table, here, there);
        if (tooNear || !ahead || !seen) {
            return Shot.NONE;
        }
        Group group =
                Firing.attack(table, List.of(firer), target, Decision.Means.GUNS)
                        .groups()
                        .getFirst();
        double hit = Volleys.reaches(group.score().needed());
        double lost = 1 - Volleys.reaches(group.save().needed());
        return new Shot(group.dice().total(), hit * lost, hit);
    }

    /** Whether those see it who may give the order, wherever they are. */
    private boolean spotted(Table table, UnitId firer, Spot there) {
        List<UnitId> orders = outlook.commanders.get(outlook.sides[firer.index()]);
        if (!table.smoke().isEmpty()) {
            return seenBy(table, orders, there);
        }
        long places = places(table, orders);
        long place = packed(there);
        int slot = slot(places * 31 + place) & SPOTTED - 1;
        Spotted known = spotted[slot];
        if (known == null || known.orders != places || known.there != place) {
            known = new Spotted(places, place, seenBy(table, orders, there));
            spotted[slot] = known;
        }
        return known.seen;
    }

    /** Where some units stand, as one number that no other places are likely to have. */
    private static long places(Table table, List<UnitId> units) {
        long places = 0;
        for (UnitId each : units) {
            long at =
                    table.unit(each).where() instanceof Whereabouts.OnTable(var spot)
                            ? packed(spot) + 1
                            : 0;
            places = (places + at + each.index() * (1L << 26)) * 0x9E3779B97F4A7C15L;
            places ^= places >>> 29;
        }
        return places;
    }

    private boolean seenBy(Table table, List<UnitId> orders, Spot there) {
        for (UnitId each : orders) {
            if (table.unit(each).where() instanceof Whereabouts.OnTable(var at)
                    && sees(table, at, there)) {
                return true;
            }
        }
        return false;
    }

    private boolean sees(Table table, Spot one, Spot other) {
        return open(table, one, other) && clear(table, one, other);
    }

    /** Whether no smoke lies between places that see each other without it. */
    private static boolean clear(Table table, Spot one, Spot other) {
        return table.smoke().isEmpty() || Sight.sees(table, one, other);
    }

    /** Whether one would see the other if there were no smoke. */
    private boolean open(Table table, Spot one, Spot other) {
        long line = packed(one) << 26 | packed(other);
        int slot = slot(line);
        Seen seen = lines[slot];
        if (seen == null || seen.line != line) {
            Ground ground = table.ground();
            boolean clear =
                    ground.sight().clear(one, ground.level(one), other, ground.level(other));
            seen = new Seen(line, clear);
            lines[slot] = seen;
        }
        return seen.clear;
    }
}
