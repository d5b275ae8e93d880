package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.text.Fields;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * HB-TC Transport Capacity: what Transport units carry when the battle begins, supplies or
 * personnel (HB-FN.3). Transport that is part of a unit is no Transport unit and carries nothing
 * else (HB-FN.2).
 */
public final class Cargo {
    private final Map<String, Fields> carriers = new HashMap<>();

    Cargo(List<Muster> musters) {
        for (Muster muster : musters) {
            for (Fields line : muster.units()) {
                for (String passenger : line.texts("carries")) {
                    if (carriers.put(passenger, line) != null) {
                        throw line.wrong("carries", passenger + " is carried already");
                    }
                }
            }
        }
    }

    boolean carried(String id) {
        return carriers.containsKey(id);
    }

    /** The LOG aboard, in halves. */
    int halfLogs(Fields line, Stand stand) {
        boolean carrying = line.has("log") || line.has("carries");
        if (carrying && !stand.transport()) {
            throw line.wrong(
                    line.has("log") ? "log" : "carries",
                    "only Transport carries anything (HB-TC.1)");
        }
        if (line.has("log") && line.has("carries")) {
            throw line.wrong(
                    "carries", "a Transport unit carries LOG or infantry, not both (HB-TC.7)");
        }
        if (line.texts("carries").size() > stand.capacity()) {
            throw line.wrong(
                    "carries",
                    "the capacity of %s is %d (HB-TC.1)".formatted(stand.id(), stand.capacity()));
        }
        return line.has("log") ? 2 * line.number("log", 1, stand.capacity()) : 0;
    }

    /** The starts with every passenger aboard its carrier. */
    List<Unit> aboard(List<Stand> stands, List<Unit> starts, List<Fields> lines) {
        var now = new ArrayList<>(starts);
        for (Stand carrier : stands) {
            Fields line = lines.get(carrier.index());
            for (String id : line.texts("carries")) {
                Stand passenger =
                        stands.stream()
                                .filter(each -> each.id().equals(id))
                                .findFirst()
                                .orElseThrow(() -> line.wrong("carries", "there is no unit " + id));
                if (passenger.side() != carrier.side() || !passenger.carriable()) {
                    throw line.wrong("carries", id + " is no foot infantry of the same side");
                }
                now.set(
                        passenger.index(),
                        starts.get(passenger.index()).carriedBy(carrier.unitId()));
            }
        }
        return List.copyOf(now);
    }
}
