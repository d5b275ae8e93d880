package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Match;
import sandtable.kernel.Sum;
import sandtable.scene.LogLine;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** The sums of attacks as they stand on the table: who puts in what, against what, and why. */
class SumsShownTest {
    private static List<String> lines(List<Reason> reasons) {
        return reasons.stream()
                .map(
                        each ->
                                each.words()
                                        + ": "
                                        + each.figure()
                                        + " "
                                        + each.clause().orElseThrow())
                .toList();
    }

    private static List<String> forecast(
            Match<State, View, Decision, Happening> match, String typed) {
        return lines(Valley.choice(match, typed).forecast().orElseThrow().reasons());
    }

    /** The rules' own sums of the same decision. */
    private static List<String> sums(Match<State, View, Decision, Happening> match, String typed) {
        var side = Valley.asked(match);
        return Valley.RULES.figures(match.view(side), Valley.read(match, side, typed)).stream()
                .map(Sum::toString)
                .toList();
    }

    private static LogLine logged(
            Match<State, View, Decision, Happening> after, Class<? extends Happening> kind) {
        Happening event =
                Valley.events(after).stream().filter(kind::isInstance).findFirst().orElseThrow();
        return Valley.PRESENTER.line(after.view(Valley.GERMAN), event);
    }

    @Test
    @Cites({"TGX-6.4.5.e", "TGX-6.4.5.f", "TGX-6.4.5.g", "TGX-6.4.5.h"})
    void anOverrunAddsPrintedStrengths() {
        var first =
                Valley.play(
                        Valley.play(Field.spending(), "move iv"),
                        "march B06 B07 B08 B09 B10 B11 overrun B10");
        var match = Valley.play(first, "move marder");
        String typed = "march B06 B07 B08 B09 B10 C11 overrun B10";

        assertEquals(
                List.of(
                        "PzKw IV H: 14 TGX-6.4.5.e",
                        "Marder II: 12 TGX-6.4.5.e",
                        "Rifle 43 and ZIS-5 Truck: 17 TGX-6.3.2.a",
                        "26 to 17, one column better: 2:1 TGX-6.3.3.a",
                        "Rifle 43: overrun: die −2 TGX-6.4.5.h",
                        "ZIS-5 Truck: overrun: die −2 TGX-6.4.5.h"),
                forecast(match, typed));
        assertEquals(
                List.of(
                        "attack strength 26 (iv 14, marder 12)",
                        "die modifier -2 (overrun -2)",
                        "die modifier -2 (overrun -2)"),
                sums(match, typed));
    }

    @Test
    @Cites({"TGX-6.4.6.g", "TGX-6.4.6.h", "TGX-6.4.6.i", "TGX-6.4.6.j"})
    void aCloseAssaultAddsPrintedStrengthsAndThePositionShields() {
        String typed = "assault A09 rifle hmg pio";

        assertEquals(
                List.of(
                        "2nd Rifle 42 (East): 3 TGX-6.4.6.g",
                        "HMG: 6 TGX-6.4.6.g",
                        "Engineer (East): 3 TGX-6.4.6.g",
                        "SMG 43: 12 TGX-6.3.2.a",
                        "12 to 12, one column better: 2:1 TGX-6.3.3.a",
                        "close assault: die −2 TGX-6.4.6.i",
                        "improved position: die +2 TGX-6.3.5.e"),
                forecast(Field.spending(), typed));
        assertEquals(
                List.of(
                        "attack strength 12 (rifle 3, hmg 6, pio 3)",
                        "die modifier 0 (close assault -2, improved position 2)"),
                sums(Field.spending(), typed));
    }

    @Test
    @Cites("TGX-6.4.4.e")
    void aHowitzerAndABatteryPutInTwentyEach() {
        String typed = "shell A09 howitzer by rifle";

        assertEquals(
                List.of(
                        "On target, else it scatters or misses: 2 in 6 TGX-6.4.4.h",
                        "75mm howitzer, range 8: 20 TGX-6.3.6.a",
                        "Off-board 75mm howitzer: 20 TGX-6.4.4.e",
                        "SMG 43: 12 TGX-6.3.2.a",
                        "40 to 12: 3:1 TGX-6.3.3.a",
                        "improved position: die +2 TGX-6.3.5.e"),
                forecast(Field.called(), typed));
        assertEquals(
                List.of(
                        "attack strength 40 (howitzer 20, g-guns 20)",
                        "die modifier 2 (improved position 2)"),
                sums(Field.called(), typed));
        assertEquals(
                "75mm howitzer and off-board 75mm howitzer attack SMG 43 in A09 at 3:1: no effect",
                logged(Valley.play(Field.called(), typed, 1, 6), Happening.Attacked.class).words());
    }

