package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Happening;
import sandtable.kernel.Cites;
import sandtable.kernel.Sum;

import java.util.List;

/** What is shown before a decision is what decides it. */
final class FiguresTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();

    private static List<Sum> before(Played played, String typed) {
        return RULES.figures(played.view(), played.read(typed));
    }

    /** Plays it, and looks for each of its figures among those of what happened. */
    private static void assertUsed(Played played, String typed, int... dice) {
        List<Sum> told =
                played.play(typed, dice).events().stream()
                        .map(Happening::figures)
                        .flatMap(List::stream)
                        .toList();
        List<Sum> shown = before(played, typed);

        assertTrue(told.containsAll(shown) && !shown.isEmpty(), shown + " in " + told);
    }

    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 8, 300, 60)
                .us("fao", "fao", 9, 500, 60)
                .us("fac", "fac", 9, 600, 60)
                .us("rifle", "us-rifle", 300, 300)
                .german("gren", "de-grenadier", 300, 420)
                .suppressed()
                .gun(Tabletop.US, "h-1", "105mm")
                .gun(Tabletop.US, "h-2", "105mm")
                .aircraft(Tabletop.US, "p47", "p47");
    }

    @Test
    @Cites("BKC-ORD.1")
    void ofAnOrder() {
        assertUsed(table().inCommand(), "order hq rifle +assault", 6, 5);
    }

    @Test
    @Cites("BKC-AREQ.12")
    void ofARequest() {
        Played command = table().inCommand();
        String typed = "request fao 30.0,42.0 h-1 h-2 concentration";

        assertEquals(
                "[needed 9 (Command Value 9), attacks 6 (h-1 3, h-2 3)]",
                before(command, typed).toString());
        assertEquals(
                before(command, typed).getFirst(),
                command.play(typed, 6, 4).events().getFirst().figures().getFirst());
    }

    @Test
    @Cites("BKC-RREQ.1")
    void ofAnAirStrike() {
        assertUsed(table().inCommand(), "hunt fac gren p47", 6, 4);
        assertUsed(table().inCommand(), "strike fac 30.0,42.0 p47", 6, 4);
    }

    @Test
    @Cites({"BKC-CA.1", "BKC-CA.12"})
    void ofAnAssaultAsIfAllArrived() {
        assertUsed(table().inInitiative(), "assault rifle > gren", 4, 4, 1, 1, 1, 1, 1, 1);
    }
}
