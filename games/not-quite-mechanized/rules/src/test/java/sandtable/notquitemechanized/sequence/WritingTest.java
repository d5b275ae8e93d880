package sandtable.notquitemechanized.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Happening;

import java.util.List;

/** C2: all posts write at once, in secret, and seal. */
final class WritingTest {
    private static final Tabletop TWO =
            Tabletop.of(8000, 8000)
                    .battalion("German", "I", "militia", "at = \"2000,2000\"")
                    .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

    @Test
    @Cites("NQM-SEQ.1")
    void bothSidesAreAskedAtOnceUntilBothHaveSealed() {
        var played = TWO.begin();

        assertEquals(List.of("German", "Soviet"), played.asked());
        assertEquals(List.of("German"), played.play("Soviet", "seal").asked());
    }

    @Test
    @Cites("NQM-SEQ.1")
    void whatIsWrittenIsToldToNobodyElseAndChangesNothingYet() {
        var played = TWO.begin().sealed();

        var written = played.play("German", "order I move 2000,4000");
        assertEquals(List.of(), written.told("Soviet", Happening.class));
        assertEquals(played.view("Soviet"), written.view("Soviet"));
        assertEquals(played.table(), written.table());
    }

    @Test
    @Cites("NQM-SEQ.1")
    void aLaterOrderStrikesOutTheOneBefore() {
        var played =
                TWO.begin()
                        .play("German", "order I move 2000,4000")
                        .play("German", "order I move 4000,2000")
                        .sealed();

        assertEquals("3000,2000", played.at("I-command"));
    }

    @Test
    @Cites("NQM-CMD.1")
    void anAimHasOneLineOfAtMost120Letters() {
        var aim = "x".repeat(121);

        TWO.begin()
                .refuses(
                        "German",
                        "aim " + aim,
                        "NQM-CMD.1",
                        "an aim has at most 120 letters, and this one has 121");
    }

    @Test
    @Cites("NQM-OOB.5")
    void aPostOrdersItsOwnUnitsOnly() {
        TWO.begin().refuses("German", "order R hold", "NQM-OOB.5", "R does not take your orders");
    }

    @Test
    @Cites("NQM-CMD.2")
    void whoIsSurprisedWritesNoOrdersBeforeContact() {
        TWO.side("German", "surprised = true")
                .begin()
                .sealed()
                .refuses(
                        "German",
                        "order I hold",
                        "NQM-CMD.2",
                        "no order can be written before the bound after first contact");
    }

    @Test
    @Cites("NQM-CLASS.13")
    void onlyUnitsWithACommandStandAttack() {
        TWO.stand("German", "mg", "mmg", "at = \"1000,1000\"")
                .begin()
                .refuses(
                        "German",
                        "order mg attack 4000,4000 by 3000,3000 from 2",
                        "NQM-CLASS.13",
                        "mg has no Command stand to lead an attack");
    }

    @Test
    @Cites("NQM-DISORG.3")
    void whatFollowsIsBegunWithoutFreshOrders() {
        var played = TWO.order("German", "I move 2000,2500 then move 3000,2500").begin().bounds(2);

        assertEquals("3000,2500", played.at("I-command"));
    }
}
