package sandtable.blitzkriegcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;

import java.util.Arrays;
import java.util.List;

/** Who fights, and with how many dice. The German assaults from the north. */
final class FightTest {
    private static Tabletop rifle() {
        return Tabletop.of(900, 900).us("rifle", "us-rifle", 300, 300);
    }

    static Fight fight(Tabletop table, String target, String... assaulters) {
        List<UnitId> by = Arrays.stream(assaulters).map(table::id).toList();
        return Fight.of(table.table(), table.id(target), by);
    }

    private static String assault(Tabletop table, String... assaulters) {
        return fight(table, "rifle", assaulters).assaultDice().toString();
    }

    private static String defence(Tabletop table, String... assaulters) {
        return fight(table, "rifle", assaulters).defenceDice().toString();
    }

    @Test
    @Cites({"BKC-CA.1", "BKC-CA.12"})
    void eachAssaulterAddsItsValueAndOne() {
        Tabletop table = rifle().german("gren", "de-grenadier", 300, 331);

        assertEquals("close assault dice 5 (gren 4, gren assaults 1)", assault(table, "gren"));
        assertEquals("close assault dice 4 (rifle 4)", defence(table, "gren"));
    }

    @Test
    @Cites({"BKC-CA.2", "BKC-CA.3", "BKC-CA.10"})
    void aUnitWithinTenSupports() {
        Tabletop table =
                rifle().german("gren", "de-grenadier", 300, 331)
                        .german("near", "de-mg42", 300, 430)
                        .german("far", "de-mg42", 340, 430)
                        .us("friend", "us-hmg", 300, 220);

        assertEquals(
                "close assault dice 6 (gren 4, gren assaults 1, near supports 1)",
                assault(table, "gren"));
        assertEquals("close assault dice 5 (rifle 4, friend supports 1)", defence(table, "gren"));
    }

    @Test
    @Cites({"BKC-CA.3", "BKC-CA.10"})
    void supportNeedsSight() {
        Tabletop table =
                rifle().woods(240, 350, 360, 380)
                        .german("gren", "de-grenadier", 300, 331)
                        .german("behind", "de-mg42", 300, 420);

        assertEquals("close assault dice 5 (gren 4, gren assaults 1)", assault(table, "gren"));
    }

    @Test
    @Cites({"BKC-CA.10", "BKC-SUPP.3"})
    void suppressedUnitsCommandUnitsAndTransportsDoNotSupport() {
        Tabletop table =
                rifle().german("gren", "de-grenadier", 300, 331)
                        .german("shaken", "de-mg42", 300, 400)
                        .suppressed()
                        .german("hq", "hq", 8, 340, 380)
                        .german("truck", "de-truck", 260, 380)
                        .aboard("truck", "inside", "de-grenadier");

        assertEquals("close assault dice 5 (gren 4, gren assaults 1)", assault(table, "gren"));
    }

    @Test
    @Cites("BKC-CA.4")
    void infantryIsGoodAtOpenAfvs() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-m3", 300, 300)
                        .german("gren", "de-grenadier", 300, 331)
                        .german("mg", "de-mg42", 327, 316);

        assertEquals(
                "close assault dice 9 (gren 4, mg 2, gren assaults 1, mg assaults 1,"
                        + " gren at an open AFV 1)",
                assault(table, "gren", "mg"));
    }

    @Test
    @Cites("BKC-CA.5")
    void engineersAreGoodAtOpenAfvs() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-m3", 300, 300)
                        .german("pioniere", "de-pioniere", 300, 331);

        assertEquals(
                "close assault dice 8 (pioniere 6, pioniere assaults 1,"
                        + " pioniere at an open AFV 1)",
                assault(table, "pioniere"));
    }

    @Test
    @Cites({"BKC-CA.6", "BKC-SUPP.4"})
    void aSuppressedUnitFightsBackWithOneLess() {
        Tabletop table = rifle().suppressed().german("gren", "de-grenadier", 300, 331);

        assertEquals(
                "close assault dice 3 (rifle 4, rifle is suppressed -1)", defence(table, "gren"));
    }

    @Test
    @Cites("BKC-CA.7")
    void whoIsTouchedInTheFlankFightsWithOneLessOnce() {
        Tabletop behind =
                rifle().german("gren", "de-grenadier", 300, 269)
                        .german("second", "de-grenadier", 273, 284);
        Tabletop abeam = rifle().german("gren", "de-grenadier", 331, 300);

        assertEquals(
                "close assault dice 3 (rifle 4, rifle is taken in flank or rear -1)",
                defence(behind, "gren", "second"));
        assertEquals("close assault dice 4 (rifle 4)", defence(abeam, "gren"));
    }

    @Test
    @Cites("BKC-CA.11")
    void othersWhomAnAssaulterTouchesFightToo() {
        Tabletop table =
                rifle().us("second", "us-hmg", 331, 331)
                        .us("apart", "us-hmg", 300, 262)
                        .german("gren", "de-grenadier", 300, 331);

        assertEquals(
                "close assault dice 7 (rifle 4, second 2, apart supports 1)",
                defence(table, "gren"));
    }

    @Test
    @Cites("BKC-CA.12")
    void aSideHasAtLeastOneDie() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-truck", 300, 300)
                        .suppressed()
                        .german("gren", "de-grenadier", 300, 331);

        assertEquals(
                "close assault dice 1 (rifle 0, rifle is suppressed -1, at least one 2)",
                defence(table, "gren"));
    }

    @Test
    @Cites("BKC-CA.14")
    void linearCoverCountsIfItCountsAgainstEveryAssaulter() {
        Tabletop one = rifle().hedge(200, 310, 400, 310).german("gren", "de-grenadier", 300, 331);
        Tabletop both = one.german("second", "de-grenadier", 331, 300);

        assertEquals(Cover.SOFT, fight(one, "rifle", "gren").cover());
        assertEquals(Cover.NONE, fight(both, "rifle", "gren", "second").cover());
    }

    @Test
    @Cites("BKC-CA.14")
    void aTrenchCountsAgainstAll() {
        Tabletop table =
                rifle().work(Tabletop.US, "trench", WorkKind.TRENCH, 300, 300)
                        .german("gren", "de-grenadier", 300, 331)
                        .german("second", "de-grenadier", 331, 300);

        assertEquals(Cover.HARD, fight(table, "rifle", "gren", "second").cover());
    }
}
