package sandtable.blitzkriegcommander.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What players call the units of a scenario, so that no two are called alike. */
final class Callings {
    private static final Pattern NUMBER = Pattern.compile("-(\\d+)$");

    private final List<SideTable> sides;
    private final List<Calling> all = new ArrayList<>();

    Callings(List<SideTable> sides) {
        this.sides = sides;
    }

    /**
     * @param id as it is typed
     * @param words by which it would be called if it were alone
     */
    private record Calling(String id, int side, String words) {
        boolean likeAFriend(Calling other) {
            return !id.equals(other.id) && side == other.side && words.equals(other.words);
        }

        boolean likeAnEnemy(Calling other) {
            return side != other.side && words.equals(other.words);
        }
    }

    /** By its type, with the number that it is typed with: sherman-1 is Sherman 1. */
    static String numbered(String type, String id) {
        Matcher number = NUMBER.matcher(id);
        return number.find() ? type + " " + number.group(1) : type;
    }

    void add(String id, int side, String words) {
        all.add(new Calling(id, side, words));
    }

    /** In the order in which they were added. */
    List<String> words() {
        return all.stream().map(this::words).toList();
    }

    private String words(Calling one) {
        String words =
                all.stream().anyMatch(one::likeAnEnemy)
                        ? sides.get(one.side()).camp().side() + " " + one.words()
                        : one.words();
        return all.stream().anyMatch(one::likeAFriend) ? words + " (" + one.id() + ")" : words;
    }
}
