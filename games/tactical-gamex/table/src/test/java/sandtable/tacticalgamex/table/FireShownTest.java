package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.table.Valley.GERMAN;
import static sandtable.tacticalgamex.table.Valley.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.scene.Badge;
import sandtable.scene.Choice;
import sandtable.scene.LogLine;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;

/** How fire, spotting and sight are shown before and after the die. */
class FireShownTest {
    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    private static List<String> badges(Scene scene, String id) {
        return piece(scene, id).badges().stream().map(Badge::words).toList();
    }

    private static List<String> typed(Scene scene) {
        return scene.question().orElseThrow().choices().stream().map(Choice::typed).toList();
    }

    @Test
    void anAttackShowsArithmeticAndTableBeforeTheDie() {
        Choice both = Valley.choice(Valley.firing(), "shoot M12 g-iv-1 g-iv-2 at s-t34");
        var forecast = both.forecast().orElseThrow();
        var table = forecast.tables().getFirst();

        assertEquals(
                new Tie.Together(
                        "Fire at 1st T-34 C in M12",
                        Optional.of(new Place.Hex("M12")),
                        List.of("g-iv-1", "g-iv-2"),
                        List.of("g-iv-1", "g-iv-2")),
                both.tie());
        assertEquals(
                1, forecast.cells().stream().mapToDouble(each -> each.probability()).sum(), 1e-12);
        assertEquals("4:1", table.columns().get(table.column()));
        assertEquals(6, table.rows().stream().filter(each -> each.reached()).count());
        assertEquals(
                List.of("X", "DD", "D", "–"),
                table.results().stream().map(each -> each.code()).toList());
        assertTrue(
                forecast.reasons().stream()
                        .anyMatch(each -> each.words().equals("1st PzKw IV H, range 4")),
                forecast.reasons()::toString);
        assertTrue(both.reasons().getFirst().figure().contains("sees M12"), both::toString);
    }

    @Test
    void twoMayFireAtDifferentUnitsOfAHex() {
        String other = "{ id = \"s-two\", type = \"su-t-34-c\", at = \"M12\" },";
        var firing =
                Valley.play(
                        Valley.spending(
                                text -> text.replace("at = \"M12\" },", "at = \"M12\" }," + other)),
                        "fire I11");
        String parted = "shoot M12 g-iv-1 at s-t34 and g-iv-2 at s-two";
        List<String> typed = typed(Valley.scene(firing, GERMAN));

        assertTrue(typed.contains(parted), typed::toString);
        assertTrue(typed.contains("shoot M12 g-iv-2 at s-t34 and g-iv-1 at s-two"));
        assertEquals(new Tie.OnPlace(new Place.Hex("M12")), Valley.choice(firing, parted).tie());
        assertEquals(2, Valley.choice(firing, parted).forecast().orElseThrow().tables().size());
    }

    @Test
    @Cites("TGX-6.3.5.b")
    void twoAttacksOnOneUnitAreForetoldOneAfterTheOther() {
        double once = eliminated("shoot M12 g-iv-1 at s-t34");
        double twice = eliminated("shoot M12 g-iv-1 at s-t34 and g-iv-2 at s-t34");

        assertTrue(twice > 1 - (1 - once) * (1 - once), once + " and " + twice); // D, then DD
    }

