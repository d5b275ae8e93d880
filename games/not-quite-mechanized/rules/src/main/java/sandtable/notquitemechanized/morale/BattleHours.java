package sandtable.notquitemechanized.morale;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

import java.util.OptionalInt;

/** C10: hours in battle, and who is disorganised by them. */
final class BattleHours {
    private BattleHours() {}

    /** The unit at the end of a bound. */
    static Unit settled(Table table, Formation formation) {
        Unit unit = table.unit(formation.id());
        if (formation.headquarters()) {
            return headquarters(table, formation) ? unit.with(Flag.DISORGANISED) : unit;
        }
        Unit counted = followsOn(table, formation, unit) ? unit.fighting(table.bound()) : unit;
        if (tired(formation.grade(), counted)) {
            return counted.with(Flag.DISORGANISED);
        }
        boolean quiet = counted.fought() != table.bound() && !counted.is(Flag.DISORGANISED);
        return quiet && counted.hours() > 0 ? counted.rested() : counted;
    }

    /** NQM-CATAB.2, .4, .6, .8, .10: at the limit of its grade; Elite troops have none. */
    private static boolean tired(Grade grade, Unit unit) {
        OptionalInt limit = grade.hours();
        return limit.isPresent() && unit.hours() >= limit.getAsInt();
    }

    /**
     * NQM-SPASL.4: who moves on after a fight counts as if still in battle; not who has overrun
     * somebody without one (NQM-SPASL.9).
     */
    private static boolean followsOn(Table table, Formation formation, Unit unit) {
        boolean fresh = unit.hours() == 0 || unit.fought() < table.bound() - 1;
        if (fresh || unit.broken() || unit.unopposed()) {
            return false;
        }
        for (BodyId each : formation.bodies()) {
            if (table.body(each).marks().moved() == table.bound()) {
                return true;
            }
        }
        return false;
    }

    /**
     * NQM-DISORG.7, NQM-DISORG.8: whether a headquarters is disorganised: it was in combat and has
     * casualties; of a division all that it has.
     */
    private static boolean headquarters(Table table, Formation formation) {
        if (formation.level() != Level.DIVISION) {
            return hit(table, formation);
        }
        UnitId main = main(table, formation);
        for (Formation each : table.battle().formations()) {
            boolean same =
                    each.headquarters()
                            && each.level() == Level.DIVISION
                            && main(table, each).equals(main);
            if (same && !hit(table, each)) {
                return false;
            }
        }
        return true;
    }

    /** The main headquarters of a division; its rear is under it. */
    private static UnitId main(Table table, Formation formation) {
        return formation
                .under()
                .filter(each -> table.formation(each).level() == Level.DIVISION)
                .orElse(formation.id());
    }

    private static boolean hit(Table table, Formation formation) {
        return table.unit(formation.id()).hours() > 0 && table.casualties(formation.id()) > 0;
    }
}
