package sandtable.notquitemechanized.reaction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;

import java.util.List;

/** NQM-CRT, NQM-CRTT: when orders act (C4). */
final class ReactionTest {
    private static final Tabletop BRIGADE =
            Tabletop.of(8000, 8000)
                    .headquarters(
                            "German",
                            "hq",
                            "level = \"brigade\"",
                            "general = true",
                            "at = \"100,100\"")
                    .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

    private static int acts(Tabletop tabletop, String unit) {
        var played = tabletop.begin().sealed();
        return Reaction.acts(played.table(), played.unit(unit), List.of());
    }

    @Test
    @Cites({"NQM-CRTT.4", "NQM-CRT.8", "NQM-CTRL.2"})
    void anOrderOfTheBrigadeActsInTheNextBound() {
        var tabletop =
                BRIGADE.battalion(
                        "German", "I", "de-infantry-39", "under = \"hq\"", "at = \"4000,4000\"");

        assertEquals(3, acts(tabletop, "I"));
    }

    @Test
    @Cites("NQM-CRTT.6")
    void veteranArmourActsInHalfTheTime() {
        var tabletop =
                BRIGADE.battalion(
                        "German", "pz", "de-panzer-42", "under = \"hq\"", "at = \"4000,4000\"");

        assertEquals(2, acts(tabletop, "pz"));
    }

    @Test
    @Cites("NQM-CRTT.7")
    void aGeneralOnTheSpotBypassesTheReactionTime() {
        var tabletop =
                BRIGADE.battalion(
                        "German", "I", "de-infantry-39", "under = \"hq\"", "at = \"500,500\"");

        assertEquals(2, acts(tabletop, "I"));
    }

    @Test
    @Cites("NQM-CRTT.3")
    void aDivisionTakesTwoHoursToItsOwnTroops() {
        var tabletop =
                Tabletop.of(8000, 8000)
                        .headquarters("German", "div", "level = \"division\"", "at = \"100,100\"")
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "under = \"div\"",
                                "at = \"4000,4000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

        assertEquals(4, acts(tabletop, "I"));
    }

    @Test
    @Cites("NQM-CRTT.5")
    void aBattalionWithoutRadiosReachesItsCompaniesAnHourLater() {
        var tabletop =
                Tabletop.of(8000, 8000)
                        .battalion("German", "I", "militia", "at = \"4000,4000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

        assertEquals(2, acts(tabletop, "I"));
        assertEquals(3, acts(tabletop.side("German", "radios = false"), "I"));
    }

    @Test
    @Cites("NQM-CRT.1")
    void untilItsMessageArrivesAUnitDoesWhatItWasTold() {
        var played =
                BRIGADE.battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "under = \"hq\"",
                                "at = \"4000,4000\"")
                        .order("German", "I move 4000,7000")
                        .begin()
                        .sealed()
                        .play("German", "order I hold");

        var sent = played.sealed();
        assertEquals("move 4000,7000", sent.orders("I"));
        assertEquals("4000,6000", sent.at("I-command"));
        var received = sent.sealed();
        assertEquals("hold", received.orders("I"));
        assertEquals("4000,6000", received.at("I-command"));
    }

    @Test
    @Cites("NQM-FORT.4")
    void aFortifiedBattalionReachesItsCompaniesByLandLine() {
        var none = Tabletop.of(8000, 8000).side("German", "radios = false");

        assertEquals(3, acts(without(none, "dug-in"), "I"));
        assertEquals(2, acts(without(none, "fort"), "I"));
    }

    private static Tabletop without(Tabletop tabletop, String position) {
        return tabletop.battalion(
                        "German",
                        "I",
                        "de-infantry-39",
                        "at = \"4000,4000\"",
                        "position = \"%s\"".formatted(position))
                .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");
    }
}
