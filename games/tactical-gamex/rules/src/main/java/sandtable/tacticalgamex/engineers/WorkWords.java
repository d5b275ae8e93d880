package sandtable.tacticalgamex.engineers;

import sandtable.kernel.TypedWords;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.Arrays;
import java.util.List;

/** How engineers are put to work: {@code work pio-1 mines K07}. */
public final class WorkWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "work",
                            Decision.Work.class,
                            (_, work) ->
                                    List.of(
                                            work.engineer().name(),
                                            work.task().word(),
                                            work.hex().name()),
                            words -> new Decision.Work(words.unit(), task(words), words.hex())));

    private WorkWords() {}

    private static Decision.Task task(OrderWords order) {
        String word = order.words().next("what to work on");
        return Arrays.stream(Decision.Task.values())
                .filter(each -> each.word().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(
                        () ->
                                new TypedWords.Unclear(
                                        "engineers work on mines, block, wreck, charges, blow,"
                                                + " obstacle or barricade"));
    }
}
