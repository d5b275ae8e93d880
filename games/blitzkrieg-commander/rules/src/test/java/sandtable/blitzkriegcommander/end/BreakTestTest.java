package sandtable.blitzkriegcommander.end;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Camp;
import sandtable.kernel.Cites;

import java.util.Optional;

final class BreakTestTest {
    /** Four units of which so many are lost, with a breakpoint of two. */
    private static Played lost(int number) {
        Tabletop top = Tabletop.of(1200, 900).us("co", "co", 9, 600, 100);
        for (int i = 0; i < 4; i++) {
            boolean gone = i < number;
            top.us("rifle-" + i, "us-rifle", 100 + 50 * i, 100)
                    .that(each -> gone ? each.with(Whereabouts.Off.KNOCKED_OUT) : each);
        }
        return top.german("gren", "de-grenadier", 600, 800).inCommand();
    }

    @Test
    @Cites("BKC-WIN.1")
    void belowTheBreakpointNobodyTests() {
        assertEquals("German", lost(1).play("end").asks());
    }

    @Test
    @Cites("BKC-WIN.1")
    void whoHasNoUnitsThatCountDoesNotTest() {
        Tabletop recce =
                Tabletop.of(1200, 900)
                        .us("co", "co", 9, 300, 100)
                        .us("jeep", "us-jeep", 400, 100)
                        .german("gren", "de-grenadier", 600, 800);

        assertEquals(1, recce.inCommand().nextTurn().table().turn());
    }

    @Test
    @Cites({"BKC-WIN.1", "BKC-EOB.4", "BKC-END.6"})
    void aFailureWithdrawsTheBattlegroupWhichLoses() {
        Played stays = lost(2).play("end", 4, 5);
        Played goes = lost(2).play("end", 4, 6);

        assertEquals("German", stays.asks());
        assertEquals(9, stays.events(TurnHappening.BreakTested.class).getFirst().needed().total());
        assertEquals(Optional.of(Camp.of(Tabletop.GERMAN)), goes.over().winner());
        assertEquals("German victory: the American battlegroup withdraws", goes.over().reason());
        assertEquals("BKC-EOB.4", goes.over().clause().toString());
    }

    @Test
    @Cites("BKC-WIN.1")
    void lossesBeyondTheBreakpointMakeItHarder() {
        assertEquals("German", lost(3).play("end", 4, 4).asks());
        assertEquals(
                Optional.of(Camp.of(Tabletop.GERMAN)), lost(3).play("end", 4, 5).over().winner());
        assertEquals(26.0 / 36, BreakTest.stays(lost(3).table(), 0), 1e-12);
    }

    @Test
    @Cites("BKC-EOB.1")
    void anObjectiveMayEndTheBattleAtOnce() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 600, 800)
                        .objective("hill", 300, 200, 120);
        Tabletop later =
                Tabletop.of(1200, 900)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 600, 800)
                        .objective("hill", 300, 200, 120);

        Played ended = top.usWinAtOnce(new Condition.Outnumbers(0, 0)).inCommand().play("end");
        assertEquals(Optional.of(Camp.of(Tabletop.US)), ended.over().winner());
        assertEquals("BKC-EOB.1", ended.over().clause().toString());
        assertEquals(
                "German",
                later.usWin(new Condition.Outnumbers(0, 0)).inCommand().play("end").asks());
    }
}
