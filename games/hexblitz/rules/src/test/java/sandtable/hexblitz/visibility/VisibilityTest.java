package sandtable.hexblitz.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.ARTILLERY;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.RECONNAISSANCE;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;

import java.util.List;

final class VisibilityTest {
    private static final Variants RECCE_SEES_THREE =
            new Variants(true, false, false, true, false, 12);

    /**
     * Whether Germans in the first hex of a lane who have this order see a Soviet unit in another.
     */
    private static boolean sees(String lane, Order order, String other) {
        return sees(Drawn.map(lane).german("pz", TANK, 5).at("0101").order(order), other);
    }

    private static boolean sees(Drawn drawn, String other) {
        return drawn.soviet("rifle", INFANTRY, 2)
                .at(other)
                .ordering()
                .seen(GERMAN, "rifle")
                .onMap();
    }

    private static Drawn reconnaissance(Variants variants) {
        return Drawn.map(". . . . .")
                .variants(variants)
                .german("recce", RECONNAISSANCE, 2)
                .at("0101")
                .order(NORMAL);
    }

    @Test
    @Cites("HB-VIS.1")
    void aUnitMovingInTheOpenSeesTwoHexes() {
        assertTrue(sees(". . . .", NORMAL, "0301"));
        assertFalse(sees(". . . .", NORMAL, "0401"));
    }

    @Test
    @Cites("HB-VIS.2")
    void fromTheEdgeOfCoverAUnitLooksOutTwoHexes() {
        assertTrue(sees("W . . .", STATIONARY, "0301"));
        assertTrue(sees("T . . .", DEFENSIVE, "0301"));
        assertFalse(sees("W . . .", STATIONARY, "0401"));
    }

