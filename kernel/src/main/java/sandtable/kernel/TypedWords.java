package sandtable.kernel;

import sandtable.kernel.text.Nearest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The words of one typed order, taken one after the other. */
public final class TypedWords {
    private final List<String> words;

    private TypedWords(List<String> words) {
        this.words = words;
    }

    /** What a reader throws at a word it cannot understand; {@link #read} makes a value of it. */
    public static final class Unclear extends RuntimeException {
        public Unclear(String message) {
            super(message, null, false, false);
        }
    }

    /** Reads a whole order: no word may be left over. */
    public static <A> Notation.Reading<A> read(String text, Function<TypedWords, A> order) {
        var words = new TypedWords(new ArrayList<>(List.of(text.strip().split("\\s+"))));
        try {
            A action = order.apply(words);
            return words.none()
                    ? new Notation.Reading.Read<>(action)
                    : new Notation.Reading.Unread<>(
                            "what is \"" + String.join(" ", words.words) + "\" at the end?");
        } catch (Unclear unclear) {
            return new Notation.Reading.Unread<>(unclear.getMessage());
        }
    }

    /** Whether all words are taken. */
    public boolean none() {
        return words.isEmpty();
    }

    public int count() {
        return words.size();
    }

    /** The next word, which stays; empty if there is none. */
    public String ahead() {
        return words.isEmpty() ? "" : words.getFirst();
    }

    public boolean ahead(String word) {
        return ahead().equalsIgnoreCase(word);
    }

    /** Takes a word if it is the next. */
    public boolean taken(String word) {
        boolean ahead = ahead(word);
        if (ahead) {
            words.removeFirst();
        }
        return ahead;
    }

    /**
     * Takes the next word.
     *
     * @param what what it should be, for a complaint: "a unit"
     */
    public String next(String what) {
        if (words.isEmpty()) {
            throw new Unclear(what + " is missing at the end");
        }
        return words.removeFirst();
    }

    /**
     * Takes the first word, in small letters; the complaint about a strange one knows the others.
     */
    public String verb() {
        return next("an order").toLowerCase(Locale.ROOT);
    }

    public static Unclear unknownVerb(String verb, List<String> verbs) {
        return new Unclear("there is no order \"" + verb + "\"" + Nearest.hint(verb, verbs));
    }

    /**
     * Takes the next word and finds it.
     *
     * @param what what it names, without an article: "unit"
     * @return its place among the names
     */
    public int one(String what, List<String> names) {
        String article = "aeio".indexOf(what.charAt(0)) < 0 ? "a " : "an ";
        return place(next(article + what), what, names);
    }

    /** The place of a word among names. */
    public static int place(String word, String what, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equalsIgnoreCase(word)) {
                return i;
            }
        }
        throw new Unclear("there is no " + what + " \"" + word + "\"" + Nearest.hint(word, names));
    }
}
