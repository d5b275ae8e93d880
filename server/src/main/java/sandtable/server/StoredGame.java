package sandtable.server;

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
 * @param diceFrom the first entry whose luck comes from {@code dice}
 * @param result how it ended; empty while it runs
 * @param version goes up with every change
 */
record StoredGame(
        String id,
        String scenario,
        String scenarioText,
        String title,
        String rules,
        int rulesVersion,
        FairDice dice,
        int diceFrom,
        List<Seat> seats,
        Optional<Seat> umpire,
        boolean links,
        List<Handing> handings,
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
    record Seat(
            String side,
            String camp,
            String token,
            String player,
            boolean people,
            int addedByUndo) {
        static final String PERSON = "person";
        private static final String UMPIRE = "umpire";

        static Seat ofUmpire(String token) {
            return new Seat("", "", token, UMPIRE, true, 0);
        }

        boolean person() {
            return player.equals(PERSON);
        }

        boolean umpires() {
            return player.equals(UMPIRE);
        }

        Seat withAddedByUndo(int now) {
            return new Seat(side, camp, token, player, people, now);
        }

        Seat forPeople(boolean now) {
            return new Seat(side, camp, token, player, now, addedByUndo);
        }

        Seat with(String another) {
            return new Seat(side, camp, token, another, people, addedByUndo);
        }
    }

    /** A seat that another plays since a turn. */
    record Handing(int turn, String side, String player) {}

    /** How far it is, for lists of games. */
    record Progress(Instant updated, int turn, String result) {}

    /**
     * One accepted action.
     *
     * @param submission the key its sender gave it, by which a doubled submission is known; empty
     *     for none
     * @param note what went wrong with it that players should know; empty for nothing
     */
    record Entry(int number, Save.Move move, String submission, String note, Instant made) {}

    StoredGame {
        seats = List.copyOf(seats);
        handings = List.copyOf(handings);
    }

    /** The seats that may be given away. */
    List<Seat> open() {
        return seats.stream().filter(Seat::people).toList();
    }

    /** The seat that a token opens. */
    Optional<Seat> seat(String token) {
        return Stream.concat(seats.stream(), umpire.stream())
                .filter(each -> each.token().equals(token))
                .findFirst();
    }

    Optional<Seat> seatOf(String side) {
        return seats.stream().filter(each -> each.side().equals(side)).findFirst();
    }

    /** The same with another at a seat. */
    StoredGame handed(Seat seat, String player) {
        List<Seat> now =
                seats.stream()
                        .map(each -> each.side().equals(seat.side()) ? each.with(player) : each)
                        .toList();
        List<Handing> more =
                Stream.concat(
                                handings.stream(),
                                Stream.of(new Handing(progress.turn(), seat.side(), player)))
                        .toList();
        return next(rulesVersion, now, umpire, more, progress);
    }

    StoredGame after(Progress now) {
        return next(rulesVersion, seats, umpire, handings, now);
    }

    StoredGame with(List<Seat> now, Optional<Seat> umpireNow, Progress progressNow) {
        return next(rulesVersion, now, umpireNow, handings, progressNow);
    }

    /** The same game under another version of its rules. */
    StoredGame under(int version) {
        return next(version, seats, umpire, handings, progress);
    }

    private StoredGame next(
            int rulesNow,
            List<Seat> seatsNow,
            Optional<Seat> umpireNow,
            List<Handing> handingsNow,
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
                seatsNow,
                umpireNow,
                links,
                handingsNow,
                created,
                progressNow,
                version + 1);
    }
}
