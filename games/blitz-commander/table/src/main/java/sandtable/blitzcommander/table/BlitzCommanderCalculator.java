package sandtable.blitzcommander.table;

import sandtable.blitzcommander.assault.AssaultOdds;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Force;
import sandtable.blitzcommander.assault.Group;
import sandtable.blitzcommander.assault.Site;
import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.charts.FactorCharts;
import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.charts.TerrainChart;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.blitzcommander.state.Battle;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** BC-ASLT: the odds of one assault, from what both sides have and where. */
public final class BlitzCommanderCalculator implements Calculator {
    private static final int MOST_ATTACKERS = 6 * Battle.STACKING;
    private static final List<String> YES_OR_NO = List.of("no", "yes");
    private static final List<String> WHO = List.of("none", "attacker", "defender", "both");

    @Override
    public List<Parameter> parameters() {
        List<String> attackers = types(UnitType::combat);
        List<String> defenders = types(each -> each.movement() > 0);
        List<String> ground =
                TerrainChart.standard().rows().stream()
                        .filter(each -> !each.closed())
                        .map(Terrain::name)
                        .toList();
        return List.of(
                new Parameter.Counts("attackers", "units that attack", attackers, MOST_ATTACKERS),
                new Parameter.Counts(
                        "defenders", "units in the hex attacked", defenders, Battle.STACKING),
                preset("terrain", "terrain of that hex", ground, "clear"),
                preset("river", "all attack across a river", YES_OR_NO, "no"),
                new Parameter.Preset(
                        new Parameter.Number(
                                "entrenched", "defenders that are entrenched", 0, Battle.STACKING),
                        "0"),
                preset("suppressed", "the defenders are suppressed", YES_OR_NO, "no"),
                preset("tank-assault", "whose infantry goes for tanks", WHO, "none"));
    }

    private static Parameter preset(String name, String words, List<String> among, String usual) {
        return new Parameter.Preset(new Parameter.Word(name, words, among), usual);
    }

    private static List<String> types(Predicate<UnitType> which) {
        return UnitTypes.all().list().stream().filter(which).map(UnitType::id).toList();
    }

    @Override
    public Forecast forecast(Map<String, String> values) {
        Charts charts = FactorCharts.standard();
        boolean silent = values.get("suppressed").equals("yes");
        int units =
                Calculator.counted(values.get("defenders")).values().stream()
                        .mapToInt(each -> each)
                        .sum();
        int entrenched = Math.min(units, Integer.parseInt(values.get("entrenched")));
        var fight =
                new Engagement(
                        charts,
                        site(values, charts),
                        new Force(groups(values.get("attackers"), false), 0),
                        new Force(groups(values.get("defenders"), silent), entrenched));
        String who = values.get("tank-assault");
        var habits =
                new AssaultOdds.Habits(
                        who.equals("attacker") || who.equals("both"),
                        who.equals("defender") || who.equals("both"));
        return AssaultForecast.of(fight, AssaultOdds.of(fight, habits));
    }

    private static Site site(Map<String, String> values, Charts charts) {
        Terrain terrain =
                TerrainChart.standard().rows().stream()
                        .filter(each -> each.name().equals(values.get("terrain")))
                        .findFirst()
                        .orElseThrow();
        Site site = Site.of(terrain);
        return values.get("river").equals("yes") ? site.behind(charts.river()) : site;
    }

    private static List<Group> groups(String counts, boolean silent) {
        var groups = new ArrayList<Group>();
        Calculator.counted(counts)
                .forEach(
                        (type, units) ->
                                groups.add(
                                        new Group(
                                                UnitTypes.all().find(type).orElseThrow(),
                                                units,
                                                silent)));
        return groups;
    }
}
