package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.stacking.Room;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

/** TGX-16.1 Armored Carriers: infantry that rides on them, and what becomes of it under fire. */
public final class Riders {
    static final int DEFENSE = 1; // TGX-16.1.c

    private static final Clause OFF = Clause.of("TGX-16.1.d");
    private static final Clause WITH_CARRIER = Clause.of("TGX-16.1.b");

    private Riders() {}

    /** Whether a unit rides on an armored vehicle. */
    public static boolean rides(Table table, int unit) {
        return table.unit(unit).where() instanceof Whereabouts.Aboard(UnitId carrier)
                && table.stand(carrier).has(Ability.CARRIES_RIDERS);
    }

    /** Who rides on a vehicle, or nobody. */
    public static UnitId on(Table table, int carrier) {
        UnitId cargo = table.unit(carrier).cargo();
        return cargo != UnitId.NOBODY && table.stand(carrier).has(Ability.CARRIES_RIDERS)
                ? cargo
                : UnitId.NOBODY;
    }

    /** TGX-16.1.c: who can be fired at by name; with its carrier inside a fortification nobody. */
    public static UnitId exposed(Table table, int carrier) {
        return table.unit(carrier).has(Mark.INSIDE) ? UnitId.NOBODY : on(table, carrier);
    }

    static UnitId carrier(Table table, int rider) {
        return ((Whereabouts.Aboard) table.unit(rider).where()).transport();
    }

    /** TGX-16.1.d: one that is hit gets off; without room it is lost instead (TGX-16.1.e). */
    static Table hit(Table table, int rider, Telling<Happening> telling) {
        UnitId carrier = carrier(table, rider);
        if (Room.besideCarrier(table, carrier)) {
            return off(table, carrier, OFF, telling);
        }
        Table now = Casualties.removed(table, rider, telling);
        return Casualties.disrupt(now, carrier.index(), telling);
    }

    /** TGX-16.1.b: its carrier is disrupted and it with it; without room it is lost (R-TGX-183). */
    static Table shaken(Table table, int carrier, Telling<Happening> telling) {
        UnitId rider = on(table, carrier);
        return Room.besideCarrier(table, table.unitId(carrier))
                ? off(table, table.unitId(carrier), WITH_CARRIER, telling)
                : Casualties.removed(table, rider.index(), telling);
    }

    /** It stands beside its carrier, disrupted, and is Moved if its side is moving (R-TGX-183). */
    private static Table off(
            Table table, UnitId carrier, Clause clause, Telling<Happening> telling) {
        Unit vehicle = table.unit(carrier);
        UnitId rider = vehicle.cargo();
        telling.tell(new Happening.Unloaded(carrier, rider, table.hexId(vehicle.hex()), clause));
        Unit down = table.unit(rider).setDown(vehicle.where()).with(Mark.DISRUPTED);
        down = vehicle.has(Mark.INSIDE) ? down.with(Mark.INSIDE) : down;
        boolean moving =
                table.impulse().whose() instanceof Holder.OfSide(int side)
                        && side == table.stand(carrier).side();
        return table.with(rider, moving ? down.activated(Mark.MOVED) : down)
                .with(carrier, vehicle.carrying(UnitId.NOBODY));
    }
}
