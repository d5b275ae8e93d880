package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

import java.util.List;

/** What is done to aircraft. */
record AirLines() {
    LogLine of(AirHappening event) {
        return switch (event) {
            case AirHappening.AirSettled it ->
                    new LogLine(
                            settled(it),
                            List.of(),
                            it.totals().stream()
                                    .flatMap(each -> Told.reasons(each).stream())
                                    .toList(),
                            it.clause(),
                            List.of());
            case AirHappening.FiredAt it ->
                    new LogLine(
                            it.aborts()
                                    ? "%s is fired at and turns away".formatted(it.aircraft())
                                    : "%s is fired at and has %s left"
                                            .formatted(
                                                    it.aircraft(),
                                                    Naming.count(it.attacksLeft(), "attack")),
                            List.of(
                                    Told.sum("anti-aircraft", it.dice()),
                                    Told.sum("abort", it.abort())),
                            Told.reasons(it.fire()),
                            it.clause(),
                            List.of());
            case AirHappening.AircraftAttacked it ->
                    new LogLine(
                            "%s is attacked and %s"
                                    .formatted(
                                            it.aircraft(),
                                            it.missing()
                                                    ? "misses the next turn"
                                                    : "stays available"),
                            List.of(
                                    Told.sum("attacks", it.dice()),
                                    Told.sum("suppression", it.suppression())),
                            Told.reasons(it.attacks()),
                            it.clause(),
                            List.of());
        };
    }

    /** Which of the two sides has the air, if any. */
    private static String settled(AirHappening.AirSettled it) {
        for (int side = 0; side < it.air().size(); side++) {
            String who = it.totals().get(side).of();
            switch (it.air().get(side)) {
                case PARTIAL -> {
                    return who + ": partial superiority";
                }
                case FULL -> {
                    return who + ": full superiority";
                }
                case NONE, UNSETTLED -> {}
            }
        }
        return "Nobody has superiority in the air";
    }
}
