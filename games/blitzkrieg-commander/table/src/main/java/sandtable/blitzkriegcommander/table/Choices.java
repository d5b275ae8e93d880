package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.movement.WaySurvey;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.List;
import java.util.Optional;

/** Decisions as answers to a question, each with its price and its odds. */
final class Choices {
    private final View view;
    private final BlitzkriegCommander rules;
    private final Decisions decisions;
    private final Ties ties;

    Choices(View view, BlitzkriegCommander rules) {
        this.view = view;
        this.rules = rules;
        this.decisions = new Decisions(view.battle());
        this.ties = new Ties(view, rules);
    }

    Choice of(Decision decision) {
        Optional<Template> template = rules.notation().template(view, decision);
        return new Choice(
                rules.notation().write(view, decision),
                template,
                decisions.label(decision),
                decisions.words(decision),
                weight(decision),
                ties.of(decision, template),
                reasons(decision),
                forecast(decision));
    }

    /** Who acts next is chosen on the table, as the question says. */
    private Choice.Weight weight(Decision decision) {
        boolean rare =
                decision instanceof Decision.Build
                        || decision instanceof Decision.Plan
                        || decision instanceof Decision.Choose && view.step() instanceof Acting;
        return rare ? Choice.Weight.MINOR : Choice.Weight.MAIN;
    }

    private List<Reason> reasons(Decision decision) {
        return decision instanceof Decision.Move move
                ? Measuring.survey(view, move).map(Choices::price).stream().toList()
                : List.of();
    }

    private static Reason price(WaySurvey survey) {
        var budget = survey.budget();
        return Reason.of(
                "Way",
                "%s of %s".formatted(Names.cm(budget.usedMm()), Names.cm(budget.allowedMm())),
                "BKC-MOVE.1");
    }

    private Optional<Forecast> forecast(Decision decision) {
        return switch (decision) {
            case Decision.Fire fire -> Optional.of(new FireForecast(view.table()).of(fire));
            case Decision.Order order -> Optional.of(new OrderForecast(view).of(order));
            case Decision.Request request -> Optional.of(new RequestForecast(view).of(request));
            default -> Optional.empty();
        };
    }
}
