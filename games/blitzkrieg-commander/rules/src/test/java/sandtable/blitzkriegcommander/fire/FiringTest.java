package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;

final class FiringTest {
    private static Tabletop sherman(int x, int y) {
        return Tabletop.of(1200, 1200).us("sherman", "us-sherman-75", x, y);
    }

    @Test
    @Cites("BKC-FIRE.1")
    void exactlyHalfRangeCounts() {
        Tabletop near = sherman(300, 100).german("panther", "de-panther", 300, 480);
        Tabletop far = sherman(300, 100).german("panther", "de-panther", 300, 481);

        assertEquals(
                "[sherman 3, sherman within half range 1]",
                Fired.at("panther", near, "sherman").parts());
        assertEquals("[sherman 3]", Fired.at("panther", far, "sherman").parts());
    }

    @Test
    @Cites("BKC-FIRE.1")
    void halfRangeIsThatOfTheValueUsed() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .german("gren", "de-grenadier", 300, 300)
                        .us("stuart", "us-stuart", 300, 390)
                        .heading(180)
                        .us("rifle", "us-rifle", 390, 300);

        assertEquals("[gren 2]", Fired.at("stuart", table, "gren").parts());
        assertEquals(
                "[gren 4, gren within half range 1]", Fired.at("rifle", table, "gren").parts());
    }

    @Test
    @Cites("BKC-FIRE.2")
    void exactlyAbeamIsFront() {
        Tabletop abeam = sherman(800, 500).german("panther", "de-panther", 300, 500).heading(180);
        Tabletop behind = sherman(800, 501).german("panther", "de-panther", 300, 500).heading(180);

        assertEquals("[sherman 3]", Fired.at("panther", abeam, "sherman").parts());
        assertEquals(
                "[sherman 3, sherman at flank or rear 1]",
                Fired.at("panther", behind, "sherman").parts());
    }

    @Test
    @Cites("BKC-FIRE.2")
    void gunsAndSoftVehiclesHaveAFlankAndFootHasNone() {
        Tabletop table =
                sherman(300, 900)
                        .german("pak", "de-pak40", 300, 400)
                        .german("truck", "de-truck", 350, 400)
                        .german("gren", "de-grenadier", 250, 400);

        assertEquals(
                "[sherman 4, sherman at flank or rear 1]",
                Fired.at("pak", table, "sherman").parts());
        assertEquals(
                "[sherman 4, sherman at flank or rear 1]",
                Fired.at("truck", table, "sherman").parts());
        assertEquals("[sherman 4]", Fired.at("gren", table, "sherman").parts());
    }

    @Test
    @Cites("BKC-FIRE.3")
    void anAfvIsDeadlyToUnarmouredTroopsWithinTwenty() {
        Tabletop near = sherman(300, 100).german("gren", "de-grenadier", 300, 330);
        Tabletop far = sherman(300, 100).german("gren", "de-grenadier", 300, 331);
        Tabletop armour = sherman(300, 100).german("panther", "de-panther", 300, 330);

        assertEquals(
                6, Fired.at("gren", near, "sherman").attack().groups().getFirst().dice().total());
        assertEquals(
                5, Fired.at("gren", far, "sherman").attack().groups().getFirst().dice().total());
        assertEquals(
                "[sherman 3, sherman within half range 1]",
                Fired.at("panther", armour, "sherman").parts());
    }

    @Test
    @Cites("BKC-FIRE.8")
    void indirectFireStrikesNoFlankAndHalfRangeCounts() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .us("mortar", "us-81mm-mortar", 300, 900)
                        .german("panther", "de-panther", 300, 400);

        assertEquals("4 on 6, save 4+", Fired.at("panther", table, "mortar").dice());
        assertEquals(
                "[mortar 3, mortar within half range 1]",
                Fired.at("panther", table, "mortar").parts());
    }

    @Test
    @Cites("BKC-FIRE.9")
    void aFieldGunThatFiresIndirectlyHasTheMortarLine() {
        Tabletop seen =
                Tabletop.of(1200, 1200)
                        .us("zis", "su-zis3", 300, 100)
                        .german("panther", "de-panther", 300, 800);
        Tabletop unseen =
                Tabletop.of(1200, 1200)
                        .woods(200, 300, 400, 500)
                        .us("zis", "su-zis3", 300, 100)
                        .german("panther", "de-panther", 300, 800);

        assertEquals("3 on 4+, save 4+", Fired.at("panther", seen, "zis").dice());
        assertEquals("3 on 6, save 4+", Fired.at("panther", unseen, "zis").dice());
    }

    @Test
    @Cites("BKC-HIT.4")
    void anInfantryGunHasTheMortarLineInAllItsFire() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .us("ig", "su-76mm-m1943", 300, 100)
                        .german("panther", "de-panther", 300, 400);

        assertEquals("2 on 6, save 4+", Fired.at("panther", table, "ig").dice());
    }

    @Test
    @Cites({"BKC-CAS.3", "BKC-CAS.15", "BKC-FIRE.11"})
    void hitsFromTheFrontAndFromTheFlankAreSavedApart() {
        Tabletop table =
                sherman(300, 100)
                        .us("behind", "us-sherman-75", 300, 900)
                        .us("beside", "us-sherman-75", 340, 101)
                        .german("panther", "de-panther", 300, 500);

        assertEquals(
                "6 on 4+, save 4+, 4 on 4+, save 5+",
                Fired.at("panther", table, "behind", "sherman", "beside").dice());
    }

    @Test
    @Cites({"BKC-CAS.1", "BKC-CAS.2"})
    void everyFirerAddsItsOwnValueAndModifiers() {
        Tabletop table =
                sherman(300, 100)
                        .us("near", "us-sherman-76", 300, 400)
                        .german("panther", "de-panther", 300, 600);

        assertEquals(
                "[sherman 3, near 4, near within half range 1]",
                Fired.at("panther", table, "sherman", "near").parts());
    }
}
