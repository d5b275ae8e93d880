package sandtable.blitzcommander.charts;

/**
 * The row of the Terrain Chart for river hexsides.
 *
 * @param footCost movement points added for crossing without a bridge, or {@link Terrain#NO_ENTRY};
 *     likewise the others
 * @param defensible whether it is worth -1 to a defender all of whose attackers come across it
 * @param maximumAp the highest AP Factor of such an attack
 */
public record River(
        int footCost, int mechanizedCost, int armorCost, boolean defensible, int maximumAp) {
    public int cost(Mobility mobility) {
        return switch (mobility) {
            case FOOT -> footCost;
            case MECHANIZED -> mechanizedCost;
            case ARMOR -> armorCost;
        };
    }
}
