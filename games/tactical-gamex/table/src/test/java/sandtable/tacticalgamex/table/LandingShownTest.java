package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.table.Valley.PRESENTER;
import static sandtable.tacticalgamex.table.Valley.RULES;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Badge;
import sandtable.scene.Choice;
import sandtable.scene.LogLine;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Silhouette;
import sandtable.scene.Stage;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** TGX-10 What a player sees of a landing. */
class LandingShownTest {
    private static final Side AMERICAN = new Side("American");
    private static final Side JAPANESE = new Side("Japanese");

    private static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, Valley.scenario("coral-strand"), Chance.scripted());
    }

    /** The craft are about to be loaded. */
    private static Match<State, View, Decision, Happening> loading() {
        return Valley.play(begin(), "done");
    }

    /** The Japanese have so many points, and the Americans are at sea. */
    private static Match<State, View, Decision, Happening> firing() {
        var sea = Valley.play(Valley.play(loading(), "done"), "done");
        return Valley.play(Valley.play(sea, "done"), "roll", 6);
    }

    /** The turn is over, and the craft advance. */
    private static Match<State, View, Decision, Happening> advancing() {
        var match = Valley.play(firing(), "done");
        while (!(match.view(AMERICAN).step() instanceof Advancing)) {
            match = Valley.play(match, "pass");
        }
        return match;
    }

    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    private static List<String> badges(Scene scene, String id) {
        return piece(scene, id).badges().stream().map(Badge::words).toList();
    }

    private static boolean row(Scene scene, String id, String words) {
        return piece(scene, id).card().stream()
                .map(Reason::toString)
                .anyMatch(each -> each.contains(words));
    }

    @Test
    void craftAreLoadedOneByOne() {
        Scene scene = Valley.scene(loading(), AMERICAN);

        assertEquals(
                List.of(new Place.Box("lands from the sea")), piece(scene, "a-marine-1").places());
        assertEquals(
                "Put 1st Marine Assault 43 aboard 1st LVT-4",
                Valley.choice(loading(), "board a-marine-1 a-lvt-1").words());
        assertEquals("Load the rest for me", Valley.choice(loading(), "done").words());
        assertTrue(
                scene.sequence().stream()
                        .map(Stage::words)
                        .anyMatch("American loads its craft"::equals));
    }

    @Test
    void unitsAtSeaLieInTheirHexesAndSayWithWhatTheyDefend() {
        Scene scene = Valley.scene(firing(), JAPANESE);

        assertEquals(List.of(new Place.Hex("E04")), piece(scene, "a-lvt-1").places());
        assertEquals(
                List.of("at sea", "carries 1st Marine Assault 43 and 1st American MG"),
                badges(scene, "a-lvt-1"));
        assertTrue(row(scene, "a-sherman-1", "8, Armored"));
        assertTrue(row(scene, "a-dukw-1", "1, Soft"));
    }

    @Test
    void fireAtACraftShowsItsOdds() {
        var match = Valley.play(firing(), "fire M07");
        Choice shot = Valley.choice(match, "shoot N04 j-47mm at a-sherman-2");

        assertTrue(shot.forecast().orElseThrow().toString().contains("1:2"));
    }

    @Test
    void theShipLiesBesideTheMap() {
        Piece ship = piece(Valley.scene(firing(), AMERICAN), "cruiser");

        assertEquals(List.of(new Place.Box("naval support")), ship.places());
        assertEquals(Silhouette.SHIP.path(), ship.symbol().outline());
    }

    @Test
    void theOwnerIsAskedWhichWayTheyGo() {
        Choice on = Valley.choice(advancing(), "sail a-lvt-2 F05");

        assertEquals("2nd LVT-4 goes on to F05", on.words());
        assertTrue(on.toString().contains("TGX-10.3.d"));
        assertEquals("All others go on by themselves", Valley.choice(advancing(), "done").words());
    }

    @Test
    void theLogTellsWhoComesAshore() {
        var after = Valley.play(advancing(), "sail a-lvt-2 F05");
        List<String> lines =
                Valley.events(after).stream()
                        .map(each -> PRESENTER.line(after.view(AMERICAN), each))
                        .map(LogLine::words)
                        .toList();

        assertEquals("2nd LVT-4 goes on from F04 to F05", lines.getFirst());
        assertTrue(lines.contains("2nd LVT-4 is disrupted"));
    }
}
