package sandtable.hexblitz.terrain;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;

/**
 * HB-VIS Visibility: what can be seen from each hex. Terrain does not move, so this is worked out
 * once per map.
 *
 * <p>Contact always shows an enemy (data ruling 40): the six neighbours are seen from everywhere.
 * Farther off only open ground is seen, over open ground.
 */
public final class Sight {
    private static final int BY_DAY = 2; // HB-VIS.1, HB-VIS.2
    private static final int RECONNAISSANCE_BY_DAY = 3; // data ruling 45

    private final HexSet[] contact;
    private final HexSet[] day;
    private final HexSet[] reconnaissance;
    private final HexSet covered;

    Sight(HexGrid grid, HexSet covered) {
        this.covered = covered;
        contact = new HexSet[grid.size()];
        day = new HexSet[grid.size()];
        reconnaissance = new HexSet[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            contact[hex] = grid.within(hex, 1);
            day[hex] = seen(grid, hex, BY_DAY);
            reconnaissance[hex] = seen(grid, hex, RECONNAISSANCE_BY_DAY);
        }
    }

    private HexSet seen(HexGrid grid, int from, int range) {
        var seen = new HexSet.Edit();
        seen.addAll(contact[from] == null ? grid.within(from, 1) : contact[from]);
        grid.within(from, range)
                .forEach(
                        to -> {
                            if (!covered.contains(to) && openWay(grid, from, to)) {
                                seen.add(to);
                            }
                        });
        return seen.done();
    }

    /**
     * Whether a shortest way leads over open hexes only; on the edge of cover this is looking out
     * (HB-VIS.2).
     */
    private boolean openWay(HexGrid grid, int from, int to) {
        int distance = grid.distance(from, to);
        if (distance <= 1) {
            return true;
        }
        for (int direction = 0; direction < 6; direction++) {
            int next = grid.neighbour(from, direction);
            if (next >= 0
                    && !covered.contains(next)
                    && grid.distance(next, to) == distance - 1
                    && openWay(grid, next, to)) {
                return true;
            }
        }
        return false;
    }

    /** What a unit in {@code hex} sees. */
    public HexSet from(int hex, boolean moving, boolean night, boolean farSighted) {
        boolean insideCover = covered.contains(hex) && moving; // HB-VIS.3, HB-VIS.4
        if (night || insideCover) { // HB-VIS.5
            return contact[hex];
        }
        return farSighted ? reconnaissance[hex] : day[hex];
    }
}
