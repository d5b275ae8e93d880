package sandtable.tacticalgamex.counters;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

/** TGX-8.4 Fortifications: who is kept out of their hexes, and which are empty. */
public final class Fortifications {
    private Fortifications() {}

    /**
     * Whether units of {@code enemy} close a hex: they do (TGX-3.2.5.d), unless all of them are
     * inside a fortification (TGX-8.4.o).
     */
    public static boolean shut(Occupation occupation, int enemy, int hex) {
        Table table = occupation.table();
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (table.stand(i).side() == enemy && !table.unit(i).has(Mark.INSIDE)) {
                return true;
            }
        }
        return false;
    }

    /** TGX-8.4.q: whether a unit must stop because enemies are inside the fortification. */
    public static boolean stops(Occupation occupation, int enemy, int hex) {
        return occupation.holds(enemy, hex);
    }

    /**
     * R-TGX-97, R-TGX-140: whether there is a fortification with nobody inside, a target by itself.
     */
    public static boolean empty(Occupation occupation, int hex) {
        if (!occupation.table().counters().fort(hex)) {
            return false;
        }
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (occupation.table().unit(i).has(Mark.INSIDE)) {
                return false;
            }
        }
        return true;
    }

    /** The hexes a side has spotted, and those with nothing but an empty fortification. */
    public static HexSet withEmpty(Occupation occupation, HexSet spotted) {
        if (occupation.table().counters().forts().isEmpty()) {
            return spotted;
        }
        HexSet.Edit hexes = spotted.edit();
        for (Fortification each : occupation.table().counters().forts()) {
            if (occupation.empty(each.hex().index())) {
                hexes.add(each.hex().index());
            }
        }
        return hexes.done();
    }
}
