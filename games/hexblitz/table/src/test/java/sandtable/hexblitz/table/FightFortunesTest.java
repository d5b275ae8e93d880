package sandtable.hexblitz.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.state.Happening;
import sandtable.kernel.Match;
import sandtable.scene.Fortune;

import java.util.ArrayList;
import java.util.List;

class FightFortunesTest {
    @Test
    void bothSidesThrowInEveryFightAndAllChancesAreCounted() {
        List<Happening.Fought> fights = fights();

        assertTrue(fights.size() > 5, () -> fights.size() + " fights");
        for (Happening.Fought fought : fights) {
            List<Fortune> fortunes = fortunes(fought);
            assertEquals(2, fortunes.size());
            assertNotEquals(fortunes.getFirst().side(), fortunes.getLast().side());
            for (Fortune each : fortunes) {
                assertEquals(
                        1, each.chances().stream().mapToDouble(Double::doubleValue).sum(), 1e-9);
                assertTrue(each.chances().get(each.actual()) > 0, each::toString);
            }
        }
    }

    @Test
    void theDiceCostAtLeastWhatWasLost() {
        for (Happening.Fought fought : fights()) {
            List<Fortune> fortunes = fortunes(fought);

            assertTrue(fortunes.getFirst().actual() >= fought.defenderLosses(), fought::toString);
            assertTrue(fortunes.getLast().actual() >= fought.attackerLosses(), fought::toString);
        }
    }

    @Test
    void theExpectationIsTheMeanOfTheChances() {
        assertEquals(1.25, new Fortune("Red", List.of(0.25, 0.25, 0.5), 2).expected());
    }

    private static List<Fortune> fortunes(Happening.Fought fought) {
        return Bridge.PRESENTER.fortunes(Bridge.begin().view(Bridge.GERMAN), fought);
    }

    private static List<Happening.Fought> fights() {
        var fights = new ArrayList<Happening.Fought>();
        for (int seed = 0; seed < 8; seed++) {
            Bridge.wander(
                    seed,
                    (match, _) ->
                            match.last().map(Match.Entry::events).orElse(List.of()).stream()
                                    .filter(Happening.Fought.class::isInstance)
                                    .map(Happening.Fought.class::cast)
                                    .forEach(fights::add));
        }
        return fights;
    }
}
