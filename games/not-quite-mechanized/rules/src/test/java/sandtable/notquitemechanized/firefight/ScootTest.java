package sandtable.notquitemechanized.firefight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.FireHappening;

import java.util.List;

/** NQM-SPATT.4 to .7: shoot and scoot. */
final class ScootTest {
    /** Anti-tank guns 900 m from tanks that reach 500 m. */
    private static Played facing(String gun, String tanksAt) {
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "pz",
                        "de-panzer-42",
                        "at = \"2000,1000\"",
                        "companies = \"" + tanksAt + " 400,300 3600,300\"")
                .stand(
                        "Soviet",
                        "gun",
                        gun,
                        "grade = \"regular\"",
                        "under = \"R\"",
                        "at = \"2000,3000\"")
                .battalion("Soviet", "R", "militia", "at = \"2000,5500\"")
                .begin()
                .sealed();
    }

    @Test
    @Cites({"NQM-SPATT.4", "NQM-SPATT.5"})
    void whoOutrangesTheEnemyFiresOnceAndIsGone() {
        var played = facing("at-50", "2000,1950");

        var gone = played.play("Soviet", "scoot gun once").sealed(4);

        assertEquals(1, gone.body("pz-1").casualties().marked());
        assertEquals("2000,4000", gone.at("gun"));
        assertEquals(0, gone.table().unit(gone.unit("gun")).hours());
        assertEquals(1, gone.state().planOf(gone.unit("gun")).ammunition(gone.id("gun")));
    }

    @Test
    @Cites({"NQM-SPATT.6", "NQM-SPATT.7"})
    void whoFiresTwiceIsAnsweredByThoseWhoCanClose() {
        var played = facing("at-50", "2000,1950");

        var answered = played.play("Soviet", "scoot gun twice").sealed(1, 1, 6);

        assertEquals("2000,2850", answered.at("pz-1"));
        assertEquals(1, answered.told("Soviet", FireHappening.Answered.class).size());
        assertEquals("gone", answered.at("gun"));
        assertEquals(
                0, answered.state().planOf(answered.unit("gun")).ammunition(answered.id("gun")));
    }

    @Test
    @Cites("NQM-SPATT.4")
    void whoDoesNotOutrangeTheEnemyCannot() {
        assertEquals(
                "gun reaches 500 m and pz-1 reaches 500 m", refusal(facing("at-37", "2000,2400")));
    }

    /** Why the guns cannot, judged on what their post knows. */
    private static String refusal(Played played) {
        var scoot = new Decision.ShootAndScoot(played.id("gun"), false);
        return ScootCheck.of(played.view("Soviet"), scoot).orElseThrow().reason();
    }

    @Test
    @Cites("NQM-SPATT.4")
    void onlyGunsAndRecceScoot() {
        assertEquals(
                "gun is no anti-tank, recce or artillery stand on the table",
                refusal(facing("mmg", "2000,2400")));
    }

    @Test
    @Cites("NQM-SPATT.4")
    void itIsOfferedToWhoCan() {
        assertTrue(
                facing("at-50", "2000,1950")
                        .offered("Soviet")
                        .containsAll(List.of("scoot gun once", "scoot gun twice")));
    }
}
