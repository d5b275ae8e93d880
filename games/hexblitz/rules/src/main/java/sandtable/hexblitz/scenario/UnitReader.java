package sandtable.hexblitz.scenario;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.StandSize;
import sandtable.hexblitz.forces.UnitType;
import sandtable.hexblitz.forces.UnitTypes;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Start;
import sandtable.scenario.StartReader;
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
    private record Place(Whereabouts where, int arrives, HexSet zone) {}

    private static final int MOST_SP = 99;

    private final StartReader starts;
    private final Ground ground;
    private final Camp camp;
    private final Muster muster;
    private final int formation;
    private final Cargo cargo;

    UnitReader(
            StartReader starts,
            Ground ground,
            Camp camp,
            Muster muster,
            int formation,
            Cargo cargo) {
        this.starts = starts;
        this.ground = ground;
        this.camp = camp;
        this.muster = muster;
        this.formation = formation;
        this.cargo = cargo;
    }

    Entry read(Fields line, int index) {
        String id = line.shortName("id");
        UnitType type = UnitTypes.all().find(line, "type", "unit type");
        Place start = cargo.carried(id) ? aboard(line) : place(line);
        var stand =
                new Stand(
                        new UnitId(index, id),
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
        Unit unit = Unit.at(start.where(), stand.sp(), order(line), camp.facing());
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

    private static Place aboard(Fields line) {
        for (String key : new String[] {"at", "zone", "arrives", "entry"}) {
            if (line.has(key)) {
                throw line.wrong(key, "this unit is carried and has no place of its own");
            }
        }
        return new Place(Whereabouts.Off.TO_COME, 0, HexSet.NONE);
    }

    private Place place(Fields line) {
        return switch (starts.read(line, muster.table())) {
            case Start.At(int hex) -> new Place(Whereabouts.in(ground.id(hex)), 0, HexSet.NONE);
            case Start.Zone(HexSet hexes) -> new Place(Whereabouts.Off.TO_BE_SET_UP, 0, hexes);
            case Start.Entering(int turn, HexSet hexes, _) ->
                    new Place(Whereabouts.Off.TO_COME, turn, hexes);
            case Start.Proposed _, Start.Aboard _ ->
                    throw new IllegalStateException("a hex is where a unit stands");
        };
    }
}
