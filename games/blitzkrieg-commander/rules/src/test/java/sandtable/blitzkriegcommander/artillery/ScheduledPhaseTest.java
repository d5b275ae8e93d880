package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Cites;

/** BKC-SCHED Scheduled Phase. */
final class ScheduledPhaseTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("fao", "fao", 9, 300, 100)
                .german("rifle", "us-rifle", 600, 700)
                .gun(Tabletop.US, "h-1", "105mm")
                .mission(Tabletop.US, "plan-1", 1, 600, 650);
    }

    @Test
    @Cites({"BKC-SCHED.1", "BKC-ARES.6"})
    void aMissionOfThisTurnComesDownWithoutRollOrDeviation() {
        Played begun = table().begin().play("ready").play("ready", 6, 6, 1, 1, 1);
        var struck = begun.events(SupportHappening.Struck.class).getFirst();

        assertEquals("[Disc[centre=(600, 650), radiusMm=100]]", struck.zones().toString());
        assertEquals(2, begun.unit("rifle").hits());
        assertTrue(begun.table().support().missions().get(0));
    }

    @Test
    @Cites("BKC-ARES.6")
    void aMissionOfALaterTurnWaits() {
        Played begun =
                table().mission(Tabletop.US, "plan-2", 2, 100, 100)
                        .begin()
                        .play("ready")
                        .play("ready", 1, 1, 1);

        assertEquals(1, begun.events(SupportHappening.Struck.class).size());
        assertTrue(begun.state().secrets(0).plan().get(1).isPresent());
    }

    @Test
    @Cites("BKC-SCHED.2")
    void aStrikeOfThisTurnComesDownAfterAntiAircraftFire() {
        Played begun =
                Tabletop.of(900, 900)
                        .german("flak", "de-20mm-flak", 600, 700)
                        .aircraft(Tabletop.US, "il2", "il2")
                        .airMission(Tabletop.US, "plan-1", 1, 600, 650)
                        .begin()
                        .play("ready")
                        .play("ready", 5, 1, 1, 1, 1, 1);
        var struck = begun.events(SupportHappening.Struck.class).getFirst();

        assertEquals("attacks 3 (il2 3)", struck.attacks().toString());
        assertEquals("[flak]", struck.units().toString());
    }
}
