package sandtable.notquitemechanized.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Crossing;
import sandtable.notquitemechanized.state.Job;
import sandtable.notquitemechanized.state.WorkHappening;

import java.util.List;
import java.util.Optional;

/** NQM-TASK: hours of work. */
final class WorkingTest {
    private static final Tabletop WATER =
            Tabletop.of(8000, 8000)
                    .bounds(20)
                    .line("river", "0,4000 8000,4000")
                    .line("stream", "0,6000 8000,6000")
                    .feature("kind = \"bridge\", id = \"great\", at = \"3000,4000\"")
                    .feature("kind = \"bridge\", id = \"small\", at = \"3000,6000\"")
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                    .stand("German", "here", "rifle", "at = \"700,700\"", "under = \"hq\"")
                    .stand("Soviet", "far", "rifle", "at = \"7500,7500\"");

    private static Tabletop engineers(String at) {
        return WATER.stand(
                "German", "sappers", "engineer", "under = \"hq\"", "at = \"" + at + "\"");
    }

    private static Played working(String at, String task) {
        return engineers(at).order("German", "sappers task " + task).begin();
    }

    private static List<Job> jobs(Played played) {
        return played.view("German").plan().jobs();
    }

    private static List<Crossing.Kind> crossings(Played played) {
        return played.table().crossings().stream().map(Crossing::kind).toList();
    }

    @Test
    @Cites("NQM-TASK.5")
    void aBridgeheadTakesADThreeOfHoursAndOnlyItsOwnerKnowsHowMany() {
        var played = working("2000,3900", "bridgehead at 2000,4000").sealed(2);

        var began = played.told("German", WorkHappening.Began.class).getFirst();
        assertEquals(List.of(2), began.dice());
        assertEquals(2, began.needed());
        assertTrue(played.told("Soviet", WorkHappening.Began.class).isEmpty());
        assertEquals(List.of(Crossing.Kind.BRIDGEHEAD), crossings(played.sealed()));
    }

    @Test
    @Cites("NQM-TASK.5")
    void onFootOneCrossesAtABridgehead() {
        var tabletop =
                engineers("2000,3900")
                        .stand("German", "rifles", "rifle", "under = \"hq\"", "at = \"2000,3000\"")
                        .stand("German", "pz", "de-pz4", "under = \"hq\"", "at = \"2000,2000\"")
                        .order("German", "sappers task bridgehead at 2000,4000 then move 3500,3900")
                        .order("German", "rifles move 2000,5000")
                        .order("German", "pz move 2000,5000");
        var played = tabletop.begin().sealed(1).sealed().sealed().sealed();

        assertEquals("2000,5000", played.at("rifles"));
        assertTrue(played.at("pz").startsWith("2000,3"));
    }

    @Test
    @Cites("NQM-TASK.6")
    void aVehicleBridgeTakesTwoDiceOfHoursAndCarriesTanks() {
        var tabletop =
                engineers("2000,3900")
                        .stand("German", "pz", "de-pz4", "under = \"hq\"", "at = \"2000,1000\"")
                        .order("German", "sappers task bridge at 2000,4000 then move 3500,3900")
                        .order("German", "pz move 2000,3500 then move 2000,5500");
        var built = tabletop.begin().sealed(1, 1).sealed();

        assertEquals(List.of(Crossing.Kind.BRIDGE), crossings(built));
        assertEquals("2000,5500", built.sealed().sealed().at("pz"));
    }

    @Test
    @Cites("NQM-TASK.4")
    void theCrossingOfARiverIsPlannedForEightHours() {
        var played =
                engineers("2000,3900")
                        .order("German", "sappers hold")
                        .begin()
                        .sealed()
                        .play("German", "order sappers task bridgehead at 2000,4000")
                        .sealed()
                        .sealed(3);

        assertEquals(11, jobs(played).getFirst().needed());
        assertEquals(
                3,
                jobs(working("2000,3900", "bridgehead at 2000,4000").sealed(3))
                        .getFirst()
                        .needed());
    }

    @Test
    @Cites("NQM-TASK.9")
    void aSmallBridgeIsBlownInAnHour() {
        var played =
                engineers("3000,5800")
                        .order("German", "sappers hold")
                        .begin()
                        .sealed()
                        .play("German", "order sappers task demolish-minor at 3000,6000")
                        .sealed()
                        .sealed();

        assertEquals(List.of(Crossing.Kind.BLOWN), crossings(played));
    }

