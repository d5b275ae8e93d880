package sandtable.scene;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * What is asked now. Choice number <i>i</i> is option number <i>i</i> of the prompt.
 *
 * @param form how it is answered
 * @param more whether answers that are not listed may be typed too, such as another way to the same
 *     hex
 * @param of the id of the piece that it is asked of; empty where there is none or more than one
 * @param others pieces that could be asked before it
 */
public record Question(
        String side,
        String words,
        Clause clause,
        Form form,
        List<Choice> choices,
        boolean more,
        String of,
        List<Other> others) {
    /** How a question is answered: what a page offers first. */
    public enum Form {
        /** Every unit or formation gets an order, in any order, until all have one. */
        ORDERS,
        /** One of the answers. */
        PICK_ONE,
        /** Some pieces that do something together. */
        PICK_SEVERAL,
        /** Something to attack, and by whom. */
        TARGETS,
        /** Where pieces go. */
        WAY,
        /** Where something is put. */
        PLACE,
        /** Yes or no, now or later. */
        CONFIRM
    }

    /**
     * A piece that could be asked first.
     *
     * @param typed the answer by which it is
     */
    public record Other(String piece, String typed) {}

    /** Of nobody in particular. */
    public Question(
            String side,
            String words,
            Clause clause,
            Form form,
            List<Choice> choices,
            boolean more) {
        this(side, words, clause, form, choices, more, "", List.of());
    }

    /** The question of a prompt, its choices in the order of the options. */
    public static <A> Question of(
            String side, String words, Form form, Prompt<A> prompt, Function<A, Choice> choice) {
        return new Question(
                side,
                words,
                prompt.clause(),
                form,
                prompt.options().listed().stream().map(choice).toList(),
                !(prompt.options() instanceof Options.All<A>));
    }

    public Question {
        choices = List.copyOf(choices);
        others = List.copyOf(others);
    }

    /** The same, asked of one piece. */
    public Question of(String piece, List<Other> before) {
        return new Question(side, words, clause, form, choices, more, piece, before);
    }

    /** The ids of all pieces that an answer is tied to. */
    public Set<String> concerned() {
        var pieces = new HashSet<String>();
        for (Choice choice : choices) {
            switch (choice.tie()) {
                case Tie.OnPiece(var piece) -> pieces.add(piece);
                case Tie.Along(var along, _) -> pieces.addAll(along);
                case Tie.Together(_, _, _, var among) -> pieces.addAll(among);
                case Tie.OnGroup _, Tie.OnPlace _, Tie.Button _ -> {}
            }
        }
        others.forEach(each -> pieces.add(each.piece()));
        return Set.copyOf(pieces);
    }
}
