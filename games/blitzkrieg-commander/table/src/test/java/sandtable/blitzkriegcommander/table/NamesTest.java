package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.kernel.Notation;
import sandtable.kernel.Prompt;

/** The page and the rules call a unit by one name, and orders by its id. */
final class NamesTest {
    private static String refused(String typed) {
        var view = FirstOrders.ordering().view(FirstOrders.AMERICAN);
        var read = (Notation.Reading.Read<Decision>) FirstOrders.RULES.notation().read(view, typed);
        return FirstOrders.RULES.check(view, read.action()).orElseThrow().reason();
    }

    @Test
    void aRefusalCallsAUnitAsThePageDoes() {
        var battle = FirstOrders.ordering().view(FirstOrders.AMERICAN).battle();

        assertEquals("Rifle 1", new Names(battle).unit(2));
        assertEquals(
                "Rifle 1 is no command unit of yours on the table", refused("order rifle-1 hq"));
    }

    @Test
    void anOrderIsWrittenWithIdsAndReadWithNames() {
        var view = FirstOrders.ordering().view(FirstOrders.AMERICAN);
        Prompt<Decision> prompt = FirstOrders.RULES.prompt(view);
        Decision first = prompt.options().listed().getFirst();

        assertEquals(
                "order co sherman-1 sherman-2 sherman-3",
                FirstOrders.RULES.notation().write(view, first));
        assertEquals(
                "American CO orders Sherman 1, Sherman 2 and Sherman 3",
                FirstOrders.scene(FirstOrders.ordering(), FirstOrders.AMERICAN)
                        .question()
                        .orElseThrow()
                        .choices()
                        .getFirst()
                        .words());
    }
}
