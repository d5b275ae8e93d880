package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

/**
 * C8: a shoot that is planned or called.
 *
 * @param fireUnits that it takes, a die each
 * @param asked the bound in which it was called for; 0 for one of the operation order
 */
public record Shoot(BodyId battery, Spot at, int bound, Kind kind, int fireUnits, int asked) {
    public Shoot(BodyId battery, Spot at, int bound, Kind kind, int fireUnits) {
        this(battery, at, bound, kind, fireUnits, 0);
    }

    public boolean planned() {
        return asked == 0;
    }

    /** NQM-ARTY.8: the last bound in which it falls. */
    public int last() {
        return kind == Kind.HARASSING ? bound + 1 : bound;
    }

    public Shoot asked(int now) {
        return new Shoot(battery, at, bound, kind, fireUnits, now);
    }

    /** NQM-ARTY.5. */
    public enum Kind {
        EFFECTIVE,
        HARASSING
    }
}
