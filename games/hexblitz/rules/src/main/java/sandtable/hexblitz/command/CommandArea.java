package sandtable.hexblitz.command;

import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.space.HexSet;

/** HB-FORM Command Areas: who is outside, and what he owes (data rulings 29 and 30). */
public final class CommandArea {
    private CommandArea() {}

    public static boolean headquarters(Table table, int unit) {
        return table.command(table.stand(unit).formation()).headquarters() == unit;
    }

    /** Whether the HQ of a unit's formation has been lost and no other is named yet. */
    public static boolean leaderless(Table table, int unit) {
        return table.command(table.stand(unit).formation()).headquarters() == Unit.NOWHERE;
    }

    /**
     * HB-FORM.3: whether a unit is outside its own formation's Command Area. An HQ that is off the
     * map commands nobody yet.
     */
    public static boolean outside(Table table, int unit) {
        Command command = table.command(table.stand(unit).formation());
        if (command.headquarters() == Unit.NOWHERE) {
            return true;
        }
        if (command.headquarters() == unit || !place(table, command.headquarters()).onMap()) {
            return false;
        }
        return distance(table, unit) > command.area();
    }

    /** The stand itself, or the Transport that carries it. */
    private static int carried(Table table, int unit) {
        return table.unit(unit).aboard() ? table.unit(unit).carrier() : unit;
    }

    private static Unit place(Table table, int unit) {
        return table.unit(carried(table, unit));
    }

    /**
     * HB-FORM.9: whether a unit must give priority to going back. Defensive units need not
     * (HB-FORM.10), pinned ones and those at 0 SP cannot (R-HB-13, data ruling 29), Transport
     * fetches and carries (R-HB-42), and Stationary ones get the order to move next time.
     */
    public static boolean mustReturn(Table table, int unit) {
        Unit now = table.unit(unit);
        return now.onMap()
                && now.order().moving()
                && now.sp() > 0
                && outside(table, unit)
                && !ZoneOfControl.pinned(table, unit);
    }

    /**
     * How far a unit is from where it must return to; across edges, the nearest of its hexes
     * (R-HB-15).
     */
    public static int distance(Table table, int unit) {
        Unit now = table.unit(unit);
        int nearest = distance(table, unit, now.hex());
        nearest =
                now.straddles() ? Math.min(nearest, distance(table, unit, now.second())) : nearest;
        return now.third() >= 0 ? Math.min(nearest, distance(table, unit, now.third())) : nearest;
    }

    /** How far a hex is from there: from its HQ, or from its own map edge while there is none. */
    public static int distance(Table table, int unit, int hex) {
        int headquarters = table.command(table.stand(unit).formation()).headquarters();
        if (headquarters == Unit.NOWHERE) {
            return toEdge(table, table.stand(unit).side(), hex);
        }
        return Distance.to(table, carried(table, headquarters), hex);
    }

    /**
     * How far it is home for a unit that withdraws: to its HQ, or for the HQ itself to its map
     * edge.
     */
    public static int distanceHome(Table table, int unit, int hex) {
        int headquarters = table.command(table.stand(unit).formation()).headquarters();
        boolean none =
                headquarters == Unit.NOWHERE
                        || headquarters == unit
                        || !place(table, headquarters).onMap();
        return none ? toEdge(table, table.stand(unit).side(), hex) : distance(table, unit, hex);
    }

    private static int toEdge(Table table, int side, int hex) {
        HexSet edge = table.battle().edges().get(side);
        int[] nearest = {Distance.FAR};
        edge.forEach(
                each ->
                        nearest[0] =
                                Math.min(nearest[0], table.ground().grid().distance(each, hex)));
        return nearest[0];
    }
}
