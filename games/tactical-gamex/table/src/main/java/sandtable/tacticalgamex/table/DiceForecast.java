package sandtable.tacticalgamex.table;

import sandtable.kernel.luck.Odds;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Modification;
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
            var passes = MoraleChecks.odds(check.level(), check.modifications());
            reasons.add(Reason.of(who + ", morale level", check.level(), "TGX-7.0.a"));
            for (Modification each : check.modifications()) {
                reasons.add(
                        Reason.of(
                                who + ", " + each.words(),
                                "dice " + Names.signed(each.value()),
                                each.clause().id()));
            }
            figures.add(FightForecast.figure(who + " passes", passes.getOrDefault(true, 0.0)));
            passed = Odds.both(passed, passes, (number, one) -> number + (one ? 1 : 0));
        }
        return new Forecast(
                "2 dice",
                checks.getFirst().clause(),
                reasons,
                new Forecast.Axis("passed", "units that pass their morale check"),
                Forecast.Axis.NONE,
                FightForecast.numbers(passed, checks.size()),
                figures);
    }

    /** TGX-6.3.8.g: one die. */
    Forecast spot(Happening.SpotRolled roll) {
        var odds = SpotActions.odds(roll.needed());
        double spotted = odds.getOrDefault(true, 0.0);
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
                List.of(
                        new Forecast.Cell(0, 0, odds.getOrDefault(false, 0.0)),
                        new Forecast.Cell(1, 0, spotted)),
                List.of(FightForecast.figure("the units there are spotted", spotted)));
    }

    /** TGX-6.4.7.h. */
    Forecast flak(Happening.AircraftFiredAt fire) {
        Map<CombatResult, Double> odds = new TreeMap<>(AntiAircraftFire.odds(fire.strength()));
        var cells = new ArrayList<Forecast.Cell>();
        odds.forEach((result, chance) -> cells.add(new Forecast.Cell(result.ordinal(), 0, chance)));
        double gone = AntiAircraftFire.hits(fire.strength()).getOrDefault(true, 0.0);
        return new Forecast(
                "strength " + fire.strength(),
                fire.clause(),
                DiceLines.strengths(names, fire),
                FightForecast.RESULT,
                Forecast.Axis.NONE,
                cells,
                List.of(FightForecast.figure("the aircraft is gone", gone)),
                List.of(CombatTable.antiAircraft(fire.strength())));
    }
}
