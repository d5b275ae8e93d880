package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Sum;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;

import java.util.List;

/** TGX-6.4.4 Counter-battery fire: what it is added up from. */
final class CounterBatteryTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    /** Two German batteries have fired, and a Soviet one is ready to answer. */
    private static Game heard() {
        return Drawn.of(". .\n. .\n. .\n. .")
                .german("r", "de-rifle-42-east", "A01")
                .soviet("s", "su-rifle-43", "B04")
                .battery("guns", "de-105mm-howitzer", 0)
                .battery("more", "de-150mm-howitzer", 0)
                .battery("theirs", "su-122mm-howitzer", 1)
                .impulse(0, 4)
                .play("call guns", 1, 1)
                .play("call more", 1, 1)
                .play("shell B04 by r", 6)
                .play("done")
                .play("roll", 6)
                .play("call theirs", 1, 1);
    }

    private static List<String> words(List<Sum> sums) {
        return sums.stream().map(Sum::toString).toList();
    }

    /** R-TGX-66: 40 against two targets, halved. */
    @Test
    @Cites({"TGX-6.4.4.n", "TGX-6.4.4.o"})
    void itsStrengthIsSplitOverTheTargetsAndHalved() {
        Game game = heard();
        List<String> expected =
                List.of(
                        "attack strength 10 (theirs 10)",
                        "die modifier 0 ()",
                        "attack strength 10 (theirs 10)",
                        "die modifier 0 ()");

        assertEquals(
                expected,
                words(
                        RULES.figures(
                                game.view(Drawn.SOVIET),
                                new Decision.CounterBattery(new Decision.Unaided()))));
        assertEquals(
                expected,
                game.play("counter", 6, 6).events().stream()
                        .flatMap(each -> words(RULES.figures(each)).stream())
                        .toList());
    }

    /** Mortars, half of 3 to 2 and so at 1:2, where a 2 disrupts and a 0 does so again. */
    @Test
    @Cites({"TGX-6.4.4.n", "TGX-6.3.5.b", "TGX-6.3.4.f"})
    void aDisruptedBatteryIsHitMoreEasilyAndDestroyedBySecondDisruption() {
        Game disrupted =
                Drawn.of(". .\n. .\n. .\n. .")
                        .german("r", "de-rifle-42-east", "A01")
                        .soviet("s", "su-rifle-43", "B04")
                        .battery("guns", "de-105mm-howitzer", 0)
                        .battery("first", "su-82mm-mortar", 1)
                        .battery("second", "su-82mm-mortar", 1)
                        .impulse(0, 3)
                        .play("call guns", 1, 1)
                        .play("shell B04 by r", 6)
                        .play("done")
                        .play("roll", 6)
                        .play("call first", 1, 1)
                        .play("counter", 2);
        Game destroyed = disrupted.play("call second", 1, 1).play("counter", 1);
        var hit = destroyed.event(Happening.BatteryHit.class);

        assertTrue(disrupted.table().batteries().get(0).disrupted());
        assertFalse(disrupted.table().batteries().get(0).destroyed());
        assertEquals(
                List.of("attack strength in 1/2 3 (second 3)", "die modifier -1 (is disrupted -1)"),
                words(RULES.figures(hit)));
        assertEquals("1:2", hit.fight().ratio().toString());
        assertEquals(1, hit.die());
        assertTrue(destroyed.table().batteries().get(0).destroyed());
    }
}
