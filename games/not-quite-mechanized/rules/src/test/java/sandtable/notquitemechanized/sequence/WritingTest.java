package sandtable.notquitemechanized.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Pending;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;

import java.util.List;
import java.util.Set;

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

    /** R-NQM-128: nobody is near anybody, and both are asked for attacks all the same. */
    @Test
    @Cites({"NQM-SEQ.1", "NQM-SUMM.2"})
    void everyPostIsAskedForAttacksWhetherItHasAnyOrNot() {
        var rules = new NotQuiteMechanized();
        var state = TWO.begin().state();
        for (var side : state.battle().sides()) {
            state = rules.resolve(state, side, new Decision.Seal(), Chance.none()).state();
        }

        assertEquals(3, state.table().clock().step());
        assertEquals(new Pending.Answers(Set.copyOf(state.battle().sides())), rules.pending(state));
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

    @Test
    @Cites("NQM-SEQ.1")
    void whatIsNotedCanBeStruckOut() {
        var played =
                TWO.begin()
                        .play("German", "instruct I stop contact")
                        .play("German", "order I move 2000,4000")
                        .play("German", "strike 1");

        assertEquals(1, played.view("German").sheet().entries().size());
        played.refuses(
                "German",
                "strike 2",
                "NQM-SEQ.1",
                "your sheet has entries 1 to 1, and there is no 2");
    }

    @Test
    @Cites("NQM-CTRL.2")
    void aRecallStrikesOutAnOrderThatIsNoted() {
        var played =
                TWO.begin().play("German", "order I move 2000,4000").play("German", "recall I");

        assertEquals(0, played.view("German").sheet().entries().size());
        played.refuses("German", "recall I", "NQM-CTRL.2", "no order is on its way to I");
    }

    @Test
    @Cites("NQM-CTRL.2")
    void anOrderCanBeRecalledUntilTheBoundBeforeItActs() {
        var sent =
                Tabletop.of(8000, 8000)
                        .headquarters("German", "div", "level = \"division\"", "at = \"100,100\"")
                        .headquarters(
                                "German",
                                "hq",
                                "level = \"brigade\"",
                                "under = \"div\"",
                                "at = \"900,100\"")
                        .battalion("German", "I", "militia", "under = \"hq\"", "at = \"4000,1000\"")
                        .battalion(
                                "German", "II", "militia", "under = \"div\"", "at = \"1000,4000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .begin()
                        .sealed()
                        .play("German", "order I support II")
                        .sealed();

        assertEquals(5, sent.view("German").plan().messages().getFirst().acts());
        assertEquals(
                List.of(),
                sent.play("German", "recall I").sealed().view("German").plan().messages());
        sent.sealed()
                .refuses(
                        "German",
                        "recall I",
                        "NQM-CTRL.2",
                        "the order to I acts in bound 5 and has gone in bound 4");
    }
}
