package sandtable.notquitemechanized.fireplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.ShootHappening;

import java.util.List;

/** C8: shoots that fall in step 3. G7 with its own numbers. */
final class BombardmentTest {
    private static final String PLACE = "4000,6000";

    /** One German battery, and a Soviet company out of everybody's sight. */
    private static Tabletop tabletop(String gun, String company, String... fields) {
        return Tabletop.of(8000, 8000)
                .battalion("German", "I", "militia", "at = \"4000,1000\"")
                .stand(
                        "German",
                        "guns",
                        gun,
                        "off-table = true",
                        "fire-units = 4",
                        "direct-support = \"I\"")
                .stand("Soviet", "coy", company, fields);
    }

    private static Tabletop dugIn(String gun) {
        return tabletop(gun, "rifle", "at = \"4000,6000\"", "position = \"dug-in\"");
    }

    /** Bound 2 is over; the dice fell in it. */
    private static Played shot(Tabletop tabletop, String shoot, int... dice) {
        return tabletop.begin()
                .play("German", "shoot guns " + PLACE + " bound 2 " + shoot)
                .sealed()
                .sealed(dice);
    }

    private static Casualties casualties(Played played) {
        return played.body("coy").casualties();
    }

    private static boolean pinned(Played played) {
        return played.table().pinned(played.id("coy"));
    }

    private static boolean disorganised(Played played) {
        return played.table().disorganised(played.id("coy"));
    }

    @Test
    @Cites({"NQM-ARTY.4", "NQM-ARTY.6", "NQM-AETAB.2", "NQM-ARTY.5"})
    void anEffectiveShootMarksPinsAndDisorganisesDugInTroops() {
        var played = shot(dugIn("gun-105"), "effective 1", 4);

        assertEquals(new Casualties(1, 0, 0), casualties(played));
        assertTrue(pinned(played));
        assertTrue(disorganised(played));
    }

    @Test
    @Cites("NQM-ARTY.6")
    void itLastsUntilTheSameStepOfTheNextBound() {
        var played = shot(dugIn("gun-105"), "effective 1", 4);

        var later = played.sealed();
        assertEquals(4, later.bound());
        assertFalse(pinned(later));
        assertFalse(disorganised(later));
    }

    @Test
    @Cites("NQM-ARTY.13")
    void whoIsPinnedDoesNotAdvanceAndMayWithdrawFromTheZone() {
        var played = shot(dugIn("gun-105"), "effective 1", 4);

        assertEquals(
                "4000,6000", played.play("Soviet", "order coy move 4000,5000").sealed().at("coy"));
        assertEquals(
                "4000,7000",
                played.play("Soviet", "order coy withdraw 4000,7000").sealed().at("coy"));
    }

    @Test
    @Cites("NQM-ARTY.6")
    void withoutACasualtyNobodyIsPinned() {
        var played = shot(dugIn("gun-105"), "effective 1", 3);

        assertEquals(Casualties.NONE, casualties(played));
        assertFalse(pinned(played));
        assertFalse(disorganised(played));
    }

    @Test
    @Cites({"NQM-ARTY.7", "NQM-FORT.3", "NQM-AETAB.2"})
    void gunsBelow80MillimetresDoNothingToDugInTroops() {
        var played = shot(dugIn("gun-76"), "effective 2");

        assertEquals(Casualties.NONE, casualties(played));
        assertFalse(disorganised(played));
    }

    @Test
    @Cites("NQM-AETAB.1")
    void theyDoInTheOpen() {
        var played = shot(tabletop("gun-76", "rifle", "at = \"4000,6000\""), "effective 1", 4);

        assertEquals(new Casualties(1, 0, 0), casualties(played));
    }

    @Test
    @Cites({"NQM-FORT.2", "NQM-AETAB.3", "NQM-ARTY.7"})
    void gunsBelow160MillimetresDoNothingToAFort() {
        var fort = tabletop("gun-150", "rifle", "at = \"4000,6000\"", "position = \"fort\"");

        assertFalse(disorganised(shot(fort, "effective 1")));
    }

