package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

import java.util.HashMap;
import java.util.Map;

/** Whether all units have room where the scenario sets them up (BC-STK.1). */
final class SetUpCheck {
    private final OrderOfBattle order;
    private final HexNumbers numbers;
    private final int limit;

    private SetUpCheck(OrderOfBattle order, HexNumbers numbers, int limit) {
        this.order = order;
        this.numbers = numbers;
        this.limit = limit;
    }

    static void require(OrderOfBattle order, HexNumbers numbers, int limit) {
        var check = new SetUpCheck(order, numbers, limit);
        check.hexes();
        check.zones();
        check.sidesApart();
    }

    /** Units that must stand in a hex may fill it; a proposal keeps to the limit of the set-up. */
    private void hexes() {
        Map<Integer, Integer> filled = new HashMap<>();
        for (Stand unit : order.units()) {
            if (!(unit.start() instanceof Whereabouts.OnMap(HexId at))) {
                continue;
            }
            int room = unit.zone().isEmpty() ? Battle.STACKING : limit;
            int now = filled.merge(at.index(), 1, Integer::sum);
            if (now > room) {
                throw order.line(unit)
                        .wrong(
                                "at",
                                "%s would hold %d units, and %d may be set up there"
                                        .formatted(at, now, room));
            }
        }
    }

    /** Each zone must have room for all units that have no other. */
    private void zones() {
        Map<HexSet, Integer> needed = new HashMap<>();
        for (Stand unit : order.units()) {
            if (unit.arrives() > 1 || unit.enters() || unit.zone().isEmpty()) {
                continue;
            }
            int now = needed.merge(unit.zone(), 1, Integer::sum);
            if (now > unit.zone().size() * limit) {
                throw order.line(unit)
                        .wrong(
                                "zone",
                                "the zone has no room for %s: it has %d hexes of %d units each"
                                        .formatted(unit.id(), unit.zone().size(), limit));
            }
        }
    }

    private void sidesApart() {
        HexSet first = HexSet.NONE;
        for (Stand unit : order.units()) {
            first = unit.side() == 0 ? first.or(ground(unit)) : first;
        }
        for (Stand unit : order.units()) {
            HexSet both = unit.side() == 1 ? ground(unit).and(first) : HexSet.NONE;
            if (!both.isEmpty()) {
                throw order.line(unit)
                        .wrong(
                                unit.zone().isEmpty() ? "at" : "zone",
                                "both sides could be set up in " + numbers.name(both.toArray()[0]));
            }
        }
    }

    /** Where a unit is or may be set up. */
    private static HexSet ground(Stand unit) {
        if (unit.enters()) {
            return HexSet.NONE;
        }
        return unit.zone().isEmpty() && unit.start() instanceof Whereabouts.OnMap on
                ? HexSet.of(on.hex())
                : unit.zone();
    }
}
