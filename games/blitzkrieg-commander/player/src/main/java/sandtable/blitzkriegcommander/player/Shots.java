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
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.kernel.Roster;
import sandtable.space.measured.Spot;

import java.util.List;

/**
 * What one unit can fire at another, by the rules' own measures. From one position to the next most
 * of it stays as it was, so that what was measured last is kept. Smoke comes and goes, and is
 * looked at each time.
 */
final class Shots {
    private static final int KEPT = 1 << 16;

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

    private final Outlook outlook;
    private final Roster<Spot> works;

    /** Threads may lose each other's additions: then a shot is measured twice. */
    private final Known[] recent = new Known[KEPT];

    private final Seen[] lines = new Seen[KEPT];

    Shots(Outlook outlook, Table table) {
        this.outlook = outlook;
        this.works = table.works().sites();
    }

    /** Whether this was measured on such a table. */
    boolean fits(Table table) {
        return works == table.works().sites() || works.equals(table.works().sites());
    }

    /** Both have a base on the table. Whether the firer is suppressed is another matter. */
    Shot of(Table table, UnitId firer, UnitId target) {
        Unit from = table.unit(firer);
        Unit to = table.unit(target);
        Spot here = table.base(firer).orElseThrow();
        Spot there = table.base(target).orElseThrow();
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
        if (known.shot.none()) {
            return Shot.NONE;
        }
        boolean indirect = outlook.types[firer.index()].is(Note.INDIRECT);
        boolean seen =
                indirect
                        ? sees(table, here, there) || spotted(table, firer, there)
                        : clear(table, here, there);
        return seen ? known.shot : Shot.NONE;
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
        boolean seen = type.is(Note.INDIRECT) || open(table, here, there);
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

    /** Whether those see it who may give the order; they come and go, so it is not kept. */
    private boolean spotted(Table table, UnitId firer, Spot there) {
        for (UnitId each : table.onTable(outlook.sides[firer.index()])) {
            boolean orders =
                    table.command(each).filter(command -> command.role().orders()).isPresent();
            if (orders && sees(table, table.base(each).orElseThrow(), there)) {
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
