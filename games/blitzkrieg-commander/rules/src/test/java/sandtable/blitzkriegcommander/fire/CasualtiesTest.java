package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;

import java.util.List;

final class CasualtiesTest {
    /** An MG with five dice at riflemen in the open, beyond half range. */
    private static Tabletop rifle() {
        return Tabletop.of(1200, 1200)
                .german("mg", "de-mg42", 300, 700)
                .us("rifle", "us-rifle", 300, 300);
    }

    private static Fired atRifle(Tabletop table) {
        return Fired.at("rifle", table, "mg");
    }

    @Test
    @Cites({"BKC-CAS.4", "BKC-CAS.8"})
    void whatReachesTheScoreIsAHitAndLeavesAMarker() {
        Played after = atRifle(rifle()).rolls(4, 3, 3, 2, 1, 3);

        assertEquals(1, after.unit("rifle").hits());
    }

    @Test
    @Cites({"BKC-CAS.5", "BKC-CAS.6"})
    void eachHitHasASaveOfItsOwn() {
        Fired fired =
                Fired.at(
                        "sherman",
                        Tabletop.of(1200, 1200)
                                .german("panzer", "de-panzer4", 300, 900)
                                .us("sherman", "us-sherman-75", 300, 300),
                        "panzer");
        Played after = fired.rolls(6, 5, 4, 1, 5, 6, 5);
        var rolled = after.events(FireHappening.Attacked.class).getFirst().groups().getFirst();

        assertEquals(0, after.unit("sherman").hits());
        assertEquals(List.of(5, 6, 5), rolled.saves());
        assertEquals(0, rolled.unsaved());
    }

    @Test
    @Cites({"BKC-CAS.7", "BKC-CAS.9", "BKC-CAS.11"})
    void markersOfTheTurnCountTowardsTheKnockOut() {
        Played after = atRifle(rifle().hits(4)).rolls(4, 4, 3, 2, 1);
        var lost = after.events(FireHappening.KnockedOut.class).getFirst();

        assertEquals("knocked out", after.at("rifle"));
        assertEquals("6 hits, and 6 are too many", lost.why());
    }

    @Test
    @Cites({"BKC-SUPP.1", "BKC-CAS.10"})
    void suppressionDiceAreForUnsavedHitsOnly() {
        Fired fired =
                Fired.at(
                        "sherman",
                        Tabletop.of(1200, 1200)
                                .german("panzer", "de-panzer4", 300, 900)
                                .us("sherman", "us-sherman-75", 300, 300),
                        "panzer");
        Played after = fired.rolls(6, 5, 1, 1, 5, 4, 3);
        var rolled = after.events(FireHappening.Attacked.class).getFirst().groups().getFirst();

        assertEquals(List.of(3), rolled.suppression());
    }

    @Test
    @Cites({"BKC-SUPP.2", "BKC-CAS.12"})
    void aDieThatReachesTheScoreSuppresses() {
        assertTrue(atRifle(rifle()).rolls(4, 3, 3, 2, 1, 4).unit("rifle").suppressed());
        assertFalse(atRifle(rifle()).rolls(4, 3, 3, 2, 1, 3).unit("rifle").suppressed());
    }

    @Test
    @Cites({"BKC-SUPP.2", "BKC-CAS.12"})
    void inHardCoverOnlyASixSuppresses() {
        Tabletop inTrench = rifle().work(Tabletop.US, "trench", WorkKind.TRENCH, 300, 300);

        assertFalse(atRifle(inTrench).rolls(6, 3, 3, 2, 1, 5).unit("rifle").suppressed());
        assertTrue(atRifle(inTrench).rolls(6, 3, 3, 2, 1, 6).unit("rifle").suppressed());
    }

    @Test
    @Cites({"BKC-FB.1", "BKC-CAS.13"})
    void whoIsSuppressedByThisAttackDoesNotFallBackByIt() {
        Played after = atRifle(rifle()).rolls(4, 4, 3, 2, 1, 4, 4);

        assertEquals("30.0,30.0", after.at("rifle"));
        assertTrue(after.unit("rifle").suppressed());
    }

    @Test
    @Cites("BKC-SUPP.4")
    void aSuppressedUnitMayBeFiredAtAndKeepsItsCover() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .woods(200, 200, 400, 320)
                        .german("mg", "de-mg42", 300, 700)
                        .us("rifle", "us-rifle", 300, 300)
                        .suppressed();

        assertEquals("5 on 5+, save none", atRifle(table).dice());
        assertEquals(1, table.table().onTable(0).size());
    }

    @Test
    @Cites("BKC-FIRE.11")
    void theEventTellsWhatDecidedIt() {
        Played after = atRifle(rifle()).rolls(4, 3, 3, 2, 1, 3);
        var told = after.events(FireHappening.Attacked.class).getFirst();

        assertEquals("[attacks 5 (mg 5)]", told.figures().toString());
        assertEquals(List.of(4, 3, 3, 2, 1), told.groups().getFirst().attacks());
    }

    @Test
    @Cites("BKC-CU.3")
    void theBestHqFollowsALostCo() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .us("co", "co", 9, 300, 300)
                        .that(each -> each.withHits(3))
                        .us("hq-1", "hq", 7, 400, 300)
                        .us("hq-2", "hq", 8, 500, 300)
                        .german("mg", "de-mg42", 300, 700);
        Played after = Fired.at("co", table, "mg").rolls(6, 1, 1, 1, 1);

        assertEquals("knocked out", after.at("co"));
        assertEquals(7, after.table().command(after.id("hq-2")).orElseThrow().cv());
        assertEquals("CO", after.table().command(after.id("hq-2")).orElseThrow().role().name());
    }

    @Test
    @Cites("BKC-CU.2")
    void aLostHqWillComeBackWithALowerCv() {
        Tabletop table =
                Tabletop.of(1200, 1200)
                        .us("hq", "hq", 7, 300, 300)
                        .that(each -> each.withHits(3))
                        .german("mg", "de-mg42", 300, 700);
        Played after = Fired.at("hq", table, "mg").rolls(6, 1, 1, 1, 1);

        assertEquals("returning", after.at("hq"));
        assertEquals(6, after.table().command(after.id("hq")).orElseThrow().cv());
    }
}
