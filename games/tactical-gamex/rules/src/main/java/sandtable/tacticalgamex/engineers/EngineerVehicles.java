package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.movement.TemporaryBridges;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

/**
 * TGX-9.3 Special Engineer Vehicles. A flail fights and moves like any tank, and mines do not
 * attack it (TGX-9.3.a); a flamethrower is a tank with other values (TGX-9.3.d).
 */
public final class EngineerVehicles {
    private static final Clause CLEARED = Clause.of("TGX-9.3.b");
    private static final Clause LAID = Clause.of("TGX-9.3.f");

    private EngineerVehicles() {}

    /** What clearing takes in all, with the price of the hex entered (R-TGX-101). */
    public static int halfTheMovement(Stand flail) {
        return (flail.type().halfPoints() + 1) / 2;
    }

    /** Whether a unit that had so many half points left before a step clears mines by it. */
    public static boolean clears(Table table, UnitId unit, int leftBefore) {
        Stand stand = table.stand(unit);
        boolean atMostHalfSpent = // TGX-9.3.b, TGX-9.3.c: half is still there to be spent
                leftBefore >= halfTheMovement(stand);
        return stand.has(Ability.FLAIL) && !table.unit(unit).disrupted() && atMostHalfSpent;
    }

    /** Whether there is anything to clear of which its side knows. */
    public static boolean mined(Table table, UnitId unit, int hex) {
        return hex >= 0 && Mines.knownTo(table, table.stand(unit).side(), hex);
    }

    /**
     * TGX-9.3.f: a layer that has driven out of a stream leaves its bridge there, unless another
     * lies there already.
     */
    public static Table bridged(
            Table before, Table table, int unit, HexId from, Telling<Happening> telling) {
        Works works = table.counters().works();
        if (!TemporaryBridges.lays(before, unit) || works.bridgeAt(from.index()).isPresent()) {
            return table;
        }
        UnitId layer = table.unitId(unit);
        telling.tell(new Happening.BridgeLaid(layer, from, LAID));
        var bridge = new TemporaryBridge(from, Span.TANK);
        return table.with(table.counters().with(works.with(bridge).spent(layer)));
    }

    /** The markers of both sides are gone at once, inverted ones too (R-TGX-153). */
    public static Table cleared(Table table, HexId hex, Telling<Happening> telling) {
        telling.tell(new Happening.MinesCleared(hex, CLEARED));
        Table now = table;
        for (Minefield each : table.counters().mines()) {
            if (each.hex().equals(hex)) {
                now = now.with(now.counters().without(each));
            }
        }
        return now;
    }
}
