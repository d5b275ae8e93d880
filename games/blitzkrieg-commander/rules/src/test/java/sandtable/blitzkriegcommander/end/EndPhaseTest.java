package sandtable.blitzkriegcommander.end;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;

final class EndPhaseTest {
    private static Tabletop table() {
        return Tabletop.of(900, 600)
                .us("rifle", "us-rifle", 300, 100)
                .suppressed()
                .hits(2)
                .german("gren", "de-grenadier", 300, 500)
                .suppressed()
                .hits(1);
    }

    private static Played ended() {
        return table().inCommand().play("end");
    }

    @Test
    @Cites("BKC-END.1")
    void hitsOfBothSidesAreRemoved() {
        assertEquals(0, ended().unit("rifle").hits());
        assertEquals(0, ended().unit("gren").hits());
    }

    @Test
    @Cites({"BKC-END.2", "BKC-END.3"})
    void onlyTheActiveSideRecovers() {
        assertFalse(ended().unit("rifle").suppressed());
        assertTrue(ended().unit("gren").suppressed());
    }

    @Test
    @Cites({"BKC-END.4", "BKC-END.5"})
    void smokeLiftsInTheNextEndPhaseOfItsOwner() {
        Played first = table().smoke(Tabletop.US, 1, 300, 300, 100).inCommand().nextTurn();
        Played enemy = first.nextTurn();
        Played second = enemy.nextTurn();

        assertEquals(1, first.table().smoke().size());
        assertEquals(1, enemy.table().smoke().size());
        assertEquals(0, second.table().smoke().size());
    }

    @Test
    @Cites({"BKC-END.6", "BKC-EOB.2"})
    void theBattleEndsAfterTheLastTurnOfBoth() {
        Played last = table().turns(1).inCommand().nextTurn();

        assertEquals("German victory after turn 1", last.play("end").over().reason());
    }
}
