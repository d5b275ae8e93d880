package sandtable.tacticalgamex.command;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.CommandRadius;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-22.2 to TGX-22.4 Command Control: who is in command (TGX-22.3.a), what it costs not to be,
 * and what it does for morale. In a battle that does not use it nobody is out of command.
 */
public final class CommandControl {
    private static final Clause SECTION = Clause.of("TGX-22");
    private static final Modification WITH_POST = // TGX-22.4.b
            new Modification("with a CP", -2, Clause.of("TGX-7.1.d"));
    private static final Modification OUT_OF_COMMAND =
            new Modification("out of command", 1, Clause.of("TGX-7.1.e"));
    private static final int NORMAL = 1;
    private static final int ALONE = 2; // TGX-22.2.b

    private CommandControl() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /**
     * TGX-22.2.a: whether a unit is activated at the normal price. CPs are, and so is whoever is
     * not on the map yet (TGX-22.2.f).
     */
    public static boolean commanded(Table table, int unit) {
        return !inUse(table)
                || table.hexOf(unit) < 0
                || CommandPosts.post(table, unit)
                || near(table, unit, Reach.ORDERS);
    }

    /** What activating a unit by itself costs (TGX-22.2.b). */
    public static int price(Table table, int unit) {
        return commanded(table, unit) ? NORMAL : ALONE;
    }

    /** R-TGX-203: one point for all units of a hex in command, two for each that is not. */
    public static int price(Table table, List<UnitId> units) {
        int price = surcharge(table, units);
        boolean anybody = units.stream().anyMatch(each -> commanded(table, each.index()));
        return anybody ? price + NORMAL : price;
    }

    /** The least for which any of the units of a hex can be activated. */
    public static int least(Table table, List<UnitId> units) {
        return units.stream().anyMatch(each -> commanded(table, each.index())) ? NORMAL : ALONE;
    }

    /** What those of the units cost that are out of command. */
    public static int surcharge(Table table, List<UnitId> units) {
        int price = 0;
        for (UnitId each : units) {
            price += commanded(table, each.index()) ? 0 : ALONE;
        }
        return price;
    }

    /** What is added to the dice of a morale check. */
    public static List<Modification> morale(Table table, int unit) {
        if (!inUse(table)) {
            return List.of();
        }
        var lines = new ArrayList<Modification>();
        if (near(table, unit, Reach.HEX)) {
            lines.add(WITH_POST);
        }
        if (!near(table, unit, Reach.RADIUS)) {
            lines.add(OUT_OF_COMMAND);
        }
        return lines;
    }

    /** TGX-22.4.a: whether a unit rallies without a check. */
    public static boolean rallies(Table table, int unit) {
        return inUse(table) && near(table, unit, Reach.RADIUS);
    }

    private enum Reach {
        HEX,
        RADIUS,
        /** The radius of a CP that has not been activated (TGX-22.2.c, TGX-22.2.d). */
        ORDERS
    }

    /**
     * R-TGX-94, R-TGX-139: whether a CP of its side and nation is near enough, disrupted or not
     * (TGX-22.2.e); a CP is near itself.
     */
    private static boolean near(Table table, int unit, Reach reach) {
        Stand stand = table.stand(unit);
        int hex = table.hexOf(unit);
        for (int i = 0; i < table.units().size(); i++) {
            if (!CommandPosts.post(table, i)) {
                continue;
            }
            Stand post = table.stand(i);
            int from = table.hexOf(i); // whoever is carried is where its transport is
            boolean ours =
                    post.side() == stand.side()
                            && post.type().nation() == stand.type().nation()
                            && from >= 0;
            boolean dead = table.conditions().chaos().has("E18", table.unitId(i));
            boolean busy = table.unit(i).activated() && !table.unit(i).atSea(); // R-TGX-160
            boolean silent = reach == Reach.ORDERS && (dead || busy); // R-TGX-205
            int far = reach == Reach.HEX ? 0 : radius(post);
            if (ours && !silent && table.ground().grid().distance(from, hex) <= far) {
                return true;
            }
        }
        return false;
    }

    private static int radius(Stand post) {
        return CommandPosts.independent(post)
                ? CommandRadius.mobile(post.type().nation())
                : CommandRadius.attached(post.type().nation());
    }
}
