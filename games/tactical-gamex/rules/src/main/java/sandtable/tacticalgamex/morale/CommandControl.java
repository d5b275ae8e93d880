package sandtable.tacticalgamex.morale;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.CommandRadius;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-22 Command Control, as far as morale goes by it: who is in command (TGX-22.3.a). In a battle
 * that does not use it nobody is out of command.
 */
final class CommandControl {
    private static final Clause SECTION = Clause.of("TGX-22");
    private static final Modification WITH_POST = // TGX-22.4.b
            new Modification("with a CP", -2, Clause.of("TGX-7.1.d"));
    private static final Modification OUT_OF_COMMAND =
            new Modification("out of command", 1, Clause.of("TGX-7.1.e"));

    private CommandControl() {}

    private static boolean inUse(Table table) {
        return table.battle().variants().optional().contains(SECTION);
    }

    /** What is added to the dice of a morale check. */
    static List<Modification> morale(Table table, int unit) {
        if (!inUse(table)) {
            return List.of();
        }
        var lines = new ArrayList<Modification>();
        if (commanded(table, unit, Reach.HEX)) {
            lines.add(WITH_POST);
        }
        if (!commanded(table, unit, Reach.RADIUS)) {
            lines.add(OUT_OF_COMMAND);
        }
        return lines;
    }

    /** TGX-22.4.a: whether a unit rallies without a check. */
    static boolean rallies(Table table, int unit) {
        return inUse(table) && commanded(table, unit, Reach.RADIUS);
    }

    private enum Reach {
        HEX,
        RADIUS
    }

    /**
     * R-TGX-94, R-TGX-139: whether a CP of its side and nation is near enough, whether it has been
     * activated or not; a CP is near itself.
     */
    private static boolean commanded(Table table, int unit, Reach reach) {
        Stand stand = table.stand(unit);
        int hex = at(table, unit);
        for (int i = 0; i < table.units().size(); i++) {
            Stand post = table.stand(i);
            int from = at(table, i);
            boolean ours =
                    post.piece().commandPost()
                            && post.side() == stand.side()
                            && post.type().nation() == stand.type().nation()
                            && from >= 0;
            int far = reach == Reach.HEX ? 0 : ours ? radius(post) : 0;
            if (ours && table.ground().grid().distance(from, hex) <= far) {
                return true;
            }
        }
        return false;
    }

    private static int radius(Stand post) {
        boolean mobile = post.type().unitClass() == UnitClass.CP; // TGX-22.1.d
        return mobile
                ? CommandRadius.mobile(post.type().nation())
                : CommandRadius.attached(post.type().nation());
    }

    /** Whoever is carried is where its transport is. */
    private static int at(Table table, int unit) {
        return table.hexOf(unit);
    }
}
