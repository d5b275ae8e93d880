package sandtable.kernel.luck;

import sandtable.kernel.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a save says of the dice it was played with, so that anybody can check them: three lines of
 * its header, the last of them only after the end.
 *
 * @param game the name the luck was drawn for
 * @param from the first entry whose luck comes from the seed; those before were played elsewhere
 * @param commitment the hash of the seed, shown before the first throw
 */
public record DiceSeal(String game, int from, String commitment, Optional<String> seed) {
    private static final String WORD = "dice ";
    private static final Pattern NAME = Pattern.compile("dice game (\\S+) from (\\d{1,9})");
    private static final Pattern COMMITMENT = Pattern.compile("dice commitment ([0-9a-f]{64})");
    private static final Pattern SEED = Pattern.compile("dice seed ([0-9a-f]{64})");

    /** While the game runs: the seed stays secret. */
    public static DiceSeal closed(FairDice dice, int from) {
        return new DiceSeal(dice.game(), from, dice.commitment(), Optional.empty());
    }

    /** After the end. */
    public static DiceSeal opened(FairDice dice, int from) {
        return new DiceSeal(dice.game(), from, dice.commitment(), Optional.of(dice.seed()));
    }

    /** The luck of an entry as the seed gives it; nothing where the seed says nothing of it. */
    public Optional<Chance> entry(int number) {
        return number < from
                ? Optional.empty()
                : seed.map(known -> new FairDice(game, known).entry(number));
    }

    /** Whether the seed is the one that was committed to; a seed that is not told yet may be. */
    public boolean unbroken() {
        return seed.map(known -> new FairDice(game, known).commitment().equals(commitment))
                .orElse(true);
    }

    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("dice game " + game + " from " + from);
        lines.add("dice commitment " + commitment);
        seed.ifPresent(known -> lines.add("dice seed " + known));
        return lines;
    }

    public static boolean begins(String line) {
        return line.startsWith(WORD);
    }

    /**
     * @param line where the first of the lines stands in the file
     */
    public static DiceSeal read(String file, int line, List<String> lines) {
        if (lines.size() > 3) {
            throw wrong(file, line + 3, "at most three lines tell of the dice");
        }
        Matcher name = part(file, line, lines, 0, NAME, "dice game NAME from N");
        Matcher hash = part(file, line, lines, 1, COMMITMENT, "dice commitment and 64 hex digits");
        Optional<String> seed =
                lines.size() < 3
                        ? Optional.empty()
                        : Optional.of(
                                part(file, line, lines, 2, SEED, "dice seed and 64 hex digits")
                                        .group(1));
        return new DiceSeal(name.group(1), Integer.parseInt(name.group(2)), hash.group(1), seed);
    }

    private static Matcher part(
            String file, int line, List<String> lines, int index, Pattern form, String words) {
        Matcher part = form.matcher(index < lines.size() ? lines.get(index) : "");
        if (!part.matches()) {
            throw wrong(file, line + index, "\"" + words + "\" must stand here");
        }
        return part;
    }

    private static BadInput wrong(String file, int line, String what) {
        return new BadInput(file, line, "dice", what);
    }
}
