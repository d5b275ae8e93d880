package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Notation;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;

import java.util.List;

/** How decisions are typed. That every decision can be read again is a law. */
final class NotationTest {
    private static final Game GAME =
            Drawn.of(". .\n. .\n. .\n. .")
                    .german("pz", "de-pzkw-iv-h", "A01")
                    .german("r", "de-rifle-39", "A01")
                    .soviet("x", "su-rifle-43", "A04")
                    .plane("stuka", "de-ju-87-b", 0)
                    .battery("guns", "de-105mm-howitzer", 0)
                    .impulse(0, 3);

    private static final TacticalGameX RULES = new TacticalGameX();

    private static Notation.Reading<Decision> read(String text) {
        return RULES.notation().read(GAME.view(Drawn.GERMAN), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shoot A04 pz at y          | there is no unit "y"
                    shoot A04 pz               | after those who fire comes "at" and the targets
                    shell A04 r                | after those who fire comes "by" and the unit that sights
                    hold forever               | hold fire for this step, move or impulse
                    fire Q99                   | Q99 is off the map
                    fly stuka A01 Q            | there is no direction "Q"
                    strike x 1 A04             | "x" is no number of hexes, attacks or points
                    done now                   | what is "now" at the end?
                    """)
    void whatCannotBeReadIsExplained(String typed, String why) {
        assertTrue(
                read(typed) instanceof Notation.Reading.Unread<Decision>(String reason)
                        && reason.startsWith(why),
                read(typed).toString());
    }

    @Test
    void theNearestWordIsSuggested() {
        assertEquals(
                new Notation.Reading.Unread<Decision>(
                        "there is no order \"shot\"; did you mean shoot?"),
                read("shot A04 pz at x"));
    }

    @Test
    void severalShotsAreJoinedByAnd() {
        var shoot =
                new Decision.Shoot(
                        GAME.hexId("A04"),
                        List.of(
                                new Shot(GAME.units(0), GAME.units(2)),
                                new Shot(GAME.units(1), GAME.units(2))));

        assertEquals(
                "shoot A04 pz at x and r at x",
                RULES.notation().write(GAME.view(Drawn.GERMAN), shoot));
        assertEquals(
                new Notation.Reading.Read<Decision>(shoot), read("shoot A04 pz at x and r at x"));
    }

    @Test
    void aFarHexStandsForTheCheapestWayThere() {
        Game moving = GAME.play("move pz");

        assertEquals("A03", moving.play("march A03").at("pz"));
    }

    @Test
    void aSpotterAircraftIsNamedLikeAUnit() {
        var stuka = new Sighter.OfAircraft(GAME.aircraft("stuka"), GAME.hexId("A04"));
        var shell = new Decision.Shell(GAME.hexId("A04"), List.of(), stuka, 2);
        var aside = new Sighter.OfAircraft(GAME.aircraft("stuka"), GAME.hexId("A02"));
        var other = new Decision.Shell(GAME.hexId("A04"), List.of(), aside, 0);

        assertEquals(
                "shell A04 by stuka extra 2",
                RULES.notation().write(GAME.view(Drawn.GERMAN), shell));
        assertEquals(
                new Notation.Reading.Read<Decision>(shell), read("shell A04 by stuka extra 2"));
        assertEquals(
                "shell A04 by stuka over A02",
                RULES.notation().write(GAME.view(Drawn.GERMAN), other));
        assertEquals(
                new Notation.Reading.Read<Decision>(other), read("shell A04 by stuka over A02"));
    }

    @Test
    void anAircraftMayBeNamedThatHelpsCounterBatteryFire() {
        var alone = new Decision.CounterBattery(new Decision.Unaided());
        var help = new Decision.HelpOfAircraft(GAME.aircraft("stuka"));
        var helped = new Decision.CounterBattery(help);

        assertEquals("counter", RULES.notation().write(GAME.view(Drawn.GERMAN), alone));
        assertEquals("counter stuka", RULES.notation().write(GAME.view(Drawn.GERMAN), helped));
        assertEquals(new Notation.Reading.Read<Decision>(alone), read("counter"));
        assertEquals(new Notation.Reading.Read<Decision>(helped), read("counter stuka"));
    }
}
