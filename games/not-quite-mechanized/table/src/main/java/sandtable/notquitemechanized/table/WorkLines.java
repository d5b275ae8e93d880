package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.Crossing;
import sandtable.notquitemechanized.state.WorkHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

import java.util.List;

/** Engineers, diggers, crossings and mines. */
record WorkLines(Told told) {
    LogLine of(WorkHappening event) {
        return switch (event) {
            case WorkHappening.Began(
                            var unit,
                            var task,
                            var at,
                            int needed,
                            var dice,
                            _,
                            var clause) ->
                    told.thrown(
                            "%s begins to %s at %s, which takes %s"
                                    .formatted(
                                            told.unit(unit),
                                            OrderWords.task(task),
                                            Names.at(at),
                                            Naming.count(needed, "hour")),
                            told.whose(unit),
                            dice,
                            clause,
                            List.of(Names.point(at)));
            case WorkHappening.Finished(var unit, var task, var at, _, var clause) ->
                    told.at(
                            at,
                            "%s has done its work: %s"
                                    .formatted(told.unit(unit), OrderWords.task(task)),
                            clause);
            case WorkHappening.CrossingChanged(var crossing, _, var clause) ->
                    told.at(crossing.at(), crossing(crossing), clause);
            case WorkHappening.MinesFound(var belt, _, var clause) ->
                    LogLine.of("Mines are found: " + belt, clause);
            case WorkHappening.Mined(var body, int die, int hits, _, var clause) ->
                    told.thrown(
                            "%s goes into mines: %s"
                                    .formatted(told.body(body), Naming.count(hits, "hit")),
                            "Mines",
                            List.of(die),
                            clause,
                            told.where(body));
        };
    }

    private static String crossing(Crossing crossing) {
        String at = " at " + Names.at(crossing.at());
        return switch (crossing.kind()) {
            case BRIDGEHEAD -> "There is a bridgehead" + at;
            case BRIDGE -> "There is a bridge" + at;
            case BLOWN -> "The bridge is blown" + at;
        };
    }
}
