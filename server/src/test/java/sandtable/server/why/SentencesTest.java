package sandtable.server.why;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.scene.Tie;

import java.util.List;

class SentencesTest {
    private static Why.Weighed weighed(String words, double chance, double doubt) {
        return new Why.Weighed(words, words, chance, doubt, 100, new Tie.Button(), List.of());
    }

    private static Thought thought(Thought.Kind kind) {
        return new Thought("search", kind, true, 2, 200, 40, List.of());
    }

    private static String said(int given, Why.Weighed... answers) {
        var causes = List.of(new Why.Cause("the objectives", 5), new Why.Cause("losses", -1));
        return new Sentences(
                        thought(Thought.Kind.CHOSEN), List.of(answers), causes, given, "Soviet")
                .all();
    }

    @Test
    void theBestSaysByHowMuchAndWhatTheDifferenceLiesIn() {
        assertEquals(
                "It promised the Soviet side 4 points of 100 more than “Stay”."
                        + " The difference lies in the objectives (+5), losses (−1).",
                said(0, weighed("Go", 41, 2), weighed("Stay", 37, 2)));
    }

    @Test
    void whatWasBetterIsSaidWithoutBlame() {
        assertEquals(
                "“Go” promised the Soviet side 14 points of 100 more."
                        + " What sets it apart from the next best lies in the objectives (+5),"
                        + " losses (−1).",
                said(1, weighed("Go", 41, 2), weighed("Stay", 27, 2)));
    }

    @Test
    void twoThatLieWithinTheirDoubtAreNotToldApart() {
        assertEquals(
                "“Go” and “Stay” could not be told apart in 200 trials.",
                said(0, weighed("Go", 41, 3), weighed("Stay", 38, 3)));
    }

    @Test
    void onlyOneAnswerAndNoThoughtAreSaid() {
        var none = List.<Why.Cause>of();
        List<Why.Weighed> one = List.of(weighed("Go", 50, 0));

        assertEquals(
                "Only one answer was legal.",
                new Sentences(thought(Thought.Kind.ONLY), one, none, 0, "Soviet").all());
        assertEquals(
                "No thought was needed: it always answers like this here.",
                new Sentences(thought(Thought.Kind.STANDING), one, none, 0, "Soviet").all());
    }

    @Test
    void whatWasNotKnownIsListedByName() {
        assertEquals(
                List.of(
                        "It had not seen Artillery and Rifle II.",
                        "It believed Recce somewhere else."),
                Sentences.unknown(List.of("Artillery", "Rifle II"), List.of("Recce")));
    }
}