    private static double eliminated(String typed) {
        return Valley.choice(Valley.firing(), typed).forecast().orElseThrow().figures().stream()
                .filter(each -> each.words().endsWith("is eliminated"))
                .mapToDouble(each -> each.value())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thoseWhoCanSpotArePickedTogether() {
        var spending = Valley.spending(text -> text.replace("\"I11\"", "\"J11\""));
        Choice choice = Valley.choice(spending, "spot L08 g-iv-1");

        assertTrue(
                choice.tie() instanceof Tie.Together(_, _, _, var among)
                        && among.containsAll(List.of("g-iv-1", "g-iv-2")),
                choice::toString);
    }

    @Test
    void whatIsSaidBeforeTheDieIsWhatTheRulesDo() {
        var forecast =
                Valley.choice(Valley.firing(), "shoot M12 g-iv-1 at s-t34")
                        .forecast()
                        .orElseThrow();
        int killed = 0;
        for (int die = 1; die <= 6; die++) {
            var after = Valley.play(Valley.firing(), "shoot M12 g-iv-1 at s-t34", die);
            killed += Valley.scene(after, GERMAN).piece("s-t34").isEmpty() ? 1 : 0;
        }

        assertEquals(killed / 6.0, forecast.figures().getFirst().value(), 1e-12);
    }

    @Test
    void aShotIsLoggedWithDieAndOdds() {
        var before = Valley.firing();
        var after = Valley.play(before, "shoot M12 g-iv-1 at s-t34", 6);
        LogLine line = PRESENTER.line(after.view(GERMAN), Valley.events(after).getFirst());

        assertTrue(
                line.words().startsWith("1st PzKw IV H attacks 1st T-34 C in M12 at "),
                line.words());
        assertEquals(List.of(6), line.dice().getFirst().faces());
        assertEquals(Clause.of("TGX-6.4.1.b"), line.clause());
        assertEquals(List.of("Fired"), badges(Valley.scene(after, GERMAN), "g-iv-1"));
    }

    @Test
    void luckIsWhatTheDieBroughtAgainstWhatItCould() {
        var after = Valley.play(Valley.firing(), "shoot M12 g-iv-1 at s-t34", 1);
        var fortune =
                PRESENTER.fortunes(after.view(GERMAN), Valley.events(after).getFirst()).getFirst();

        assertEquals("German", fortune.side());
        assertEquals(1, fortune.chances().stream().mapToDouble(each -> each).sum(), 1e-12);
        assertTrue(fortune.actual() > fortune.expected(), fortune::toString);
    }

    @Test
    void opportunityFireIsOfferedWithStandingAnswers() {
        var watched = Valley.play(Valley.spending(), "watch g-iv-1 g-iv-2");
        var passed = Valley.play(watched, "done");
        var rolled = Valley.play(passed, "roll", 3);
        var moved = Valley.play(Valley.play(rolled, "move s-t34"), "march M11");
        List<Choice> choices = Valley.scene(moved, GERMAN).question().orElseThrow().choices();

        assertEquals(
                List.of("hold step", "hold move", "hold impulse"),
                choices.stream()
                        .filter(each -> each.tie() instanceof Tie.Button)
                        .map(Choice::typed)
                        .toList());
        assertTrue(
                choices.stream()
                        .anyMatch(
                                each ->
                                        each.typed().equals("interrupt g-iv-1")
                                                && each.forecast().isPresent()));
    }

    @Test
    void sightIsToldWithTheHexThatBlocks() {
        var view = Valley.begin().view(GERMAN);
        var blocked = PRESENTER.sight(view, "K08", "O08").orElseThrow();
        var clear = PRESENTER.sight(view, "I11", "M12").orElseThrow();

        assertFalse(blocked.clear());
        assertEquals(4, blocked.range());
        assertFalse(blocked.blocked().isEmpty());
        assertTrue(clear.clear());
        assertTrue(PRESENTER.sight(view, "K08", "Z99").isEmpty());
    }

    @Test
    void rangesAndSightAreAskedForOneByOne() {
        var view = Valley.begin().view(GERMAN);
        Scene scene = Valley.scene(Valley.begin(), GERMAN);
        Overlay seen = PRESENTER.overlay(view, Overlay.Kind.SIGHT, "I11").orElseThrow();

        assertTrue(scene.overlays().stream().anyMatch(each -> each.kind() == Overlay.Kind.SIGHT));
        assertTrue(seen.spots().contains(new Overlay.Spot(new Place.Hex("M12"), "", false)));
        assertTrue(PRESENTER.overlay(view, Overlay.Kind.RANGE, "s-t34").isPresent());
        assertTrue(PRESENTER.overlay(view, Overlay.Kind.RANGE, "nobody").isEmpty());
    }
}
