package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.command.OrderOdds;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;

import java.util.List;

/** The odds of an order: whether it is given, and how many may follow. */
final class OrderForecast {
    private static final Clause CLAUSE = Clause.of("BKC-ORD.1");
    private static final Forecast.Axis RESULT =
            new Forecast.Axis(
                    "result", "result", List.of("failed", "given", "given twice", "blunder"));

    private final View view;

    OrderForecast(View view) {
        this.view = view;
    }

    Forecast of(Decision.Order order) {
        OrderSurvey survey = OrderSurvey.of(view, order);
        OrderOdds odds = survey.odds();
        return new Forecast(
                "2D6 of %d or less".formatted(survey.needed().total()),
                CLAUSE,
                Told.reasons(survey.needed()),
                RESULT,
                Forecast.Axis.NONE,
                List.of(
                        new Forecast.Cell(0, 0, 1 - odds.success() - odds.blunder()),
                        new Forecast.Cell(1, 0, odds.success() - odds.twice()),
                        new Forecast.Cell(2, 0, odds.twice()),
                        new Forecast.Cell(3, 0, odds.blunder())),
                List.of(
                        figure("given", odds.success(), Forecast.Measure.PROBABILITY),
                        figure("orders in a row", odds.mean(), Forecast.Measure.NUMBER),
                        figure("blunder", odds.blunder(), Forecast.Measure.PROBABILITY)));
    }

    private static Forecast.Figure figure(String words, double value, Forecast.Measure measure) {
        return new Forecast.Figure(words, value, measure);
    }
}
