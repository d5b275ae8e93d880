package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

/** Which side of a unit faces whoever attacks it. */
public enum Aspect {
    FRONT,
    /** Flank or rear: outside the front 180 degrees (BKC-GEO.7). */
    FLANK;

    /** Under fire from a place; foot has no flank (BKC-FIRE.2). */
    public static Aspect underFire(Table table, UnitId target, Spot from) {
        UnitType type = table.stand(target).type();
        return switch (type.unitClass()) {
            case FOOT, COMMAND -> FRONT;
            case GUN, SOFT, OPEN_AFV, FULL_AFV -> of(table, target, from);
        };
    }

    /** Whatever it is (BKC-CA.7). */
    public static Aspect of(Table table, UnitId unit, Spot from) {
        return Facing.front(table, unit, from) ? FRONT : FLANK;
    }
}
