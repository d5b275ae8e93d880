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

/** Fire-zones, and who is in them. */
public final class FireZones {
    private static final Clause OFF_TABLE = Clause.of("BKC-ADEV.4");

    private FireZones() {}

    /** A zone of a diameter (R-BKC-20). */
    public static Disc at(Spot centre, int diameterMm) {
        return new Disc(centre, diameterMm / 2);
    }

    /** BKC-ADEV.4: those with their centre on the table; the others are lost. */
    public static List<Disc> onTable(Table table, List<Disc> zones, Telling<Happening> telling) {
        var on = new ArrayList<Disc>();
        for (Disc each : zones) {
            if (table.ground().table().contains(each.centre())) {
                on.add(each);
            } else {
                telling.tell(
                        new SupportHappening.Lost(each.centre(), "off the table", OFF_TABLE));
            }
        }
        return on;
    }

    /** BKC-ARES.5, BKC-GEO.4: friends and command units too, in the order of the unit list. */
    public static List<UnitId> units(Table table, List<Disc> zones) {
        return table.ids().stream().filter(each -> in(table, each, zones)).toList();
    }

    /** Whether a unit with a base of its own is in one of some zones. */
    public static boolean in(Table table, UnitId unit, List<Disc> zones) {
        return table.base(unit)
                .filter(at -> zones.stream().anyMatch(zone -> zone.contains(at)))
                .isPresent();
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

    /**
     * Attacks every unit of a list that is in a zone, each with its own roll of all the attacks
     * (BKC-ARES.3, BKC-RRES.1).
     */
    public static State strike(
            State state, List<Disc> zones, Fire fire, List<UnitId> units, Telling<Happening> telling) {
        telling.tell(new SupportHappening.Struck(zones, fire.attacks(), units, fire.clause()));
        State now = state;
        for (UnitId each : units) {
            boolean there = now.table().base(each).isPresent();
            if (there) { // what struck another before may have knocked it out
                Spot centre = centre(state.table(), each, zones);
                var attack = attack(now.table(), each, centre, fire.attacks(), fire.line());
                now = Casualties.resolve(now, attack, telling);
            }
        }
        return now;
    }

    /** What comes down. */
    public record Fire(Sum attacks, HitLine line, Clause clause) {}

    private static Spot centre(Table table, UnitId unit, List<Disc> zones) {
        Spot at = table.base(unit).orElseThrow();
        return zones.stream()
                .filter(each -> each.contains(at))
                .map(Disc::centre)
                .findFirst()
                .orElseThrow();
    }
}
