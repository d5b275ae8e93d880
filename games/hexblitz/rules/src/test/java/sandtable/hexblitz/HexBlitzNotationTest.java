package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.ARTILLERY;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.RECONNAISSANCE;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.state.Decision;

import java.util.List;

final class HexBlitzNotationTest {
    private static Scene activated() {
        return Drawn.map(". . . . .")
                .german("panzer", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .german("recce", RECONNAISSANCE, 2)
                .at("0101")
                .order(NORMAL)
                .german("guns", ARTILLERY, 2)
                .at("0101")
                .order(STATIONARY)
                .soviet("rifle", INFANTRY, 2)
                .at("0501")
                .activated("German", NORMAL);
    }

    private static String unread(String order) {
        return activated().unread(GERMAN, order);
    }

    @Test
    void aWrongVerbIsAnsweredWithTheNearest() {
        assertEquals("there is no order \"mvoe\"; did you mean move?", unread("mvoe panzer 0201"));
    }

    @Test
    void aWrongUnitIsAnsweredWithTheNearest() {
        assertEquals("there is no unit \"pnzer\"; did you mean panzer?", unread("move pnzer 0201"));
    }

    @Test
    void aWrongDirectionIsAnsweredWithTheRightOnes() {
        assertEquals(
                "there is no direction \"northward\"; it is one of E, NE, NW, SE, SW, W",
                unread("face 0101 northward"));
    }

    @Test
    void aHexOffTheMapIsAnsweredWithTheSizeOfTheMap() {
        assertEquals(
                "0601 is off the map, which has 5 columns and 1 rows", unread("move panzer 0601"));
    }

    @Test
    void aWrongOrderLetterIsAnsweredWithTheRightOnes() {
        assertEquals("there is no order \"X\"; it is one of M, R, S, D", unread("order panzer x"));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertEquals("a hex is missing at the end", unread("attack"));
        assertEquals("a unit is missing at the end", unread("move"));
        assertEquals(
                "an order (M normal move, R road, S stationary, D defensive) is missing at the end",
                unread("order panzer"));
        assertEquals("a unit or \"supply\" is missing at the end", unread("load panzer"));
    }

    @Test
    void whatIsTooMuchIsNamed() {
        assertEquals("what is \"at once\" at the end?", unread("done at once"));
    }

    @Test
    void theWordsOfAnAttackAreAskedFor() {
        assertEquals(
                "after the hex comes \"alone\" or \"with\" and the supporting guns, not \"by\"",
                unread("attack 0501 by guns"));
    }

    @Test
    void lettersMayBeLargeOrSmall() {
        assertEquals(
                activated().read(GERMAN, "move panzer 0201"),
                activated().read(GERMAN, "  MOVE Panzer   0201 "));
        assertEquals(
                new Decision.OrderUnit(activated().id("panzer"), NORMAL),
                activated().read(GERMAN, "order panzer normal"));
    }

    @Test
    void anOrderIsTypedByTheLetterOfItsMarkerToo() {
        assertEquals(
                activated().read(GERMAN, "order panzer N"),
                activated().read(GERMAN, "order panzer m"));
    }

    @Test
    void aFartherHexStandsForTheCheapestWayThere() {
        Scene scene = activated();

        assertEquals(
                new Decision.Move(
                        scene.id("recce"),
                        List.of(scene.hex("0201"), scene.hex("0301")),
                        List.of()),
                scene.read(GERMAN, "move recce 0301"));
    }

    @Test
    void anAttackIsSupportedByAllGunsUnlessItIsAlone() {
        Scene scene =
                Drawn.map(". . . .")
                        .german("guns", ARTILLERY, 2)
                        .at("0101")
                        .german("panzer", TANK, 5)
                        .at("0201")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .activated("German", STATIONARY);

        assertEquals(
                new Decision.Attack(scene.hex("0301"), List.of(scene.id("guns"))),
                scene.read(GERMAN, "attack 0301"));
        assertEquals(
                new Decision.Attack(scene.hex("0301"), List.of()),
                scene.read(GERMAN, "attack 0301 alone"));
    }

    @Test
    void anAttackIsSupportedByGunsOfTheActiveFormationOnly() {
        Scene scene =
                Drawn.map(". . . . .")
                        .formation(GERMAN, "first")
                        .german("guns-1", ARTILLERY, 2)
                        .at("0101")
                        .german("panzer-1", TANK, 5)
                        .at("0301")
                        .formation(GERMAN, "second")
                        .german("guns-2", ARTILLERY, 2)
                        .at("0101")
                        .german("panzer-2", TANK, 5)
                        .at("0301")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0401")
                        .activated("second", STATIONARY);
        Scene next = scene.play("done");

        assertEquals(
                List.of(scene.id("guns-2")),
                ((Decision.Attack) scene.read(GERMAN, "attack 0401")).support());
        assertEquals(
                List.of(scene.id("guns-1")),
                ((Decision.Attack) next.read(GERMAN, "attack 0401")).support());
    }
}