    @Test
    @Cites("NQM-TASK.8")
    void aGreatBridgeTakesEightPlatoonHours() {
        var played =
                engineers("3000,3800")
                        .order("German", "sappers hold")
                        .begin()
                        .sealed()
                        .play("German", "order sappers task demolish-major at 3000,4000")
                        .sealed()
                        .sealed();

        assertEquals(3, jobs(played).getFirst().done());
        assertEquals(8, jobs(played).getFirst().needed());
        assertEquals(List.of(), crossings(played.sealed()));
        assertEquals(List.of(Crossing.Kind.BLOWN), crossings(played.sealed().sealed()));
    }

    @Test
    @Cites("NQM-TASK.8")
    void aDemolitionOfTheOperationOrderIsBlownAtOnce() {
        var prepared = working("3000,3800", "demolish-major at 3000,4000").sealed().sealed();
        assertEquals(List.of(), crossings(prepared));

        var blown =
                prepared.play("German", "order sappers task demolish-major at 3000,4000")
                        .sealed()
                        .sealed();
        assertEquals(List.of(Crossing.Kind.BLOWN), crossings(blown));
    }

    @Test
    @Cites("NQM-TASK.9")
    void vehiclesDoNotCrossWhereABridgeIsBlown() {
        var played =
                engineers("3000,5800")
                        .stand("German", "car", "de-222", "under = \"hq\"", "at = \"3000,7500\"")
                        .order("German", "sappers hold")
                        .begin()
                        .sealed()
                        .play("German", "order sappers task demolish-minor at 3000,6000")
                        .play("German", "order car hold")
                        .sealed()
                        .sealed()
                        .play("German", "order car move 3000,5000")
                        .sealed()
                        .sealed();

        assertEquals("3000,6010", played.at("car"));
    }

    @Test
    @Cites("NQM-TASK.8")
    void whereNoBridgeIsNoneIsBlown() {
        engineers("3000,3800")
                .begin()
                .refuses(
                        "German",
                        "order sappers task demolish-major at 5000,4000",
                        "NQM-TASK.8",
                        "no bridge over a river is within 300 m of 5000,4000");
    }

    @Test
    @Cites("NQM-TASK.7")
    void aKilometreOfMinesTakesEightCompanyHours() {
        var seven = working("2000,2000", "mines-km at 2000,2000").bounds(7);

        assertTrue(seven.table().mines().isEmpty());
        var laid = seven.sealed().table().mines().getFirst().ground().box();
        assertEquals(1000, laid.east() - laid.west());
    }

    @Test
    @Cites("NQM-TASK.10")
    void aCompanyIsDugInAfterSixHours() {
        var digging =
                WATER.stand("German", "rifles", "rifle", "under = \"hq\"", "at = \"2000,2000\"")
                        .order("German", "rifles task dig-in at 2000,2000")
                        .begin()
                        .bounds(5);

        assertEquals(Optional.empty(), Seeing.protection(digging.table(), digging.id("rifles")));
        var dug = digging.sealed();
        assertEquals(
                Optional.of(Protection.DUG_IN), Seeing.protection(dug.table(), dug.id("rifles")));
        assertTrue(dug.view("Soviet").table().positions().isEmpty());
    }

    @Test
    @Cites("NQM-TASK.10")
    void whoMovesBeginsToDigAnew() {
        var played =
                WATER.stand("German", "rifles", "rifle", "under = \"hq\"", "at = \"2000,2000\"")
                        .order("German", "rifles task dig-in at 2000,2000")
                        .begin()
                        .bounds(3)
                        .play("German", "order rifles move 2000,2500 then task dig-in at 2000,2500")
                        .bounds(3);

        assertEquals(1, jobs(played).getLast().done());
    }

    @Test
    @Cites("NQM-TASK.11")
    void aPositionIsFortifiedInADayWithStores() {
        var tabletop =
                engineers("2000,2000")
                        .bounds(30)
                        .order("German", "sappers task fortify at 2000,2000");
        engineers("2000,2000")
                .begin()
                .refuses(
                        "German",
                        "order sappers task fortify at 2000,2000",
                        "NQM-TASK.11",
                        "there are defence stores for 0 positions, and 0 have been fortified");
        var played =
                tabletop.side("German", "radios = true")
                        .side("German", "stores = 1")
                        .begin()
                        .bounds(24);

        assertEquals(
                Optional.of(Protection.FORT),
                Seeing.protection(played.table(), played.id("sappers")));
    }
}
