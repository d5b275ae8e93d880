package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

/**
 * C8: a shoot that is planned or called.
 *
 * @param fireUnits that it takes, a die each
 */
public record Shoot(BodyId battery, Spot at, int bound, Kind kind, int fireUnits) {
    /** NQM-ARTY.4. */
    public enum Kind {
        EFFECTIVE,
        HARASSING
    }
}
