package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** TGX-6.4.7 Spotter Aircraft: they spot, and sight for off-board artillery. */
public final class SpotterAircraft {
    private static final Clause ROLLED = Clause.of("TGX-6.4.7.y");

    private SpotterAircraft() {}

    /** TGX-6.4.7.z: an unused spotter can be put anywhere to sight for off-board artillery. */
    public static boolean maySight(Table table, int side, AircraftId aircraft) {
        return AircraftAttacks.usable(table, side, aircraft)
                && AircraftAttacks.aircraft(table, aircraft).spotter();
    }

    /**
     * Where it is worth putting: over the target, or if guns reach it there the nearest place where
     * none does. Others may be named.
     */
    public static List<HexId> places(Table table, int side, AircraftId aircraft, int target) {
        if (!maySight(table, side, aircraft)) {
            return List.of();
        }
        HexId over = table.hexId(target);
        if (quiet(table, aircraft, target)) {
            return List.of(over);
        }
        HexGrid grid = table.ground().grid();
        return IntStream.range(0, grid.size())
                .filter(hex -> quiet(table, aircraft, hex))
                .boxed()
                .min(Comparator.comparingInt(hex -> grid.distance(hex, target)))
                .map(hex -> List.of(over, table.hexId(hex)))
                .orElse(List.of(over));
    }

    private static boolean quiet(Table table, AircraftId aircraft, int hex) {
        return AntiAircraftFire.able(table, over(aircraft, table.hexId(hex)), 0).isEmpty();
    }

    /** It is used up for the turn. */
    public static Table placed(Table table, AircraftId aircraft) {
        return AircraftAttacks.with(table, aircraft, List.of(), false);
    }

    /** Over a hex. */
    public static Flight over(AircraftId aircraft, HexId hex) {
        return new Flight(aircraft, hex, 0, 0, List.of());
    }

    /** TGX-6.4.7.y: like any other unit, but at any range. */
    static Optional<Violation> check(Occupation occupation, Flight flight, Decision.Spot spot) {
        Table table = occupation.table();
        int side = table.impulse().side();
        boolean spotter = AircraftAttacks.aircraft(table, flight.aircraft()).spotter();
        boolean target =
                occupation.holds(1 - side, spot.hex().index())
                        && SpotActions.needed(occupation, 1 - side, spot.hex().index()) > 0
                        && !Spotting.spotted(occupation, spot.hex().index(), 1 - side);
        return spotter && target && spot.units().isEmpty()
                ? Optional.empty()
                : Optional.of(Violation.of("TGX-6.4.7.y", "it has nothing to spot at that hex"));
    }

    /** It looks, wherever it has flown. */
    static Table spot(Table table, Decision.Spot spot, Telling<Happening> telling) {
        return SpotActions.rolled(table, spot, ROLLED, telling)
                ? SpotActions.marked(table, spot.hex().index())
                : table;
    }
}
