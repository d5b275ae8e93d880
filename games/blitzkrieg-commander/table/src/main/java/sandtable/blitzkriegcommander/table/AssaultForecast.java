package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.assault.AssaultSurvey;
import sandtable.blitzkriegcommander.assault.AssaultSurvey.End;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.Arrays;

/** The odds of a close assault, round after round until it is settled. */
public final class AssaultForecast {
    private static final Clause CLAUSE = Clause.of("BKC-CARES.1");
    private static final Forecast.Axis END =
            new Forecast.Axis(
                    "end", "end", Arrays.stream(End.values()).map(AssaultForecast::word).toList());

    private AssaultForecast() {}

    /** If all who set out arrive, which opportunity fire may prevent. */
    public static Forecast of(AssaultSurvey survey) {
        var reasons = new ArrayList<Reason>();
        reasons.addAll(Told.dice(survey.assault()));
        reasons.add(Reason.of("assault dice", survey.assault().total(), "BKC-CA.12"));
        reasons.addAll(Told.dice(survey.defence()));
        reasons.add(Reason.of("defence dice", survey.defence().total(), "BKC-CA.12"));
        reasons.add(
                Reason.of(
                        "assault hits on, in round 1",
                        survey.against(),
                        survey.against().clause().id()));
        return new Forecast(
                "%d dice against %d in close assault"
                        .formatted(survey.assault().total(), survey.defence().total()),
                CLAUSE,
                reasons,
                END,
                Forecast.Axis.NONE,
                Arrays.stream(End.values())
                        .map(each -> new Forecast.Cell(each.ordinal(), 0, chance(survey, each)))
                        .toList(),
                Arrays.stream(End.values())
                        .map(each -> Words.chance(word(each), chance(survey, each)))
                        .toList());
    }

    private static double chance(AssaultSurvey survey, End end) {
        return survey.odds().getOrDefault(end, 0.0);
    }

    private static String word(End end) {
        return switch (end) {
            case DEFENDERS_KNOCKED_OUT -> "defenders knocked out";
            case DEFENDERS_RETREAT -> "defenders retreat";
            case ASSAULTERS_KNOCKED_OUT -> "assaulters knocked out";
            case ASSAULTERS_RETREAT -> "assaulters retreat";
            case UNDECIDED -> "undecided, assaulters go back";
        };
    }
}