    @Test
    @Cites("HB-VIS.3")
    void aUnitThatMovesIntoCoverSeesNoFartherThanContact() {
        Drawn drawn =
                Drawn.map(". W . . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("near", INFANTRY, 2)
                        .at("0301")
                        .soviet("far", INFANTRY, 2)
                        .at("0401");
        Scene inTheWoods = drawn.activated("German", NORMAL).play("move pz 0201");

        assertTrue(inTheWoods.seen(GERMAN, "near").onMap());
        assertFalse(inTheWoods.seen(GERMAN, "far").onMap());
    }

    @Test
    @Cites("HB-VIS.4")
    void aUnitMovingOnInCoverSeesNoFartherThanContact() {
        assertTrue(sees("T T . .", NORMAL, "0201"));
        assertFalse(sees("W . . .", NORMAL, "0301"));
        assertFalse(sees("T . . .", NORMAL, "0301"));
    }

    @Test
    @Cites("HB-VIS.5")
    void atNightAUnitSeesOneHex() {
        assertTrue(
                sees(
                        Drawn.map(". . .").night().german("pz", TANK, 5).at("0101").order(NORMAL),
                        "0201"));
        assertFalse(
                sees(
                        Drawn.map(". . .").night().german("pz", TANK, 5).at("0101").order(NORMAL),
                        "0301"));
        assertFalse(
                sees(
                        Drawn.map("W . .")
                                .night()
                                .german("pz", TANK, 5)
                                .at("0101")
                                .order(STATIONARY),
                        "0301"));
    }

    @Test
    void whoIsInCoverIsSeenOnlyInContact() {
        assertTrue(sees(". W . .", STATIONARY, "0201"));
        assertFalse(sees(". . W .", STATIONARY, "0301"));
    }

    @Test
    void nobodySeesThroughCover() {
        assertFalse(sees(". W . .", STATIONARY, "0301"));
    }

    @Test
    @Cites("HB-STK.4")
    void aStandAcrossAnEdgeSeesFromBothItsHexes() {
        Drawn inOneHex = Drawn.map("W W W").german("pz", TANK, 5).at("0101");
        Drawn across = Drawn.map("W W W").german("pz", TANK, 5).at("0101").across("0201");

        assertFalse(sees(inOneHex, "0301"));
        assertTrue(sees(across, "0301"));
    }

    @Test
    @Cites("HB-STK.4")
    void aStandOnACornerSeesFromAllThreeHexes() {
        Drawn onTheCorner =
                Drawn.map(
                                """
                                W W W
                                 W W W
                                W W W
                                """)
                        .german("pz", TANK, 5)
                        .at("0101")
                        .across("0201 0102");

        assertTrue(sees(onTheCorner, "0203"));
    }

    @Test
    void asAnOptionReconnaissanceSeesThreeHexesByDay() {
        assertFalse(sees(reconnaissance(Variants.STANDARD), "0401"));
        assertTrue(sees(reconnaissance(RECCE_SEES_THREE), "0401"));
        assertFalse(sees(reconnaissance(RECCE_SEES_THREE), "0501"));
        assertFalse(sees(reconnaissance(RECCE_SEES_THREE).night(), "0301"));
    }

    @Test
    void asAnOptionOnlyReconnaissanceSeesThreeHexes() {
        assertFalse(
                sees(
                        Drawn.map(". . . .")
                                .variants(RECCE_SEES_THREE)
                                .german("pz", TANK, 5)
                                .at("0101"),
                        "0401"));
    }

    @Test
    @Cites("HB-VIS.1")
    void aMarchTellsOfTheEnemiesItSights() {
        Scene sighted =
                Drawn.map(". . . . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0401")
                        .activated("German", NORMAL)
                        .play("move pz 0201");

        var sight =
                new Happening.Sighted(
                        sighted.id("rifle"), GERMAN, sighted.hex("0401"), Clause.of("HB-VIS.1"));
        assertEquals(List.of(sight), sighted.events(Happening.Sighted.class));
        assertTrue(sighted.told(GERMAN).contains(sight));
        assertFalse(sighted.told(SOVIET).contains(sight));
    }

    @Test
    void whoIsAlreadyInSightIsNotSightedAgain() {
        Scene moved =
                Drawn.map(". . . . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .activated("German", NORMAL)
                        .play("move pz 0201");

        assertEquals(List.of(), moved.events(Happening.Sighted.class));
    }

    @Test
    @Cites("HB-VIS.5")
    void atNightASightingIsByContact() {
        Scene sighted =
                Drawn.map(". . . . .")
                        .night()
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .activated("German", NORMAL)
                        .play("move pz 0201");

        assertEquals(
                Clause.of("HB-VIS.5"), sighted.events(Happening.Sighted.class).getFirst().clause());
    }

    @Test
    void whatIsSeenOnTheWayIsRemembered() {
        Scene passed =
                Drawn.map(
                                """
                                . . . .
                                 W . . .
                                . . . .
                                """)
                        .german("recce", RECONNAISSANCE, 2)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0203")
                        .activated("German", NORMAL)
                        .play("move recce 0201 0301 0401");

        assertFalse(passed.seen(GERMAN, "rifle").onMap());
        assertEquals(
                passed.hex("0203"),
                passed.view(GERMAN).sightings().get(passed.id("rifle").index()).get().hex());
    }

    @Test
    void whoHasFiredIsSeenUntilTheTurnEnds() {
        Scene fired =
                Drawn.map(". . . . . .")
                        .german("guns", ARTILLERY, 2)
                        .at("0101")
                        .german("pz", TANK, 3)
                        .at("0401")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0501")
                        .facing("W")
                        .activated("German", STATIONARY)
                        .play("attack 0501 with guns", 1, 1, 1, 1, 1, 1, 1);
        Scene nextTurn = fired.play("done").play("done");

        assertTrue(fired.seen(SOVIET, "guns").onMap());
        assertEquals(2, nextTurn.table().turn());
        assertFalse(nextTurn.seen(SOVIET, "guns").onMap());
    }
}
