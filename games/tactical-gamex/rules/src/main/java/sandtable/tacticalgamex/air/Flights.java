package sandtable.tacticalgamex.air;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.Sky;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;

/** The flights that can be begun and the attacks that can be made from the air. */
public final class Flights {
    private Flights() {}

    /** Each straight line over a spotted hex; a spotter comes over any enemy. */
    public static SequencedSet<Decision> lines(
            Occupation occupation, AircraftId aircraft, Iterable<HexId> over) {
        Table table = occupation.table();
        Sky sky = table.battle().sky();
        var lines = new LinkedHashSet<Decision>();
        for (HexId hex : over) {
            for (int direction = 0; direction < 6; direction++) {
                lines.add(
                        new Decision.Fly(
                                aircraft,
                                table.hexId(sky.entry(hex.index(), direction)),
                                direction));
            }
        }
        return lines;
    }

    /** What an aircraft that has not been used may fly over. */
    public static List<HexId> worthwhile(
            Occupation occupation, AircraftId aircraft, int side, HexSet spotted) {
        Table table = occupation.table();
        boolean spotter = AircraftAttacks.aircraft(table, aircraft).spotter();
        var hexes = new ArrayList<HexId>();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            boolean enemy = hex >= 0 && table.stand(i).side() != side && occupation.leads(i);
            if (enemy && spotted.contains(hex) != spotter) {
                hexes.add(table.hexId(hex));
            }
        }
        if (!spotter) {
            table.counters().works().bridges().forEach(each -> hexes.add(each.hex()));
        }
        return hexes;
    }

    /** Every attack from the point nearest to its target, and to fly off. */
    static List<Decision> attacks(Table table, Flight flight) {
        var occupation = new Occupation(table);
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        Aircraft aircraft = AircraftAttacks.aircraft(table, flight.aircraft());
        if (aircraft.spotter()) {
            for (int i = 0; i < table.units().size(); i++) {
                if (!(table.unit(i).where() instanceof Whereabouts.OnMap(HexId hex))) {
                    continue;
                }
                var spot = new Decision.Spot(hex, List.of());
                if (occupation.leads(i)
                        && SpotterAircraft.check(occupation, flight, spot).isEmpty()) {
                    choices.add(spot);
                }
            }
        }
        for (int attack = 0; attack < aircraft.attacks().size(); attack++) {
            for (HexId hex : targets(table, flight)) {
                strikes(occupation, flight, attack, hex.index(), choices);
            }
        }
        return List.copyOf(choices);
    }

    /** Hexes that were spotted, and temporary bridges, which need not be. */
    private static Set<HexId> targets(Table table, Flight flight) {
        var hexes = new LinkedHashSet<>(flight.spotted());
        table.counters().works().bridges().forEach(each -> hexes.add(each.hex()));
        return hexes;
    }

    private static void strikes(
            Occupation occupation, Flight flight, int attack, int hex, List<Decision> choices) {
        Table table = occupation.table();
        int step = nearest(table, flight, hex);
        boolean bombs =
                !AircraftAttacks.aircraft(table, flight.aircraft())
                        .attacks()
                        .get(attack)
                        .weapon()
                        .direct();
        var targets = new ArrayList<List<UnitId>>();
        if (bombs) {
            targets.add(List.of());
        } else {
            int side = 1 - table.impulse().side();
            targets.add(Defenders.together(occupation, side, hex, true));
            List<UnitId> outside = Defenders.together(occupation, side, hex, false); // TGX-8.4.e
            outside.forEach(each -> targets.add(List.of(each)));
            if (outside.size() > 1) {
                targets.add(outside);
            }
            targets.removeIf(List::isEmpty);
            if (BridgeAttacks.target(table, hex)) {
                targets.add(List.of());
            }
        }
        for (List<UnitId> each : targets) {
            var strike = new Decision.Strike(step, attack, table.hexId(hex), each);
            if (AircraftAttacks.check(occupation, flight, strike).isEmpty()) {
                choices.add(strike);
            }
        }
    }

    /** The step of the flight that comes nearest to a hex. */
    private static int nearest(Table table, Flight flight, int hex) {
        Sky sky = table.battle().sky();
        int best = Math.max(0, flight.step());
        int least = Integer.MAX_VALUE;
        int length = sky.length(flight.entry().index(), flight.direction());
        for (int step = best; step < length; step++) {
            int point = sky.along(flight.entry().index(), flight.direction(), step);
            int distance = sky.distance(point, hex);
            if (distance < least) {
                least = distance;
                best = step;
            }
        }
        return best;
    }
}
