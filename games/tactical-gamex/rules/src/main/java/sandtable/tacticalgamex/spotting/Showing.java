package sandtable.tacticalgamex.spotting;

import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/**
 * What those of a side in a hex show who are Down in its stream, or those who are not.
 *
 * @param anybody whether there are any
 * @param open whether one of them gives itself and so all away (TGX-6.3.8.b)
 */
record Showing(Viewpoint where, boolean anybody, boolean open) {
    static Showing of(Occupation occupation, int hex, int side, boolean down) {
        Table table = occupation.table();
        boolean anybody = false;
        boolean open = table.counters().spotted().contains(hex);
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            Unit unit = table.unit(i);
            if (table.stand(i).side() == side && unit.has(Mark.DOWN) == down) {
                anybody = true;
                open |= givesItselfAway(table, hex, unit);
            }
        }
        return new Showing(new Viewpoint(hex, down), anybody, anybody && open);
    }

    /** Completed and Opportunity Fire markers do not (TGX-6.3.8.q). */
    private static boolean givesItselfAway(Table table, int hex, Unit unit) {
        boolean marked = // TGX-6.3.8.e; who is on mobile fire has moved
                unit.has(Mark.MOVED) || unit.has(Mark.FIRED) || unit.has(Mark.MOBILE_FIRE);
        boolean underBridge = unit.has(Mark.DOWN) && table.bridge(hex); // TGX-6.3.9.n
        boolean clear = !table.conceals(hex) && !underBridge; // TGX-6.3.8.d; R-TGX-44 for Down
        return marked || clear;
    }
}
