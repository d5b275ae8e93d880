package sandtable.blitzcommander.charts;

/**
 * A row of the Terrain Chart.
 *
 * @param letter how it is drawn on a map
 * @param footCost movement points for a unit on foot, or {@link #NO_ENTRY}; likewise the others
 * @param defensible marked -1
 * @param maximumAp the highest AP Factor of an attack into it; {@link #DEFAULT_MAXIMUM_AP} where
 *     none is listed
 * @param entrenchInContact whether units may entrench there beside an enemy: bocage and fortress
 * @param clear whether infantry alone in it can be overrun
 */
public record Terrain(
        String name,
        char letter,
        int footCost,
        int mechanizedCost,
        int armorCost,
        boolean defensible,
        int maximumAp,
        boolean entrenchInContact,
        boolean clear) {
    /** Nobody of that mobility enters, except along a road. */
    public static final int NO_ENTRY = -1;

    public static final int DEFAULT_MAXIMUM_AP = 5; // BC-APMAX.2

    /** BC-MOVE.2: what entering it costs, or {@link #NO_ENTRY}. */
    public int cost(Mobility mobility) {
        return switch (mobility) {
            case FOOT -> footCost;
            case MECHANIZED -> mechanizedCost;
            case ARMOR -> armorCost; // BC-UNIT.3
        };
    }

    /** Sea and lake: nobody enters at all, and no road runs there. */
    public boolean closed() {
        return footCost == NO_ENTRY && mechanizedCost == NO_ENTRY && armorCost == NO_ENTRY;
    }
}
