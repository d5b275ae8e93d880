package sandtable.tacticalgamex.state;

import java.util.List;

/**
 * An overrun or close assault being prepared (TGX-6.4.5.c, TGX-6.4.6.c).
 *
 * @param target the hex attacked; nowhere where no attack is being prepared
 * @param units who takes part so far
 */
public record Charge(boolean overrun, HexId target, List<UnitId> units) {
    public static final Charge NONE = new Charge(false, HexId.NOWHERE, List.of());

    public Charge {
        units = List.copyOf(units);
    }

    public boolean none() {
        return target == HexId.NOWHERE;
    }

    public Charge joinedBy(UnitId unit) {
        return new Charge(overrun, target, Lists.with(units, unit));
    }
}
