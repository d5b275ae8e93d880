package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-19.1, TGX-19.2 Artillery Field-of-Fire Limits: toward which hexside a gun faces, and at which
 * hexes it can fire therefore. Aircraft have no place in it (R-TGX-112).
 */
public final class FieldsOfFire {
    /** Of the arc. */
    public static final Clause ARC = Clause.of("TGX-19.2.a");

    private static final Clause SECTION = Clause.of("TGX-19");
    private static final int SIDES = 6;

    private FieldsOfFire() {}

    public static boolean inUse(Table table) {
        return inUse(table.battle());
    }

    private static boolean inUse(Battle battle) {
        return battle.uses(SECTION);
    }

    /** R-TGX-112: towed guns, but no mortars; vehicles have no facing. */
    private static boolean gun(UnitType type) {
        return type.artillery()
                && type.mobility() == Mobility.GUN
                && type.weapon() != WeaponType.M; // TGX-19.1.a
    }

    /** Whether a unit faces a hexside at all. */
    public static boolean bound(Table table, int unit) {
        return bound(table.battle(), unit);
    }

    public static boolean bound(Battle battle, int unit) {
        return inUse(battle) && gun(battle.stand(unit).type());
    }

    /** Toward which hexside a gun faces; at first it is the enemy's (R-TGX-195). */
    public static int facing(Table table, int unit) {
        return table.conditions()
                .facing(table.unitId(unit), table.battle().front(table.stand(unit).side()));
    }

    /** The guns of a side on the map for which no facing has been chosen. */
    public static List<UnitId> unfaced(Table table, int side) {
        var unfaced = new ArrayList<UnitId>();
        for (int i = 0; inUse(table) && i < table.units().size(); i++) {
            boolean chosen = table.conditions().facing(table.unitId(i), SIDES) != SIDES;
            if (table.stand(i).side() == side
                    && table.unit(i).onMap()
                    && bound(table, i)
                    && !chosen) {
                unfaced.add(table.unitId(i));
            }
        }
        return unfaced;
    }

    /**
     * TGX-19.2.a: whether a hex lies on or between the lines through the neighbours on each side of
     * the one that is faced (R-TGX-194); the gun's own hex always does.
     */
    public static boolean covers(Table table, int unit, int hex) {
        return !bound(table, unit) || covers(table, table.hexOf(unit), facing(table, unit), hex);
    }

    private static boolean covers(Table table, int from, int facing, int hex) {
        int left = (facing + SIDES - 1) % SIDES;
        int right = (facing + 1) % SIDES;
        return table.ground().grid().between(from, hex, left, right);
    }

    /** All hexes of the arc. */
    public static HexSet arc(Table table, int unit) {
        var arc = new HexSet.Edit();
        for (int hex = 0; hex < table.ground().grid().size(); hex++) {
            if (covers(table, unit, hex)) {
                arc.add(hex);
            }
        }
        return arc.done();
    }

    /** Why a unit cannot fire or sight there, wherever else it could. */
    public static Optional<Violation> check(Table table, int unit, int hex) {
        return covers(table, unit, hex)
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-19.2.a",
                                "%s faces %s, and %s is outside its field of fire",
                                table.called(unit),
                                table.ground().grid().directionName(facing(table, unit)),
                                table.name(hex)));
    }
}
