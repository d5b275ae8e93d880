package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

/** TGX-14.0 Bail-Out: infantry gets off an open carrier that is disrupted. */
public final class BailOut {
    private static final Clause SECTION = Clause.of("TGX-14");
    private static final Clause BAILED_OUT = Clause.of("TGX-14.0.a");

    private BailOut() {}

    /** Whether somebody aboard could get off, room apart. */
    static boolean possible(Table table, int carrier) {
        Unit unit = table.unit(carrier);
        return unit.carries()
                && !unit.atSea() // R-TGX-177
                && table.battle().uses(SECTION)
                && MountedInfantry.open(table, carrier)
                && unit.passengers().stream()
                        .allMatch(each -> table.stand(each).type().weapon() == WeaponType.I);
    }

    /** All aboard are disrupted with their carrier and stand beside it, or with it inside. */
    public static Table bailedOut(Table table, UnitId carrier, Telling<Happening> telling) {
        Unit unit = table.unit(carrier);
        Table now = table.with(carrier, unit.without(Mark.BAILING_OUT).carrying(UnitId.NOBODY));
        for (UnitId each : unit.passengers()) {
            telling.tell(
                    new Happening.Unloaded(carrier, each, table.hexId(unit.hex()), BAILED_OUT));
            Unit down = table.unit(each).setDown(unit.where()).with(Mark.DISRUPTED);
            now = now.with(each, unit.has(Mark.INSIDE) ? down.with(Mark.INSIDE) : down);
        }
        return now;
    }

    /** Nobody has to say any more whether they get off there. */
    public static Table answered(Table table, UnitId carrier) {
        return table.with(carrier, table.unit(carrier).without(Mark.BAILING_OUT));
    }

    /** The first carrier whose passenger may get off, or nobody. */
    public static UnitId next(Table table) {
        if (!table.battle().uses(SECTION)) {
            return UnitId.NOBODY;
        }
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).has(Mark.BAILING_OUT)) {
                return table.unitId(i);
            }
        }
        return UnitId.NOBODY;
    }
}
