package sandtable.server;

import sandtable.kernel.save.Ending;
import sandtable.server.store.StoredGame;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What everybody at a game may know beside the position.
 *
 * @param noticed when whoever is shown it last noticed something
 * @param notices what went wrong with computer players, as far as they noticed
 * @param lesson how many answers the reader of a lesson has given; nothing in another game
 */
record Surroundings(
        StoredGame stored,
        Players players,
        Instant noticed,
        List<String> notices,
        Optional<Integer> lesson) {
    String game() {
        return stored.id();
    }

    /** Who plays what. */
    List<Sent.Participant> sides() {
        return participants(stored, players);
    }

    static List<Sent.Participant> participants(StoredGame stored, Players players) {
        return stored.seats().stream()
                .map(
                        each ->
                                new Sent.Participant(
                                        each.side(),
                                        each.camp(),
                                        each.player(),
                                        players.title(each.player()),
                                        each.people()))
                .toList();
    }

    /** Whether somebody sees everything. */
    boolean umpire() {
        return stored.umpire().isPresent();
    }

    /** The seats that changed hands. */
    List<Sent.Handing> handings() {
        return stored.handings().stream()
                .map(
                        each ->
                                new Sent.Handing(
                                        each.turn(),
                                        each.side(),
                                        each.player(),
                                        players.title(each.player())))
                .toList();
    }

    /** How those at it ended it, if they did. */
    Optional<Ending> ending() {
        return stored.accord().ending();
    }

    /** What one camp has offered the other in this turn. */
    Optional<Sent.Offer> offer() {
        return Sent.Offer.of(stored);
    }

    String commitment() {
        return stored.dice().commitment();
    }

    String seed() {
        return stored.dice().seed();
    }

    /** The seed that somebody chose and could play the dice of beforehand; all are told. */
    Optional<String> chosen() {
        return Optional.of(stored.chosen()).filter(each -> !each.isEmpty());
    }

    /**
     * A computer that is waited for. Since when is counted from what was last noticed: how often it
     * has been asked since then is its own secret, and so is how it stands with its answer.
     */
    Optional<Sent.Thinking> thinking(String side) {
        return stored.seatOf(side)
                .filter(each -> !each.person())
                .map(
                        each ->
                                new Sent.Thinking(
                                        side,
                                        players.title(each.player()),
                                        Math.max(
                                                0,
                                                Duration.between(noticed, Instant.now())
                                                        .toMillis()),
                                        players.budget(each.player()).toMillis()));
    }
}
