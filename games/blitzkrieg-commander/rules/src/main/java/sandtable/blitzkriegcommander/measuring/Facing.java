package sandtable.blitzkriegcommander.measuring;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Arcs;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** BKC-GEO.7: what is ahead of a unit that is on the table, taken between centres. */
public final class Facing {
    private Facing() {}

    /**
     * The whole degree that looks best from one place to another; north where they are the same.
     * Only proposals are made of it.
     */
    public static Heading towards(Spot from, Spot to) {
        double degrees =
                StrictMath.toDegrees(StrictMath.atan2(to.x() - from.x(), to.y() - from.y()));
        return new Heading(Math.floorMod(Math.round(degrees), 360));
    }

    /** Whether a place is in the front 180 degrees; exactly abeam is. */
    public static boolean front(Table table, UnitId unit, Spot place) {
        return Arcs.front(table.spot(unit).orElseThrow(), table.unit(unit).heading(), place);
    }

    /** Whether a place is in the narrow arc of 90 degrees. */
    public static boolean narrow(Table table, UnitId unit, Spot place) {
        return Arcs.narrow(table.spot(unit).orElseThrow(), table.unit(unit).heading(), place);
    }
}
