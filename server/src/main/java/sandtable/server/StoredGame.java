package sandtable.server;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Save;

import java.time.Instant;
import java.util.List;

/**
 * What the database keeps of a game beside its entries.
 *
 * @param rules the code of the rule set, with {@code rulesVersion} as played
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
        Instant created,
        Progress progress,
        int version) {
    /** One side of a game, held by whoever knows the token. */
    record Seat(String side, String token, String player, int addedByUndo) {
        static final String PERSON = "person";

        boolean person() {
            return player.equals(PERSON);
        }

        Seat withAddedByUndo(int now) {
            return new Seat(side, token, player, now);
        }
    }

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
    }

    /** The seats that may be given away: those of people, or all of a game that is only watched. */
    List<Seat> open() {
        List<Seat> people = seats.stream().filter(Seat::person).toList();
        return people.isEmpty() ? seats : people;
    }

    StoredGame after(Progress now) {
        return next(rulesVersion, seats, now);
    }

    StoredGame with(List<Seat> now, Progress progressNow) {
        return next(rulesVersion, now, progressNow);
    }

    /** The same game under another version of its rules. */
    StoredGame under(int version) {
        return next(version, seats, progress);
    }

    private StoredGame next(int rulesNow, List<Seat> seatsNow, Progress progressNow) {
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
                created,
                progressNow,
                version + 1);
    }
}
