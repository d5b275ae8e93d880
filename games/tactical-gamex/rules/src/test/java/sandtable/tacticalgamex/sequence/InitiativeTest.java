package sandtable.tacticalgamex.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holding;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-4.1 Determine Initiative. */
final class InitiativeTest {
    private static final Table TABLE =
            Drawn.of(". .").german("a", "de-rifle-39", "A01").table().withTurn(3);

    private static Holding rolled(Holding before, int... dice) {
        var telling = new Telling<Happening>(Chance.scripted(dice));
        return Initiative.determine(TABLE.with(before), telling).initiative();
    }

    @Test
    @Cites("TGX-4.1.a")
    void theHigherRollTakesTheInitiative() {
        assertEquals(new Holding(1, 1), rolled(Holding.NOBODY, 3, 5));
    }

    @Test
    @Cites("TGX-4.1.b")
    void theHolderTakesOffTheTurnsTheyHaveHeldIt() {
        assertEquals(new Holding(0, 3), rolled(new Holding(0, 2), 6, 3));
        assertEquals(new Holding(1, 1), rolled(new Holding(0, 4), 6, 3));
    }

    @Test
    @Cites("TGX-4.1.c")
    void equalTotalsAreRolledAgainWithTheSameModifiers() {
        assertEquals(new Holding(1, 1), rolled(new Holding(0, 1), 4, 3, 4, 4));
    }

    @Test
    @Cites("TGX-4.1.1")
    void theHolderOfTwoTurnsLosesWithAFourAgainstAThree() {
        var telling = new Telling<Happening>(Chance.scripted(4, 3));
        Table after = Initiative.determine(TABLE.with(new Holding(0, 2)), telling);

        assertEquals(1, after.initiative().holder().side());
        assertEquals(
                List.of(2, 3), ((Happening.InitiativeRolled) telling.events().getFirst()).totals());
    }

    @Test
    @Cites("TGX-2.3.b")
    void aScenarioMaySayWhoBeginsOnTheFirstTurn() {
        Table table = Drawn.of(". .").german("a", "de-rifle-39", "A01").begins(1).table();

        Table after = Initiative.determine(table, new Telling<Happening>(Chance.none()));

        assertEquals(new Holding(1, 1), after.initiative());
        assertEquals(1, table.turn());
    }
}
