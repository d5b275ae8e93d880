package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Match;
import sandtable.scene.Forecast;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The odds shown before the dice against what the rules do with every way the dice can fall. */
class OddsShownTest {
    private static final int FACES = 6;

    /** A second tank beside the one in M12. */
    private static Match<State, View, Decision, Happening> platoon() {
        return Valley.spending(
                text ->
                        text.replace(
                                "at = \"M12\" },",
                                "at = \"M12\" }, { id = \"s-two\", type = \"su-t-34-c\", at ="
                                        + " \"M12\" },"));
    }

    private static Forecast forecast(Match<State, View, Decision, Happening> match, String typed) {
        return Valley.choice(match, typed).forecast().orElseThrow();
    }

    /** How often each number came up over all throws of so many dice. */
    private static TreeMap<Integer, Double> played(
            Match<State, View, Decision, Happening> match,
            String typed,
            int dice,
            ToIntFunction<List<Happening>> number) {
        int all = (int) Math.pow(FACES, dice);
        var odds = new TreeMap<Integer, Double>();
        for (int way = 0; way < all; way++) {
            int[] faces = new int[dice];
            for (int i = 0, rest = way; i < dice; i++, rest /= FACES) {
                faces[i] = 1 + rest % FACES;
            }
            List<Happening> events = Valley.events(Valley.play(match, typed, faces));
            odds.merge(number.applyAsInt(events), 1.0 / all, Double::sum);
        }
        return odds;
    }

    private static void same(TreeMap<Integer, Double> played, Forecast forecast) {
        forecast.cells()
                .forEach(
                        cell ->
                                assertEquals(
                                        played.getOrDefault(cell.across(), 0.0),
                                        cell.probability(),
                                        1e-12,
                                        forecast::toString));
        assertEquals(
                1, forecast.cells().stream().mapToDouble(Forecast.Cell::probability).sum(), 1e-12);
    }

    private static ToIntFunction<List<Happening>> counting(Class<? extends Happening> kind) {
        return events -> (int) events.stream().filter(kind::isInstance).count();
    }

    private static <E extends Happening> ToIntFunction<List<Happening>> read(
            Class<E> kind, Function<E, Integer> number) {
        return events ->
                events.stream()
                        .filter(kind::isInstance)
                        .map(kind::cast)
                        .map(number)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @Cites("TGX-6.3.4.a")
    void ofAnAttackOnOneTarget() {
        var match = Valley.firing();
        String typed = "shoot M12 g-iv-1 at s-t34";

        same(
                played(
                        match,
                        typed,
                        1,
                        read(
                                Happening.Attacked.class,
                                each -> each.results().getFirst().ordinal())),
                forecast(match, typed));
    }

    @Test
    @Cites("TGX-6.3.5.a")
    void ofOneDieForTwoTargets() {
        var match = Valley.play(platoon(), "fire I11");
        String typed = "shoot M12 g-iv-1 g-iv-2 at s-t34 s-two";

        same(played(match, typed, 1, counting(Happening.Eliminated.class)), forecast(match, typed));
    }

    @Test
    @Cites("TGX-6.4.1.d")
    void ofTwoAttacksAtOnce() {
        var match = Valley.play(platoon(), "fire I11");
        String typed = "shoot M12 g-iv-1 at s-t34 and g-iv-2 at s-two";

        same(played(match, typed, 2, counting(Happening.Eliminated.class)), forecast(match, typed));
    }

    @Test
    @Cites("TGX-7.1.a")
    void ofTwoMoraleChecks() {
        var hit =
                Valley.play(
                        Valley.play(platoon(), "fire I11"),
                        "shoot M12 g-iv-1 at s-t34 and g-iv-2 at s-two",
                        4,
                        4);
        var match = Valley.play(Valley.play(hit, "done"), "roll", 3);

        same(
                played(match, "rally M12", 4, counting(Happening.Rallied.class)),
                forecast(match, "rally M12"));
    }

    @Test
    @Cites("TGX-6.3.8.g")
    void ofAnAttemptToSpot() {
        var match = Valley.spending(text -> text.replace("\"I11\"", "\"J11\""));
        String typed = "spot L08 g-iv-1";

        same(
                played(
                        match,
                        typed,
                        1,
                        read(Happening.SpotRolled.class, each -> each.spotted() ? 1 : 0)),
                forecast(match, typed));
    }

    @Test
    @Cites("TGX-6.4.4.n")
    void ofCounterBatteryFire() {
        var match = Field.heard();

        same(
                played(
                        match,
                        "counter",
                        1,
                        read(Happening.BatteryHit.class, each -> each.result().ordinal())),
                forecast(match, "counter"));
    }

    @Test
    @Cites("TGX-6.4.7.h")
    void ofFireAtAnAircraft() {
        var match =
                Valley.play(
                        Valley.play(Field.spending(), "fly stuka B01 S"), "strike 9 1 B10 s-rifle");
        String typed = "flak 8 aa-1 aa-2";

        same( // the second die is that of the attack, if it comes to it
                played(
                        match,
                        typed,
                        2,
                        read(Happening.AircraftFiredAt.class, each -> each.result().ordinal())),
                forecast(match, typed));
    }
}
