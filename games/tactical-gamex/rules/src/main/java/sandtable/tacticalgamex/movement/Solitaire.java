package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;

/** TGX-23 Solitaire Play: units hesitate under the enemy's eyes; all may use opportunity fire. */
public final class Solitaire {
    private static final Clause SECTION = Clause.of("TGX-23");
    private static final Clause HESITATES = Clause.of("TGX-23.1.a");

    private Solitaire() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /** R-TGX-209: an enemy in good order who could hurt the unit in a hex from where it is. */
    private static boolean feared(Table table, int enemy, int unit, Viewpoint at) {
        Unit other = table.unit(enemy);
        if (table.stand(enemy).side() == table.stand(unit).side()
                || !other.onMap()
                || other.disrupted()) {
            return false;
        }
        int distance = Math.max(1, table.ground().grid().distance(other.hex(), at.hex()));
        boolean armored = table.stand(unit).type().armored();
        return table.stand(enemy).firepower().direct(armored, distance) > 0
                && Viewpoint.of(other).sees(table, at);
    }

    /** TGX-23.1.a: a unit in good order that is activated to move checks its morale before. */
    static Table checked(Table table, int unit, Telling<Happening> telling) {
        Unit now = table.unit(unit);
        if (!inUse(table) || !now.onMap() || now.disrupted()) {
            return table;
        }
        var at = Viewpoint.of(now);
        for (int i = 0; i < table.units().size(); i++) {
            if (feared(table, i, unit, at)) {
                if (MoraleChecks.passes(new Occupation(table), unit, telling)) {
                    return table;
                }
                telling.tell(new Happening.Hesitated(table.unitId(unit), HESITATES));
                return table.with(unit, now.with(Mark.HESITATES));
            }
        }
        return table;
    }

    /** R-TGX-115: whether a step brings a unit that hesitates nearer to any enemy it fears. */
    static boolean bars(Table table, Walk walk, int from, int to) {
        if (!(walk.from() instanceof Whereabouts.OnMap(HexId began))) {
            return false;
        }
        HexGrid grid = table.ground().grid();
        int unit = walk.unit().index();
        Unit now = table.unit(unit);
        var at =
                now.hex() == began.index()
                        ? Viewpoint.of(now)
                        : new Viewpoint(began.index(), false);
        for (int i = 0; i < table.units().size(); i++) {
            int enemy = table.unit(i).hex();
            if (enemy >= 0
                    && grid.distance(to, enemy) < grid.distance(from, enemy)
                    && feared(table, i, unit, at)) {
                return true;
            }
        }
        return false;
    }
}
