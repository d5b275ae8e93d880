package sandtable.tacticalgamex.scenario;

import java.util.Set;

/**
 * TGX-10 What a scenario says about its landing from the sea (R-TGX-157).
 *
 * @param side who lands; {@link #NOBODY} in all other scenarios
 * @param units those who start at sea or behind it, by their numbers
 * @param sinks the highest die by which a DD vehicle sinks, 0 where none does (TGX-10.4.d)
 */
public record Landing(int side, Set<Integer> units, int sinks) {
    public static final int NOBODY = -1;
    public static final Landing NONE = new Landing(NOBODY, Set.of(), 0);

    public Landing {
        units = Set.copyOf(units);
    }

    public boolean none() {
        return side == NOBODY;
    }
}
