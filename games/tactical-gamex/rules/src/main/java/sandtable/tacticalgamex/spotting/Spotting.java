package sandtable.tacticalgamex.spotting;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-6.3.8 Spotting: which enemy units can be seen, and so attacked. */
public final class Spotting {
    public static final int NEAR = 4; // TGX-6.3.8.i
    public static final int FAR = 8; // TGX-6.3.8.k
    private static final Clause REMOVED = Clause.of("TGX-6.3.8.o");

    private Spotting() {}

    /** TGX-6.3.8.a: whether the units of {@code side} in a hex are spotted by their enemy. */
    public static boolean spotted(Occupation occupation, int hex, int side) {
        Table table = occupation.table();
        var standing = Showing.of(occupation, hex, side, false);
        var down = Showing.of(occupation, hex, side, true);
        HexSet line = table.seen(hex);
        HexGrid grid = table.ground().grid();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (unit.hex() < 0 || table.stand(i).side() == side || !line.contains(unit.hex())) {
                continue;
            }
            int distance = grid.distance(unit.hex(), hex);
            if (distance <= 1) {
                return true; // TGX-6.3.8.c: whoever is next to it (R-TGX-76)
            }
            if (unit.disrupted()) {
                continue; // R-TGX-76
            }
            var from = Viewpoint.of(unit);
            boolean near = distance <= NEAR;
            if (finds(table, i, near, from, standing) || finds(table, i, near, from, down)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether somebody with a line of sight finds any of these: in the open or marked (TGX-6.3.8.d,
     * TGX-6.3.8.e), or near a scout for as long as it is (TGX-6.3.8.j, R-TGX-74).
     */
    private static boolean finds(
            Table table, int unit, boolean near, Viewpoint from, Showing them) {
        return (them.open() || near && them.anybody() && CommandPosts.scouts(table, unit))
                && from.clearOfStreams(table, them.where());
    }

    /** The enemy hexes that {@code side} has spotted. */
    public static HexSet spottedBy(Occupation occupation, int side) {
        Table table = occupation.table();
        var hexes = new HexSet.Edit();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            if (hex >= 0
                    && table.stand(i).side() != side
                    && !hexes.contains(hex)
                    && spotted(occupation, hex, 1 - side)) {
                hexes.add(hex);
            }
        }
        return hexes.done();
    }

    /** TGX-6.3.8.o: a Spotted marker goes when the hex is vacated. */
    public static Table vacated(Table table, int hex, Telling<Happening> telling) {
        if (!table.counters().spotted().contains(hex)) {
            return table;
        }
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).hex() == hex) {
                return table;
            }
        }
        return unmarked(table, hex, telling);
    }

    private static Table unmarked(Table table, int hex, Telling<Happening> telling) {
        telling.tell(new Happening.SpottedMarkerRemoved(table.hexId(hex), REMOVED));
        return table.with(
                table.counters().withSpotted(table.counters().spotted().edit().remove(hex).done()));
    }

    /** TGX-6.3.8.o, R-TGX-77: in housekeeping it goes where no enemy has a line of sight. */
    public static Table housekeeping(Table table, Telling<Happening> telling) {
        Table now = table;
        for (int hex : table.counters().spotted().toArray()) {
            if (!watched(table, hex)) {
                now = unmarked(now, hex, telling);
            }
        }
        return now;
    }

    private static boolean watched(Table table, int hex) {
        var occupation = new Occupation(table);
        if (occupation.empty(hex)) {
            return false;
        }
        int side = table.stand(occupation.first(hex)).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).hex() >= 0
                    && table.stand(i).side() != side
                    && sees(occupation, i, hex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit sees any of its enemies in a hex. */
    static boolean sees(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        int side = table.stand(unit).side();
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (table.stand(i).side() != side && Viewpoint.see(table, unit, i)) {
                return true;
            }
        }
        return false;
    }
}
