package sandtable.tacticalgamex.table;

import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.Trial;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** Decisions as answers to a question, each with its price and its odds. */
final class Choices {
    private final View view;
    private final TacticalGameX rules;
    private final Decisions decisions;
    private final Labels labels;
    private final Ties ties;
    private final Prices prices;

    Choices(View view, TacticalGameX rules) {
        this.view = view;
        this.rules = rules;
        this.decisions = new Decisions(view);
        this.labels = new Labels(decisions, new Names(view.table().battle()));
        this.ties = new Ties(view);
        this.prices = new Prices(view);
    }

    Choice of(Decision decision) {
        return new Choice(
                rules.notation().write(view, decision),
                rules.notation().template(view, decision),
                labels.of(decision),
                decisions.words(decision),
                weight(decision),
                ties.of(decision),
                prices.of(decision),
                forecast(decision));
    }

    /** What a unit does besides going somewhere stands behind that. */
    private Choice.Weight weight(Decision decision) {
        boolean minor =
                switch (decision) {
                    case Decision.March(var path, Ending ending) ->
                            !path.isEmpty() && aside(ending);
                    case Decision.Garrison _ -> true;
                    case Decision.Board _ -> !(view.step() instanceof Loading);
                    case Decision.Bombard(_, _, _, var targets) -> targets.size() > 1;
                    case Decision.Shoot(_, var shots) ->
                            shots.size() > 1 || shots.getFirst().stress() > 0;
                    case Decision.Interrupt(_, _, int stress) -> stress > 0;
                    case Decision.Watch(var units) -> units.size() == 1;
                    case Decision.Shell(_, var firers, _, int extra, var stress) ->
                            firers.isEmpty() && extra > 0 || !stress.isEmpty();
                    case Decision _ -> false;
                };
        return minor ? Choice.Weight.MINOR : Choice.Weight.MAIN;
    }

    private static boolean aside(Ending ending) {
        return !(ending instanceof Ending.Nothing || ending instanceof Ending.Attack);
    }

    private Optional<Forecast> forecast(Decision decision) {
        return Trial.foretells(decision) ? ahead(decision) : Optional.empty();
    }

    /** What the rules would throw dice for first. */
    private Optional<Forecast> ahead(Decision decision) {
        Trial trial = Trial.of(rules, view, decision);
        List<Fight> fights = trial.fights();
        if (!fights.isEmpty()) {
            Forecast forecast = new FightForecast(view).of(fights, accuracy(trial));
            return Optional.of(
                    decision instanceof Decision.Banzai
                            ? BanzaiForecast.of(forecast, trial, new DiceForecast(view))
                            : forecast);
        }
        if (decision instanceof Decision.CounterBattery fire) {
            var hits = trial.all(Happening.BatteryHit.class);
            return Optional.of(new BatteryForecast(view).of(fire, hits));
        }
        var dice = new DiceForecast(view);
        List<Happening.MoraleChecked> checks = trial.all(Happening.MoraleChecked.class);
        if (!checks.isEmpty()) {
            return Optional.of(dice.morale(checks));
        }
        return trial.all(Happening.SpotRolled.class).stream()
                .findFirst()
                .map(dice::spot)
                .or(
                        () ->
                                trial.all(Happening.AircraftFiredAt.class).stream()
                                        .findFirst()
                                        .map(dice::flak));
    }

    private static List<Reason> accuracy(Trial trial) {
        return trial.all(Happening.AccuracyRolled.class).stream()
                .map(each -> Accuracies.reason(each.extra()))
                .toList();
    }
}