    @Test
    @Cites({"TGX-6.4.3.h", "TGX-6.4.3.i"})
    void shellsOnTwoTargetsAreHalvedAgainstEach() {
        String typed = "shell B10 howitzer by rifle";

        assertEquals(
                List.of(
                        "On target, else it scatters or misses: 2 in 6 TGX-6.4.4.h",
                        "75mm howitzer, range 10: 10 TGX-6.3.6.a",
                        "Off-board 75mm howitzer: 10 TGX-6.4.4.e",
                        "Rifle 43: 16 TGX-6.3.2.a",
                        "20 to 16: 1:1 TGX-6.3.3.a",
                        "75mm howitzer, range 10: 10 TGX-6.3.6.a",
                        "Off-board 75mm howitzer: 10 TGX-6.4.4.e",
                        "ZIS-5 Truck: 1 TGX-6.3.2.a",
                        "20 to 1: 20:1 TGX-6.3.3.a"),
                forecast(Field.called(), typed));
    }

    @Test
    @Cites({"TGX-6.4.4.n", "TGX-6.4.4.o"})
    void counterBatteryFireAddsHalfOfEachBattery() {
        assertEquals(
                List.of(
                        "Without an aircraft: half strength TGX-6.4.4.o",
                        "Off-board 122mm howitzer: 20 TGX-6.4.4.o",
                        "Off-board 152mm howitzer: 30 TGX-6.4.4.o",
                        "75mm howitzer: 2 TGX-6.3.2.a",
                        "50 to 2: 25:1 TGX-6.3.3.a"),
                forecast(Field.heard(), "counter"));
        assertEquals(
                List.of(
                        "With Il-2 (bombs): full strength TGX-6.4.4.o",
                        "Off-board 122mm howitzer: 40 TGX-6.4.4.o",
                        "Off-board 152mm howitzer: 60 TGX-6.4.4.o",
                        "75mm howitzer: 2 TGX-6.3.2.a",
                        "100 to 2: 50:1 TGX-6.3.3.a"),
                forecast(Field.heard(), "counter il-2"));
        assertEquals(
                List.of("attack strength 50 (s-guns 20, s-more 30)", "die modifier 0 ()"),
                sums(Field.heard(), "counter"));
    }

    @Test
    @Cites("TGX-6.4.4.n")
    void counterBatteryFireIsLoggedWithDieAndOdds() {
        LogLine line = logged(Valley.play(Field.heard(), "counter", 6), Happening.BatteryHit.class);

        assertEquals(
                "Off-board 122mm howitzer and off-board 152mm howitzer fire at 75mm howitzer at"
                        + " 25:1: X",
                line.words());
        assertEquals(List.of(6), line.dice().getFirst().faces());
        assertEquals(List.of("50 to 2: 25:1 TGX-6.3.3.a"), lines(line.reasons()));
    }

    /** The first gun is two hexes away, less than half its range, the other three. */
    @Test
    @Cites({"TGX-6.4.7.j", "TGX-6.4.7.k"})
    void gunsAtAnAircraftAreAddedOneByOne() {
        var over =
                Valley.play(
                        Valley.play(Field.spending(), "fly stuka B01 S"), "strike 9 1 B10 s-rifle");

        assertEquals(
                List.of(
                        "1st 12.7mm AAMG: 12 TGX-6.4.7.j",
                        "2nd 12.7mm AAMG: 6 TGX-6.4.7.j",
                        "Strength: 18 TGX-6.4.7.k"),
                forecast(over, "flak 8 aa-1 aa-2"));
        assertEquals(
                List.of("attack strength 18 (aa-1 12, aa-2 6)"), sums(over, "flak 8 aa-1 aa-2"));
    }

    @Test
    @Cites("TGX-7.1.c")
    void aMoraleCheckNamesWhatIsAddedToItsDice() {
        var hit =
                Valley.play(
                        Valley.play(Field.spending(), "assault A09 rifle hmg pio"), "attack", 3);
        var match = Valley.play(Valley.play(hit, "done"), "roll", 5);

        assertEquals(
                List.of(
                        "SMG 43, morale level: 7 TGX-7.0.a",
                        "SMG 43, in a town, fortification or position: dice −1 TGX-7.1.c"),
                forecast(match, "rally A09"));
        assertEquals(
                List.of(
                        "in a town, fortification or position: −1 TGX-7.1.c",
                        "Dice with modifier −1: 7 TGX-7.1.a",
                        "Morale level: 7 TGX-7.0.a"),
                lines(
                        logged(Valley.play(match, "rally A09", 6, 2), Happening.MoraleChecked.class)
                                .reasons()));
    }

    /** The assault that goes on afterwards is no part of it. */
    @Test
    @Cites("TGX-6.4.2.g")
    void fireAtAUnitThatMovesUpToAssaultShowsItsOwnSum() {
        var passed = Valley.play(Field.spending(), "done");
        var watching = Valley.play(Valley.play(passed, "roll", 1), "watch s-rifle");
        var moving = Valley.play(Valley.play(watching, "roll", 6), "move late");
        var match = Valley.play(moving, "march B08 assault A09");

        assertEquals(
                List.of(
                        "Rifle 43, range 2: 5 TGX-6.3.6.a",
                        "1st Rifle 42 (East): 8 TGX-6.3.2.a",
                        "5 to 8: 1:2 TGX-6.3.3.a"),
                forecast(match, "interrupt s-rifle"));
        assertEquals(
                List.of("attack strength 5 (s-rifle 5)", "die modifier 0 ()"),
                sums(match, "interrupt s-rifle"));
    }
}
