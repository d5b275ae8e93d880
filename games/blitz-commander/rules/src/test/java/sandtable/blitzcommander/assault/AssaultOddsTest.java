package sandtable.blitzcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.charts.FactorCharts;
import sandtable.blitzcommander.charts.TerrainChart;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.luck.Chance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The exact odds of an assault, without a battle and against the fight itself. */
final class AssaultOddsTest {
    private static final double EXACT = 1e-12;

    private static Group group(String type, int units) {
        return new Group(UnitTypes.all().find(type).orElseThrow(), units, false);
    }

    private static Engagement fight(char terrain, Force attacker, Force defender) {
        Site site = Site.of(TerrainChart.standard().drawnAs(terrain).orElseThrow());
        return new Engagement(FactorCharts.standard(), site, attacker, defender);
    }

    private static Force force(int markers, Group... groups) {
        return new Force(List.of(groups), markers);
    }

    private static double mean(
            Map<AssaultOdds.Result, Double> odds, ToIntFunction<AssaultOdds.Result> what) {
        return odds.entrySet().stream()
                .mapToDouble(each -> what.applyAsInt(each.getKey()) * each.getValue())
                .sum();
    }

    @Test
    void oneAgainstOneCanBeReckonedByHand() {
        var odds =
                AssaultOdds.of(
                        fight(
                                'c',
                                force(0, group("us-infantry", 1)),
                                force(0, group("de-infantry", 1))),
                        AssaultOdds.Habits.AP_ONLY);

        double third = 1.0 / 3;
        assertEquals(third, odds.get(new AssaultOdds.Result(0, 0, 0, 1, 0, 0, true)), EXACT);
        assertEquals(
                2 * third * third,
                odds.get(new AssaultOdds.Result(0, 1, 0, 0, 0, 0, false)),
                EXACT);
        assertEquals(
                4 * third * third,
                odds.get(new AssaultOdds.Result(0, 0, 0, 0, 0, 0, false)),
                EXACT);
    }

    @Test
    void chancesAddUpToOneInALargeFight() {
        var odds =
                AssaultOdds.of(
                        fight(
                                'b',
                                force(
                                        0,
                                        group("us-sherman-75", 6),
                                        group("us-sherman-76", 3),
                                        group("us-infantry", 9),
                                        group("us-armored-infantry", 4)),
                                force(
                                        8,
                                        group("de-panther", 2),
                                        group("de-tiger-ii", 1),
                                        group("de-infantry", 3),
                                        group("de-panzergrenadier", 2))),
                        new AssaultOdds.Habits(true, true));

        assertEquals(1, odds.values().stream().mapToDouble(each -> each).sum(), 1e-9);
    }

    @Test
    void aTankAssaultIsReckonedWithIfItIsTheHabit() {
        Engagement fight =
                fight('c', force(0, group("us-infantry", 3)), force(0, group("de-panther", 1)));

        assertEquals(
                0,
                mean(
                        AssaultOdds.of(fight, AssaultOdds.Habits.AP_ONLY),
                        AssaultOdds.Result::defenderTanks));
        assertEquals(
                2 / 6.0,
                mean(
                        AssaultOdds.of(fight, new AssaultOdds.Habits(true, false)),
                        AssaultOdds.Result::defenderTanks),
                EXACT);
    }

    @Test
    void silentUnitsRollNothing() {
        var silent = new Group(UnitTypes.all().find("de-infantry").orElseThrow(), 4, true);
        var odds =
                AssaultOdds.of(
                        fight('c', force(0, group("us-infantry", 2)), force(0, silent)),
                        AssaultOdds.Habits.AP_ONLY);

        assertEquals(0, mean(odds, AssaultOdds.Result::attackerLosses));
    }

    @Test
    void theBalanceOfTheChartsIsAsSimulatedWhenTheyWereMade() {
        var odds =
                AssaultOdds.of(
                        fight(
                                'b',
                                force(0, group("us-sherman-75", 4), group("us-infantry", 6)),
                                force(4, group("de-panther", 1), group("de-infantry", 3))),
                        AssaultOdds.Habits.AP_ONLY);

        assertEquals(0.4, mean(odds, AssaultOdds.Result::attackerTanks), 0.05);
        assertEquals(1.0, mean(odds, AssaultOdds.Result::attackerInfantry), 0.15);
        assertEquals(0.5, mean(odds, AssaultOdds.Result::defenderTanks), 0.05);
    }

    @Test
    void noMoreMarkersAreLostThanThereAre() {
        var odds =
                AssaultOdds.of(
                        fight(
                                'c',
                                force(0, group("us-infantry", 3), group("us-sherman-75", 5)),
                                force(4, group("de-panther", 1), group("de-infantry", 3))),
                        new AssaultOdds.Habits(true, true));

        assertEquals(
                4, odds.keySet().stream().mapToInt(AssaultOdds.Result::markers).max().orElse(0));
    }

    /** The same fight fought many times comes out as the odds say. */
    @Test
    void playAndOddsAgree() {
        Played begun =
                Drawn.map("c t")
                        .us(3, "sherman", "us-sherman-75", "A01")
                        .us(3, "a", "us-infantry", "A01")
                        .german("pz", "de-pz-iv", "B01")
                        .german(2, "g", "de-infantry", "B01")
                        .german("h", "de-infantry", "B01")
                        .entrenched()
                        .begin();
        var assault = (Decision.Assault) begun.read("assault B01");
        var odds = BlitzCommander.odds(begun.view(), assault);

        var counts = new HashMap<AssaultOdds.Result, Double>();
        int fights = 20_000;
        Chance chance = Chance.seeded(7);
        for (int i = 0; i < fights; i++) {
            counts.merge(fought(begun, assault, chance), 1.0 / fights, Double::sum);
        }
        assertTrue(odds.keySet().containsAll(counts.keySet()));
        odds.forEach(
                (result, likely) ->
                        assertEquals(
                                likely, counts.getOrDefault(result, 0.0), 0.02, result::toString));
    }

    /** Fights it out without Tank Assaults, losing whoever comes first. */
    private static AssaultOdds.Result fought(Played begun, Decision first, Chance chance) {
        var rules = new BlitzCommander();
        State state = rules.resolve(begun.state(), Drawn.US, first, chance).state();
        boolean cleared = false;
        while (!(state.step() instanceof Acting)) {
            cleared |= state.step() instanceof Advancing;
            Decision next = rules.prompt(rules.view(state, Drawn.US)).options().listed().getFirst();
            state = rules.resolve(state, Drawn.US, next, chance).state();
        }
        Table table = state.table();
        return new AssaultOdds.Result(
                lost(table, 0, Kind.ARMOR),
                lost(table, 0, Kind.INFANTRY),
                lost(table, 1, Kind.ARMOR),
                lost(table, 1, Kind.INFANTRY),
                0,
                table.entrenched(begun.unit("h")) ? 0 : 1,
                cleared || table.occupation().count(0, 1) > 0);
    }

    private static int lost(Table table, int side, Kind kind) {
        return (int)
                table.battle().stands().stream()
                        .filter(each -> each.side() == side && each.type().kind() == kind)
                        .filter(each -> table.where(each.index()) == Whereabouts.Off.DESTROYED)
                        .count();
    }
}
