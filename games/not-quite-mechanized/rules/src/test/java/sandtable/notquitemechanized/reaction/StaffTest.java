package sandtable.notquitemechanized.reaction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.words.Metres;

import java.util.List;
import java.util.Optional;

/** C17: several posts on a side, and what they know of each other. */
final class StaffTest {
    private static final String DIVISION = "German div";
    private static final String LEFT = "German left";
    private static final String RIGHT = "German right";

    /** Two battalions far apart; a Soviet one comes into sight of the first. */
    private static final Tabletop STAFF =
            Tabletop.of(9000, 9000)
                    .headquarters("German", "div", "level = \"division\"", "at = \"8800,100\"")
                    .headquarters(
                            "German",
                            "left",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"1000,600\"")
                    .headquarters(
                            "German",
                            "right",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"8000,600\"")
                    .battalion("German", "I", "militia", "under = \"left\"", "at = \"1000,2000\"")
                    .battalion("German", "II", "militia", "under = \"right\"", "at = \"8000,2000\"")
                    .battalion("Soviet", "R", "militia", "at = \"1000,8000\"");

    private static Played begun(String reports) {
        return STAFF.staff(reports).begin().sealed();
    }

    @Test
    @Cites("NQM-DES.1")
    void aPostOrdersItsOwnTroopsOnly() {
        begun("now")
                .refuses(LEFT, "order II hold", "NQM-OOB.5", "II does not take your orders")
                .refuses(LEFT, "order div hold", "NQM-OOB.5", "div does not take your orders");
    }

    @Test
    @Cites({"NQM-CRTT.3", "NQM-CRTT.4"})
    void ordersOfADivisionToABattalionOfARegimentTakeAllTheLegs() {
        Played played = begun("now");
        var sent =
                played.play(DIVISION, "order I move 1000,3000")
                        .sealed()
                        .told(DIVISION, OrderHappening.Sent.class);

        assertEquals(2, played.bound());
        assertEquals(5, sent.getFirst().acts()); // 2 - 1 + (1 + 2 + 1)
    }

    @Test
    void aPostLearnsOfOrdersFromAboveWhenTheyArrive() {
        Played before = begun("now").play(DIVISION, "order I move 1000,3000").until(4);
        Played arrived = before.until(5);

        assertEquals("", before.orders("I"));
        assertEquals(0, before.told(LEFT, OrderHappening.Received.class).size());
        Played acting = arrived.sealed();
        assertEquals(1, acting.told(LEFT, OrderHappening.Received.class).size());
        assertEquals(0, acting.told(RIGHT, OrderHappening.Received.class).size());
    }

    @Test
    void withoutDelayAllPostsSeeWhatAnyStandSees() {
        Played played = begun("now").placed("R-1", "1000,3000").sealed();

        assertEquals("1000,3000", played.at("R-1", LEFT));
        assertEquals("1000,3000", played.at("R-1", DIVISION));
        assertEquals(played.at("I-1"), played.at("I-1", RIGHT));
    }

    @Test
    @Cites("NQM-DES.3")
    void withDelayAPostSeesOnlyWhatItsOwnTroopsSee() {
        Played played = begun("delayed").placed("R-1", "1000,3000").sealed();

        assertEquals("1000,3000", played.at("R-1", LEFT));
        assertEquals("unseen", played.at("R-1", DIVISION));
        assertEquals("unseen", played.at("I-1", RIGHT));
    }

    @Test
    @Cites({"NQM-DES.3", "NQM-CRTT.1", "NQM-CRTT.2"})
    void theDivisionHearsOfSightingsThreeBoundsLater() {
        Played unheard = begun("delayed").placed("R-1", "1000,3000").until(4);
        Played heard = unheard.until(5);

        assertEquals(Knowledge.None.NOTHING, unheard.view(DIVISION).knowledge(unheard.id("R-1")));
        OrderHappening.ReportArrived report = report(heard, DIVISION);
        assertEquals(2, report.bound());
        assertEquals("1000,3000", Metres.words(report.seen().getFirst().at()));
        assertEquals(
                Optional.of(2), heard(heard, DIVISION, "R-1"), "the bound of which it was told");
    }

    /** What the left brigade has just reported to a post. */
    private static OrderHappening.ReportArrived report(Played played, String to) {
        return played.told(to, OrderHappening.ReportArrived.class).stream()
                .filter(each -> each.from().id().equals(LEFT))
                .findFirst()
                .orElseThrow();
    }

    /** The bound of a post's last news of a body. */
    private static Optional<Integer> heard(Played played, String post, String body) {
        return played.view(post).knowledge(played.id(body))
                        instanceof Knowledge.LastSeen(var bound, _)
                ? Optional.of(bound)
                : Optional.empty();
    }

    @Test
    @Cites("NQM-DES.3")
    void neighboursHearOfOrdersCarriedOutWhenTheDivisionDoes() {
        Played written = begun("delayed").play(LEFT, "order I move 1000,2400").until(3);
        Played done = written.sealed();
        Played heard = done.until(6);

        assertEquals(1, done.told(LEFT, OrderHappening.CarriedOut.class).size());
        assertEquals(0, done.told(RIGHT, OrderHappening.CarriedOut.class).size());
        assertEquals(1, report(heard, RIGHT).done().size());
        assertEquals(1, report(heard, DIVISION).done().size());
        assertEquals(Optional.of(3), heard(heard, RIGHT, "I-1"));
    }

    @Test
    @Cites("NQM-DES.3")
    void lossesAreReportedOnce() {
        Played begun = begun("delayed");
        Body hurt = begun.body("I-1").with(Casualties.NONE.marking(1));
        Played heard = begun.with(begun.table().with(begun.id("I-1"), hurt)).until(5);

        assertEquals(List.of(heard.id("I-1")), report(heard, DIVISION).hurt());
        assertEquals(List.of(), report(heard.until(6), DIVISION).hurt());
    }
}
