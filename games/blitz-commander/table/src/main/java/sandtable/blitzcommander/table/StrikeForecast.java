package sandtable.blitzcommander.table;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.assault.Losing;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Outcome;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;
import sandtable.scene.Forecast;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/**
 * BC-TA: what comes of going for tanks, or not, up to the next choice: the rules themselves are run
 * over all dice.
 */
final class StrikeForecast {
    private record Losses(int own, int enemy) {}

    private final View view;
    private final BlitzCommander rules;

    StrikeForecast(View view, BlitzCommander rules) {
        this.view = view;
        this.rules = rules;
    }

    Forecast of(Decision.TankAssault assault) {
        var odds =
                Odds.of(
                        chance ->
                                losses(rules.resolve(view.state(), view.side(), assault, chance)));
        var cells = new ArrayList<Forecast.Cell>();
        double own = 0;
        double enemy = 0;
        for (var entry : odds.entrySet()) {
            Losses losses = entry.getKey();
            double chance = entry.getValue();
            cells.add(new Forecast.Cell(losses.own(), losses.enemy(), chance));
            own += chance * losses.own();
            enemy += chance * losses.enemy();
        }
        boolean atTanks = !assault.units().isEmpty();
        return new Forecast(
                atTanks
                        ? Naming.count(assault.units().size(), "unit") + " at tanks"
                        : "at infantry",
                Clause.of(atTanks ? "BC-TA.7" : "BC-AP.5"),
                reasons(assault),
                new Forecast.Axis("ownLoss", "units you lose until the next choice"),
                new Forecast.Axis("enemyLoss", "units the enemy loses until the next choice"),
                cells,
                List.of(
                        mean("units the enemy loses on average", enemy),
                        mean("units you lose on average", own)));
    }

    private static Forecast.Figure mean(String words, double mean) {
        return new Forecast.Figure(words, mean, Forecast.Measure.NUMBER);
    }

    /** The figures of the Tank Assault; what the others roll for AP comes after them. */
    private List<Reason> reasons(Decision.TankAssault assault) {
        var reasons = new ArrayList<Reason>();
        for (Sum figure : rules.figures(view, assault)) {
            reasons.add(
                    Reason.of(
                            figure.of(),
                            figure.total(),
                            figure.parts().isEmpty()
                                    ? "BC-AP.4"
                                    : figure.parts().getFirst().clause().id()));
        }
        return reasons;
    }

    /** Units that are gone, and those whose owner is still to say who it is. */
    private Losses losses(Outcome<State, Happening> outcome) {
        int[] lost = new int[2];
        Table after = outcome.state().table();
        for (Happening each : outcome.events()) {
            if (each instanceof Happening.Destroyed(UnitId unit, _, _)) {
                lost[after.stand(unit.index()).side()]++;
            }
        }
        if (outcome.state().step() instanceof Losing(var due)) {
            lost[after.side(due.role())] += due.tanks() + due.others();
        }
        return new Losses(lost[view.me()], lost[view.enemy()]);
    }
}
