package sandtable.blitzkriegcommander.measuring;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** BKC-GEO.10, BKC-GEO.11: places in a direction, which may be off the table. */
public final class Straight {
    private static final int MM_PER_CM = 10;

    private Straight() {}

    /** BKC-GEO.11: from where a unit is so far straight away from a place. */
    public static Spot away(Table table, UnitId unit, Spot from, int mm) {
        Spot at = table.spot(unit).orElseThrow();
        return at.equals(from) ? home(table, unit, mm) : at.awayFrom(from, mm);
    }

    /** BKC-GEO.11: so far straight towards a place, and past it. */
    public static Spot towards(Table table, UnitId unit, Spot to, int mm) {
        Spot at = table.spot(unit).orElseThrow();
        return at.equals(to) ? at : at.towards(to, mm);
    }

    /** So far straight towards the baseline of a unit's side. */
    public static Spot home(Table table, UnitId unit, int mm) {
        int side = table.stand(unit).side();
        Heading back = table.battle().camp(side).baseline().inwards().opposite();
        return table.spot(unit).orElseThrow().shifted(back, mm);
    }

    /**
     * BKC-GEO.10: a place shifted by a sum of dice, in centimetres.
     *
     * @param direction what the direction die shows, 1 to 360
     */
    public static Spot shifted(Spot place, int sum, int direction) {
        return place.shifted(new Heading(direction % 360), sum * MM_PER_CM);
    }
}
