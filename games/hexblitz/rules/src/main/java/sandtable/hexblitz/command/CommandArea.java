package sandtable.hexblitz.command;

import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.space.HexSet;

import java.util.Optional;

/** HB-FORM Command Areas: who is outside, and what they owe (data rulings 29 and 30). */
public final class CommandArea {
    private CommandArea() {}

    private static Command command(Table table, UnitId unit) {
        return table.command(table.stand(unit).formation());
    }

    public static boolean headquarters(Table table, UnitId unit) {
        return command(table, unit).under(unit);
    }

    /** Whether the HQ of a unit's formation has been lost and no other is named yet. */
    public static boolean leaderless(Table table, UnitId unit) {
        return command(table, unit).headquarters().isEmpty();
    }

    /**
     * HB-FORM.3: whether a unit is outside its own formation's Command Area. An HQ that is off the
     * map commands nobody yet.
     */
    public static boolean outside(Table table, UnitId unit) {
        Command command = command(table, unit);
        if (command.headquarters().isEmpty()) {
            return true;
        }
        UnitId headquarters = command.headquarters().get();
        if (headquarters.equals(unit) || !place(table, headquarters).onMap()) {
            return false;
        }
        return distance(table, unit) > command.area();
    }

    /** The stand itself, or the Transport that carries it. */
    private static UnitId carried(Table table, UnitId unit) {
        return table.unit(unit).where() instanceof Whereabouts.Aboard(UnitId transport)
                ? transport
                : unit;
    }

    private static Unit place(Table table, UnitId unit) {
        return table.unit(carried(table, unit));
    }

    /**
     * HB-FORM.9: whether a unit must give priority to going back. Defensive units need not
     * (HB-FORM.10), pinned ones and those at 0 SP cannot (R-HB-13, data ruling 29), Transport
     * fetches and carries (R-HB-42), and Stationary ones get the order to move next time.
     */
    public static boolean mustReturn(Table table, UnitId unit) {
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
    public static int distance(Table table, UnitId unit) {
        Optional<UnitId> headquarters = command(table, unit).headquarters();
        if (headquarters.isPresent()) {
            return Distance.between(table, carried(table, headquarters.get()), unit);
        }
        Unit now = table.unit(unit);
        int nearest = Distance.FAR;
        for (int part = 0; part < now.parts(); part++) {
            nearest = Math.min(nearest, toEdge(table, table.stand(unit).side(), now.hex(part)));
        }
        return nearest;
    }

    /** How far a hex is from there: from its HQ, or from its own map edge while there is none. */
    public static int distance(Table table, UnitId unit, int hex) {
        Optional<UnitId> headquarters = command(table, unit).headquarters();
        return headquarters.isEmpty()
                ? toEdge(table, table.stand(unit).side(), hex)
                : Distance.to(table, carried(table, headquarters.get()), hex);
    }

    /**
     * How far it is home for a unit that withdraws: to its HQ, or for the HQ itself to its map
     * edge.
     */
    public static int distanceHome(Table table, UnitId unit, int hex) {
        Optional<UnitId> headquarters = command(table, unit).headquarters();
        boolean none =
                headquarters.isEmpty()
                        || headquarters.get().equals(unit)
                        || !place(table, headquarters.get()).onMap();
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
