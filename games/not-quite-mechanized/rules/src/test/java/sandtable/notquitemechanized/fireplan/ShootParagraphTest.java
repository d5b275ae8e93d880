package sandtable.notquitemechanized.fireplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.ShootHappening;

/** C4, C8: who may call for fire, when it comes, and what the operation order may plan. */
final class ShootParagraphTest {
    /** The company of I sees an enemy company in the open; II is far away and sees another. */
    private static Tabletop tabletop(String attachment) {
        return Tabletop.of(9000, 9000)
                .headquarters("German", "hq", "level = \"brigade\"", "at = \"500,500\"")
                .battalion("German", "I", "militia", "at = \"2000,1000\"", "under = \"hq\"")
                .battalion("German", "II", "militia", "at = \"7000,1000\"", "under = \"hq\"")
                .stand(
                        "German",
                        "guns",
                        "gun-105",
                        "off-table = true",
                        "fire-units = 4",
                        attachment)
                .stand("Soviet", "coy", "rifle", "at = \"2000,2300\"")
                .stand("Soviet", "far", "rifle", "at = \"7000,2300\"");
    }

    /** Step 3 of bound 1 is asked. */
    private static Played asked(String attachment) {
        return tabletop(attachment).begin().sealed();
    }

    private static final String DIRECT = "direct-support = \"I\"";
    private static final String IN_SUPPORT = "in-support = \"I II\"";

    @Test
    @Cites({"NQM-OOB.8", "NQM-ARTY.3"})
    void fireInDirectSupportComesInTheBoundItIsAskedFor() {
        var played = asked(DIRECT).play("German", "shoot guns 2000,2300 bound 1 effective 1");

        assertEquals(1, played.sealed(4).body("coy").casualties().marked());
        asked(DIRECT)
                .refuses(
                        "German",
                        "shoot guns 2000,2300 bound 2 effective 1",
                        "NQM-OOB.8",
                        "fire of guns that is asked for in bound 1 comes in bound 1, not in 2");
    }

    @Test
    @Cites({"NQM-OOB.12", "NQM-SUMM.4"})
    void fireInSupportComesInTheNext() {
        var played =
                asked(IN_SUPPORT)
                        .refuses(
                                "German",
                                "shoot guns 2000,2300 bound 1 effective 1",
                                "NQM-OOB.12",
                                "fire of guns that is asked for in bound 1 comes in bound 2, not"
                                        + " in 1")
                        .play("German", "shoot guns 2000,2300 bound 2 effective 1")
                        .sealed();

        assertEquals(0, played.body("coy").casualties().marked());
        assertEquals(1, played.sealed().sealed(4).body("coy").casualties().marked());
    }

    @Test
    @Cites("NQM-OOB.13")
    void allUnitsThatAreSupportedHaveEqualCall() {
        var played = asked(IN_SUPPORT);

        assertTrue(played.allows("German", "shoot guns 2000,2300 bound 2 effective 1"));
        assertTrue(played.allows("German", "shoot guns 7000,2300 bound 2 effective 1"));
    }

    @Test
    @Cites({"NQM-OOB.7", "NQM-OOB.10"})
    void othersGetFireInDirectSupportOnlyByOrderOfItsHeadquarters() {
        asked("under = \"hq\"\n" + DIRECT)
                .refuses(
                        "German",
                        "shoot guns 7000,2300 bound 1 effective 1",
                        "NQM-OOB.10",
                        "fire of guns that is asked for in bound 1 comes in bound 2, not in 1");
    }

    @Test
    @Cites("NQM-OOB.5")
    void nobodyElseCallsOnGunsUnderCommand() {
        asked("under = \"I\"")
                .refuses(
                        "German",
                        "shoot guns 7000,2300 bound 1 effective 1",
                        "NQM-ARTY.3",
                        "nobody who may call for guns sees 7000,2300");
    }

    @Test
    @Cites("NQM-ARTY.3")
    void aCalledShootNeedsAnObserverWhoSeesThePlace() {
        asked(DIRECT)
                .refuses(
                        "German",
                        "shoot guns 2000,8000 bound 1 effective 1",
                        "NQM-ARTY.3",
                        "nobody who may call for guns sees 2000,8000");
    }

    @Test
    @Cites("NQM-LOG.9")
    void aShootTakesNoMoreFireUnitsThanThereAre() {
        tabletop(DIRECT)
                .begin()
                .play("German", "shoot guns 2000,2300 bound 1 effective 3")
                .refuses(
                        "German",
                        "shoot guns 2000,2300 bound 2 effective 2",
                        "NQM-LOG.9",
                        "guns has 1 FU to fire, and the shoot takes 2");
    }

    @Test
    @Cites("NQM-CTRL.1")
    void aPlannedShootIsTimedWithinTheBattle() {
        tabletop(DIRECT)
                .begin()
                .refuses(
                        "German",
                        "shoot guns 2000,2300 bound 9 effective 1",
                        "NQM-CTRL.1",
                        "the battle has bounds 1 to 8, and the shoot is timed for 9");
    }

