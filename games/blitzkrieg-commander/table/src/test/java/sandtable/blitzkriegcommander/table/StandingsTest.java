package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.GERMAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.played;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.scene.Standing;

import java.util.List;

/** What units do at an opportunity is seen and told without typing. */
class StandingsTest {
    private static final Match<State, View, Decision, Happening> ORDERING = FirstOrders.ordering();
    private static final Match<State, View, Decision, Happening> ASKED =
            played(FirstOrders.acting(), AMERICAN, "move sherman-1 60.0,18.0 60.0,30.0 @0");

    private static List<Standing> standing(
            Match<State, View, Decision, Happening> match, Side side) {
        return FirstOrders.scene(match, side).question().orElseThrow().standing();
    }

    private static Standing of(List<Standing> all, String piece) {
        return all.stream()
                .filter(each -> each.pieces().equals(List.of(piece)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everybodyWhoCanFireIsListedAfterAllTogether() {
        List<Standing> all = standing(ORDERING, AMERICAN);

        assertEquals(6, all.getFirst().pieces().size());
        assertEquals(7, all.size());
        assertEquals("Ask me", of(all, "sherman-1").words());
    }

    @Test
    void whatAUnitDoesNowIsMarked() {
        var told = played(ORDERING, AMERICAN, "standing sherman-1 fire armour 30");
        Standing tank = of(standing(told, AMERICAN), "sherman-1");

        assertEquals("Fire without asking", tank.words());
        assertEquals(
                List.of(false, true, false),
                tank.orders().stream().map(Standing.Order::given).toList());
        assertEquals("at an AFV within 30 cm", tank.orders().get(1).words());
        assertEquals("standing sherman-1 ask", tank.orders().getFirst().typed());
    }

    @Test
    void thoseWhoDifferHaveNoWordsInCommon() {
        var told = played(ORDERING, AMERICAN, "standing sherman-1 hold");

        assertEquals("", standing(told, AMERICAN).getFirst().words());
    }

    @Test
    void whoIsAskedTellsThoseWhoCouldFire() {
        List<Standing> all = standing(ASKED, GERMAN);

        assertEquals(List.of("stug"), all.getFirst().pieces());
        assertTrue(all.getFirst().orders().get(1).template().isPresent());
    }

    @Test
    void nobodyElseIsTold() {
        assertEquals(List.of(), standing(FirstOrders.acting(), AMERICAN));
    }
}
