package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Table;

/** TGX-17.0 Banzai Attack: whose it is, and with which strengths it is made. */
public final class Banzai {
    /** Of a strength that has been exchanged. */
    public static final Clause EXCHANGED = Clause.of("TGX-17.3.a");

    private static final Clause SECTION = Clause.of("TGX-17");

    private Banzai() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /** TGX-17.0.a: Japanese infantry, cavalry among it (R-TGX-144), but for those two classes. */
    public static boolean mayStorm(Table table, int unit) {
        UnitType type = table.stand(unit).type();
        boolean excepted = type.unitClass() == UnitClass.MG || type.unitClass() == UnitClass.CAV;
        return inUse(table) && type.nation() == Nation.JAPAN && type.fightsOnFoot() && !excepted;
    }

    /** R-TGX-189: whether it takes part in a Banzai attack from its declaration to the result. */
    public static boolean storms(Table table, int unit) {
        Charge charge = table.impulse().charge();
        return charge.banzai() && charge.units().contains(table.unitId(unit));
    }

    /** The printed attack strength of a unit that comes close, or what takes its place. */
    public static Factor attack(Table table, int unit) {
        UnitType type = table.stand(unit).type();
        return storms(table, unit)
                ? exchanged(table, unit, type.defense()) // TGX-17.3.a
                : Factor.of(type.attack());
    }

    /** The same of the defense strength. */
    static Factor defense(Table table, int unit) {
        UnitType type = table.stand(unit).type();
        return storms(table, unit)
                ? exchanged(table, unit, type.attack()) // TGX-17.3.a
                : Factor.of(type.defense());
    }

    private static Factor exchanged(Table table, int unit, int printed) {
        Factor all = Factor.of(printed);
        return table.unit(unit).disrupted() ? all.dividedBy(2) : all; // TGX-17.3.b
    }
}
