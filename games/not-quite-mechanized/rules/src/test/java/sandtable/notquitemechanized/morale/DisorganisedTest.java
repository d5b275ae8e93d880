package sandtable.notquitemechanized.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Unit;

import java.util.Set;

/** C10: hours in battle, and who is disorganised after combat. */
final class DisorganisedTest {
    private static Played graded(String grade) {
        return Tabletop.of(4000, 4000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-43",
                        "grade = \"" + grade + "\"",
                        "stands = \"command rifle:2\"",
                        "at = \"2000,600\"")
                .battalion("Soviet", "R", "militia", "at = \"3000,3800\"")
                .begin()
                .sealed();
    }

    /** Whether a battalion of a grade is disorganised after so many hours. */
    private static boolean tired(String grade, int hours) {
        var played = graded(grade);
        var table = played.table();
        var fought = new Unit(Set.of(), hours, table.bound(), Marks.NEVER, Marks.NEVER);
        return BattleHours.settled(
                        table.with(played.unit("I"), fought), table.formation(played.unit("I")))
                .is(Flag.DISORGANISED);
    }

    @Test
    @Cites({"NQM-DISORG.1", "NQM-CATAB.4", "NQM-CATAB.6", "NQM-CATAB.8", "NQM-CATAB.10"})
    void troopsAreDisorganisedAfterTheHoursOfTheirGrade() {
        assertFalse(tired("veteran", 2));
        assertTrue(tired("veteran", 3));
        assertFalse(tired("regular", 1));
        assertTrue(tired("regular", 2));
        assertTrue(tired("conscript", 1));
        assertTrue(tired("militia", 1));
    }

    @Test
    @Cites({"NQM-CATAB.2", "NQM-GRADE.4"})
    void eliteTroopsAreNeverDisorganisedByHours() {
        assertFalse(tired("elite", 9));
    }

    @Test
    @Cites("NQM-DISORG.1")
    void aBoundWithoutBattleRestsWhoIsNotDisorganised() {
        var played = graded("regular");
        var table = played.table();
        var fought = new Unit(Set.of(), 1, table.bound() - 1, Marks.NEVER, Marks.NEVER);

        Unit rested =
                BattleHours.settled(
                        table.with(played.unit("I"), fought), table.formation(played.unit("I")));

        assertEquals(0, rested.hours());
    }

    private static Tabletop attacked(String type, String... fields) {
        var all = new String[fields.length + 2];
        all[0] = "at = \"2000,2200\"";
        all[1] = "companies = \"2000,2200 400,5500 3500,5500\"";
        System.arraycopy(fields, 0, all, 2, fields.length);
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-43",
                        "at = \"2000,1500\"",
                        "companies = \"2000,1650\"")
                .order("German", "I attack 2000,2200 by 2000,1600 from 1")
                .battalion("Soviet", "R", type, all);
    }

    private static Played hour(Tabletop tabletop, int... dice) {
        return tabletop.begin()
                .sealed()
                .play("German", "attack I-command 2000,2200 with I-1")
                .sealed(dice);
    }

    /** The positions there are when a battalion has been on its objective for a day's work. */
    private static int dug(String grade) {
        return Tabletop.of(4000, 4000)
                .battalion(
                        "German", "I", "militia", "grade = \"" + grade + "\"", "at = \"2000,2000\"")
                .battalion("Soviet", "R", "militia", "at = \"3800,3800\"")
                .begin()
                .bounds(7)
                .table()
                .positions()
                .size();
    }

    @Test
    @Cites({"NQM-DISORG.4", "NQM-DISORG.6"})
    void regularsWithoutOrdersDigInOnTheirObjectiveAndOthersDoNot() {
        assertTrue(dug("regular") > 0);
        assertTrue(dug("veteran") > 0);
        assertEquals(0, dug("conscript"));
    }

    @Test
    @Cites("NQM-DISORG.5")
    void regularsWithoutOrdersAreNotDisorganisedByThat() {
        var played = hour(attacked("militia", "grade = \"regular\""), 1, 1);

        assertFalse(played.is("R", Flag.DISORGANISED));
    }

    @Test
    @Cites({"NQM-DISORG.5", "NQM-DISORG.6"})
    void conscriptsWithoutOrdersAreDisorganisedAndDoNotDig() {
        var played = hour(attacked("militia", "grade = \"conscript\""), 1, 1);

        assertTrue(played.is("R", Flag.DISORGANISED));
        assertEquals("", played.orders("R"));
    }

    @Test
    @Cites({"NQM-DISORG.1", "NQM-DISORG.2"})
    void whoHasFoughtAndStaysWithMarkersIsDisorganised() {
        var fought =
                hour(attacked("militia", "grade = \"veteran\"").order("Soviet", "R hold"), 6, 1);
        assertFalse(fought.is("R", Flag.DISORGANISED));

        var next = fought.play("German", "choose stop").sealed();

        assertTrue(next.is("R", Flag.DISORGANISED));
    }

    /** Whether a battalion of a grade that has fought stays with a marker and is disorganised. */
    private static boolean worn(String grade) {
        var played = graded(grade).marked("I-1", 1);
        var table = played.table();
        var fought = new Unit(Set.of(), 1, table.bound(), Marks.NEVER, Marks.NEVER);
        return played.with(table.with(played.unit("I"), fought))
                .sealed()
                .is("I", Flag.DISORGANISED);
    }

    @Test
    @Cites("NQM-GRADE.4")
    void eliteTroopsAreNotDisorganisedByMarkersInDefence() {
        assertTrue(worn("veteran"));
        assertFalse(worn("elite"));
    }

    private static boolean headquartersDisorganised(Played played, String unit) {
        return BattleHours.settled(played.table(), played.table().formation(played.unit(unit)))
                .is(Flag.DISORGANISED);
    }

    private static Played struck(Played played, String headquarters) {
        return inCombat(played, headquarters).marked(headquarters, 1);
    }

    private static Played inCombat(Played played, String headquarters) {
        var table = played.table();
        var unit = played.unit(headquarters);
        return played.with(table.with(unit, table.unit(unit).fighting(table.bound())));
    }

    @Test
    @Cites({"NQM-DISORG.7", "NQM-DISORG.8"})
    void headquartersAreDisorganisedOnlyIfTheyAreHitThemselves() {
        var played =
                Tabletop.of(4000, 4000)
                        .headquarters("German", "bde", "level = \"brigade\"", "at = \"100,100\"")
                        .headquarters("German", "main", "level = \"division\"", "at = \"200,100\"")
                        .headquarters(
                                "German",
                                "rear",
                                "level = \"division\"",
                                "under = \"main\"",
                                "at = \"300,100\"")
                        .battalion("German", "I", "militia", "at = \"2000,600\"")
                        .battalion("Soviet", "R", "militia", "at = \"3000,3800\"")
                        .begin()
                        .sealed();

        assertFalse(headquartersDisorganised(played, "bde"));
        assertFalse(headquartersDisorganised(inCombat(played, "bde"), "bde"));
        assertFalse(headquartersDisorganised(played.marked("bde", 1), "bde"));
        assertTrue(headquartersDisorganised(struck(played, "bde"), "bde"));
        assertFalse(headquartersDisorganised(struck(played, "main"), "main"));
        assertTrue(headquartersDisorganised(struck(struck(played, "main"), "rear"), "main"));
    }
}
