package sandtable.hexblitz.scenario;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.StandSize;
import sandtable.hexblitz.forces.UnitType;
import sandtable.hexblitz.forces.UnitTypes;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

/**
 * Reads the units of one formation. What a unit's line leaves out is taken from its formation, then
 * from its type.
 */
public final class UnitReader {
    /** A unit as it is and as it starts. */
    record Entry(Stand stand, Unit start) {}

    /**
     * Where a unit starts: in a hex or one of the places off the map, and which hexes are open to
     * it.
     */
    private record Start(Whereabouts place, int arrives, HexSet zone) {}

    private static final int MOST_SP = 99;

    private final HexNumbers numbers;
    private final Camp camp;
    private final Clock clock;
    private final Muster muster;
    private final int formation;
    private final Cargo cargo;

    UnitReader(
            HexNumbers numbers, Camp camp, Clock clock, Muster muster, int formation, Cargo cargo) {
        this.numbers = numbers;
        this.camp = camp;
        this.clock = clock;
        this.muster = muster;
        this.formation = formation;
        this.cargo = cargo;
    }

    Entry read(Fields line, int index) {
        String id = line.shortName("id");
        UnitType type = UnitTypes.all().find(line, "type", "unit type");
        Start start = cargo.carried(id) ? aboard(line) : start(line);
        var stand =
                new Stand(
                        index,
                        id,
                        line.text("name", type.name()),
                        muster.side(),
                        formation,
                        type.kind(),
                        type.mobility(),
                        type.weapon(),
                        sp(line, type),
                        StandSize.of(type.kind()).stacking(),
                        type.amphibious(),
                        type.capacity(),
                        start.arrives(),
                        start.zone());
        Unit unit = Unit.at(start.place(), stand.sp(), order(line), camp.facing());
        int halfLogs = cargo.halfLogs(line, stand);
        line.nothingElse();
        return new Entry(stand, halfLogs == 0 ? unit : unit.halfLogs(halfLogs));
    }

    private static int sp(Fields line, UnitType type) {
        if (!line.has("sp")) {
            return type.sp();
        }
        if (type.kind() == Kind.TRANSPORT) {
            throw line.wrong("sp", "Transport always has 0 SP; leave this out (HB-SP.15)");
        }
        return line.number("sp", 1, MOST_SP);
    }

    private Order order(Fields line) {
        Fields from = line.has("order") ? line : muster.table();
        if (!from.has("order")) {
            throw line.wrong("order", "is missing, here and in the formation");
        }
        return from.one("order", Order.values(), Order::words);
    }

    private Start aboard(Fields line) {
        for (String key : new String[] {"at", "zone", "arrives", "entry"}) {
            if (line.has(key)) {
                throw line.wrong(key, "this unit is carried and has no place of its own");
            }
        }
        return new Start(Whereabouts.Off.TO_COME, 0, HexSet.NONE);
    }

    /** The unit's own place goes before the formation's. */
    private Start start(Fields line) {
        if (line.has("at") || line.has("zone")) {
            requireOnly(line);
            return line.has("at") ? at(line) : zone(line);
        }
        Fields arrival = line.has("arrives") ? line : muster.table();
        if (arrival.has("arrives")) {
            return arriving(line, arrival);
        }
        if (line.has("entry")) {
            throw line.wrong("entry", "says where the unit enters; arrives must say when");
        }
        if (muster.table().has("zone")) {
            return zone(muster.table());
        }
        throw line.wrong(
                "at",
                "the unit has no place: give at, zone, or arrives and entry, here or in the"
                        + " formation");
    }

    private static void requireOnly(Fields line) {
        if (line.has("at") && line.has("zone")) {
            throw line.wrong("zone", "the unit stands in a hex already; give at or zone");
        }
        if (line.has("arrives") || line.has("entry")) {
            throw line.wrong(
                    line.has("arrives") ? "arrives" : "entry",
                    "the unit is set up and does not arrive later");
        }
    }

    private Start at(Fields line) {
        int hex = numbers.hex(line.text("at"), what -> line.wrong("at", what));
        return new Start(Whereabouts.in(hex), 0, HexSet.NONE);
    }

    private Start zone(Fields from) {
        return new Start(
                Whereabouts.Off.TO_BE_SET_UP,
                0,
                numbers.set(from.text("zone"), what -> from.wrong("zone", what)));
    }

    private Start arriving(Fields line, Fields arrival) {
        Fields entry = line.has("entry") ? line : muster.table();
        if (!entry.has("entry")) {
            throw line.wrong(
                    "entry", "is missing, here and in the formation: where does the unit enter?");
        }
        int turn = arrival.number("arrives", 1, clock.turns());
        return new Start(
                Whereabouts.Off.TO_COME,
                turn,
                numbers.border(entry.text("entry"), what -> entry.wrong("entry", what)));
    }
}
