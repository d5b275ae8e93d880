package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.Refuge;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fire-zones, and who is in them.
 *
 * @param off how far from the discs they are before they are rounded to a millimetre: it decides
 *     who is in them, so that a unit at the rim is so in whatever direction (R-BKC-72)
 */
public record FireZones(List<Disc> discs, Deviation.Remainder off) {
    private static final Clause OFF_TABLE = Clause.of("BKC-ADEV.4");

    public FireZones {
        discs = List.copyOf(discs);
    }

    /** One zone of a diameter (R-BKC-20) where fire has come down. */
    public static FireZones of(Deviation fallen, int diameterMm) {
        return new FireZones(List.of(disc(fallen.at(), diameterMm)), fallen.off());
    }

    public static Disc disc(Spot centre, int diameterMm) {
        return new Disc(centre, diameterMm / 2);
    }

    /** BKC-ADEV.4: those with their centre on the table; the others are lost. */
    public FireZones onTable(Table table, Telling<Happening> telling) {
        FireZones on = onTable(table);
        for (Disc each : discs) {
            if (!on.discs.contains(each)) {
                telling.tell(new SupportHappening.Lost(each.centre(), "off the table", OFF_TABLE));
            }
        }
        return on;
    }

    public FireZones onTable(Table table) {
        var whole = table.ground().table();
        var on = new ArrayList<Disc>();
        for (Disc each : discs) {
            if (whole.contains(each.centre())) {
                on.add(each);
            }
        }
        return on.size() == discs.size() ? this : new FireZones(on, off);
    }

    public boolean none() {
        return discs.isEmpty();
    }

    /** BKC-ARES.5, BKC-GEO.4: friends and command units too, in the order of the unit list. */
    public List<UnitId> units(Table table) {
        return table.ids().stream().filter(each -> hold(table, each)).toList();
    }

    /** Whether a unit with a base of its own is in one of them. */
    public boolean hold(Table table, UnitId unit) {
        return table.base(unit).flatMap(this::over).isPresent();
    }

    private Optional<Spot> over(Spot at) {
        for (Disc each : discs) {
            if (holds(each, at)) {
                return Optional.of(each.centre());
            }
        }
        return Optional.empty();
    }

    /** Whether a place would be in one of them if they came down so much nearer. */
    boolean near(Spot at, int mm) {
        return discs.stream().anyMatch(each -> each.within(mm, at));
    }

    private boolean holds(Disc disc, Spot at) {
        return holds(disc.radiusMm(), at.x() - disc.centre().x(), at.y() - disc.centre().y(), off);
    }

    /**
     * BKC-GEO.3: in thousandths of a millimetre, of which the last is rounded itself.
     *
     * @param eastMm of the rounded centre
     */
    static boolean holds(int radiusMm, int eastMm, int northMm, Deviation.Remainder off) {
        long east = 1000L * eastMm - off.east();
        long north = 1000L * northMm - off.north();
        long reach = 1000L * radiusMm + 1;
        return east * east + north * north <= reach * reach;
    }

    /** An attack on a unit in a zone; it falls back away from the zone's centre (BKC-FB.5). */
    public static Attack attack(
            Table table, UnitId target, Spot centre, Sum attacks, HitLine line) {
        var cover = CoverOf.against(table, target, centre, line.kind()).cover();
        var group =
                new Group(
                        HitDefinitions.score(table, target, line, cover),
                        SaveModifiers.save(table, target, line, Aspect.FRONT),
                        attacks);
        return new Attack(target, List.of(), List.of(group), new Refuge.AwayFrom(centre));
    }

    /** What comes down. */
    public record Fire(Sum attacks, HitLine line, Clause clause) {}

    /**
     * Attacks units that are in a zone, each with its own roll of all the attacks (BKC-ARES.3,
     * BKC-RRES.1).
     */
    public State strike(State state, Fire fire, List<UnitId> units, Telling<Happening> telling) {
        telling.tell(new SupportHappening.Struck(discs, fire.attacks(), units, fire.clause()));
        State now = state;
        for (UnitId each : units) {
            boolean there = now.table().base(each).isPresent();
            if (there) { // what struck another before may have knocked it out
                Spot centre = state.table().base(each).flatMap(this::over).orElseThrow();
                var attack = attack(now.table(), each, centre, fire.attacks(), fire.line());
                now = Casualties.resolve(now, attack, telling);
            }
        }
        return now;
    }
}
