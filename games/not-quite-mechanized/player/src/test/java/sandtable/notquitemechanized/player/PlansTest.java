package sandtable.notquitemechanized.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Arena;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.stream.Stream;

/** Positions in which the plan is obvious. */
final class PlansTest {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(RULES, new NotQuiteMechanizedJudgement(), PlansTest::start);

    private static Match<State, View, Decision, Happening> start(String scenario, long seed) {
        String file = scenario + ".toml";
        return Match.start(
                RULES,
                Scenarios.read(scenario, file, Data.text("scenarios/" + file)),
                Chance.seeded(seed));
    }

    /** What both have written after so many answers. */
    private static Match<State, View, Decision, Happening> played(String scenario, int answers) {
        return ARENA.play(
                scenario,
                start(scenario, 1).state().battle().sides(),
                List.of("greedy", "greedy"),
                1,
                answers);
    }

    private static Situation situation(Match<State, View, Decision, Happening> match, int side) {
        Side post = match.state().battle().sides().get(side);
        return new Situation(match.view(post), new Goals(match.state().battle()));
    }

    private static Stream<Decision> decided(Match<State, View, Decision, Happening> match) {
        return match.log().stream().map(Match.Entry::action);
    }

    private static Stream<Order> ordered(Match<State, View, Decision, Happening> match) {
        return decided(match)
                .filter(Decision.Write.class::isInstance)
                .flatMap(each -> ((Decision.Write) each).orders().stream());
    }

    /** The bound in which all operation orders have been sealed is the first. */
    private static Situation atFirst(String scenario, int side) {
        return situation(played(scenario, 2), side);
    }

    @Test
    void recceGoesAheadWhereEnemiesAreNotSeen() {
        assertTrue(ordered(played("the-road-south", 20)).anyMatch(Order.Recce.class::isInstance));
    }

    @Test
    void gunsFireAtWhatIsAttacked() {
        var match = played("the-road-south", 40);

        assertTrue(decided(match).anyMatch(Decision.Fire.class::isInstance));
    }

    @Test
    void theRearBattalionOfABrigadeIsItsReserve() {
        Situation soviet = atFirst("the-mius-line", 1);
        var offence = new Offence(soviet);

        List<Integer> begins =
                soviet.battle().formations().stream()
                        .filter(each -> each.camp() == 1 && each.bodies().size() > 1)
                        .map(offence::orders)
                        .filter(each -> !each.isEmpty())
                        .map(each -> each.getFirst().getFirst())
                        .filter(Order.Attack.class::isInstance)
                        .map(each -> ((Order.Attack) each).from())
                        .distinct()
                        .sorted()
                        .toList();

        assertEquals(2, begins.size());
        assertTrue(begins.getLast() >= begins.getFirst() + 2);
    }

    @Test
    void anAttackThatTheOperationOrderNamesStands() {
        Situation british = atFirst("arras", 0);
        Formation tanks = battalion(british, 0);

        assertEquals(List.of(), new Offence(british).orders(tanks));
    }

    /** NQM-CMD.2: an order lets a unit attack what lies near its way, and nothing else. */
    @Test
    void anAttackThatIsToBreakABattalionLeadsAlongItsCompanies() {
        Situation british = atFirst("arras", 0);
        Formation tanks = battalion(british, 0);
        var sweep = new Sweep(british);

        List<Spot> way = sweep.through(new Spot(4000, 4000), new Spot(2300, 1700));
        var attack = new Order.Attack(way.getLast(), way, 1);

        for (Spot each : List.of(new Spot(2000, 1670), new Spot(2900, 1750))) {
            assertTrue(sweep.names(tanks.id(), attack, each));
        }
        assertFalse(sweep.names(tanks.id(), attack, new Spot(5500, 1960)));
    }

    /** Mortars with an enemy in their long range keep a march from ending. */
    @Test
    void aColumnWhoseHeadIsWhereItIsToBeginIsOrderedOn() {
        Situation german =
                played("the-road-south", 90).history().stream()
                        .map(each -> situation(each, 0))
                        .filter(each -> each.delayed(battalion(each, 0, 1)))
                        .findFirst()
                        .orElseThrow();

        assertTrue(
                new Offence(german)
                        .orders(battalion(german, 0, 1)).stream()
                                .flatMap(List::stream)
                                .anyMatch(Order.Attack.class::isInstance));
    }

    @Test
    void whoHoldsAPositionStaysInIt() {
        Situation soviet = atFirst("the-farm", 1);
        Formation detachment = battalion(soviet, 1);

        assertEquals(List.of(), new Defence(soviet).orders(detachment));
    }

    @Test
    void anAttackWithAllPromisesMoreThanWithOne() {
        Situation german = beforeTheFirstAttack();
        var all = (Decision.Declare) new Strikes(german).wishes().getFirst().decision();
        var one = new Decision.Declare(all.command(), all.objective(), all.with().subList(0, 1));

        assertTrue(new Strikes(german).value(all) > new Strikes(german).value(one));
    }

    @Test
    void anAttackOnNobodyPromisesNothing() {
        Situation german = beforeTheFirstAttack();
        var attack = (Decision.Declare) new Strikes(german).wishes().getFirst().decision();
        var elsewhere = new Decision.Declare(attack.command(), new Spot(100, 100), attack.with());

        assertTrue(new Strikes(german).value(elsewhere) < 0);
    }

    /** On the farm, as the German is asked who attacks. */
    private static Situation beforeTheFirstAttack() {
        for (var each : played("the-farm", 20).history()) {
            Situation german = situation(each, 0);
            boolean firing = german.table().clock().step() == 3;
            if (firing && !new Strikes(german).wishes().isEmpty()) {
                return german;
            }
        }
        throw new AssertionError("nobody attacks");
    }

    private static Formation battalion(Situation situation, int camp) {
        return battalion(situation, camp, 0);
    }

    private static Formation battalion(Situation situation, int camp, int number) {
        return situation.battle().formations().stream()
                .filter(each -> each.camp() == camp && each.can(Ability.FIGHTS))
                .filter(each -> each.bodies().size() > 1)
                .skip(number)
                .findFirst()
                .orElseThrow();
    }
}
