package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.PresenterLaws;
import sandtable.scene.Choice;
import sandtable.scene.Edge;
import sandtable.scene.Marker;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Temporary bridges, mobile fire and fields of fire as a person sees them. */
final class AcrossShownTest {
    private static final Side BRITISH = new Side("British");
    private static final Side GERMAN = new Side("German");

    private static final String TEXT =
            """
            title = "Across"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "test"
            background = "A stream."

            [rules]
            mobile-fire = true
            fields-of-fire = true

            [map]
            drawing = '''
            . . . . s . . . .
            . . . . s . . . .
            . . . . s . . . .
            . . . . s . . . .
            '''

            [clock]
            turns = 3
            initiative = "British"
            sets-up-first = "British"

            [[side]]
            name = "British"
            morale = 8

            [[side]]
            name = "German"
            axis = true
            morale = 8

            [[formation]]
            name = "British"
            side = "British"
            nation = "Great Britain"
            units = [
              { id = "layer", type = "gb-valentine-bridge-layer", at = "D02" },
              { id = "tank", type = "gb-cromwell-iv", at = "B02" },
              { id = "gun", type = "gb-6-pdr-at", at = "C03" },
              { id = "how", type = "gb-25-pdr", at = "A04" },
            ]

            [[formation]]
            name = "Germans"
            side = "German"
            nation = "Germany"
            units = [
              { id = "rifle", type = "de-rifle-42-west", at = "H02" },
              { id = "howitzer", type = "de-105mm-howitzer", at = "I02" },
            ]

            [[counter]]
            id = "bridge"
            side = "German"
            kind = "bridge"
            carries = "tanks"
            at = "E04"

            [[score]]
            side = "British"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "British"
            level = "marginal"
            all = [{ side = "British", points = 1 }]
            """;

    private static Scenario scenario() {
        return Scenarios.read("test/across", "across.toml", TEXT);
    }

    private static Match<State, View, Decision, Happening> play(String... typed) {
        var match = Match.start(Valley.RULES, scenario(), Chance.scripted());
        match = Valley.play(Valley.play(match, "done"), "done");
        match = Valley.play(match, "roll", 5);
        for (String each : typed) {
            match = Valley.play(match, each);
        }
        return match;
    }

    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> theLawsHold() {
        return PresenterLaws.of(Valley.RULES, Valley.PRESENTER, scenario()).tests();
    }

    @Test
    void theWayAGunFacesIsAskedAndSeenByBoth() {
        var match = Match.start(Valley.RULES, scenario(), Chance.scripted());

        Scene asked = Valley.scene(match, BRITISH);
        assertEquals("Which way does 6 pdr AT face?", asked.question().orElseThrow().words());
        Choice south = Valley.choice(match, "turn gun S");
        assertEquals("6 pdr AT faces S", south.words());
        assertEquals("All face the enemy", Valley.choice(match, "done").words());
        var turned = Valley.play(match, "turn gun S");
        assertEquals(3, piece(Valley.scene(turned, GERMAN), "gun").heading());
        assertEquals(3, piece(Valley.scene(turned, BRITISH), "gun").heading());
        assertEquals(Piece.NO_HEADING, piece(Valley.scene(turned, GERMAN), "tank").heading());
    }

    @Test
    void theArcIsThereForTheAsking() {
        var match = play("turn gun N");
        View view = match.view(GERMAN);

        assertTrue(
                Valley.scene(match, GERMAN).overlays().stream()
                        .anyMatch(each -> each.kind() == Overlay.Kind.ARC));
        Overlay arc = Valley.PRESENTER.overlay(view, Overlay.Kind.ARC, "gun").orElseThrow();
        List<Place> places = arc.spots().stream().map(Overlay.Spot::place).toList();
        assertTrue(places.contains(new Place.Hex("C01")));
        assertFalse(places.contains(new Place.Hex("C04")));
        assertEquals(Optional.empty(), Valley.PRESENTER.overlay(view, Overlay.Kind.ARC, "tank"));
    }

    @Test
    void aBridgeIsDrawnWhereItLiesNow() {
        Scene scene = Valley.scene(play(), BRITISH);

        assertTrue(scene.crossings().contains(new Edge("E04", Edge.IN_HEX, Edge.Kind.BRIDGE)));
        assertTrue(
                scene.markers().stream()
                        .map(Marker::words)
                        .anyMatch("temporary bridge for tanks, defense strength 32"::equals));
    }

    @Test
    void fireAtABridgeSaysSo() {
        var match = play("fire A04");
        Choice shot = Valley.choice(match, "shoot E04 how at bridge");

        assertEquals("Fire with 25 pdr at the temporary bridge in E04", shot.words());
        assertTrue(
                shot.forecast().orElseThrow().figures().stream()
                        .anyMatch(each -> each.words().equals("The bridge is destroyed")));
    }

    @Test
    void mobileFireIsMarkedAndFree() {
        var moving = play("move tank");
        assertEquals(
                "Mobile fire: half the movement, and an attack at half strength later",
                Valley.choice(moving, "mobile").words());
        var moved = Valley.play(Valley.play(moving, "mobile"), "march C02");

        Scene scene = Valley.scene(moved, BRITISH);
        assertTrue(
                piece(scene, "tank").badges().stream()
                        .anyMatch(each -> each.words().equals("Mobile Fire")));
        Choice free = Valley.choice(moved, "free C02");
        assertEquals("Mobile fire from C02", free.words());
        assertEquals("free", free.reasons().getFirst().figure());
    }
}
