package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

/** BKC-SAVE Save Modifiers. */
public final class SaveModifiers {
    private static final Save IN_MINES = new Save(6);

    private SaveModifiers() {}

    /** What saves a unit from a hit by this line on this side of it. */
    public static Save save(Table table, UnitId target, HitLine line, Aspect aspect) {
        UnitType type = table.stand(target).type();
        boolean inFlank = type.afv() && aspect == Aspect.FLANK; // BKC-SAVE.1
        boolean byAircraft = type.afv() && line == HitLine.AIRCRAFT; // BKC-SAVE.2
        boolean byFlamethrower = line == HitLine.FLAMETHROWER; // BKC-SAVE.4
        if (byFlamethrower) {
            return Save.NONE;
        }
        Save changed = own(table, target).worse((inFlank ? 1 : 0) + (byAircraft ? 1 : 0));
        return inMines(table, target) ? worseOf(changed, IN_MINES) : changed; // BKC-SAVE.3
    }

    /** Its own, or that of the work it is in if that is better (BKC-WORK.1). */
    private static Save own(Table table, UnitId unit) {
        Save own = table.stand(unit).type().save();
        return table.base(unit)
                .flatMap(at -> Sites.at(table, at))
                .map(work -> work.save().needed() < own.needed() ? work.save() : own)
                .orElse(own);
    }

    private static boolean mined(Table table, Spot at) {
        return Fields.seen(table).stream().anyMatch(each -> each.contains(at));
    }

    private static Save worseOf(Save one, Save other) {
        return one.needed() > other.needed() ? one : other;
    }

    /** In a real field that has been found, and not in a lane through it (R-BKC-62). */
    private static boolean inMines(Table table, UnitId unit) {
        return table.spot(unit).stream().anyMatch(at -> mined(table, at));
    }
}
