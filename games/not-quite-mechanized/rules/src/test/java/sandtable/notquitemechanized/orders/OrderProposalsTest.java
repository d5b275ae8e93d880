package sandtable.notquitemechanized.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;

import java.util.List;

/** Orders that are proposed (F6). */
final class OrderProposalsTest {
    private static final Tabletop TWO =
            Tabletop.of(8000, 8000)
                    .line("road", "4000,0 4000,8000")
                    .area("woods", "3000,1500 3600,2200")
                    .battalion("German", "I", "de-infantry-39", "at = \"4000,1000\"")
                    .battalion("German", "II", "de-infantry-39", "at = \"6000,1000\"")
                    .battalion("Soviet", "R", "militia", "at = \"4000,7000\"");

    private static List<String> offered(Played played, String unit) {
        return played.offered("German").stream()
                .filter(each -> each.startsWith("order " + unit + " "))
                .toList();
    }

    @Test
    @Cites("NQM-CMD.1")
    void aBattalionIsProposedTenToTwentyFiveOrders() {
        var offered = offered(TWO.begin(), "I");

        assertTrue(offered.size() >= 10 && offered.size() <= 25, offered.toString());
        assertTrue(offered.contains("order I hold"));
        assertTrue(offered.contains("order I attack 4000,4000 by 4000,4000 from 2"));
        assertTrue(offered.contains("order I march 4000,4000"));
        assertTrue(offered.contains("order I move 3300,1850"));
        assertTrue(offered.contains("order I support II"));
    }

    @Test
    @Cites("NQM-CMD.1")
    void aUnitThatHasItsOrdersIsProposedNoOthersButMayBeGivenAny() {
        var played = TWO.begin().play("German", "order I hold");

        assertEquals(List.of(), offered(played, "I"));
        assertTrue(played.allows("German", "order I move 1230,4560 2340,5670"));
    }

    @Test
    @Cites("NQM-SCALE.3")
    void placesAreWholeTensOfMetresOnTheTable() {
        TWO.begin()
                .refuses(
                        "German",
                        "order I move 1234,4560",
                        "NQM-SCALE.3",
                        "places are whole tens of metres, not 1234,4560")
                .refuses(
                        "German",
                        "order I move 9000,4560",
                        "NQM-SCALE.3",
                        "9000,4560 is off the table, which is 8000 by 8000 m");
    }
}
