package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.state.AirHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in the air. */
record AirLines(Told told) {
    LogLine of(AirHappening event) {
        return switch (event) {
            case AirHappening.Came(var air, var at, _, var clause) ->
                    told.at(
                            at,
                            "%s: %s over %s"
                                    .formatted(
                                            told.whose(air.getFirst()),
                                            told.names().bodies(air),
                                            Names.at(at)),
                            clause);
            case AirHappening.FoughtAa it -> fought(it);
            case AirHappening.FiredOn(var at, var dice, int hits, _, var clause) ->
                    fire("AA fires as they press home", at, dice, hits, clause);
            case AirHappening.Attacked(var at, var dice, int hits, _, var clause) ->
                    fire("Air attack on " + Names.at(at), at, dice, hits, clause);
        };
    }

    private LogLine fought(AirHappening.FoughtAa fight) {
        return new LogLine(
                "Air against AA at %s: %s lost by the air, %d by the AA; the air %s"
                        .formatted(
                                Names.at(fight.at()),
                                Naming.count(fight.pairs().first(), "pair"),
                                fight.pairs().second(),
                                fight.drivenOff() ? "is driven off" : "comes through"),
                List.of(Told.all("Air", fight.airDice()), Told.all("AA", fight.aaDice())),
                List.of(),
                fight.clause(),
                List.of(Names.point(fight.at())));
    }

    private LogLine fire(String words, Spot at, List<Integer> dice, int hits, Clause clause) {
        return told.thrown(
                "%s: %s".formatted(words, Naming.count(hits, "hit")),
                "Dice",
                dice,
                clause,
                List.of(Names.point(at)));
    }
}
