package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.air.StrikeSurvey;
import sandtable.blitzkriegcommander.artillery.CounterBatterySurvey;
import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.assault.AssaultSurvey;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.command.ActionRules;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.movement.WaySurvey;
import sandtable.blitzkriegcommander.offtable.ZoneOdds;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decisions as answers to a question, each with its price and its odds. */
final class Choices {
    private static final int LONG = 200;

    private final View view;
    private final BlitzkriegCommander rules;
    private final Decisions decisions;
    private final Ties ties;
    private final ZoneOdds odds;
    private final boolean detailed;

    private Choices(View view, BlitzkriegCommander rules, boolean detailed) {
        this.view = view;
        this.rules = rules;
        this.decisions = new Decisions(view.battle());
        this.ties = new Ties(view, rules);
        this.odds = new ZoneOdds(view);
        this.detailed = detailed;
    }

    /** One that is looked at by itself. */
    static Choices single(View view, BlitzkriegCommander rules) {
        return new Choices(view, rules, true);
    }

    /** So many together; in a long list support does not say whom it can catch. */
    static Choices listed(View view, BlitzkriegCommander rules, int number) {
        return new Choices(view, rules, number <= LONG);
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
        var reasons = new ArrayList<Reason>();
        if (decision instanceof Decision.Move move) {
            Measuring.survey(view, move).map(Choices::price).ifPresent(reasons::add);
        }
        mark(decision).ifPresent(reasons::add);
        return reasons;
    }

    /** What an action out of turn costs the formation later. */
    private Optional<Reason> mark(Decision decision) {
        boolean acts =
                decision instanceof Decision.Move
                        || decision instanceof Decision.Fire
                        || decision instanceof Decision.Assault;
        if (acts && view.step() instanceof InitiativePhase) {
            return Optional.of(Reason.of("Orders to them this turn", -1, "BKC-CMD.2"));
        }
        return acts && view.step() instanceof Window
                ? Optional.of(Reason.of("Orders to them next turn", -1, "BKC-CMD.1"))
                : Optional.empty();
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
            case Decision.Fire fire -> Optional.of(new FireForecast(view).of(fire));
            case Decision.Assault assault ->
                    Optional.of(
                            AssaultForecast.of(
                                    AssaultSurvey.of(
                                            view.table(), ActionRules.context(view), assault)));
            case Decision.Order order -> Optional.of(OrderForecast.of(OrderSurvey.of(view, order)));
            case Decision.Request request -> Optional.of(support().of(survey(request)));
            case Decision.CounterBattery request ->
                    Optional.of(
                            support()
                                    .of(
                                            CounterBatterySurvey.of(
                                                    view.table(),
                                                    earlier(request.observer()),
                                                    request)));
            case Decision.Strike strike -> Optional.of(air(strike.observer(), strike));
            case Decision.Hunt hunt -> Optional.of(air(hunt.observer(), hunt));
            default -> Optional.empty();
        };
    }

    private SupportForecast support() {
        return new SupportForecast(view.table(), view.me());
    }

    private RequestSurvey survey(Decision.Request request) {
        List<Decision> earlier = earlier(request.observer());
        return detailed
                ? RequestSurvey.of(odds, earlier, request)
                : RequestSurvey.asked(view.table(), earlier, request);
    }

    private Forecast air(UnitId observer, Decision strike) {
        List<Decision> earlier = earlier(observer);
        return support()
                .of(
                        detailed
                                ? StrikeSurvey.of(odds, earlier, strike)
                                : StrikeSurvey.asked(view, earlier, strike));
    }

    private List<Decision> earlier(UnitId observer) {
        return CommandPhase.earlier(view, observer);
    }
}
