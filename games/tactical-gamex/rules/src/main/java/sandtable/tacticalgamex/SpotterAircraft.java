package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

/** TGX-6.4.7 Spotter Aircraft: they spot, and sight for off-board artillery. */
final class SpotterAircraft {
    private static final int FIRST = -2;
    private static final Clause ROLLED = Clause.of("TGX-6.4.7.y");

    private SpotterAircraft() {}

    /** An aircraft as the sighting unit of a {@link Decision.Shell}. */
    static int sighter(int aircraft) {
        return FIRST - aircraft;
    }

    static int aircraft(int sighter) {
        return FIRST - sighter;
    }

    static boolean sights(int sighter) {
        return sighter <= FIRST;
    }

    /** TGX-6.4.7.z: an unused spotter can be put anywhere to sight for off-board artillery. */
    static boolean maySight(Table table, int side, int sighter) {
        int aircraft = aircraft(sighter);
        return AircraftAttacks.usable(table, side, aircraft)
                && AircraftAttacks.aircraft(table, aircraft).spotter()
                && OffBoardArtillery.ready(table, side);
    }

    /** AA may fire at it over the target before the shells fall. */
    static State begin(Table table, Waiting.Firing firing, Decision.Shell shell, Telling telling) {
        int aircraft = aircraft(shell.sighter());
        Table now = table.withPlanes(table.planes().with(aircraft, new Plane(0, true, false)));
        var flying =
                new Waiting.Flying(
                        firing.impulse(), aircraft, shell.hex(), 0, 0, firing.attacked());
        return AntiAircraftFire.fly(
                now, new Waiting.OverGuns(flying, 0, shell, firing.hexes()), telling);
    }

    static State sighted(
            Table table, Waiting.OverGuns guns, Decision.Shell shell, Telling telling) {
        return IndirectFire.resolve(table, firing(guns), shell, telling); // TGX-6.4.7.aa
    }

    static State lost(Table table, Waiting.OverGuns guns, Telling telling) {
        Waiting.Firing firing = firing(guns);
        return firing.hexes().isEmpty()
                ? UnitActivation.goOn(table, firing.impulse(), telling)
                : FireActions.goOn(table, firing, telling);
    }

    private static Waiting.Firing firing(Waiting.OverGuns guns) {
        return new Waiting.Firing(guns.flying().impulse(), guns.below(), guns.flying().spotted());
    }

    /** TGX-6.4.7.y: like any other unit, but at any range. */
    static Optional<Violation> check(Field field, Waiting.Flying flying, Decision.Spot spot) {
        Table table = field.table();
        int side = flying.impulse().side();
        boolean spotter = AircraftAttacks.aircraft(table, flying.aircraft()).spotter();
        boolean target =
                spot.hex() >= 0
                        && spot.hex() < table.ground().grid().size()
                        && field.holds(1 - side, spot.hex())
                        && SpotActions.needed(field, 1 - side, spot.hex()) > 0
                        && !Spotting.spotted(field, spot.hex(), 1 - side);
        return spotter && target && spot.units().isEmpty()
                ? Optional.empty()
                : Optional.of(Violation.of("TGX-6.4.7.y", "it has nothing to spot at that hex"));
    }

    static State spot(Table table, Waiting.Flying flying, Decision.Spot spot, Telling telling) {
        int needed = SpotActions.needed(new Field(table), 1 - flying.impulse().side(), spot.hex());
        int die = telling.die();
        boolean spotted = die <= needed;
        telling.tell(new Happening.SpotRolled(List.of(), spot.hex(), die, needed, spotted, ROLLED));
        HexSet markers = table.counters().spotted().edit().add(spot.hex()).done();
        Table now = spotted ? table.with(table.counters().withSpotted(markers)) : table;
        return AircraftAttacks.left(now, flying, telling);
    }
}
