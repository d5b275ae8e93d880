package sandtable.kernel.save;

import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a save tells of those who sat at the game: who played what, and whether they ended it
 * themselves. Nothing of it changes the play.
 *
 * @param players by post; {@link #PERSON} or a computer player by its name
 */
public record Sitting(Map<String, String> players, Optional<Ending> ending) {
    public static final String PERSON = "person";

    /** What older saves tell. */
    public static final Sitting UNKNOWN = new Sitting(Map.of(), Optional.empty());

    private static final Pattern SEAT = Pattern.compile("seat (\\S+) (\\S.*)");
    private static final Pattern RESIGNED = Pattern.compile("ended resigned (\\S.*)");
    private static final String DRAWN = "ended drawn";
    private static final String ENDED = "ended ";

    public Sitting {
        players = Collections.unmodifiableMap(new LinkedHashMap<>(players));
    }

    List<String> lines() {
        var lines = new ArrayList<String>();
        players.forEach((side, player) -> lines.add("seat " + player + " " + side));
        ending.ifPresent(each -> lines.add(line(each)));
        return lines;
    }

    private static String line(Ending ending) {
        return switch (ending) {
            case Ending.Resigned(var by) -> ENDED + "resigned " + by;
            case Ending.Drawn() -> DRAWN;
        };
    }

    static boolean begins(String line) {
        return line.startsWith("seat ") || line.startsWith(ENDED);
    }

    /**
     * @param line where the first of the lines stands in the file
     */
    static Sitting read(String file, int line, List<String> lines) {
        var players = new LinkedHashMap<String, String>();
        Optional<Ending> ending = Optional.empty();
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i);
            Matcher seat = SEAT.matcher(text);
            if (ending.isPresent()) {
                throw new BadInput(file, line + i, "ended", "must be told once, after the seats");
            }
            if (text.startsWith(ENDED)) {
                ending = Optional.of(ending(file, line + i, text));
            } else if (!seat.matches()) {
                throw new BadInput(file, line + i, "seat", "\"seat PLAYER SIDE\" must stand here");
            } else if (players.put(seat.group(2), seat.group(1)) != null) {
                throw new BadInput(file, line + i, "seat", seat.group(2) + " is named twice");
            }
        }
        return new Sitting(players, ending);
    }

    private static Ending ending(String file, int line, String text) {
        Matcher resigned = RESIGNED.matcher(text);
        if (!resigned.matches() && !text.equals(DRAWN)) {
            throw new BadInput(
                    file,
                    line,
                    "ended",
                    "\"ended resigned SIDE\" or \"ended drawn\" must stand here");
        }
        return resigned.matches()
                ? new Ending.Resigned(new Side(resigned.group(1)))
                : new Ending.Drawn();
    }
}
