package sandtable.display.blitzcommander;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.Role;
import sandtable.blitzcommander.Step;
import sandtable.blitzcommander.View;
import sandtable.display.Forecast;
import sandtable.kernel.Clause;
import sandtable.kernel.Odds;
import sandtable.kernel.Outcome;

import java.util.ArrayList;
import java.util.List;

/**
 * BC-TA: what comes of going for tanks, or not, up to the next choice: the rules themselves are run
 * over all dice.
 */
final class StrikeForecast {
    private record Losses(int attacker, int defender) {}

    private final View view;
    private final BlitzCommander rules;

    StrikeForecast(View view, BlitzCommander rules) {
        this.view = view;
        this.rules = rules;
    }

    Forecast of(Decision.TankAssault assault, Role role) {
        var cells = new ArrayList<Forecast.Cell>();
        double attacker = 0;
        double defender = 0;
        var odds =
                Odds.of(
                        chance ->
                                losses(rules.resolve(view.battle(), view.side(), assault, chance)));
        for (var entry : odds.entrySet()) {
            double chance = entry.getValue();
            Losses losses = entry.getKey();
            cells.add(new Forecast.Cell(losses.attacker(), losses.defender(), chance));
            attacker += chance * losses.attacker();
            defender += chance * losses.defender();
        }
        return new Forecast(
                assault.units().isEmpty()
                        ? "for infantry"
                        : "with " + Names.count(assault.units().size(), "unit") + " at tanks",
                Clause.of(assault.units().isEmpty() ? "BC-AP.5" : "BC-TA.7"),
                List.of(),
                new Forecast.Axis("attackerLoss", "units the attacker loses"),
                new Forecast.Axis("defenderLoss", "units the defender loses"),
                cells,
                List.of(
                        mean(
                                role == Role.ATTACKER ? "defender" : "attacker",
                                role == Role.ATTACKER ? defender : attacker),
                        mean(
                                role == Role.ATTACKER ? "attacker" : "defender",
                                role == Role.ATTACKER ? attacker : defender)));
    }

    private static Forecast.Figure mean(String who, double mean) {
        return new Forecast.Figure(
                "units the " + who + " loses on average until the next choice",
                mean,
                Forecast.Measure.NUMBER);
    }

    /** Units that are gone, and those whose owner is still to say who it is. */
    private static Losses losses(Outcome<Battle, Happening> outcome) {
        int[] lost = new int[2];
        int attacker = outcome.state().active();
        for (Happening each : outcome.events()) {
            if (each instanceof Happening.Destroyed(int unit, _, _)) {
                lost[outcome.state().unit(unit).side() == attacker ? 0 : 1]++;
            }
        }
        if (outcome.state().step() instanceof Step.Losing losing) {
            lost[losing.role() == Role.ATTACKER ? 0 : 1] += losing.tanks() + losing.others();
        }
        return new Losses(lost[0], lost[1]);
    }
}
