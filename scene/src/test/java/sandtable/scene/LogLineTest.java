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
}
