package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitType;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;

/** TGX-5.2 Transporting Units: who starts aboard whom. */
final class Cargo {
    private final SequencedMap<String, Fields> carriers = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * @param lines all units of the scenario in the order of their numbers
     */
    Cargo(List<Fields> lines) {
        for (int i = 0; i < lines.size(); i++) {
            Fields line = lines.get(i);
            numbers.put(line.shortName("id"), i);
            for (String passenger : line.texts("carries")) {
                if (carriers.put(passenger, line) != null) {
                    throw line.wrong("carries", passenger + " is carried already");
                }
            }
        }
    }

    boolean carried(String id) {
        return carriers.containsKey(id);
    }

    Start aboard(Fields line, String id) {
        for (String key : new String[] {"at", "zone", "arrives", "entry"}) {
            if (line.has(key)) {
                throw line.wrong(key, id + " is carried and has no place of its own");
            }
        }
        return new Start.Aboard(numbers.get(carriers.get(id).text("id")));
    }

    /**
     * Whether all carriers may carry what they do.
     *
     * @param mounts on which vehicles infantry rides (TGX-16.0.a)
     */
    void require(List<Piece> pieces, Predicate<UnitType> mounts, Set<Integer> atSea) {
        carriers.forEach(
                (id, line) -> {
                    Integer number = numbers.get(id);
                    if (number == null) {
                        throw line.wrong("carries", "there is no unit " + id);
                    }
                    Piece carrier = pieces.get(numbers.get(line.text("id")));
                    require(carrier, pieces.get(number), mounts, line, atSea);
                });
    }

    private static void require(
            Piece carrier,
            Piece passenger,
            Predicate<UnitType> mounts,
            Fields line,
            Set<Integer> atSea) {
        boolean lands = atSea.contains(carrier.index()); // TGX-10.1.c
        int room = lands && LandingCraft.is(carrier) ? LandingCraft.room(carrier) : 1;
        if (line.texts("carries").size() > room) {
            throw line.wrong(
                    "carries", "%s has room for %d (TGX-5.2.1.a)".formatted(carrier.id(), room));
        }
        boolean rides = mounts.test(carrier.type()) && passenger.type().mayRide();
        boolean tows = carrier.has(Ability.CARRIES_ANY);
        boolean fits =
                passenger.side() == carrier.side()
                        && passenger.type().passenger() // TGX-5.2.b
                        && (tows // TGX-5.2.d
                                || rides
                                || carrier.has(Ability.CARRIES_INFANTRY) // TGX-5.2.c
                                        && !passenger.type().artillery());
        if (!fits) {
            throw line.wrong(
                    "carries",
                    "%s (%s) cannot carry %s (%s)"
                            .formatted(
                                    carrier.id(),
                                    carrier.type().name(),
                                    passenger.id(),
                                    passenger.type().name()));
        }
    }
}
