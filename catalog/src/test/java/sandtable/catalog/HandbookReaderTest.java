package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Chart;
import sandtable.scene.Specimen;
import sandtable.scene.Symbol;

import java.util.List;
import java.util.Optional;

class HandbookReaderTest {
    private static final String TANKS =
            "# how well they are armoured\n"
                    + "name\tid\tarmour\n"
                    + "Tiger I\tde-tiger\t5\n"
                    + "T-34\tsu-t34\t3\n";
    private static final String BOOK =
            """
            [[primer]]
            title = "What you command"
            points = ["Tanks. [BC-UNIT.2]"]

            [[chart]]
            title = "Tanks"
            clause = "BC-AT.4"
            words = "More is better."
            table = "tables/tanks.tsv"
            headings = ["Tank", "", "Armour"]

            [[army]]
            name = "German army"
            units = ["de-*"]

            [[army]]
            name = "All others"
            units = ["su-t34", "hq"]
            """;

    private static Handbook read(String text) {
        return new HandbookReader(_ -> TANKS)
                .read("handbook.toml", text, List.of(), List.of(unit("de-tiger"), unit("su-t34")));
    }

    private static Specimen unit(String id) {
        Symbol symbol = Symbol.of(0, Symbol.Branch.ARMOUR, Symbol.Motion.TRACKS, "");
        return new Specimen(id, id, symbol, List.of(), 0, List.of());
    }

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> read(text)).getMessage();
    }

    @Test
    void aChartIsATableUnderItsOwnHeadingsWithoutTheColumnsThatHaveNone() {
        Chart chart = read(BOOK).charts().getFirst();

        assertEquals(
                new Chart(
                        "Tanks",
                        Optional.of(Clause.of("BC-AT.4")),
                        "More is better.",
                        List.of("Tank", "Armour"),
                        List.of(List.of("Tiger I", "5"), List.of("T-34", "3"))),
                chart);
    }

    @Test
    void chartsThatStandInNoFileComeFirst() {
        var printed = new Chart("Dice", Optional.empty(), "", List.of("Die"), List.of());

        Handbook book =
                new HandbookReader(_ -> TANKS)
                        .read(
                                "handbook.toml",
                                BOOK,
                                List.of(printed),
                                List.of(unit("de-tiger"), unit("hq")));

        assertEquals(List.of("Dice", "Tanks"), book.charts().stream().map(Chart::title).toList());
    }

    @Test
    void unitsAreSortedIntoArmiesByTheirIds() {
        List<Handbook.Army> armies = read(BOOK).armies();

        assertEquals(
                List.of("German army", "All others"),
                armies.stream().map(Handbook.Army::name).toList());
        assertEquals("de-tiger", armies.getFirst().units().getFirst().id());
    }

    @Test
    void aUnitOfNoArmyIsRefused() {
        String german = BOOK.substring(0, BOOK.lastIndexOf("[[army]]"));

        assertEquals("handbook.toml:12: army: no army has the unit \"su-t34\"", complaint(german));
    }

    @Test
    void anArmyWithoutUnitsIsRefused() {
        assertEquals(
                "handbook.toml:14: army[1].units: there are no such units",
                complaint(BOOK.replace("de-*", "fr-*")));
    }

    @Test
    void headingsMustBeAsManyAsColumns() {
        assertEquals(
                "handbook.toml:10: chart[1].headings: 2 for 3 columns of tables/tanks.tsv: name,"
                        + " id, armour; \"\" leaves one out",
                complaint(BOOK.replace("\"Tank\", \"\", ", "\"Tank\", ")));
    }

    @Test
    void aMisspeltFieldIsRefused() {
        assertEquals(
                "handbook.toml:9: chart[1].word: no such field here; did you mean words?",
                complaint(BOOK.replace("words = ", "words = \"\"\nword = ")));
    }
}
