package sandtable.blitzcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.kernel.Clause;
import sandtable.scene.Fortune;

import java.util.ArrayList;
import java.util.List;

class DiceFortunesTest {
    private static final HexId HEX = new HexId(0, "A01");
    private static final TankId TANK = new TankId(0, "Stuart");
    private static final Clause CLAUSE = Clause.of("BC-AP.5");

    private static List<Fortune> fortunes(Happening event) {
        return Village.PRESENTER.fortunes(Village.firstTurn().view(Village.GERMAN), event);
    }

    @Test
    void theAttackersDiceAreThoseOfTheSideWhoseTurnItIs() {
        var roll = new Roll(2, 2, List.of(1, 6), 1);

        Fortune attack =
                fortunes(new Happening.FoughtInfantry(HEX, Role.ATTACKER, roll, List.of(), CLAUSE))
                        .getFirst();
        Fortune defence =
                fortunes(new Happening.FoughtInfantry(HEX, Role.DEFENDER, roll, List.of(), CLAUSE))
                        .getFirst();

        assertEquals("American", attack.side());
        assertEquals("German", defence.side());
        assertEquals(1, attack.actual());
        assertEquals(2 / 3.0, attack.expected(), 1e-12);
    }

    @Test
    void diceThatCouldNotHitAreNoLuck() {
        var roll = new Roll(0, 3, List.of(), 0);

        assertEquals(
                List.of(),
                fortunes(
                        new Happening.Fired(
                                HEX, Role.ATTACKER, TANK, TANK, roll, List.of(), CLAUSE)));
    }

    @Test
    void everyThrowOfAGameIsCountedOnce() {
        var thrown = new ArrayList<Fortune>();
        Village.wander(
                "cobra",
                5,
                (match, side) ->
                        match.last().stream()
                                .flatMap(each -> each.events().stream())
                                .flatMap(
                                        each ->
                                                Village.PRESENTER
                                                        .fortunes(match.view(side), each)
                                                        .stream())
                                .forEach(thrown::add));

        assertTrue(thrown.size() > 5, () -> thrown.size() + " throws");
        for (Fortune each : thrown) {
            assertEquals(1, each.chances().stream().mapToDouble(Double::doubleValue).sum(), 1e-9);
            assertTrue(each.chances().get(each.actual()) > 0, each::toString);
        }
    }
}
