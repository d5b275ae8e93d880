package sandtable.blitzkriegcommander.measuring;

import sandtable.space.measured.Spot;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Places and lengths as players read and type them: centimetres, with a digit for millimetres. */
public final class Centimetres {
    /** A length as a fact of a refusal, put into words when that is read. */
    public record Length(int mm) {
        @Override
        public String toString() {
            return words(mm);
        }
    }

    /** A place as such a fact. */
    public record Place(Spot spot) {
        @Override
        public String toString() {
            return words(spot);
        }
    }

    private static final Pattern SPOT =
            Pattern.compile("(\\d{1,4})(?:\\.(\\d))?,(\\d{1,4})(?:\\.(\\d))?");

    private Centimetres() {}

    public static Length of(int mm) {
        return new Length(mm);
    }

    public static Place of(Spot spot) {
        return new Place(spot);
    }

    /** "72.0" for 720 millimetres. */
    public static String words(int mm) {
        return mm / 10 + "." + mm % 10;
    }

    /** "72.0,55.5". */
    public static String words(Spot spot) {
        return words(spot.x()) + "," + words(spot.y());
    }

    /** The place that a word stands for, if it is one at all. */
    public static Optional<Spot> spot(String word) {
        Matcher typed = SPOT.matcher(word);
        if (!typed.matches()) {
            return Optional.empty();
        }
        int x = millimetres(typed.group(1), typed.group(2));
        int y = millimetres(typed.group(3), typed.group(4));
        return x > Spot.FARTHEST || y > Spot.FARTHEST
                ? Optional.empty()
                : Optional.of(new Spot(x, y));
    }

    private static int millimetres(String whole, String tenth) {
        return Integer.parseInt(whole) * 10 + (tenth == null ? 0 : Integer.parseInt(tenth));
    }
}
