package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.GERMAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;
import static sandtable.blitzkriegcommander.table.FirstOrders.played;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Match;
import sandtable.scene.Held;
import sandtable.scene.Place;
import sandtable.scene.Reason;

import java.util.List;
import java.util.Optional;

/** A tank goes up the road 21 cm, and the assault gun may fire after each full 5 cm. */
class HeldMoveTest {
    private static final Match<State, View, Decision, Happening> AT_FIVE =
            played(FirstOrders.acting(), AMERICAN, "move sherman-1 60.0,18.0 60.0,30.0 @0");
    private static final Match<State, View, Decision, Happening> AT_TEN =
            played(AT_FIVE, GERMAN, "hold moment");

    private static Held held(Match<State, View, Decision, Happening> match, boolean asked) {
        return FirstOrders.scene(match, asked ? GERMAN : AMERICAN).held().orElseThrow();
    }

    @Test
    void theWaySoFarIsKnownFromItsStartWithAllBends() {
        Held held = held(AT_TEN, true);

        assertEquals("sherman-1", held.piece());
        assertEquals(
                List.of(
                        new Place.Point(560, 100),
                        new Place.Point(582, 145),
                        new Place.Point(600, 180),
                        new Place.Point(600, 190)),
                held.behind());
        assertEquals(new Place.Point(600, 300), held.ahead().getLast());
    }

    @Test
    void eachFullFiveCentimetresHasItsDice() {
        List<Held.Stop> stops = held(AT_TEN, true).stops();

        assertEquals(List.of(50, 100, 150, 200), stops.stream().map(Held.Stop::mm).toList());
        assertEquals(
                List.of(Held.When.PASSED, Held.When.NOW, Held.When.AHEAD, Held.When.AHEAD),
                stops.stream().map(Held.Stop::when).toList());
        assertEquals("5 dice", stops.get(1).words());
        assertTrue(stops.get(1).odds().matches("\\d\\.\\d hits, out \\d+%"), stops.get(1).odds());
        assertEquals("hold moment", stops.get(2).typed());
    }

    @Test
    void whatFireCostsIsSaid() {
        assertEquals(
                List.of(Optional.of(Clause.of("BKC-OPP.1")), Optional.of(Clause.of("BKC-CMD.1"))),
                held(AT_FIVE, true).costs().stream().map(Reason::clause).toList());
    }

    /** Who could fire, and at which odds, is for the side that is asked. */
    @Test
    void theMoverLearnsOnlyThatTheMoveIsHeld() {
        View mover = AT_FIVE.view(AMERICAN);
        Held held = PRESENTER.scene(mover, Optional.empty()).held().orElseThrow();

        assertEquals("The move is held", held.words());
        assertTrue(held.stops().isEmpty() && held.costs().isEmpty());
    }
}
