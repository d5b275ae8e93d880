package sandtable.blitzkriegcommander.air;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Camp.Superiority;
import sandtable.kernel.Cites;

/** BKC-RREQ.7. */
final class AirSuperiorityTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("rifle", "us-rifle", 100, 100)
                .german("they", "us-rifle", 800, 800)
                .aircraft(Tabletop.US, "p-1", "p47")
                .aircraft(Tabletop.US, "p-2", "p47");
    }

    private static String rolled(int american, int german) {
        return table().air(Superiority.UNSETTLED, Superiority.UNSETTLED)
                .begin()
                .play("ready")
                .play("ready", american, german)
                .table()
                .support()
                .air()
                .toString();
    }

    @Test
    @Cites("BKC-RREQ.7")
    void aSilentScenarioHasItRolledFor() {
        assertEquals("[NONE, NONE]", rolled(2, 2));
        assertEquals("[PARTIAL, NONE]", rolled(3, 2));
        assertEquals("[FULL, NONE]", rolled(5, 1));
        assertEquals("[NONE, PARTIAL]", rolled(1, 6));
    }

    @Test
    @Cites("BKC-RREQ.7")
    void aScenarioMaySayItItself() {
        var said = table().air(Superiority.NONE, Superiority.FULL).begin().play("ready");

        assertEquals("[NONE, FULL]", said.play("ready").table().support().air().toString());
    }
}
