package sandtable.tacticalgamex.stacking;

import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

/** TGX-3.2.5 How many units a hex and a fortification hold. */
public final class Room {
    public static final int MOST = 4;
    public static final int MOST_SOVIET = 2;

    private Room() {}

    /**
     * What counts in a hex for a side, as R-TGX-28 has it: its units outside a fortification, and
     * the counters there. Passengers are not on the map (TGX-5.2.1.d).
     */
    public static int stacked(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        int count = counters(table, hex);
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            boolean own = table.stand(i).side() == side; // R-TGX-29: each side has its own limit
            count += own && !table.unit(i).has(Mark.INSIDE) ? 1 : 0;
        }
        return count;
    }

    /** Counters that stack: a block, and a fortification with all who are inside (TGX-8.4.1). */
    private static int counters(Table table, int hex) {
        Counters counters = table.counters();
        int block = counters.blocks().contains(hex) ? 1 : 0; // TGX-8.5.d
        int fort = !counters.forts().isEmpty() && counters.fort(hex) ? 1 : 0; // TGX-8.4.f
        return block + fort;
    }

    /** The same for the Soviet limit, to which the counters count as well. */
    public static int stackedSoviets(Occupation occupation, int hex) {
        return counters(occupation.table(), hex) + soviets(occupation, hex);
    }

    public static int soviets(Occupation occupation, int hex) {
        Table table = occupation.table();
        int count = 0;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            count += soviet(table, i) && !table.unit(i).has(Mark.INSIDE) ? 1 : 0;
        }
        return count;
    }

    /**
     * Whether one more unit of this kind fits into the hex outside a fortification; it may be there
     * already.
     */
    public static boolean fits(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        Stand stand = table.stand(unit);
        int already = table.unit(unit).hex() == hex && !table.unit(unit).has(Mark.INSIDE) ? 1 : 0;
        if (stacked(occupation, stand.side(), hex) - already >= MOST) {
            return false; // TGX-3.2.5.a
        }
        return !soviet(table, unit)
                || stackedSoviets(occupation, hex) - already < MOST_SOVIET; // TGX-3.2.5.b
    }

    /** Whether a passenger fits in as well when its transport has come there (TGX-5.2.3.b). */
    public static boolean fitsBeside(Occupation occupation, int transport, int passenger, int hex) {
        Table table = occupation.table();
        if (stacked(occupation, table.stand(passenger).side(), hex) + 1 >= MOST) {
            return false;
        }
        return !soviet(table, passenger)
                || stackedSoviets(occupation, hex) + (soviet(table, transport) ? 1 : 0)
                        < MOST_SOVIET;
    }

    private static boolean soviet(Table table, int unit) {
        return table.stand(unit).type().nation() == Nation.SOVIET_UNION;
    }

    /** TGX-8.4.n: whether one more finds room inside, whoever is outside (TGX-8.4.1). */
    public static boolean fitsInside(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        int inside = 0;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (table.unit(i).has(Mark.INSIDE)) {
                if (table.stand(i).side() != side) {
                    return false;
                }
                inside++;
            }
        }
        int taken = inside;
        return table.counters().fortAt(hex).filter(fort -> taken < fort.room()).isPresent();
    }

    /** Whether a passenger fits in beside its carrier, or with it inside a fortification. */
    public static boolean besideCarrier(Table table, UnitId carrier) {
        Unit unit = table.unit(carrier);
        if (!unit.onMap() || !unit.carries()) {
            return false;
        }
        int side = table.stand(carrier).side();
        Table now = table;
        for (UnitId each : unit.passengers()) { // all of them or nobody (R-TGX-272)
            var occupation = new Occupation(now);
            boolean fits =
                    unit.has(Mark.INSIDE)
                            ? fitsInside(occupation, side, unit.hex())
                            : fits(occupation, each.index(), unit.hex());
            if (!fits) {
                return false;
            }
            now = now.with(each, Unit.at(unit.where()));
        }
        return true;
    }
}