    @Test
    @Cites("NQM-AETAB.3")
    void gunsOf200MillimetresDo() {
        var fort = tabletop("gun-203", "rifle", "at = \"4000,6000\"", "position = \"fort\"");

        assertTrue(disorganised(shot(fort, "effective 1", 3)));
    }

    @Test
    @Cites({"NQM-ARTY.11", "NQM-RANGE.17"})
    void harassingFireThatScoresDisorganisesWithoutCasualties() {
        var played = shot(dugIn("gun-105"), "harassing 1", 4);

        assertEquals(Casualties.NONE, casualties(played));
        assertTrue(disorganised(played));
        assertFalse(pinned(played));
        assertFalse(disorganised(shot(dugIn("gun-105"), "harassing 1", 3)));
    }

    @Test
    @Cites("NQM-ARTY.8")
    void oneFireUnitOfHarassingFireServesTwoBounds() {
        var played = shot(dugIn("gun-105"), "harassing 1", 3);

        assertEquals(3, rounds(played));
        var second = played.sealed(4);
        assertTrue(disorganised(second));
        assertEquals(3, rounds(second));
        assertFalse(second.table().harassed(second.id("coy")) && disorganised(second.sealed()));
    }

    private static int rounds(Played played) {
        return played.view("German").plan().ammunition(played.id("guns"));
    }

    @Test
    @Cites({"NQM-LOG.9", "NQM-SEQ.2"})
    void aShootTakesItsFireUnitsWhenItFalls() {
        var played = shot(dugIn("gun-105"), "effective 2", 1, 2);

        assertEquals(2, rounds(played));
    }

    @Test
    @Cites("NQM-ARTY.12")
    void hitsAreSharedByBodiesOfTheClassThatMostPointsHave() {
        var tabletop = dugIn("gun-105").stand("Soviet", "mg", "mmg", "at = \"4290,6000\"");

        var played = shot(tabletop, "effective 2", 4, 1);
        assertEquals(new Casualties(1, 0, 0), casualties(played));
        assertEquals(Casualties.NONE, played.body("mg").casualties());
    }

    @Test
    @Cites("NQM-ARTY.12")
    void friendsInTheZoneShareThemToo() {
        var tabletop =
                tabletop("gun-105", "rifle", "at = \"4000,6000\"")
                        .stand("German", "own", "rifle", "at = \"4000,5650\"");

        var played = shot(tabletop, "effective 1", 3, 6);
        assertEquals(1, played.body("own").casualties().marked());
    }

    @Test
    @Cites("NQM-ARTY.2")
    void aShootOnAnUnseenPlaceTellsNothing() {
        var played = shot(dugIn("gun-105"), "effective 1", 4);

        var fell = played.told("German", ShootHappening.Fell.class).getFirst();
        assertEquals(List.of(), fell.dice());
        assertEquals(0, fell.hits());
        assertEquals(List.of(), played.told("German", FireHappening.Marked.class));
        assertEquals(1, played.told("Soviet", FireHappening.Marked.class).size());
        assertEquals(List.of(), played.told("Soviet", ShootHappening.Fell.class));
    }

    @Test
    @Cites("NQM-ARTY.2")
    void emptyGroundLooksTheSame() {
        var empty = tabletop("gun-105", "rifle", "at = \"1000,7000\"", "position = \"dug-in\"");

        assertEquals(
                shot(dugIn("gun-105"), "effective 1", 4).told("German", Happening.class),
                shot(empty, "effective 1").told("German", Happening.class));
    }

    @Test
    @Cites("NQM-FORT.2")
    void theChanceOfACasualtyIsExact() {
        assertEquals(1 / 2.0, chance("gun-105", 1), 1e-12);
        assertEquals(3 / 4.0, chance("gun-105", 2), 1e-12);
        assertEquals(2 / 3.0, chance("gun-150", 1), 1e-12);
        assertEquals(0, chance("gun-76", 1), 1e-12);
    }

    private static double chance(String gun, int units) {
        var played = dugIn(gun).begin();
        var shoot =
                (sandtable.notquitemechanized.state.Decision.Fire)
                        played.read(
                                "German", "shoot guns " + PLACE + " bound 2 effective " + units);
        return 1 - Salvo.odds(played.table(), shoot.shoot()).getOrDefault(0, 0.0);
    }
}
