package sandtable.notquitemechanized.recce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.RecceHappening;

import java.util.List;

/** C7: both move and see each other first within 1000 m. */
final class MeetingEngagementTest {
    /** Two who come round a wood from both sides. */
    private static Played met() {
        return Tabletop.of(8000, 8000)
                .area("woods", "1600,3900 6000,4500")
                .stand("German", "pz", "de-pz3-50", "at = \"1900,3000\"", "grade = \"veteran\"")
                .stand("Soviet", "tanks", "su-t34", "at = \"3000,4800\"", "grade = \"conscript\"")
                .order("German", "pz move 1300,3400 1300,5500")
                .order("Soviet", "tanks move 1000,4800 through")
                .begin();
    }

    private static List<String> fired(Played played) {
        return played.told("German", RecceHappening.Opened.class).stream()
                .map(each -> each.firers() + " " + each.why() + " " + each.band())
                .toList();
    }

    @Test
    @Cites({"NQM-RECCE.1", "NQM-ETAB.3"})
    void whoAloneSucceedsFiresFirst() {
        assertEquals(
                List.of("[pz] MEETING effective", "[tanks] REPLY effective"),
                fired(met().sealed(3, 4, 1, 1, 1)));
    }

    @Test
    @Cites("NQM-RECCE.1")
    void otherwiseBothFireAtOnce() {
        assertEquals(
                List.of("[pz] MEETING effective", "[tanks] MEETING effective"),
                fired(met().sealed(2, 4, 3, 1, 1)));
    }
}
