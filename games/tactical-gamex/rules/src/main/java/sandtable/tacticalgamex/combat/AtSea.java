package sandtable.tacticalgamex.combat;

import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

/** TGX-10.4 Axis Fire: with what units defend as long as they are at sea. */
final class AtSea {
    private static final int CARRIED = 8; // TGX-10.4.b

    private AtSea() {}

    /** Of a craft with all aboard, of a vehicle that swims, or of what carries a vehicle. */
    static int defense(Table table, int unit) {
        return swims(table.stand(unit)) ? table.stand(unit).type().defense() : CARRIED;
    }

    /** A landing craft, a DD vehicle (TGX-10.4.c) or one made for the water (R-TGX-164). */
    private static boolean swims(Stand stand) {
        return stand.has(Ability.CRAFT)
                || stand.has(Ability.DUAL_DRIVE)
                || stand.has(Ability.AMPHIBIOUS);
    }

    /** TGX-10.4.b: all vehicles are, a craft only if it is on land too (R-TGX-271). */
    static boolean armored(Table table, int unit) {
        Stand stand = table.stand(unit);
        return !stand.has(Ability.CRAFT) || stand.type().armored();
    }
}
