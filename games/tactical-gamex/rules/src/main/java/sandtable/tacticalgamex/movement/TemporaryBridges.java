package sandtable.tacticalgamex.movement;

import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-9.3 Bridge layers on their way, and the bridges that let others across a stream. */
public final class TemporaryBridges {
    /** TGX-9.3.f: what laying takes beyond the price of the hex entered, in half points. */
    static final int LAYING = 6;

    private TemporaryBridges() {}

    /** Whether a unit still has its bridge with it (R-TGX-154). */
    public static boolean hasBridge(Table table, int unit) {
        return table.stand(unit).has(Ability.BRIDGE_LAYER)
                && !table.counters().works().spent().contains(table.unitId(unit));
    }

    /** Whether it lies ready in a stream, so that it lays its bridge by driving out of it. */
    public static boolean lays(Table table, int unit) {
        Unit now = table.unit(unit);
        return now.inStream() && !now.disrupted() && hasBridge(table, unit);
    }

    /**
     * Whether a step goes onto a temporary bridge: across any side but those of other stream hexes,
     * and a truck bridge carries nobody Armored (R-TGX-154, R-TGX-155).
     */
    static boolean over(Table table, Stand stand, int from, int to) {
        if (table.counters().works().bridges().isEmpty() || table.ground().stream(from)) {
            return false;
        }
        return table.counters()
                .works()
                .bridgeAt(to)
                .filter(each -> each.span() == Span.TANK || !stand.type().armored())
                .isPresent();
    }
}
