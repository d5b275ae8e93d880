package sandtable.kernel.save;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.luck.Luck;
import sandtable.kernel.text.BadInput;

import java.util.function.Consumer;

/** Plays a saved game again, action by action, and says exactly where it departs. */
public final class Replay {
    private static final int RULES_LINE = 2;
    private static final int DICE_LINE = 4;

    private Replay() {}

    /**
     * The match that {@code save} tells of. Hashes are compared only where the save was played
     * under the same version of the rules; every action is checked either way. Where a save of
     * another version departs, it is refused with both versions.
     */
    public static <S, V, A extends Action, E extends Event> Match<S, V, A, E> of(
            Ruleset<S, V, A, E> rules, Scenario scenario, Save save) {
        return of(rules, scenario, save, _ -> {});
    }

    /**
     * The same, telling {@code reached} of the match after the set-up and after each action that
     * holds.
     */
    public static <S, V, A extends Action, E extends Event> Match<S, V, A, E> of(
            Ruleset<S, V, A, E> rules,
            Scenario scenario,
            Save save,
            Consumer<Match<S, V, A, E>> reached) {
        if (!save.ruleset().equals(rules.code())) {
            String what =
                    "the save is of "
                            + save.ruleset()
                            + ", and these are the rules of "
                            + rules.code();
            throw new BadInput(save.file(), RULES_LINE, "rules", what);
        }
        if (!save.dice().map(DiceSeal::unbroken).orElse(true)) {
            throw new BadInput(
                    save.file(),
                    DICE_LINE,
                    "dice",
                    "the seed is not the one that was committed to");
        }
        boolean comparable = save.version() == rules.version();
        Save.Move first = save.moves().getFirst();
        Luck.Again luck = first.luck().again();
        Match<S, V, A, E> match = start(rules, scenario, save, first, checked(save, 0, luck));
        compare(save, first, luck, match, comparable);
        reached.accept(match);
        for (Save.Move move : save.moves().subList(1, save.moves().size())) {
            luck = move.luck().again();
            match = next(match, save, move, checked(save, match.length() + 1, luck));
            compare(save, move, luck, match, comparable);
            reached.accept(match);
        }
        return match;
    }

    /** The luck kept, compared value by value with what the seed gives where it is known. */
    private static Chance checked(Save save, int entry, Luck.Again kept) {
        return save.dice()
                .flatMap(seal -> seal.entry(entry))
                .<Chance>map(
                        fair ->
                                bound -> {
                                    int value = kept.below(bound);
                                    int due = fair.below(bound);
                                    if (value != due) {
                                        throw new Luck.BadLuck(
                                                "value "
                                                        + value
                                                        + " is kept where the dice gave "
                                                        + due);
                                    }
                                    return value;
                                })
                .orElse(kept);
    }

    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> start(
            Ruleset<S, V, A, E> rules, Scenario scenario, Save save, Save.Move first, Chance luck) {
        try {
            return Match.start(rules, scenario, luck);
        } catch (Luck.BadLuck e) {
            throw departs(rules, save, first, e.getMessage());
        }
    }

    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> next(
            Match<S, V, A, E> match, Save save, Save.Move move, Chance luck) {
        var side = new Side(move.side());
        if (!(match.pending() instanceof Pending.Answers(var from))) {
            throw departs(match.rules(), save, move, "the game is already over");
        }
        if (!from.contains(side)) {
            throw departs(match.rules(), save, move, move.side() + " is not asked here");
        }
        A action =
                switch (match.rules().notation().read(match.view(side), move.action())) {
                    case Notation.Reading.Read<A>(var read) -> read;
                    case Notation.Reading.Unread<A>(var why) ->
                            throw departs(match.rules(), save, move, why);
                };
        try {
            return switch (match.play(side, action, luck)) {
                case Match.Verdict.Accepted<S, V, A, E>(var next) -> next;
                case Match.Verdict.Refused<S, V, A, E>(var why) ->
                        throw departs(match.rules(), save, move, why.toString());
            };
        } catch (Luck.BadLuck e) {
            throw departs(match.rules(), save, move, e.getMessage());
        }
    }

    private static <S, V, A extends Action, E extends Event> void compare(
            Save save,
            Save.Move move,
            Luck.Again luck,
            Match<S, V, A, E> match,
            boolean comparable) {
        if (luck.left() > 0) {
            throw departs(match.rules(), save, move, luck.left() + " values of luck were not used");
        }
        String hash = Fingerprint.of(match.rules(), match.state());
        if (comparable && !hash.equals(move.hash())) {
            throw departs(
                    match.rules(),
                    save,
                    move,
                    "the position has hash " + hash + ", and the save says " + move.hash());
        }
    }

    private static BadInput departs(
            Ruleset<?, ?, ?, ?> rules, Save save, Save.Move move, String what) {
        String versions =
                save.version() == rules.version()
                        ? ""
                        : "; it was played by version %d of the rules, and these are version %d"
                                .formatted(save.version(), rules.version());
        return new BadInput(
                save.file(), move.line(), move.action(), "departs here: " + what + versions);
    }
}
