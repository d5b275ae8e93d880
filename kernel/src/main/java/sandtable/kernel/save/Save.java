package sandtable.kernel.save;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.luck.Luck;
import sandtable.kernel.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game as text: a header, the scenario's own text, then one line per action with side, action,
 * luck and the hash of the position it led to. A person can read it, compare two with any tool, and
 * check it by playing it again.
 */
public final class Save {
    public static final int FORMAT = 1;
    private static final String MAGIC = "sandtable save ";
    private static final String SCENARIO_MARK = "| ";
    private static final String SEPARATOR = "\t";
    private static final String NOBODY = "-";

    /**
     * One line of play. {@code hash} is of the position after it.
     *
     * @param line where it stands in the file, from 1
     */
    public record Move(int line, String side, String action, Luck luck, String hash) {}

    private final String file;
    private final String scenarioId;
    private final String ruleset;
    private final int version;
    private final String scenarioText;
    private final List<Move> moves;
    private final Optional<DiceSeal> dice;
    private final Sitting sitting;

    /**
     * A game that is kept elsewhere line by line.
     *
     * @param file what complaints call it
     */
    public Save(
            String file,
            String scenarioId,
            String ruleset,
            int version,
            String scenarioText,
            List<Move> moves) {
        this(
                file,
                scenarioId,
                ruleset,
                version,
                scenarioText,
                moves,
                Optional.empty(),
                Sitting.UNKNOWN);
    }

    private Save(
            String file,
            String scenarioId,
            String ruleset,
            int version,
            String scenarioText,
            List<Move> moves,
            Optional<DiceSeal> dice,
            Sitting sitting) {
        this.file = file;
        this.scenarioId = scenarioId;
        this.ruleset = ruleset;
        this.version = version;
        this.scenarioText = scenarioText;
        this.moves = List.copyOf(moves);
        this.dice = dice;
        this.sitting = sitting;
    }

    public String file() {
        return file;
    }

    public String scenarioId() {
        return scenarioId;
    }

    public String ruleset() {
        return ruleset;
    }

    /** The version of the rules it was played under. */
    public int version() {
        return version;
    }

    public String scenarioText() {
        return scenarioText;
    }

    /** The lines of play; the first is the set-up. */
    public List<Move> moves() {
        return moves;
    }

    /** What it says of its dice; nothing where nobody vouched for them. */
    public Optional<DiceSeal> dice() {
        return dice;
    }

    /** Who sat at the game, and how they ended it if they did. */
    public Sitting sitting() {
        return sitting;
    }

    public static <S, V, A extends Action, E extends Event> String write(Match<S, V, A, E> match) {
        return write(match, Sitting.UNKNOWN);
    }

    /** The same with those who sit at it. */
    public static <S, V, A extends Action, E extends Event> String write(
            Match<S, V, A, E> match, Sitting sitting) {
        return write(match, sitting.lines());
    }

    /** The same with dice that can be checked. */
    public static <S, V, A extends Action, E extends Event> String write(
            Match<S, V, A, E> match, DiceSeal dice) {
        return write(match, dice, Sitting.UNKNOWN);
    }

    public static <S, V, A extends Action, E extends Event> String write(
            Match<S, V, A, E> match, DiceSeal dice, Sitting sitting) {
        return write(
                match, Stream.concat(dice.lines().stream(), sitting.lines().stream()).toList());
    }

    private static <S, V, A extends Action, E extends Event> String write(
            Match<S, V, A, E> match, List<String> header) {
        var text = new StringBuilder();
        text.append(MAGIC).append(FORMAT).append('\n');
        text.append("rules ")
                .append(match.rules().code())
                .append(' ')
                .append(match.rules().version())
                .append('\n');
        text.append("scenario ").append(match.scenario().id()).append('\n');
        header.forEach(line -> text.append(line).append('\n'));
        match.scenario()
                .text()
                .lines()
                .forEach(
                        line ->
                                text.append(line.isEmpty() ? "|" : SCENARIO_MARK + line)
                                        .append('\n'));
        text.append("play\n");
        for (Match<S, V, A, E> at : match.history()) {
            text.append(line(at)).append('\n');
        }
        return text.append("end ").append(match.length()).append('\n').toString();
    }

    private static <S, V, A extends Action, E extends Event> String line(Match<S, V, A, E> at) {
        Move move = last(at);
        return String.join(
                SEPARATOR, move.side(), move.action(), move.luck().toString(), move.hash());
    }

