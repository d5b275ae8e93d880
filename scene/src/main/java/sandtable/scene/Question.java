package sandtable.scene;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What is asked now. Choice number <i>i</i> is option number <i>i</i> of the prompt.
 *
 * @param form how it is answered
 * @param more whether answers that are not listed may be typed too, such as another way to the same
 *     hex
 * @param of the id of the piece that it is asked of; empty where there is none or more than one
 * @param others pieces that could be asked before it
 * @param standing what pieces do by themselves, which may be changed beside the answer
 * @param variants answers that are not listed and yet may be given, one of a kind: what is offered
 *     to be filled in
 */
public record Question(
        String side,
        String words,
        Clause clause,
        Form form,
        List<Choice> choices,
        boolean more,
        String of,
        List<Other> others,
        List<Standing> standing,
        List<Choice> variants) {
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
        this(side, words, clause, form, choices, more, "", List.of(), List.of(), List.of());
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
        standing = List.copyOf(standing);
        variants = List.copyOf(variants);
    }

    /** The same, asked of one piece. */
    public Question of(String piece, List<Other> before) {
        return new Question(
                side, words, clause, form, choices, more, piece, before, standing, variants);
    }

    /** The same, beside which pieces can be told what to do by themselves. */
    public Question standing(List<Standing> told) {
        return new Question(side, words, clause, form, choices, more, of, others, told, variants);
    }

    /** The same, with answers that are offered to be filled in. */
    public Question offering(List<Choice> kinds) {
        return new Question(side, words, clause, form, choices, more, of, others, standing, kinds);
    }

    /** The ids of all pieces that an answer is tied to. */
    public Set<String> concerned() {
        var pieces = new HashSet<String>();
        for (Choice choice : Stream.concat(choices.stream(), variants.stream()).toList()) {
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
