package sandtable.notquitemechanized.words;

import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Places as they are typed: whole metres east and north of the south-west corner, 4000,2900. */
public final class Metres {
    private static final Pattern PLACE = Pattern.compile("(\\d{1,5}),(\\d{1,5})");

    private Metres() {}

    public static String words(Spot spot) {
        return spot.x() + "," + spot.y();
    }

    public static List<String> words(List<Spot> spots) {
        return spots.stream().map(Metres::words).toList();
    }

    public static Optional<Spot> spot(String word) {
        Matcher matcher = PLACE.matcher(word);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int x = Integer.parseInt(matcher.group(1));
        int y = Integer.parseInt(matcher.group(2));
        return x > Spot.FARTHEST || y > Spot.FARTHEST
                ? Optional.empty()
                : Optional.of(new Spot(x, y));
    }
}
