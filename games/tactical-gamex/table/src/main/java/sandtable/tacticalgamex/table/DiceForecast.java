package sandtable.tacticalgamex.table;

import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;

/** The odds of whatever is no attack: morale checks, attempts to spot, fire at aircraft. */
final class DiceForecast {
    private static final int THROWS = 36;

    private final Names names;

    DiceForecast(View view) {
        this.names = new Names(view.table().battle());
    }

    /** TGX-7.1.a: how many of some units pass. */
    Forecast morale(List<Happening.MoraleChecked> checks) {
        double[] chances = {1};
        var reasons = new ArrayList<Reason>();
        var figures = new ArrayList<Forecast.Figure>();
        for (Happening.MoraleChecked check : checks) {
            String who = names.who(check);
            int passes = Survey.passesOf36(check.level(), check.modifier());
            reasons.add(Reason.of(who + ", morale level", check.level(), "TGX-7.0.a"));
            if (check.modifier() != 0) {
                reasons.add(
                        Reason.of(
                                who + ", in cover",
                                "dice " + Names.signed(check.modifier()),
                                "TGX-7.1.b"));
            }
            figures.add(
                    new Forecast.Figure(
                            who + " passes",
                            passes / (double) THROWS,
                            Forecast.Measure.PROBABILITY));
            chances = with(chances, passes / (double) THROWS);
        }
        var cells = new ArrayList<Forecast.Cell>();
        for (int passed = 0; passed < chances.length; passed++) {
            cells.add(new Forecast.Cell(passed, 0, chances[passed]));
        }
        return new Forecast(
                "2 dice",
                checks.getFirst().clause(),
                reasons,
                new Forecast.Axis("passed", "units that pass their morale check"),
                Forecast.Axis.NONE,
                cells,
                figures);
    }

    private static double[] with(double[] chances, double passes) {
        var sum = new double[chances.length + 1];
        for (int i = 0; i < chances.length; i++) {
            sum[i] += chances[i] * (1 - passes);
            sum[i + 1] += chances[i] * passes;
        }
        return sum;
    }

    /** TGX-6.3.8.g: one die. */
    Forecast spot(Happening.SpotRolled roll) {
        double chance = roll.needed() / (double) CombatTable.FACES;
        return new Forecast(
                "1 die",
                roll.clause(),
                List.of(
                        Reason.of(
                                "Spotted in " + names.hex(roll.hex()) + " with",
                                roll.needed() == 1 ? "1" : "1 to " + roll.needed(),
                                "TGX-6.3.8.g")),
                new Forecast.Axis("spotted", "spotted", List.of("no", "yes")),
                Forecast.Axis.NONE,
                List.of(new Forecast.Cell(0, 0, 1 - chance), new Forecast.Cell(1, 0, chance)),
                List.of(
                        new Forecast.Figure(
                                "the units there are spotted",
                                chance,
                                Forecast.Measure.PROBABILITY)));
    }

    /** TGX-6.4.7.h. */
    Forecast flak(Happening.AircraftFiredAt fire) {
        var cells = new ArrayList<Forecast.Cell>();
        for (CombatResult each : List.of(CombatResult.NO_EFFECT, CombatResult.D, CombatResult.X)) {
            int faces = CombatTable.hits(fire.strength(), each);
            if (faces > 0) {
                cells.add(new Forecast.Cell(each.ordinal(), 0, faces / (double) CombatTable.FACES));
            }
        }
        int gone = CombatTable.FACES - CombatTable.hits(fire.strength(), CombatResult.NO_EFFECT);
        return new Forecast(
                "strength " + fire.strength(),
                fire.clause(),
                List.of(
                        Reason.of(
                                names.all(fire.firers()) + " together",
                                fire.strength(),
                                "TGX-6.4.7.k")),
                FightForecast.RESULT,
                Forecast.Axis.NONE,
                cells,
                List.of(
                        new Forecast.Figure(
                                "the aircraft is gone",
                                gone / (double) CombatTable.FACES,
                                Forecast.Measure.PROBABILITY)),
                List.of(CombatTable.antiAircraft(fire.strength())));
    }
}
