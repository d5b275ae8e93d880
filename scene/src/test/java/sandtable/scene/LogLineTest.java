package sandtable.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;

import java.util.List;

class LogLineTest {
    @Test
    void diceThatCountStandInBrackets() {
        var line =
                new LogLine(
                        "Rifles attack",
                        List.of(new LogLine.Dice("attacker", List.of(1, 5, 6), List.of(1, 2))),
                        List.of(
                                Reason.of("Attacker", "3 dice", "HB-CBT.4"),
                                Reason.plain("Weather", "fair")),
                        Clause.of("HB-CBT.1"),
                        List.of());

        assertEquals(
                """
                Rifles attack [HB-CBT.1]
                    Attacker: 3 dice [HB-CBT.4]
                    Weather: fair
                    attacker: 1 [5] [6]\
                """,
                line.text());
    }

    @Test
    void diceAreToldBesideWhatTheyCouldHaveBrought() {
        var line =
                LogLine.of("Rifles attack", Clause.of("HB-CBT.1"))
                        .rolled(List.of(new Fortune("German", List.of(0.25, 0.5, 0.25), 2)));

        assertEquals(List.of(new LogLine.Luck("German", 2, 1.0, 2)), line.luck());
    }
}
