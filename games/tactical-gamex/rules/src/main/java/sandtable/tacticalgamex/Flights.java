package sandtable.tacticalgamex;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Aircraft;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/** The flights that can be begun and the attacks that can be made from the air. */
final class Flights {
    private Flights() {}

    /** Each straight line over a spotted hex; a spotter comes over any enemy. */
    static SequencedSet<Decision> lines(Field field, int aircraft, Iterable<Integer> over) {
        Sky sky = field.table().battle().sky();
        var lines = new LinkedHashSet<Decision>();
        for (int hex : over) {
            for (int direction = 0; direction < 6; direction++) {
                lines.add(new Decision.Fly(aircraft, sky.entry(hex, direction), direction));
            }
        }
        return lines;
    }

    /** What an aircraft that has not been used may fly over. */
    static List<Integer> worthwhile(Field field, int aircraft, int side, HexSet spotted) {
        Table table = field.table();
        boolean spotter = AircraftAttacks.aircraft(table, aircraft).spotter();
        var hexes = new ArrayList<Integer>();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            boolean enemy = hex >= 0 && table.stand(i).side() != side && field.leads(i);
            if (enemy && spotted.contains(hex) != spotter) {
                hexes.add(hex);
            }
        }
        return hexes;
    }

    /** Every attack from the point nearest to its target, and to fly off. */
    static List<Decision> attacks(Table table, Waiting.Flying flying) {
        var field = new Field(table);
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        int side = flying.impulse().side();
        Aircraft aircraft = AircraftAttacks.aircraft(table, flying.aircraft());
        if (flying.entry() == AircraftAttacks.OUTSIDE) {
            var over = new ArrayList<Integer>();
            for (int hex : flying.spotted()) {
                if (field.holds(1 - side, hex)) {
                    over.add(hex);
                }
            }
            choices.addAll(lines(field, flying.aircraft(), over));
            return List.copyOf(choices);
        }
        if (aircraft.spotter()) {
            for (int i = 0; i < table.units().size(); i++) {
                int hex = table.unit(i).hex();
                var spot = new Decision.Spot(hex, List.of());
                if (hex >= 0
                        && field.leads(i)
                        && SpotterAircraft.check(field, flying, spot).isEmpty()) {
                    choices.add(spot);
                }
            }
        }
        for (int attack = 0; attack < aircraft.attacks().size(); attack++) {
            for (int hex : flying.spotted()) {
                strikes(field, flying, attack, hex, choices);
            }
        }
        return List.copyOf(choices);
    }

    private static void strikes(
            Field field, Waiting.Flying flying, int attack, int hex, List<Decision> choices) {
        Table table = field.table();
        int step = nearest(table, flying, hex);
        boolean bombs =
                !AircraftAttacks.aircraft(table, flying.aircraft())
                        .attacks()
                        .get(attack)
                        .weapon()
                        .direct();
        var targets = new ArrayList<List<Integer>>();
        if (bombs) {
            targets.add(List.of());
        } else {
            int side = 1 - flying.impulse().side();
            targets.add(DirectFire.together(field, side, hex, true));
            List<Integer> outside = DirectFire.together(field, side, hex, false); // TGX-8.4.e
            outside.forEach(each -> targets.add(List.of(each)));
            if (outside.size() > 1) {
                targets.add(outside);
            }
            targets.removeIf(List::isEmpty);
        }
        for (List<Integer> each : targets) {
            var strike = new Decision.Strike(step, attack, hex, each);
            if (AircraftAttacks.check(field, flying, strike).isEmpty()) {
                choices.add(strike);
            }
        }
    }

    /** The step of the flight that comes nearest to a hex. */
    private static int nearest(Table table, Waiting.Flying flying, int hex) {
        Sky sky = table.battle().sky();
        int best = Math.max(0, flying.step());
        int least = Integer.MAX_VALUE;
        int length = sky.length(flying.entry(), flying.direction());
        for (int step = best; step < length; step++) {
            int point = sky.along(flying.entry(), flying.direction(), step);
            int distance = sky.distance(point, hex);
            if (distance < least) {
                least = distance;
                best = step;
            }
        }
        return best;
    }
}
