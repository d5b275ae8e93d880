package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.Weapon;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;

/** What one unit fires at another: the value used, and how it comes in. */
public record Shot(UnitId firer, UnitId target, Weapon weapon, HitLine line) {
    public static Shot of(Table table, UnitId firer, UnitId target, Decision.Means means) {
        return new Shot(
                firer,
                target,
                weapon(table, firer, target, means),
                line(table, firer, target, means));
    }

    /** BKC-FIRE.4: AT at AFVs, AP at all else, or a flamethrower. */
    static Weapon weapon(Table table, UnitId firer, UnitId target, Decision.Means means) {
        UnitType type = table.stand(firer).type();
        return switch (means) {
            case FLAME -> type.flame();
            case GUNS -> table.stand(target).type().afv() ? type.at() : type.ap();
        };
    }

    private static HitLine line(Table table, UnitId firer, UnitId target, Decision.Means means) {
        UnitType type = table.stand(firer).type();
        if (means == Decision.Means.FLAME) {
            return HitLine.FLAMETHROWER;
        }
        boolean mortar = type.role() == Role.MORTAR;
        if (mortar
                || type.is(Note.INDIRECT)
                        && !Sight.sees(table, firer, target)) { // BKC-FIRE.9, R-BKC-61
            return HitLine.INDIRECT;
        }
        return type.role() == Role.INFANTRY_GUN ? HitLine.INFANTRY_GUN : HitLine.DIRECT;
    }

    /** The side of the target that it strikes; indirect fire strikes no flank (BKC-FIRE.8). */
    Aspect aspect(Table table) {
        return line == HitLine.INDIRECT
                ? Aspect.FRONT
                : Aspect.underFire(table, target, table.spot(firer).orElseThrow());
    }
}
