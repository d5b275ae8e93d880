package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.scene.LogLine;

import java.util.List;
import java.util.Locale;

/** Tests, and what becomes of units. */
record MoraleLines(Told told) {
    LogLine of(MoraleHappening event) {
        return switch (event) {
            case MoraleHappening.Tested(
                            var unit,
                            int die,
                            int score,
                            boolean passed,
                            _,
                            var clause) ->
                    told.thrown(
                            "%s needs %d and %s"
                                    .formatted(told.unit(unit), score, passed ? "stands" : "fails"),
                            told.whose(unit),
                            List.of(die),
                            clause,
                            told.where(unit));
            case MoraleHappening.Chosen(var unit, var choice, _, var clause) ->
                    told.of(
                            unit,
                            "%s: %s"
                                    .formatted(
                                            told.unit(unit),
                                            Decisions.choice(choice).toLowerCase(Locale.ROOT)),
                            clause);
            case MoraleHappening.Flagged(var unit, var flag, boolean set, _, var clause) ->
                    told.of(
                            unit,
                            "%s %s %s"
                                    .formatted(
                                            told.unit(unit),
                                            set ? "is now" : "is no longer",
                                            words(flag)),
                            clause);
        };
    }

    private static String words(Flag flag) {
        return switch (flag) {
            case CALL_OFF_TESTED -> "to be tested for calling off";
            case BREAK_TESTED -> "to be tested for breaking";
            case CHOOSES -> "asked what it does";
            case COLUMN,
                    CAUGHT,
                    DISORGANISED,
                    BROKEN,
                    TO_GROUND,
                    SITS_TIGHT,
                    UNAFRAID,
                    NEEDS_REINFORCEMENT,
                    SURRENDERED ->
                    Flags.words(flag);
        };
    }
}
