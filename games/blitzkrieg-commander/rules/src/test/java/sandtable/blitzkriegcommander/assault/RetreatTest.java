package sandtable.blitzkriegcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.blitzkriegcommander.assault.AssaultTest.assault;
import static sandtable.blitzkriegcommander.assault.AssaultTest.lostBy;
import static sandtable.blitzkriegcommander.assault.AssaultTest.retreat;
import static sandtable.blitzkriegcommander.assault.AssaultTest.rifle;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;

import java.util.List;

/** Losers of an assault who must retreat, and whom that knocks out. */
final class RetreatTest {
    @Test
    @Cites("BKC-RET.1")
    void intoAnEnemyItIsLost() {
        Tabletop table = rifle().us("behind", "us-jeep", 300, 480);

        assertEquals(
                "[gren retreats into behind BKC-RET.1]",
                lostBy(assault(table, 4, 4, 4, 1, 1, 1, 4, 4, 1, 5)));
    }

    @Test
    @Cites("BKC-RET.2")
    void intoImpassableGroundItIsLost() {
        Tabletop table = rifle().area(FeatureKind.DEEP, 200, 450, 400, 600);

        assertEquals(
                "[gren retreats into impassable ground BKC-RET.2]",
                lostBy(assault(table, retreat(5))));
    }

    @Test
    @Cites("BKC-RET.3")
    void intoRealMinesItIsLostAndIntoADummyNot() {
        Tabletop real = rifle().mines(Tabletop.US, "field", 300, 510);
        Tabletop dummy = rifle().dummyMines(Tabletop.US, "field", 300, 510);

        assertEquals("[gren retreats into mines BKC-RET.3]", lostBy(assault(real, retreat(5))));
        assertEquals("30.0,47.0", assault(dummy, retreat(5)).at("gren"));
    }

    @Test
    @Cites("BKC-RET.4")
    void offTheTableItIsLost() {
        Tabletop table =
                Tabletop.of(900, 450)
                        .us("rifle", "us-rifle", 300, 300)
                        .german("gren", "de-grenadier", 300, 420)
                        .suppressed();

        assertEquals("[gren retreats off the table BKC-RET.4]", lostBy(assault(table, retreat(5))));
    }

    @Test
    @Cites("BKC-RET.5")
    void intoASuppressedFriendBothAreLost() {
        Tabletop table = rifle().german("friend", "de-truck", 300, 480).suppressed();

        assertEquals(
                "[gren retreats into friend BKC-RET.5, friend gren retreats into it BKC-RET.5]",
                lostBy(assault(table, retreat(5))));
    }

    @Test
    @Cites("BKC-RET.6")
    void intoAnEnemyCommandUnitBothAreLost() {
        Tabletop table = rifle().us("fao", "fao", 8, 300, 480);

        assertEquals(
                "[gren retreats into fao BKC-RET.6, fao gren retreats into it BKC-RET.6]",
                lostBy(assault(table, retreat(5))));
    }

    /** A unit must retreat five centimetres from the riflemen. */
    private static String retreats(Tabletop table) {
        State state = table.begin().state();
        var telling = new Telling<Happening>(Chance.none());
        State after =
                Retreat.resolve(
                        state, List.of(table.id("gren")), List.of(table.id("rifle")), 50, telling);
        return lostBy(new Played(after, telling.events()));
    }

    @Test
    @Cites("BKC-RET.7")
    void anUnlimberedGunIsLost() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 300)
                        .german("gren", "de-20mm-flak", 300, 331);

        assertEquals("[gren an unlimbered gun that must retreat BKC-RET.7]", retreats(table));
    }

    @Test
    @Cites({"BKC-RET.8", "BKC-RET.11"})
    void troopsInFortificationsAreLost() {
        Tabletop table = rifle().work(Tabletop.GERMAN, "trench", WorkKind.TRENCH, 300, 420);

        assertEquals(
                "[gren must retreat from its fortification BKC-RET.8]",
                lostBy(assault(table, 6, 6, 6, 1, 1, 4, 4, 1, 1)));
    }

    @Test
    @Cites("BKC-RET.9")
    void aDugInAfvIsLost() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 300)
                        .german("gren", "de-panther", 300, 331);

        assertEquals("[]", retreats(table));
        assertEquals("[gren a dug-in AFV that must retreat BKC-RET.9]", retreats(table.hullDown()));
    }

    @Test
    @Cites("BKC-RET.11")
    void footThatDugItselfInRetreatsAndLeavesItsScrapes() {
        Played after = assault(rifle().dugIn(2), 5, 5, 5, 1, 1, 4, 4, 1, 3);

        assertEquals("30.0,47.0", after.at("gren"));
        assertEquals(0, after.unit("gren").digs());
    }

    @Test
    @Cites("BKC-RET.12")
    void wireDoesNotMatterAndItGoesOnUntilClearOfFriends() {
        Tabletop wire = rifle().line(FeatureKind.WIRE, 200, 450, 400, 450);
        Tabletop friend = rifle().german("friend", "de-truck", 300, 480);

        assertEquals("30.0,47.0", assault(wire, retreat(5)).at("gren"));
        assertEquals("30.0,51.0", assault(friend, retreat(5)).at("gren"));
    }
}
