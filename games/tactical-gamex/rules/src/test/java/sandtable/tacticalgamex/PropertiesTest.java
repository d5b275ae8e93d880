package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.space.Reach;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** What must hold in every position of games at random. */
final class PropertiesTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    @Test
    @Cites("TGX-6.3.4.a")
    void aHigherModifierNeverHelpsTheAttacker() {
        for (OddsColumn column : OddsColumn.values()) {
            for (int die = -3; die < 10; die++) {
                CombatResult low = CombatResultsTable.result(column, die);
                CombatResult high = CombatResultsTable.result(column, die + 1);
                assertTrue(high.compareTo(low) <= 0, column + " " + die);
            }
        }
    }

    private static void everywhere(BiConsumer<State, State> check) {
        for (int seed = 1; seed <= 8; seed++) {
            Chance chance = Chance.seeded(seed);
            State state = RULES.setUp(EveryRule.scenario(), chance).state();
            while (RULES.pending(state) instanceof Pending.Answers(var from)) {
                Side side = from.iterator().next();
                Decision decision = RULES.prompt(RULES.view(state, side)).options().any(chance);
                State next = RULES.resolve(state, side, decision, chance).state();
                check.accept(state, next);
                state = next;
            }
        }
    }

    @Test
    @Cites("TGX-5.1.b")
    void noUnitSpendsMoreThanItHas() {
        everywhere(
                (_, after) -> {
                    if (after.step() instanceof Moving moving) {
                        assertTrue(moving.walk().left() >= 0, moving.toString());
                    }
                });
    }

    @Test
    @Cites({"TGX-3.2.5.a", "TGX-3.2.5.b"})
    void noHexIsEverOverstacked() {
        everywhere(
                (_, after) -> {
                    Table table = after.table();
                    var occupation = new Occupation(table);
                    boolean overrun = after.step() instanceof UnderFire;
                    for (int hex = 0; hex < table.ground().grid().size() && !overrun; hex++) {
                        assertTrue(Stacking.stacked(occupation, 0, hex) <= 4, table.name(hex));
                        boolean soviets =
                                occupation.units(1, hex).stream()
                                        .anyMatch(each -> !table.unit(each).has(Mark.INSIDE));
                        int counted = Stacking.stackedSoviets(occupation, hex);
                        assertTrue(!soviets || counted <= 2, table.name(hex));
                    }
                });
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void transportsAndPassengersAlwaysAgree() {
        everywhere(
                (_, after) -> {
                    Table table = after.table();
                    for (int i = 0; i < table.units().size(); i++) {
                        Unit unit = table.unit(i);
                        if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
                            assertEquals(table.unitId(i), table.unit(transport).cargo());
                        }
                        if (unit.carries()) {
                            assertEquals(
                                    new Whereabouts.Aboard(table.unitId(i)),
                                    table.unit(unit.cargo()).where());
                        }
                    }
                });
    }

    @Test
    @Cites({"TGX-8.1.b", "TGX-9.4.a"})
    void wrecksAreNeverMoreThanThreeAndFewerOnlyBesideAnEngineer() {
        everywhere(
                (before, after) -> {
                    for (int hex = 0; hex < after.table().ground().grid().size(); hex++) {
                        int now = after.table().counters().wrecksAt(hex);
                        int fewer = before.table().counters().wrecksAt(hex) - now;
                        assertTrue(now <= 3 && fewer <= 1);
                        assertTrue(fewer < 1 || engineerBeside(after.table(), hex));
                    }
                });
    }

    private static boolean engineerBeside(Table table, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            int at = table.unit(i).hex();
            if (at >= 0
                    && table.stand(i).has(Ability.ENGINEER)
                    && table.ground().grid().distance(at, hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Cites("TGX-3.2.5.d")
    void bothSidesAreInAHexOnlyWithAFortificationOrDuringAnOverrun() {
        everywhere(
                (_, after) -> {
                    Table table = after.table();
                    var occupation = new Occupation(table);
                    boolean overrun = after.step() instanceof UnderFire;
                    for (int hex = 0; hex < table.ground().grid().size() && !overrun; hex++) {
                        boolean both = occupation.holds(0, hex) && occupation.holds(1, hex);
                        assertFalse(both && !table.counters().fort(hex), table.name(hex));
                    }
                });
    }

    @Test
    @Cites("TGX-6.3.7.n")
    void sightIsReciprocalOnTheMapsOfAllScenarios() {
        for (String name : ScenarioTexts.names()) {
            Scenario scenario =
                    Scenarios.read(
                            "tactical-gamex/" + name,
                            name + ".toml",
                            Data.text("scenarios/" + name + ".toml"));
            Ground ground = RULES.setUp(scenario, Chance.seeded(1)).state().table().ground();
            for (int from = 0; from < ground.grid().size(); from += 7) {
                for (int to = 0; to < ground.grid().size(); to++) {
                    assertEquals(ground.sees(from, to), ground.sees(to, from), name);
                }
            }
        }
    }

    @Test
    @Cites("TGX-4.2.1.a")
    void everyFaceOfTheDieComesUp() {
        var faces = new TreeSet<Integer>();
        everywhere(
                (before, after) -> {
                    if (before.step() instanceof Rolling && after.step() instanceof Spending) {
                        faces.add(after.table().impulse().points());
                    }
                });

        assertEquals(Set.of(1, 2, 3, 4, 5, 6), faces);
    }

    @Test
    @Cites("TGX-5.1.b")
    void noWayThatIsOfferedCostsMoreThanIsLeft() {
        everywhere(
                (before, _) -> {
                    if (before.step() instanceof Moving moving) {
                        Walk walk = moving.walk();
                        var movement = new UnitMovement(new Occupation(before.table()), walk);
                        Reach reach = movement.reach();
                        for (int i = 0; i < reach.count(); i++) {
                            assertTrue(reach.cost(reach.hex(i)) <= walk.left());
                        }
                    }
                });
    }

    /** The parts of every figure that decides an attack add up, before the die and after it. */
    @Test
    @Cites({"TGX-6.3.1.a", "TGX-6.3.5.a"})
    void sharesAndModifiersAddUp() {
        int sums = 0;
        for (int seed = 1; seed <= 4; seed++) {
            Chance chance = Chance.seeded(seed);
            State state = RULES.setUp(EveryRule.scenario(), chance).state();
            while (RULES.pending(state) instanceof Pending.Answers(var from)) {
                Side side = from.iterator().next();
                View view = RULES.view(state, side);
                Decision decision = RULES.prompt(view).options().any(chance);
                RULES.figures(view, decision).forEach(PropertiesTest::addsUp);
                Outcome<State, Happening> outcome = RULES.resolve(state, side, decision, chance);
                for (Happening each : outcome.events()) {
                    RULES.figures(each).forEach(PropertiesTest::addsUp);
                    sums += RULES.figures(each).size();
                }
                state = outcome.state();
            }
        }
        assertTrue(sums > 50, "only " + sums + " figures");
    }

    private static void addsUp(Sum sum) {
        assertEquals(Sum.of(sum.of(), sum.parts()), sum);
    }

    /** What a template says about an answer is the answer as it is typed, and can be read. */
    @Test
    void templatesStandForTheAnswersTheyAreOf() {
        var kinds = new TreeSet<String>();
        everywhere(
                (before, _) -> {
                    View view =
                            RULES.view(
                                    before,
                                    before.table()
                                            .battle()
                                            .side(
                                                    RULES.pending(before).equals(asked(before, 0))
                                                            ? 0
                                                            : 1));
                    for (Decision each : some(RULES.prompt(view).options().listed())) {
                        String typed = RULES.notation().write(view, each);
                        RULES.notation()
                                .template(view, each)
                                .ifPresent(
                                        template -> {
                                            kinds.add(typed.split(" ")[0]);
                                            assertEquals(typed, template.usual());
                                        });
                    }
                });

        assertTrue(
                kinds.containsAll(Set.of("march", "shoot", "shell", "watch", "spot")),
                kinds::toString);
    }

    private static Pending asked(State state, int side) {
        return new Pending.Answers(Set.of(state.table().battle().side(side)));
    }

    /** The first, the middle and the last. */
    private static List<Decision> some(List<Decision> all) {
        return all.isEmpty()
                ? List.of()
                : List.of(all.getFirst(), all.get(all.size() / 2), all.getLast());
    }
}
