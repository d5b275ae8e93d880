package sandtable.blitzkriegcommander;

import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.kernel.Register;
import sandtable.kit.Laws;

import java.util.stream.Stream;

/** The laws of the kernel, where both sides begin within reach of each other. */
final class CloseQuartersTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    private static final String SCENARIO =
            """
            game = "blitzkrieg-commander"
            title = "Close Quarters"
            place = "A lane"
            date = "July 1944"
            length = "10 minutes"
            difficulty = "for tests"
            background = "Both sides have come upon each other."

            [clock]
            turns = 3
            first = "American"

            [table]
            width = 900
            depth = 600
            features = [
              { kind = "woods", box = "120,330 280,460" },
              { kind = "orchard", box = "380,310 480,380" },
              { kind = "wire", line = "100,500 800,500" },
            ]

            [[side]]
            name = "American"
            edge = "south"
            breakpoint = 50
            zone = "0,0 900,300"

            [[side]]
            name = "German"
            edge = "north"
            breakpoint = 50
            zone = "0,310 900,600"

            [[troops]]
            side = "American"
            units = [
              { id = "co", type = "co", at = "420,40", cv = 9 },
              { id = "rifle-1", type = "us-rifle", at = "250,270" },
              { id = "rifle-2", type = "us-rifle", at = "320,270" },
              { id = "rifle-3", type = "us-engineers", at = "390,270" },
              { id = "jeep", type = "us-jeep", at = "350,200" },
              { id = "mortar", type = "us-81mm-mortar", at = "300,180" },
              { id = "m10", type = "us-m10", at = "560,250" },
              { id = "crocodile", type = "gb-crocodile", at = "630,260" },
            ]

            [[troops]]
            side = "German"
            units = [
              { id = "de-co", type = "co", at = "490,520", cv = 8 },
              { id = "gren-1", type = "de-grenadier", at = "260,350" },
              { id = "gren-2", type = "de-grenadier", at = "400,340" },
              { id = "mg", type = "de-mg42", at = "330,380" },
              { id = "pak", type = "de-pak40", at = "480,420" },
              { id = "stug", type = "de-stug", at = "620,380" },
              { id = "track", type = "de-sdkfz251", at = "560,400" },
            ]

            [[mines]]
            side = "German"
            fields = [
              { id = "field", at = "700,400" },
            ]

            [[victory]]
            grade = "German victory"
            winner = "German"
            """;

    @TestFactory
    Stream<? extends DynamicNode> theLawsHoldInCloseQuarters() {
        return Laws.of(
                        new BlitzkriegCommander(),
                        Battles.scenario("close-quarters", SCENARIO),
                        REGISTER)
                .games(6)
                .seed(1)
                .oneIn(3)
                .tests();
    }
}
