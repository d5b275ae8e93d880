package sandtable.tacticalgamex.table;

import sandtable.kernel.luck.Odds;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The odds of whatever is no attack: morale checks, attempts to spot, fire at aircraft. */
final class DiceForecast {
    private final Names names;

    DiceForecast(View view) {
        this.names = new Names(view.table().battle());
    }

    /** TGX-7.1.a: how many of some units pass. */
    Forecast morale(List<Happening.MoraleChecked> checks) {
        Map<Integer, Double> passed = Map.of(0, 1.0);
        var reasons = new ArrayList<Reason>();
        var figures = new ArrayList<Forecast.Figure>();
        for (Happening.MoraleChecked check : checks) {
            String who = names.who(check);
            double passes = MoraleChecks.chance(check.level(), check.modifier());
            reasons.add(Reason.of(who + ", morale level", check.level(), "TGX-7.0.a"));
            if (check.modifier() != 0) {
                reasons.add(
                        Reason.of(
                                who + ", in cover",
                                "dice " + Names.signed(check.modifier()),
                                "TGX-7.1.b"));
            }
            figures.add(new Forecast.Figure(who + " passes", passes, Forecast.Measure.PROBABILITY));
            passed = Odds.both(passed, Map.of(0, 1 - passes, 1, passes), Integer::sum);
        }
        var cells = new ArrayList<Forecast.Cell>();
        for (int number = 0; number <= checks.size(); number++) {
            cells.add(new Forecast.Cell(number, 0, passed.get(number)));
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

    /** TGX-6.3.8.g: one die. */
    Forecast spot(Happening.SpotRolled roll) {
        double chance = SpotActions.chance(roll.needed());
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
        Map<CombatResult, Double> odds = new TreeMap<>(AntiAircraftFire.odds(fire.strength()));
        var cells = new ArrayList<Forecast.Cell>();
        odds.forEach((result, chance) -> cells.add(new Forecast.Cell(result.ordinal(), 0, chance)));
        double gone = 1 - odds.getOrDefault(CombatResult.NO_EFFECT, 0.0);
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
                                "the aircraft is gone", gone, Forecast.Measure.PROBABILITY)),
                List.of(CombatTable.antiAircraft(fire.strength())));
    }
}
