package sandtable.blitzcommander.table;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;

import java.util.Optional;

/** Decisions as answers to a question, each with its price and its odds. */
final class Choices {
    private final View view;
    private final BlitzCommander rules;
    private final Names names;
    private final Decisions decisions;
    private final Ties ties;
    private final Prices prices;

    Choices(View view, BlitzCommander rules) {
        this.view = view;
        this.rules = rules;
        this.names = new Names(view.table().battle());
        this.decisions = new Decisions(view.table());
        this.ties = new Ties(view);
        this.prices = new Prices(view);
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
                prices.of(decision),
                forecast(decision));
    }

    /** An assault by some of those who could is rarely wanted. */
    private Choice.Weight weight(Decision decision) {
        return decision instanceof Decision.Assault(HexId hex, var units)
                        && units.size() < Survey.attackers(view, hex).size()
                ? Choice.Weight.MINOR
                : Choice.Weight.MAIN;
    }

    private Optional<Forecast> forecast(Decision decision) {
        return switch (decision) {
            case Decision.Assault assault when view.step() instanceof Acting ->
                    Optional.of(
                            new AssaultForecast(names)
                                    .of(
                                            assault,
                                            BlitzCommander.engagement(view, assault),
                                            BlitzCommander.odds(view, assault)));
            case Decision.Nominate nominate
                    when view.step() instanceof Nominating(HexId hex, Role role) ->
                    Optional.of(
                            new FireForecast(names)
                                    .of(Survey.underWay(view, hex), role, nominate.aims()));
            case Decision.TankAssault assault when view.step() instanceof TankAssaulting ->
                    Optional.of(new StrikeForecast(view, rules).of(assault));
            case Decision.Assault _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Place _,
                    Decision.Ready _,
                    Decision.Take _,
                    Decision.Move _,
                    Decision.Exit _,
                    Decision.Stay _,
                    Decision.Bombard _,
                    Decision.Entrench _,
                    Decision.EndTurn _,
                    Decision.Commit _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    Optional.empty();
        };
    }
}