    @Test
    @Cites("NQM-CTRL.1")
    void aPlannedShootIsCancelledBeforeTheBattleOnly() {
        String plan = "shoots = [\"guns 2000,2300 bound 1 effective 4\"]";
        Tabletop planned = tabletop(DIRECT).side("German", plan);
        planned.begin()
                .refuses(
                        "German",
                        "cancel guns 2",
                        "NQM-CTRL.1",
                        "guns has no shoot of yours in bound 2")
                .refuses(
                        "Soviet",
                        "cancel guns 1",
                        "NQM-CTRL.1",
                        "guns has no shoot of yours in bound 1")
                .refuses(
                        "German",
                        "shoot guns 2000,2300 bound 2 effective 1",
                        "NQM-LOG.9",
                        "guns has 0 FUs to fire, and the shoot takes 1")
                .play("German", "cancel guns 1")
                .play("German", "shoot guns 2000,2300 bound 2 effective 1");

        assertEquals(
                0,
                planned.begin()
                        .play("German", "cancel guns 1")
                        .sealed()
                        .body("coy")
                        .casualties()
                        .marked());
        asked(DIRECT)
                .refuses(
                        "German",
                        "cancel guns 1",
                        "NQM-CTRL.1",
                        "shoots are cancelled before the battle only");
    }

    @Test
    @Cites("NQM-RANGE.11")
    void gunsOnTheTableReachSoFar() {
        Tabletop.of(9000, 9000)
                .battalion("German", "I", "militia", "at = \"2000,1000\"")
                .stand("German", "guns", "katyusha", "at = \"500,500\"", "fire-units = 4", DIRECT)
                .begin()
                .refuses(
                        "German",
                        "shoot guns 500,9000 bound 1 effective 1",
                        "NQM-RANGE.11",
                        "guns reaches 8000 m, and 500,9000 is 8500 m away");
    }

    @Test
    @Cites("NQM-LOG.11")
    void onlyBatteriesFireShoots() {
        tabletop(DIRECT)
                .stand("German", "ig", "ig-75", "at = \"500,500\"")
                .begin()
                .refuses(
                        "German",
                        "shoot ig 500,1000 bound 1 effective 1",
                        "NQM-LOG.11",
                        "ig fires no FUs");
    }

    @Test
    @Cites("NQM-FIGHT.2")
    void aBatteryHasOneShootInABound() {
        tabletop(DIRECT)
                .begin()
                .play("German", "shoot guns 7000,2300 bound 1 effective 1")
                .sealed()
                .refuses(
                        "German",
                        "shoot guns 2000,2300 bound 1 effective 1",
                        "NQM-ARTY.2",
                        "guns has a shoot for bound 1 already");
    }

    @Test
    @Cites("NQM-ARTY.3")
    void enemiesWhoAreSeenAreProposedAsTargets() {
        var offered = asked(DIRECT).offered("German");

        assertTrue(offered.contains("shoot guns 2000,2300 bound 1 effective 1"));
        assertTrue(offered.contains("shoot guns 2000,2300 bound 1 harassing 1"));
    }

    @Test
    @Cites("NQM-SUMM.7")
    void recceCallsTheBombardmentAndThatIsTheGunsFireOfTheBound() {
        var played =
                tabletop(DIRECT)
                        .stand(
                                "German",
                                "scouts",
                                "recce-foot",
                                "at = \"4500,5000\"",
                                "under = \"I\"")
                        .stand("Soviet", "post", "rifle", "at = \"4500,5700\"")
                        .begin()
                        .sealed()
                        .play("German", "shoot guns 4500,5700 bound 1 effective 1");

        assertFalse(
                played.offered("German").stream().anyMatch(each -> each.startsWith("shoot guns")));
        assertEquals(1, played.sealed(4).body("post").casualties().marked());
    }

    private static final String REGISTER = "register guns 7000,5000";

    /** A company that is seen walks past a registered point. */
    private static Tabletop registered(String order) {
        return tabletop(DIRECT)
                .stand("Soviet", "walker", "rifle", "at = \"7000,5800\"")
                .stand("German", "foo", "foo", "at = \"6000,5000\"", "under = \"I\"")
                .order("Soviet", order);
    }

    @Test
    @Cites("NQM-OOB.9")
    void whoWalksOntoARegisteredPointIsFiredAtThereAndThen() {
        var played = registered("walker move 7000,4800").begin().play("German", REGISTER).sealed(3);

        assertEquals(1, played.body("walker").casualties().marked());
        assertEquals("7000,5400", played.at("walker"));
        assertEquals(
                1, played.told("German", ShootHappening.Fell.class).getFirst().shoot().bound());
        assertFalse(played.allows("German", "shoot guns 2000,2300 bound 1 effective 1"));
    }

    @Test
    @Cites("NQM-OOB.9")
    void gunsThatAreToldNotToDoNotAnswer() {
        var played =
                registered("walker move 7000,4800")
                        .begin()
                        .play("German", REGISTER)
                        .play("German", "instruct guns registered no")
                        .sealed();

        assertEquals("7000,4800", played.at("walker"));
    }

    @Test
    @Cites("NQM-OOB.9")
    void aBatteryRegistersThreePointsAndInSupportNone() {
        tabletop(DIRECT)
                .begin()
                .play("German", "register guns 7000,5000")
                .play("German", "register guns 7000,6000")
                .play("German", "register guns 7000,7000")
                .refuses(
                        "German",
                        "register guns 7000,8000",
                        "NQM-OOB.9",
                        "guns can register 3 points, and has 3");
        tabletop(IN_SUPPORT)
                .begin()
                .refuses(
                        "German",
                        "register guns 7000,8000",
                        "NQM-OOB.9",
                        "guns is in support, and its fire comes too late for a registered point");
    }
}
