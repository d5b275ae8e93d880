package sandtable.blitzcommander.movement;

import sandtable.kernel.Violation;

/** What can keep units out of a hex, in the order in which it is looked for. */
enum Obstacle {
    NONE("", ""),
    NOT_BESIDE("BC-MOVE.1", "%2$s is not next to where %1$s is"),
    NO_ENTRY("BC-UNIT.3", "%1$s cannot enter the terrain of %2$s"),
    NO_BRIDGE("BC-UNIT.3", "%1$s cannot cross the river to %2$s without a bridge"),
    ENEMY("BC-STK.3", "%2$s is held by the enemy"),
    SUPPRESSED("BC-OVR.4", "%1$s is suppressed and cannot overrun %2$s"),
    SEVERAL_GUNS("BC-OVR.6", "the artillery in %2$s is not alone and cannot be overrun"),
    SEVERAL("BC-OVR.10", "the infantry in %2$s is not alone and cannot be overrun"),
    TANKS("BC-OVR.4", "%2$s holds tanks, which cannot be overrun"),
    NOT_CLEAR("BC-OVR.9", "%2$s is not clear, so that the infantry there cannot be overrun"),
    ACROSS_RIVER("BC-OVR.9", "infantry in %2$s cannot be overrun across a river"),
    TOO_FEW("BC-OVR.8", "it takes 3 mechanized units together to overrun the infantry in %2$s"),
    FULL("BC-STK.1", "%2$s has no room for %1$s: 8 units fill a hex"),
    ZONE("BC-ZOC.3", "%1$s would go from one enemy Zone of Control to another in %2$s");

    private final String clause;
    private final String reason;

    Obstacle(String clause, String reason) {
        this.clause = clause;
        this.reason = reason;
    }

    Violation violation(String unit, String hex) {
        return Violation.of(clause, reason, unit, hex);
    }
}
