package sandtable.tacticalgamex.state;

import java.util.List;

/**
 * An overrun or close assault being prepared (TGX-6.4.5.c, TGX-6.4.6.c).
 *
 * @param target the hex attacked; -1 where none is being prepared
 * @param units who takes part so far
 */
public record Charge(boolean overrun, int target, List<Integer> units) {
    public static final Charge NONE = new Charge(false, -1, List.of());

    public Charge {
        units = List.copyOf(units);
    }

    public boolean none() {
        return target < 0;
    }

    public Charge joinedBy(int unit) {
        return new Charge(overrun, target, Lists.with(units, unit));
    }
}
