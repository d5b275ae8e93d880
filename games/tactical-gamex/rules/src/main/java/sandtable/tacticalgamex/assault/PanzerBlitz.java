package sandtable.tacticalgamex.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.Riders;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/** TGX-16.2 Assault Process: infantry gets off for an overrun and assaults after it. */
public final class PanzerBlitz {
    private static final Clause DISMOUNTED = Clause.of("TGX-16.2.a");

    private PanzerBlitz() {}

    /**
     * Whoever rides on a vehicle that is about to drive into the hex it overruns gets off where it
     * is, in the room that it leaves there (R-TGX-184); who has just got on stays aboard.
     */
    public static Table dismounted(
            Table table, Walk walk, Ending ending, int to, Telling<Happening> telling) {
        UnitId rider = Riders.on(table, walk.unit().index());
        boolean drivesIn = ending instanceof Ending.Overrun(HexId hex) && hex.index() == to;
        if (rider == UnitId.NOBODY
                || !drivesIn
                || walk.loaded()
                || !table.unit(walk.unit()).onMap()) {
            return table;
        }
        Unit vehicle = table.unit(walk.unit());
        telling.tell(
                new Happening.Unloaded(walk.unit(), rider, table.hexId(vehicle.hex()), DISMOUNTED));
        Unit down =
                table.unit(rider).setDown(vehicle.where()).activated(Mark.MOVED).with(Mark.CARRIED);
        Table now = table.with(rider, down).with(walk.unit(), vehicle.carrying(UnitId.NOBODY));
        Charge charge = table.impulse().charge();
        Charge overrun =
                charge.none()
                        ? new Charge(true, ((Ending.Overrun) ending).hex(), List.of())
                        : charge;
        return now.with(now.impulse().with(overrun.followedBy(rider)));
    }

    /** An overrun to which nobody got is none, and whoever got off for it has moved. */
    public static Table calledOff(Table table) {
        Charge charge = table.impulse().charge();
        return !charge.none() && charge.units().isEmpty()
                ? table.with(table.impulse().with(Charge.NONE))
                : table;
    }

    /** TGX-16.2.b: the assault of all who got off and are able, or none. */
    static Charge following(Table table, Charge overrun) {
        var able = new ArrayList<UnitId>();
        for (UnitId each : overrun.followers()) {
            if (able(table, each.index(), overrun.target().index())) {
                able.add(each);
            }
        }
        able.removeIf(
                each ->
                        Assaulters.gun(table.stand(each))
                                && !Assaulters.accompanied(table, each.index(), able));
        able.sort(null);
        var assault = new Charge(Charge.Kind.FOLLOWING, overrun.target(), able);
        return able.isEmpty() || CloseAssault.fight(new Occupation(table), assault).isEmpty()
                ? Charge.NONE
                : assault;
    }

    /** The ban on carried units does not hold, all others do (R-TGX-109). */
    private static boolean able(Table table, int unit, int target) {
        Unit now = table.unit(unit);
        return now.onMap()
                && !now.disrupted()
                && Assaulters.assaults(table.stand(unit))
                && Assaulters.barFrom(table, unit, now.hex(), target).isEmpty();
    }
}
