package sandtable.blitzcommander;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;

/** Data ruling 27: supply, where a scenario asks for it. */
final class Supply {
    private Supply() {}

    /** The hexes from which a line runs to the side's own edge. */
    static HexSet lines(Battle battle, int side) {
        HexGrid grid = battle.field().grid();
        int[] waiting = new int[grid.size()];
        var reached = new HexSet.Edit();
        int count = 0;
        for (int hex : battle.setup().supplyEdges().get(side).toArray()) {
            if (open(battle, side, hex)) {
                reached.add(hex);
                waiting[count++] = hex;
            }
        }
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < 6; direction++) {
                int hex = grid.neighbour(waiting[i], direction);
                if (hex >= 0 && !reached.contains(hex) && open(battle, side, hex)) {
                    reached.add(hex);
                    waiting[count++] = hex;
                }
            }
        }
        return reached.done();
    }

    /** Friends make up for an enemy Zone of Control here, as they do not for movement. */
    private static boolean open(Battle battle, int side, int hex) {
        Occupation occupation = battle.occupation();
        boolean free = occupation.count(1 - side, hex) == 0;
        boolean quiet = occupation.count(side, hex) > 0 || !occupation.zone(1 - side, hex);
        return free && quiet && !battle.field().terrain(hex).closed();
    }

    /** Whether a unit on the map can trace a line; a side without an edge always can. */
    static boolean traced(Battle battle, int unit) {
        int side = battle.lookup().side[unit];
        return battle.setup().supplyEdges().get(side).isEmpty()
                || battle.supplied(side).contains(battle.hex(unit));
    }

    /** Whether the want of supply holds a unit back. */
    static boolean lacks(Battle battle, int unit) {
        return battle.setup().supply() && battle.onMap(unit) && !traced(battle, unit);
    }
}
