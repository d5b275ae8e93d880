package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Variants;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

import java.util.HashMap;
import java.util.Map;

/** Whether all units have room where the scenario sets them up (HB-STK.1, data ruling 26). */
public final class SetUpCheck {
    private final OrderOfBattle order;
    private final int room;
    private final HexNumbers numbers;

    private SetUpCheck(OrderOfBattle order, int room, HexNumbers numbers) {
        this.order = order;
        this.room = room;
        this.numbers = numbers;
    }

    static void require(OrderOfBattle order, Variants variants, HexNumbers numbers) {
        var check = new SetUpCheck(order, variants.stackingPoints(), numbers);
        check.hexes();
        check.zones();
        check.sidesApart();
    }

    private void hexes() {
        Map<Integer, Integer> filled = new HashMap<>();
        for (Stand stand : order.stands()) {
            int hex = order.starts().get(stand.index()).hex();
            if (hex < 0) {
                continue;
            }
            int now = filled.merge(hex, stand.stacking(), Integer::sum);
            if (now > room) {
                throw line(stand)
                        .wrong(
                                "at",
                                "%s would hold %d stacking points, and a hex holds %d"
                                        .formatted(numbers.name(hex), now, room));
            }
        }
    }

    /**
     * Each zone must have room for all units that have no other; how they stack is up to the
     * player.
     */
    private void zones() {
        Map<HexSet, Integer> needed = new HashMap<>();
        for (Stand stand : order.stands()) {
            if (!order.starts().get(stand.index()).is(Whereabouts.Off.TO_BE_SET_UP)) {
                continue;
            }
            int now = needed.merge(stand.zone(), stand.stacking(), Integer::sum);
            int there = stand.zone().size() * (room - room % stand.stacking());
            if (now > there) {
                throw line(stand)
                        .wrong(
                                "zone",
                                "the zone has no room for %s: it has %d hexes"
                                        .formatted(stand.id(), stand.zone().size()));
            }
        }
    }

    private void sidesApart() {
        HexSet first = ground(0);
        for (Stand stand : order.stands()) {
            if (stand.side() == 1 && hexes(stand).intersects(first)) {
                int hex = hexes(stand).and(first).toArray()[0];
                throw line(stand)
                        .wrong(
                                order.starts().get(stand.index()).onMap() ? "at" : "zone",
                                "both sides could be set up in " + numbers.name(hex));
            }
        }
    }

    private HexSet ground(int side) {
        HexSet ground = HexSet.NONE;
        for (Stand stand : order.stands()) {
            ground = stand.side() == side ? ground.or(hexes(stand)) : ground;
        }
        return ground;
    }

    /** Where a unit is or may be set up. */
    private HexSet hexes(Stand stand) {
        Unit start = order.starts().get(stand.index());
        if (start.onMap()) {
            return HexSet.of(start.hex());
        }
        return start.is(Whereabouts.Off.TO_BE_SET_UP) ? stand.zone() : HexSet.NONE;
    }

    private Fields line(Stand stand) {
        return order.lines().get(stand.index());
    }
}
