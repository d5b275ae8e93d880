package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/** TGX-24.2 What random events add to the die of fire. */
final class ChanceModifiers {
    private static final Clause EVENT = Clause.of("TGX-24.2.b");
    private static final String AIM = "E04";
    private static final String FUZES = "E05";
    private static final String HAZE = "E12";
    private static final int FAR = 6;

    private ChanceModifiers() {}

    private static boolean none(Table table, Fight fight) {
        return table.conditions().chaos().effects().isEmpty() || fight.shares().isEmpty();
    }

    static Fight direct(Table table, Fight fight) {
        if (none(table, fight)) {
            return fight;
        }
        Conditions.Chaos chaos = table.conditions().chaos();
        int side = side(table, fight);
        var added = new ArrayList<Modification>();
        if (chaos.has(AIM, side)) {
            added.add(new Modification("Steady aim", -1, EVENT));
        }
        if (chaos.has(FUZES, side) && howitzer(table, fight)) {
            added.add(new Modification("Bad fuzes", 1, EVENT));
        }
        boolean haze = chaos.has(HAZE, 0) || chaos.has(HAZE, 1);
        if (haze && far(table, fight)) {
            added.add(new Modification("Dust and haze", 1, EVENT));
        }
        return fight.plus(added);
    }

    static Fight indirect(Table table, Fight fight) {
        if (none(table, fight)) {
            return fight;
        }
        boolean bad = table.conditions().chaos().has(FUZES, side(table, fight));
        return fight.plus(bad ? List.of(new Modification("Bad fuzes", 1, EVENT)) : List.of());
    }

    /** What counted for one attack is used up. */
    static Table spent(Table table, Fight fight) {
        if (none(table, fight)) {
            return table;
        }
        int side = side(table, fight);
        Conditions now = table.conditions();
        now = fight.clause().id().startsWith("TGX-6.4.1") ? now.without(AIM, side) : now;
        now = howitzer(table, fight) ? now.without(FUZES, side) : now;
        return table.with(now);
    }

    private static int side(Table table, Fight fight) {
        return switch (fight.shares().getFirst().by()) {
            case Share.OfUnit(UnitId unit) -> table.stand(unit).side();
            case Share.OfBattery(BatteryId battery) -> table.battle().battery(battery).side();
            case Share.OfAircraft(var aircraft) -> table.battle().sortie(aircraft).side();
        };
    }

    private static boolean howitzer(Table table, Fight fight) {
        return fight.firers().isEmpty()
                || fight.firers().stream()
                        .map(each -> table.stand(each).type().weapon())
                        .anyMatch(each -> each == WeaponType.H || each == WeaponType.M);
    }

    private static boolean far(Table table, Fight fight) {
        return fight.firers().stream()
                .anyMatch(
                        each ->
                                table.ground()
                                                .grid()
                                                .distance(
                                                        table.hexOf(each.index()),
                                                        fight.hex().index())
                                        > FAR);
    }
}
