package sandtable.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class ShownTest {
    private static Shown shown(String text) {
        return Shown.NOTHING.then(text.replace('\'', '"'));
    }

    @Test
    void aBotKeepsTheChoicesOfTheQuestion() {
        Shown shown =
                shown("{'position': 3, 'over': null, 'question': {'choices': ['a 1', 'b 2']}}");

        assertEquals(new Shown(3, false, "", List.of("a 1", "b 2")), shown);
    }

    @Test
    void whoIsAskedNothingHasNoChoices() {
        assertEquals(List.of(), shown("{'position': 3, 'over': null, 'question': null}").choices());
    }

    @Test
    void theEndIsTold() {
        assertTrue(shown("{'position': 3, 'over': {}, 'question': null}").over());
    }

    @Test
    void changesArePutTogetherWithWhatAPageKnows() {
        Shown known = new Shown(3, false, "German 3", List.of("a", "b", "c"));

        Shown next =
                known.then(
                        """
                        {"choices": [{"from": 1, "count": 2}, {"from": -1, "count": 1}],
                         "position": {"position": 4, "over": null, "mark": "German 4",
                                      "scene": {"question": {"choices": [{"typed": "d"}]}}}}
                        """);

        assertEquals(new Shown(4, false, "German 4", List.of("b", "c", "d")), next);
    }
}
