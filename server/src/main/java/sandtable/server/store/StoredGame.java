package sandtable.server.store;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Save;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the database keeps of a game beside its entries.
 *
 * @param rules the code of the rule set, with {@code rulesVersion} as played
 * @param seats one for each post
 * @param umpire a seat that sees what all posts see and is never asked, if there is one
 * @param links whether everybody sits elsewhere and knows a seat by its link alone: such a game is
 *     not listed
 * @param handings seats that changed hands, in their order
 * @param accord what those at it have agreed or offered
 * @param diceFrom the first entry whose luck comes from {@code dice}
 * @param chosen the seed as somebody typed it who wanted dice that can be had again; empty where
 *     they are secret
 * @param owner whose list it stands in; empty for whoever the data belong to
 * @param result how it ended; empty while it runs
 * @param version goes up with every change
 */
public record StoredGame(
        String id,
        String scenario,
        String scenarioText,
        String title,
        String rules,
        int rulesVersion,
        FairDice dice,
        int diceFrom,
        String chosen,
        String owner,
        List<Seat> seats,
        Optional<Seat> umpire,
        boolean links,
        List<Handing> handings,
        Accord accord,
        Instant created,
        Progress progress,
        int version) {
    /**
     * A seat at a game, held by whoever knows the token.
     *
     * @param side the post that it answers for; none for an umpire
     * @param camp whose cause that post fights for
     * @param player who sits there: a person or a computer
     * @param people whether it was meant for people when the game was made; only such a seat can be
     *     handed to a computer and back
     */
    public record Seat(
            String side,
            String camp,
            String token,
            String player,
            boolean people,
            int addedByUndo) {
        public static final String PERSON = "person";
        private static final String UMPIRE = "umpire";

        public static Seat ofUmpire(String token) {
            return new Seat("", "", token, UMPIRE, true, 0);
        }

        public boolean person() {
            return player.equals(PERSON);
        }

        public boolean umpires() {
            return player.equals(UMPIRE);
        }

        public Seat withAddedByUndo(int now) {
            return new Seat(side, camp, token, player, people, now);
        }

        public Seat forPeople(boolean now) {
            return new Seat(side, camp, token, player, now, addedByUndo);
        }

        public Seat with(String another) {
            return new Seat(side, camp, token, another, people, addedByUndo);
        }
    }

    /** A seat that another plays since a turn. */
    public record Handing(int turn, String side, String player) {}

    /**
     * How far it is, for lists of games.
     *
     * @param updated when one of the people at it last noticed something
     * @param turn as they then knew it
     * @param winner the camp that won; none for a draw and while it runs, {@link #NOT_KEPT} where
     *     an older program did not say
     * @param asked the posts that owe an answer, or {@link #UNKNOWN}
     */
    public record Progress(
            Instant updated, int turn, String result, String winner, List<String> asked) {
        /** What older programs left. */
        public static final List<String> UNKNOWN = List.of("?");

        public static final String NOT_KEPT = "?";

        public Progress {
            asked = List.copyOf(asked);
        }
    }

    /**
     * One accepted action.
     *
     * @param submission the key its sender gave it, by which a doubled submission is known; empty
     *     for none
     * @param content what was submitted, as a hash; empty where that is not known
     * @param note what went wrong with it that players should know; empty for nothing
     */
    public record Entry(
            int number,
            Save.Move move,
            String submission,
            String content,
            String note,
            Instant made) {
        /** One that was submitted by nobody here. */
        public static Entry of(int number, Save.Move move, String note, Instant made) {
            return new Entry(number, move, "", "", note, made);
        }

        /** The same submission as another entry of the game. */
        public Entry as(int numberNow, Save.Move moveNow) {
            return new Entry(numberNow, moveNow, submission, content, note, made);
        }
    }

    public StoredGame {
        seats = List.copyOf(seats);
        handings = List.copyOf(handings);
    }

    /** The seats that may be given away. */
    public List<Seat> open() {
        return seats.stream().filter(Seat::people).toList();
    }

    /** The seat that a token opens. */
    public Optional<Seat> seat(String token) {
        return Stream.concat(seats.stream(), umpire.stream())
                .filter(each -> each.token().equals(token))
                .findFirst();
    }

    public Optional<Seat> seatOf(String side) {
        return seats.stream().filter(each -> each.side().equals(side)).findFirst();
    }

    /** The same with another at a seat. */
    public StoredGame handed(Seat seat, String player) {
        List<Seat> now =
                seats.stream()
                        .map(each -> each.side().equals(seat.side()) ? each.with(player) : each)
                        .toList();
        List<Handing> more =
                Stream.concat(
                                handings.stream(),
                                Stream.of(new Handing(progress.turn(), seat.side(), player)))
                        .toList();
        return next(rulesVersion, now, umpire, more, accord, progress);
    }

    public StoredGame after(Progress now) {
        return next(rulesVersion, seats, umpire, handings, accord, now);
    }

    public StoredGame with(List<Seat> now, Optional<Seat> umpireNow, Progress progressNow) {
        return next(rulesVersion, now, umpireNow, handings, accord, progressNow);
    }

    /** The same game under another version of its rules. */
    public StoredGame under(int version) {
        return next(version, seats, umpire, handings, accord, progress);
    }

    /** The same after something was said about its end. */
    public StoredGame agreed(Accord now, Progress progressNow) {
        return next(rulesVersion, seats, umpire, handings, now, progressNow);
    }

    private StoredGame next(
            int rulesNow,
            List<Seat> seatsNow,
            Optional<Seat> umpireNow,
            List<Handing> handingsNow,
            Accord accordNow,
            Progress progressNow) {
        return new StoredGame(
                id,
                scenario,
                scenarioText,
                title,
                rules,
                rulesNow,
                dice,
                diceFrom,
                chosen,
                owner,
                seatsNow,
                umpireNow,
                links,
                handingsNow,
                accordNow,
                created,
                progressNow,
                version + 1);
    }
}
