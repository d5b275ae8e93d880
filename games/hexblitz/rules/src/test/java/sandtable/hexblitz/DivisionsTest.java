package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.hexblitz.forces.UnitTypes;

import java.util.stream.Stream;

/**
 * The unit data against the divisions it was made for: how many stands of a type, what each is
 * worth and what the division is.
 */
final class DivisionsTest {
    private static final String DIVISIONS =
            """
            German panzer division 1941: 54
              1 de-hq 2
              2 de-recce-1941 2
              2 de-panzer-1941 5
              4 de-rifle-1941 5
              1 de-motorcycle-1941 5
              3 de-artillery-1941 2
              1 de-pioneer-1941 4
              1 de-antitank-1941 3

            German infantry division 1941: 54
              1 de-hq 2
              1 de-horse-recce-1941 2
              9 de-infantry-1941 4
              4 de-horse-artillery-1941 2
              1 de-foot-pioneer-1941 3
              1 de-antitank-1941 3

            German infantry division 1944: 30
              1 de-hq-1944 1
              6 de-infantry-1944 3
              1 de-fusilier-1944 3
              4 de-horse-artillery-1944 1
              1 de-foot-pioneer-1944 2
              1 de-antitank-1944 2

            German panzer division 1944: 61
              1 de-hq 2
              2 de-recce-1944 3
              2 de-panzer-1944 6
              4 de-panzergrenadier-1944 6
              3 de-artillery-1944 3
              1 de-pioneer-1944 5
              1 de-panzer-antitank-1944 3

            German panzer division 1944, weak battalions: 57
              1 de-hq 2
              2 de-recce-1944 3
              2 de-panzer-1944 6
              4 de-panzergrenadier-3-1944 5
              3 de-artillery-1944 3
              1 de-pioneer-1944 5
              1 de-panzer-antitank-1944 3

            Soviet rifle division 1941: 12
              1 su-hq-1941 1
              3 su-rifle-1941 2
              1 su-gun-artillery-1941 1
              1 su-artillery-1941 2
              1 su-antitank-1941 1
              1 su-recce-1941 1

            Soviet rifle division 1944: 15
              1 su-hq-1944 1
              3 su-rifle-1944 3
              1 su-artillery-1944 3
              1 su-antitank-1944 1
              1 su-recce-1944 1

            Soviet tank corps 1944: 33
              1 su-corps-hq-1944 2
              3 su-tank-brigade-1944 6
              1 su-motor-rifle-1944 5
              2 su-assault-gun-1944 2
              1 su-mortar-1944 2
              1 su-corps-recce-1944 2

            British infantry division 1944: 57
              1 gb-hq 2
              9 gb-infantry-1944 4
              1 gb-machine-gun-1944 3
              3 gb-recce-1944 1
              3 gb-field-1944 2
              1 gb-antitank-1944 4
              1 gb-engineer-1944 3

            British armoured division 1944: 48
              1 gb-hq 2
              3 gb-armoured-1944 5
              1 gb-motor-1944 4
              3 gb-lorried-1944 4
              1 gb-armoured-recce-1944 5
              2 gb-field-1944 2
              1 gb-antitank-1944 4
              1 gb-squadron-engineer-1944 2

            US armored division 1944: 44
              1 us-hq 2
              3 us-tank-1944 6
              3 us-armored-infantry-1944 3
              3 us-armored-artillery-1944 2
              3 us-cavalry-1944 1
              1 us-engineer-1944 3
              1 us-tank-destroyer-1944 3
            """;

    private static Stream<String> divisions() {
        return Stream.of(DIVISIONS.strip().split("\n\n"));
    }

    @ParameterizedTest
    @MethodSource("divisions")
    void theStandsAddUpToTheDivision(String division) {
        String[] lines = division.split("\n");
        int sp = 0;
        for (int i = 1; i < lines.length; i++) {
            String[] words = lines[i].strip().split(" ");
            int each = UnitTypes.all().find(words[1]).orElseThrow().sp();
            assertEquals(Integer.parseInt(words[2]), each, words[1]);
            sp += Integer.parseInt(words[0]) * each;
        }

        assertEquals(lines[0].replaceFirst("\\d+$", String.valueOf(sp)), lines[0]);
    }
}