    /** The last line of play of a match, for whoever keeps a game line by line. */
    public static <S, V, A extends Action, E extends Event> Move last(Match<S, V, A, E> match) {
        int line = match.length() + 1;
        String hash = Fingerprint.of(match.rules(), match.state());
        if (match.last().isEmpty()) {
            return new Move(line, NOBODY, "set-up", match.startLuck(), hash);
        }
        Match.Entry<A, E> entry = match.last().get();
        V view = match.before().orElseThrow().view(entry.side());
        String action = match.rules().notation().write(view, entry.action());
        return new Move(line, entry.side().id(), action, entry.luck(), hash);
    }

    public static Save read(String file, String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().startsWith(MAGIC)) {
            throw new BadInput(
                    file,
                    1,
                    "",
                    "is no saved game: the first line must be \"" + MAGIC + FORMAT + "\"");
        }
        if (!lines.getFirst().equals(MAGIC + FORMAT)) {
            throw new BadInput(
                    file,
                    1,
                    "",
                    "is in a format this program does not know: "
                            + lines.getFirst().substring(MAGIC.length()));
        }
        String[] rules = header(file, lines, 1, "rules", 2);
        String[] scenario = header(file, lines, 2, "scenario", 1);
        int at = 3;
        while (at < lines.size() && DiceSeal.begins(lines.get(at))) {
            at++;
        }
        Optional<DiceSeal> dice =
                at == 3
                        ? Optional.empty()
                        : Optional.of(DiceSeal.read(file, 4, lines.subList(3, at)));
        int seats = at;
        while (at < lines.size() && Sitting.begins(lines.get(at))) {
            at++;
        }
        Sitting sitting = Sitting.read(file, seats + 1, lines.subList(seats, at));
        var scenarioText = new StringBuilder();
        while (at < lines.size() && lines.get(at).startsWith(SCENARIO_MARK.strip())) {
            scenarioText
                    .append(lines.get(at).length() < 2 ? "" : lines.get(at).substring(2))
                    .append('\n');
            at++;
        }
        if (at >= lines.size() || !lines.get(at).equals("play")) {
            throw new BadInput(file, at + 1, "", "\"play\" must stand here, after the scenario");
        }
        List<Move> moves = moves(file, lines, at + 1);
        return new Save(
                file,
                scenario[0],
                rules[0],
                number(file, 2, rules[1]),
                scenarioText.toString(),
                moves,
                dice,
                sitting);
    }

    private static String[] header(
            String file, List<String> lines, int index, String word, int parts) {
        String line = index < lines.size() ? lines.get(index) : "";
        String[] words = line.split(" ");
        if (words.length != parts + 1 || !words[0].equals(word)) {
            throw new BadInput(file, index + 1, word, "this header line is missing or broken");
        }
        return java.util.Arrays.copyOfRange(words, 1, words.length);
    }

    private static int number(String file, int line, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BadInput(file, line, "", "\"" + text + "\" must be a number");
        }
    }

    private static List<Move> moves(String file, List<String> lines, int from) {
        var moves = new ArrayList<Move>();
        Optional<String> end = Optional.empty();
        int at = from;
        while (at < lines.size() && end.isEmpty()) {
            String line = lines.get(at++);
            if (line.startsWith("end ")) {
                end = Optional.of(line.substring(4));
                continue;
            }
            moves.add(move(file, at, line));
        }
        if (end.isEmpty()) {
            throw new BadInput(file, lines.size(), "", "breaks off: the line \"end N\" is missing");
        }
        if (at < lines.size()) {
            throw new BadInput(file, at + 1, "", "nothing may follow the end");
        }
        if (moves.isEmpty() || !moves.getFirst().side().equals(NOBODY)) {
            throw new BadInput(file, from + 1, "", "the line of the set-up must stand here");
        }
        if (number(file, at, end.get()) != moves.size() - 1) {
            throw new BadInput(
                    file,
                    at,
                    "end",
                    "says " + end.get() + " actions, and there are " + (moves.size() - 1));
        }
        return moves;
    }

    private static Move move(String file, int line, String text) {
        String[] parts = text.split(SEPARATOR, -1);
        if (parts.length != 4) {
            throw new BadInput(
                    file,
                    line,
                    "",
                    "must have four parts (side, action, luck, hash) with tabs between, and has "
                            + parts.length);
        }
        try {
            return new Move(line, parts[0], parts[1], Luck.parse(parts[2]), parts[3]);
        } catch (NumberFormatException e) {
            throw new BadInput(
                    file, line, "luck", "\"" + parts[2] + "\" must be whole numbers or -");
        }
    }
}
