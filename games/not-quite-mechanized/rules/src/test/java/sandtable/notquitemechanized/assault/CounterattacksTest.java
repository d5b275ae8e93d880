package sandtable.notquitemechanized.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Staged;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.reaction.Reaction;
import sandtable.notquitemechanized.sequence.MoveToContact;
import sandtable.notquitemechanized.state.Flag;
import sandtable.space.measured.Spot;

import java.util.List;

/** C4, NQM-SEQ.1, step 7: who may strike back, and when. */
final class CounterattacksTest {
    private static final Spot FARM = new Spot(2000, 2200);
    private static final List<String> BOTH = List.of("German", "Soviet");

    private static Tabletop farm() {
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-39",
                        "at = \"2000,1600\"\nheading = 0\nlayout = \"two-up\"")
                .headquarters("Soviet", "HQ", "at = \"2000,5900\"\nlevel = \"brigade\"")
                .battalion(
                        "Soviet",
                        "det",
                        "su-detachment",
                        "at = \"2000,2200\"\nheading = 180\ncompanies = \"2000,2200\"",
                        "position = \"dug-in\"\nunder = \"HQ\"")
                .battalion(
                        "Soviet",
                        "res",
                        "su-detachment",
                        "at = \"2000,4800\"\nheading = 180\nunder = \"HQ\"");
    }

    /** An attack that began in bound 2 goes on in bound 3. */
    private static Staged attacked(Tabletop table) {
        return Staged.of(table, 2, 6).attack("I-command", FARM, -9, "I-1", "I-2").later(3, 7);
    }

    private static Played struck() {
        return attacked(farm()).begins(new Counterattacks());
    }

    @Test
    @Cites("NQM-CRT.4")
    void theAttackedBattalionStrikesBackInTheSecondHour() {
        var first =
                Staged.of(farm(), 2, 7)
                        .attack("I-command", FARM, -9, "I-1", "I-2")
                        .begins(new Counterattacks());

        assertEquals(BOTH, first.asked());
        assertEquals(List.of("Soviet"), struck().asked());
    }

    @Test
    @Cites("NQM-CRT.4")
    void aCounterattackIsAFirefightInTheSameBound() {
        var played =
                struck().play(
                                "Soviet",
                                "attack det-command 2000,1600 with det-1 det-mmg det-mortar-82",
                                6,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1);

        assertTrue(
                played.table().attacks().stream()
                        .anyMatch(each -> each.camp() == 1 && each.won() == 3));
    }

    @Test
    @Cites("NQM-CRT.8")
    void whoWasNotAttackedNeedsAnOrderWhichActsInTheThirdHour() {
        struck().refuses(
                        "Soviet",
                        "attack res-command 2000,1600 with res-1",
                        "NQM-CRT.4",
                        "res was not attacked before this bound");
        var played = attacked(farm()).later(3, 1).begins(new Counterattacks());

        int acts = Reaction.acts(played.table(), played.unit("res"), List.of());
        assertEquals(4, acts);
    }

    @Test
    @Cites("NQM-CRT.7")
    void aReserveWithTheOrderMovesOffInTheSecondHour() {
        var table = farm().order("Soviet", "res counterattack 2000,2200");
        var second = attacked(table).later(3, 2).begins(new MoveToContact());
        var first =
                Staged.of(table, 2, 2)
                        .attack("I-command", FARM, -9, "I-1", "I-2")
                        .begins(new MoveToContact());

        assertEquals("2000,4800", first.at("res-command"));
        assertEquals("2000,3800", second.at("res-command"));
        assertEquals("attack 2000,2200 by 2000,2200 from 3", second.orders("res"));
    }

    @Test
    @Cites("NQM-CRT.4")
    void aBrokenBattalionDoesNotStrikeBack() {
        var played = attacked(farm()).flagged("det", Flag.BROKEN).begins(new Counterattacks());

        assertEquals(List.of("choose stop"), played.offered("Soviet"));
        assertEquals(BOTH, played.play("Soviet", "choose stop").asked());
    }
}
