package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.command.OrderOdds;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;

/** The odds of an order: whether it is given, and how many may follow. */
public final class OrderForecast {
    private static final Clause CLAUSE = Clause.of("BKC-ORD.1");
    private static final Forecast.Axis RESULT =
            new Forecast.Axis(
                    "result", "result", List.of("failed", "given", "given twice", "blunder"));

    private OrderForecast() {}

    public static Forecast of(OrderSurvey survey) {
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
                figures(odds));
    }

    private static List<Forecast.Figure> figures(OrderOdds odds) {
        var figures = new ArrayList<Forecast.Figure>();
        figures.add(Words.chance("given", odds.success()));
        figures.add(Words.chance("two actions", odds.twice()));
        figures.add(Words.chance("blunder", odds.blunder()));
        for (int i = 1; i < odds.atLeast().size(); i++) {
            figures.add(
                    Words.chance(
                            "at least %d orders in a row".formatted(i + 1), odds.atLeast().get(i)));
        }
        figures.add(new Forecast.Figure("orders in a row", odds.mean(), Forecast.Measure.NUMBER));
        figures.add(Words.chance("a blunder before they end", odds.blunderAtLast()));
        return figures;
    }
}
