package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.scene.LogLine;

/** Bounds, their steps, and the end of the battle. */
record BoundLines(Told told) {
    LogLine of(BoundHappening event) {
        return switch (event) {
            case BoundHappening.BoundBegan(int bound, int hour, _, var clause) ->
                    LogLine.of("Bound %d begins, %02d h".formatted(bound, hour), clause);
            case BoundHappening.Carried(int bound, _, _, var clause) ->
                    LogLine.of(
                            bound == 0
                                    ? "All operation orders are sealed"
                                    : "All sides have sealed",
                            clause);
            case BoundHappening.NightFell(int bound, _, var clause) ->
                    LogLine.of("Night falls after bound %d, and passes".formatted(bound), clause);
            case BoundHappening.BattleEnded(var grade, _, _, var clause) ->
                    LogLine.of(grade, clause);
        };
    }
}
