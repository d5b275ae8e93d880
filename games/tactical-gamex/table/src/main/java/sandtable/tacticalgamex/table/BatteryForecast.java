package sandtable.tacticalgamex.table;

import sandtable.kernel.luck.Odds;
import sandtable.scene.Forecast;
import sandtable.scene.Naming;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryFight;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/** TGX-6.4.4.n The odds of counter-battery fire before the dice, one for each battery fired at. */
final class BatteryForecast {
    private static final Forecast.Axis LOSSES =
            new Forecast.Axis("destroyed", "batteries destroyed");

    private final Table table;
    private final Names names;

    BatteryForecast(View view) {
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    Forecast of(Decision.CounterBattery fire, List<Happening.BatteryHit> hits) {
        List<BatteryFight> fights = hits.stream().map(Happening.BatteryHit::fight).toList();
        var reasons = new ArrayList<Reason>();
        reasons.add(help(fire));
        fights.forEach(each -> reasons.addAll(reasons(each)));
        SequencedSet<String> ratios = new LinkedHashSet<>();
        fights.forEach(each -> ratios.add(each.ratio().toString()));
        BatteryFight first = fights.getFirst();
        boolean single = fights.size() == 1;
        return new Forecast(
                String.join(", ", ratios),
                hits.getFirst().clause(),
                reasons,
                single ? FightForecast.RESULT : LOSSES,
                Forecast.Axis.NONE,
                single ? FightForecast.cells(first.ratio(), first.modifier()) : losses(fights),
                fights.stream().flatMap(each -> figures(each).stream()).toList(),
                fights.stream()
                        .map(
                                each ->
                                        CombatTable.of(
                                                single ? "" : names.battery(each.battery()),
                                                each.ratio(),
                                                each.modifier(),
                                                disrupted(each)))
                        .toList());
    }

    private Reason help(Decision.CounterBattery fire) {
        return switch (fire.help()) {
            case Decision.Unaided _ ->
                    Reason.of("Without an aircraft", "half strength", "TGX-6.4.4.o");
            case Decision.HelpOfAircraft(AircraftId aircraft) ->
                    Reason.of("With " + names.plane(aircraft), "full strength", "TGX-6.4.4.o");
        };
    }

    private List<Reason> reasons(BatteryFight fight) {
        var reasons = new ArrayList<Reason>();
        for (Share each : fight.shares()) {
            reasons.add(
                    Reason.of(
                            Naming.capital(names.by(each.by())),
                            each.strength(),
                            each.clause().id()));
        }
        reasons.add(Reason.of(names.battery(fight.battery()), fight.defense(), "TGX-6.3.2.a"));
        reasons.add(FightForecast.ratio(fight.attack(), fight.defense(), fight.ratio()));
        for (Modification each : fight.modifications()) {
            reasons.add(FightForecast.modified("", each));
        }
        return reasons;
    }

    private boolean disrupted(BatteryFight fight) {
        return table.battery(fight.battery()).disrupted();
    }

    private boolean destroys(BatteryFight fight, List<CombatResult> results) {
        return Fate.of(results.getFirst(), disrupted(fight)) == Fate.ELIMINATED;
    }

    private List<Forecast.Cell> losses(List<BatteryFight> fights) {
        Map<Integer, Double> chances = Map.of(0, 1.0);
        for (BatteryFight fight : fights) {
            var lost = fight.roll().odds(results -> destroys(fight, results) ? 1 : 0);
            chances = Odds.both(chances, lost, Integer::sum);
        }
        return FightForecast.numbers(chances, fights.size());
    }

    private List<Forecast.Figure> figures(BatteryFight fight) {
        String who = names.battery(fight.battery());
        var figures = new ArrayList<Forecast.Figure>();
        figures.add(
                FightForecast.figure(
                        who + " is destroyed",
                        fight.roll().chance(results -> destroys(fight, results))));
        if (!disrupted(fight)) {
            figures.add(
                    FightForecast.figure(
                            who + " is at least disrupted",
                            fight.roll()
                                    .chance(
                                            results ->
                                                    results.getFirst() != CombatResult.NO_EFFECT)));
        }
        return figures;
    }
}
