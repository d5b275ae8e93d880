package sandtable.blitzcommander.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.charts.Mobility;
import sandtable.blitzcommander.charts.Quality;
import sandtable.blitzcommander.charts.TankTypes;
import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;

import java.util.List;

final class UnitTypesTest {
    private static final String HEADINGS =
            "id\tname\tkind\tmechanized\ttank\tmovement\troad\tlevel\trange\tquality\tat\tonce\n";

    private static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    private static String complaint(String row) {
        String text = HEADINGS + row.replace(" | ", "\t") + "\n";
        return assertThrows(BadInput.class, () -> UnitTypes.parse("units.tsv", text)).getMessage();
    }

    @Test
    @Cites("BC-UNIT.1")
    void infantryIsACombatUnitWithAQualityAndAnAtFactor() {
        UnitType infantry = type("us-infantry");

        assertTrue(infantry.combat());
        assertEquals(
                UnitType.infantry("us-infantry", "Infantry regiment", 3, 4, Quality.REGULAR, 2),
                infantry);
        assertEquals(Mobility.FOOT, infantry.mobility());
        assertEquals(Mobility.MECHANIZED, type("us-armored-infantry").mobility());
    }

    @Test
    @Cites("BC-UNIT.2")
    void armorIsACombatUnitWithATankType() {
        UnitType tigers = type("de-tiger-ii");

        assertTrue(tigers.combat());
        assertTrue(tigers.mechanized());
        assertEquals("Tiger II", TankTypes.all().list().get(tigers.tank()).name());
        assertEquals(List.of(4, 8), List.of(tigers.movement(), tigers.road()));
    }

    @Test
    @Cites({"BC-UNIT.4", "BC-UNIT.5"})
    void artilleryHasALevelAndARangeAndIsNoCombatUnit() {
        for (UnitType type : UnitTypes.all().list()) {
            if (type.kind() == Kind.ARTILLERY) {
                assertTrue(type.level() > 0 && type.range() > 0 && !type.combat(), type.id());
            }
        }
        assertEquals(
                UnitType.artillery("de-rockets", "Nebelwerfer brigade", 3, 8, 3, 1),
                type("de-rockets"));
    }

    @Test
    @Cites({"BC-UNIT.6", "BC-UNIT.7"})
    void airHasALevelAndIsNoCombatUnit() {
        assertEquals(UnitType.air("us-air", "Tactical air group", 4), type("us-air"));
        assertEquals(
                UnitType.airOnce("us-heavy-bombers", "Heavy bombers", 8), type("us-heavy-bombers"));
        assertTrue(!type("us-air").combat());
    }

    @Test
    void greenTroopsDifferInWhatTheyHaveAgainstTanks() {
        assertEquals(Quality.GREEN, type("de-static").quality());
        assertEquals(1, type("de-static").at());
        assertEquals(Quality.GREEN, type("de-volksgrenadier").quality());
        assertEquals(2, type("de-volksgrenadier").at());
    }

    @Test
    void everyArmyHasAllFourKinds() {
        for (String army : List.of("de-", "gb-", "su-", "us-")) {
            for (Kind kind : Kind.values()) {
                assertTrue(
                        UnitTypes.all().list().stream()
                                .anyMatch(
                                        type -> type.id().startsWith(army) && type.kind() == kind),
                        army + kind);
            }
        }
    }

    @Test
    void aWrongWordIsRefusedWithTheRightOne() {
        assertEquals(
                "units.tsv:2: kind: there is no \"armour\"; did you mean armor?",
                complaint("a | A | armour | yes | Pz IV | 5 | 10 | - | - | - | - | -"));
        assertEquals(
                "units.tsv:2: tank: there is no tank type \"Pz 4\"; did you mean Pz IV?",
                complaint("a | A | armor | yes | Pz 4 | 5 | 10 | - | - | - | - | -"));
        assertEquals(
                "units.tsv:2: quality: there is no \"elit\"; did you mean elite?",
                complaint("a | A | infantry | - | - | 3 | 4 | - | - | elit | 2 | -"));
    }

    @Test
    void whatAKindMustHaveIsAskedFor() {
        assertEquals(
                "units.tsv:2: tank: armor must have one",
                complaint("a | A | armor | yes | - | 5 | 10 | - | - | - | - | -"));
        assertEquals(
                "units.tsv:2: mechanized: armor always is; put yes here",
                complaint("a | A | armor | - | Pz IV | 5 | 10 | - | - | - | - | -"));
        assertEquals(
                "units.tsv:2: at: infantry must have one",
                complaint("a | A | infantry | - | - | 3 | 4 | - | - | green | - | -"));
        assertEquals(
                "units.tsv:2: range: artillery must have one",
                complaint("a | A | artillery | - | - | 3 | 8 | 2 | - | - | - | -"));
        assertEquals(
                "units.tsv:2: range: air reaches any hex; put any here",
                complaint("a | A | air | - | - | - | - | 4 | 3 | - | - | -"));
    }

    @Test
    void whatAKindCannotHaveIsRefused() {
        assertEquals(
                "units.tsv:2: level: infantry has none; put - here",
                complaint("a | A | infantry | - | - | 3 | 4 | 2 | - | green | 1 | -"));
        assertEquals(
                "units.tsv:2: movement: air has none; put - here",
                complaint("a | A | air | - | - | 5 | - | 4 | any | - | - | -"));
        assertEquals(
                "units.tsv:2: mechanized: only infantry and armor are; put - here",
                complaint("a | A | artillery | yes | - | 3 | 8 | 2 | 2 | - | - | -"));
        assertEquals(
                "units.tsv:2: once: only air is there for one bombardment; put - here",
                complaint("a | A | artillery | - | - | 3 | 8 | 2 | 2 | - | - | yes"));
    }

    @Test
    void aNumberThatMakesNoSenseIsRefused() {
        assertEquals(
                "units.tsv:2: movement: 0 is not between 1 and 20",
                complaint("a | A | infantry | - | - | 0 | 4 | - | - | green | 1 | -"));
        assertEquals(
                "units.tsv:2: at: must be a whole number, not \"two\"",
                complaint("a | A | infantry | - | - | 3 | 4 | - | - | green | two | -"));
    }
}
