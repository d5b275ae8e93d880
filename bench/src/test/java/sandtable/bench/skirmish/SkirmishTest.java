package sandtable.bench.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Clause;
import sandtable.kernel.Register;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Laws;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class SkirmishTest {
    private static final Skirmish RULES = new Skirmish();
    private static final Position START = Position.start();
    private static final View NORTH = new View(Position.NORTH, START);

    /** Unit 0 of the north beside unit 1 of the south. */
    private static final Position CONTACT =
            START.afterMove(1, START.hex(0) + Field.SIDE).afterMiss();

    private static final Register REGISTER =
            Register.parse(
                    "skirmish",
                    """
                    id	section	kind	summary	example	status
                    SKM-1	Skirmish	sequence	Each turn one side does one thing with one unit.		done
                    SKM-2	Skirmish	movement	A unit moves to a free hex beside it.		done
                    SKM-3	Skirmish	combat	4 and more hurts the target, 1 the attacker.		done
                    SKM-4	Skirmish	victory	It ends when a side is gone or turn 800 is over.		done
                    """);

    @TestFactory
    Stream<DynamicTest> laws() {
        return Laws.of(RULES, Skirmish.SCENARIO, REGISTER).games(3).steps(1000).tests();
    }

    @Test
    void aUnitMovesToAFreeHexBesideIt() {
        int to = START.hex(0) + Field.SIDE;
        var outcome = RULES.resolve(START, Position.NORTH, new Order.Move(0, to), Chance.none());

        assertEquals(to, outcome.state().hex(0));
        assertEquals(0, outcome.state().unitIn(to));
        assertEquals(2, outcome.state().turn());
        assertEquals(List.of(new Report.Moved(0, to)), outcome.events());
    }

    @Test
    void fourOrMoreCostsTheTargetAPoint() {
        var outcome = attack(CONTACT, 4);

        assertEquals(2, outcome.points(1));
        assertEquals(3, outcome.points(0));
    }

    @Test
    void oneCostsTheAttackerAPoint() {
        var outcome = attack(CONTACT, 1);

        assertEquals(3, outcome.points(1));
        assertEquals(2, outcome.points(0));
    }

    @Test
    void twoAndThreeCostNothing() {
        assertEquals(CONTACT.afterMiss(), attack(CONTACT, 2));
        assertEquals(CONTACT.afterMiss(), attack(CONTACT, 3));
    }

    @Test
    void aUnitWithoutPointsIsGone() {
        Position thirdHit = attack(CONTACT.afterHit(1).afterHit(1), 6);

        assertEquals(0, thirdHit.points(1));
        assertEquals(9, thirdHit.left(1));
        assertEquals(-1, thirdHit.unitIn(CONTACT.hex(1)));
    }

    @Test
    void refusalsSayWhatIsWrong() {
        assertRefused(
                "SKM-1",
                "it is north's turn",
                new View(Position.SOUTH, START),
                new Order.Move(1, 1));
        assertRefused("SKM-1", "north has no unit 1", NORTH, new Order.Move(1, 1));
        assertRefused("SKM-2", "hex 0 is not beside hex 15", NORTH, new Order.Move(2, 0));
        assertRefused("SKM-2", "unit 2 stands in hex 15", NORTH, new Order.Move(0, 15));
        assertRefused("SKM-3", "there is no enemy unit 2", NORTH, new Order.Attack(0, 2));
        assertRefused("SKM-3", "unit 1 is not beside unit 0", NORTH, new Order.Attack(0, 1));
    }

    private static Position attack(Position position, int die) {
        return RULES.resolve(position, Position.NORTH, new Order.Attack(0, 1), Chance.scripted(die))
                .state();
    }

    private static void assertRefused(String clause, String reason, View view, Order order) {
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), reason)), RULES.check(view, order));
    }
}
