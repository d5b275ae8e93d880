package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.air.StrikeSurvey;
import sandtable.blitzkriegcommander.artillery.CounterBatterySurvey;
import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The odds of asking for support: whether it is granted, whom it can catch, what it does. */
public final class SupportForecast {
    private static final Clause REQUEST = Clause.of("BKC-AREQ.12");
    private static final Clause COUNTER = Clause.of("BKC-ARES.7");
    private static final Clause STRIKE = Clause.of("BKC-RREQ.6");
    private static final int MOST_CAUGHT = 10;
    private static final Forecast.Axis ANSWER =
            new Forecast.Axis(
                    "answer",
                    "answer",
                    Arrays.stream(Answer.values()).map(UnitCard::word).toList());

    private final Table table;
    private final int me;
    private final Names names;

    /**
     * @param me the number of the side that asks
     */
    public SupportForecast(Table table, int me) {
        this.table = table;
        this.me = me;
        this.names = new Names(table.battle());
    }

    public Forecast of(RequestSurvey survey) {
        var reasons = new ArrayList<>(Told.reasons(survey.needed()));
        reasons.add(Reason.of("deviation", dice(survey.deviationDice()), "BKC-ADEV.1"));
        reasons.addAll(Told.dice(survey.attacks()));
        caught(reasons, survey.caught(), "BKC-ARES.5");
        double granted = granted(survey.answers());
        var figures = new ArrayList<>(List.of(Words.chance("granted", granted)));
        figures.addAll(fates(survey.caught(), granted));
        return forecast("artillery", REQUEST, survey.needed(), reasons, survey.answers(), figures);
    }

    public Forecast of(StrikeSurvey survey) {
        var reasons = new ArrayList<>(Told.reasons(survey.needed()));
        reasons.add(Reason.of("deviation", dice(survey.deviationDice()), "BKC-RDEV.1"));
        reasons.addAll(Told.dice(survey.antiAircraft()));
        survey.attacksLeft()
                .forEach(
                        (left, chance) ->
                                reasons.add(
                                        Reason.of(
                                                left == 0
                                                        ? "no attacks left"
                                                        : left + " attacks left",
                                                percent(chance),
                                                "BKC-AA.7")));
        caught(reasons, survey.caught(), "BKC-RRES.1");
        double granted = granted(survey.answers());
        var figures = new ArrayList<>(List.of(Words.chance("granted", granted)));
        figures.addAll(fates(survey.caught(), granted));
        return forecast("aircraft", STRIKE, survey.needed(), reasons, survey.answers(), figures);
    }

    public Forecast of(CounterBatterySurvey survey) {
        var reasons = new ArrayList<>(Told.reasons(survey.needed()));
        reasons.addAll(Told.dice(survey.attacks()));
        reasons.add(Reason.of("hits on", survey.score() + "+", COUNTER.id()));
        double granted = granted(survey.answers());
        var figures = new ArrayList<>(List.of(Words.chance("granted", granted)));
        for (var fate :
                List.of(ArtilleryHappening.Fate.SUPPRESSED, ArtilleryHappening.Fate.DESTROYED)) {
            double chance = survey.fates().getOrDefault(fate, 0.0);
            figures.add(Words.chance("the gun is " + UnitCard.word(fate), granted * chance));
        }
        return forecast(
                "counter-battery fire",
                COUNTER,
                survey.needed(),
                reasons,
                survey.answers(),
                figures);
    }

    private static Forecast forecast(
            String what,
            Clause clause,
            Sum needed,
            List<Reason> reasons,
            Map<Answer, Double> answers,
            List<Forecast.Figure> figures) {
        return new Forecast(
                "2D6 of %d or less for %s".formatted(needed.total(), what),
                clause,
                reasons,
                ANSWER,
                Forecast.Axis.NONE,
                Arrays.stream(Answer.values())
                        .map(
                                each ->
                                        new Forecast.Cell(
                                                each.ordinal(), 0, answers.getOrDefault(each, 0.0)))
                        .toList(),
                figures);
    }

    private static double granted(Map<Answer, Double> answers) {
        return answers.getOrDefault(Answer.GRANTED, 0.0);
    }

    private static String dice(int number) {
        return number == 0 ? "none" : number + "D6 cm";
    }

    /** Those most likely to be caught first; own units are marked. */
    private void caught(List<Reason> reasons, List<Caught> caught, String clause) {
        sorted(caught).stream()
                .limit(MOST_CAUGHT)
                .forEach(
                        each ->
                                reasons.add(
                                        Reason.of(
                                                name(each),
                                                "%s in the zone, %s hits"
                                                        .formatted(
                                                                percent(each.inZone()),
                                                                number(each.hits())),
                                                clause)));
        int more = caught.size() - MOST_CAUGHT;
        if (more > 0) {
            reasons.add(Reason.of("less likely", more + " more", clause));
        }
    }

    private static List<Caught> sorted(List<Caught> caught) {
        return caught.stream()
                .sorted(Comparator.comparingDouble(Caught::inZone).reversed())
                .toList();
    }

    private boolean own(Caught caught) {
        return table.stand(caught.unit()).side() == me;
    }

    private String name(Caught caught) {
        return (own(caught) ? "OWN " : "") + names.unit(caught.unit());
    }

    /** What becomes of the likeliest of the enemy, and of own units, granting included. */
    private List<Forecast.Figure> fates(List<Caught> caught, double granted) {
        var figures = new ArrayList<Forecast.Figure>();
        for (Caught each : sorted(caught).stream().limit(MOST_CAUGHT / 2).toList()) {
            String who = name(each);
            figures.add(Words.chance(who + " in the zone", granted * each.inZone()));
            for (Fate fate : List.of(Fate.SUPPRESSED, Fate.FALLS_BACK, Fate.KNOCKED_OUT)) {
                double chance = granted * each.chance(fate);
                if (chance > 0) {
                    figures.add(Words.chance(who + " " + Words.fate(fate), chance));
                }
            }
        }
        return figures;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * chance);
    }
}
