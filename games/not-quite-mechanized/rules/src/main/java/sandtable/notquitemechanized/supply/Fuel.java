package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;

/**
 * NQM-LOG.12, NQM-LOG.13: what an hour of movement takes. Counting it is optional (NQM-LOG.14): no
 * scenario of ours does, and nobody ever stops for want of fuel.
 */
public final class Fuel {
    private Fuel() {}

    /** POL that the echelon of a unit uses up. */
    public static int perHour(Leg leg) {
        return leg == Leg.ARMOURED ? Setting.FUEL.value() : 0;
    }
}
