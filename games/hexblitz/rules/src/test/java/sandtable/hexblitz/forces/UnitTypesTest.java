package sandtable.hexblitz.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;

final class UnitTypesTest {
    private static final String HEADINGS =
            "id\tname\tnation\tkind\tmobility\tweapon\tcount\tof\tmotorised\tweaponry\ttraining"
                    + "\ttons\tamphibious\n";

    private static String complaint(String row) {
        String text = HEADINGS + row.replace(" | ", "\t") + "\n";
        return assertThrows(BadInput.class, () -> UnitTypes.parse("units.tsv", text)).getMessage();
    }

    @Test
    void everyTypeOfTheDataIsRead() {
        UnitType howitzers = UnitTypes.all().find("su-artillery-1941").orElseThrow();

        assertEquals("Howitzer artillery regiment", howitzers.name());
        assertEquals(Nation.RUSSIAN, howitzers.nation());
        assertEquals(Mobility.HORSED, howitzers.mobility());
        assertEquals(Weapon.FIELD, howitzers.weapon());
        assertEquals(UnitTypes.all().ids().size(), UnitTypes.all().list().size());
    }

    @Test
    void aWrongWordIsRefusedWithTheRightOne() {
        assertEquals(
                "units.tsv:2: kind: there is no \"tnak\"; did you mean tank?",
                complaint(
                        "a | A | german | tnak | tracked | tank | 45 | AFVs | yes | - | regular | -"
                                + " | -"));
        assertEquals(
                "units.tsv:2: of: there is no \"AFV\"; did you mean AFVs?",
                complaint(
                        "a | A | german | tank | tracked | tank | 45 | AFV | yes | - | regular | -"
                                + " | -"));
    }

    @Test
    void aFlagIsYesOrNothing() {
        assertEquals(
                "units.tsv:2: motorised: must be yes or -, not \"no\"",
                complaint(
                        "a | A | german | tank | tracked | tank | 45 | AFVs | no | - | regular | -"
                                + " | -"));
    }

    @Test
    void onlyAnHqHasItsStrengthGiven() {
        assertEquals(
                "units.tsv:2: of: SP are given for headquarters and counted for all others",
                complaint(
                        "a | A | german | tank | tracked | tank | 4 | SP | yes | - | regular | - |"
                                + " -"));
        assertEquals(
                "units.tsv:2: count: an HQ has the SP of a company to a battalion, 1 to 4"
                        + " (HB-FN.1)",
                complaint(
                        "a | A | german | headquarters | wheeled | infantry | 5 | SP | yes | - | -"
                                + " | - | -"));
    }

    @Test
    void onlyRussiansCountRifleRegiments() {
        assertEquals(
                "units.tsv:2: of: only Russians count rifle regiments; count companies (HB-SP.5)",
                complaint(
                        "a | A | german | infantry | foot | infantry | 1 | rifle regiments | - | -"
                                + " | regular | - | -"));
    }

    @Test
    void onlyTransportHasALoad() {
        assertEquals(
                "units.tsv:2: tons: Transport has a load in tons, and nothing else has",
                complaint(
                        "a | A | german | transport | wheeled | - | - | - | yes | - | - | - | -"));
        assertEquals(
                "units.tsv:2: tons: must be tons, such as 2.5, not \"heavy\"",
                complaint(
                        "a | A | german | transport | wheeled | - | - | - | yes | - | - | heavy"
                                + " | -"));
        assertEquals(
                "units.tsv:2: count: Transport has 0 SP and counts nothing; put - here (HB-SP.15)",
                complaint(
                        "a | A | german | transport | wheeled | - | 3 | companies | yes | - | - | 3"
                                + " | -"));
    }
}
