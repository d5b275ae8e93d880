package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.artillery.ArtilleryOdds;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.command.Commanding;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;

import java.util.Arrays;
import java.util.List;

/** The odds of a request for artillery: whether it is granted. */
final class RequestForecast {
    private static final Clause CLAUSE = Clause.of("BKC-AREQ.1");
    private static final Forecast.Axis ANSWER =
            new Forecast.Axis(
                    "answer",
                    "answer",
                    Arrays.stream(Answer.values()).map(UnitCard::word).toList());

    private final View view;

    RequestForecast(View view) {
        this.view = view;
    }

    Forecast of(Decision.Request request) {
        var odds = ArtilleryOdds.request(view, earlier(request), request);
        double granted = odds.getOrDefault(Answer.GRANTED, 0.0);
        return new Forecast(
                "2D6 for artillery",
                CLAUSE,
                List.of(),
                ANSWER,
                Forecast.Axis.NONE,
                Arrays.stream(Answer.values())
                        .map(
                                each ->
                                        new Forecast.Cell(
                                                each.ordinal(), 0, odds.getOrDefault(each, 0.0)))
                        .toList(),
                List.of(new Forecast.Figure("granted", granted, Forecast.Measure.PROBABILITY)));
    }

    /** Requests that the observer has had granted in this turn. */
    private List<Decision> earlier(Decision.Request request) {
        return view.underWay(CommandPhase.class)
                .flatMap(CommandPhase::under)
                .filter(each -> each.commander().equals(request.observer()))
                .map(Commanding::requests)
                .orElse(List.of());
    }
}
