package sandtable.catalog.lesson;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that the reader is told.
 *
 * @param words where they depend on how the page is used, both stand in braces: {@code {click|tap}}
 * @param keys how it is done without pointing; empty where there is nothing to do
 * @param point pieces by their ids and places by their names, to be ringed on the map
 * @param enemy what the other side answers when the step begins
 */
public record LessonStep(
        String title,
        String words,
        String keys,
        List<String> point,
        List<String> enemy,
        Deed deed) {
    /** What the reader does before the next step. */
    public sealed interface Deed {
        /** Reads. */
        record Look() implements Deed {}

        /**
         * Answers, in any order.
         *
         * @param also what is taken for the answer too, where there is one: {@code *} stands for
         *     anything
         * @param within how far numbers in it may be off
         */
        record Answer(List<String> expected, List<String> also, int within) implements Deed {
            public Answer {
                expected = List.copyOf(expected);
                also = List.copyOf(also);
            }
        }

        /**
         * Tries what the rules forbid, by this clause.
         *
         * @param attempt an answer that is refused so
         */
        record Forbidden(String attempt, Clause clause) implements Deed {}
    }

    public LessonStep {
        point = List.copyOf(point);
        enemy = List.copyOf(enemy);
    }

    /** What the reader answers in it. */
    public Stream<String> expected() {
        return switch (deed) {
            case Deed.Answer(var expected, _, _) -> expected.stream();
            case Deed.Look _, Deed.Forbidden _ -> Stream.empty();
        };
    }
}
