package sandtable.server;

import sandtable.ai.Terms;
import sandtable.catalog.Endings;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Ending;
import sandtable.kernel.save.Save;
import sandtable.kernel.save.Sitting;
import sandtable.scene.Known;
import sandtable.server.accord.Act;
import sandtable.server.accord.Parley;
import sandtable.server.accord.Said;
import sandtable.server.lesson.Lessons;
import sandtable.server.store.Accord;
import sandtable.server.store.Offer;
import sandtable.server.store.StoredGame;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game at one moment: the match, what is kept of it and what each seat has seen. It never
 * changes; every change gives a new one, which becomes true when it is stored.
 *
 * @param everything what an umpire has seen, where there is one
 */
record Table<S, V, A extends Action, E extends Event>(
        Game<S, V, A, E> game,
        StoredGame stored,
        Ledger ledger,
        Match<S, V, A, E> match,
        Map<Side, Chronicle<S, V, A, E>> chronicles,
        Optional<Chronicle<S, V, A, E>> everything) {

    /**
     * Something given to a game.
     *
     * @param key by which it is known if it comes again; empty for none
     * @param content what it is, as a hash
     */
    record Submission(String key, String content) {
        static final Submission NONE = new Submission("", "");
    }

    /** A match that was never looked at before. */
    static <S, V, A extends Action, E extends Event> Table<S, V, A, E> of(
            Game<S, V, A, E> game,
            StoredGame stored,
            List<StoredGame.Entry> entries,
            Match<S, V, A, E> match) {
        var chronicles = new LinkedHashMap<Side, Chronicle<S, V, A, E>>();
        for (StoredGame.Seat seat : stored.seats()) {
            var side = new Side(seat.side());
            chronicles.put(side, Chronicle.of(game, List.of(side), match));
        }
        Optional<Chronicle<S, V, A, E>> everything =
                stored.umpire()
                        .map(_ -> Chronicle.of(game, List.copyOf(chronicles.keySet()), match));
        return new Table<>(game, stored, Ledger.of(entries), match, chronicles, everything);
    }

    /** The entries of a match that was not played here. */
    static <S, V, A extends Action, E extends Event> List<StoredGame.Entry> entries(
            Match<S, V, A, E> match, Instant now) {
        return match.history().stream()
                .map(each -> StoredGame.Entry.of(each.length(), Save.last(each), "", now))
                .toList();
    }

    /** One accepted action later. */
    Table<S, V, A, E> after(Match<S, V, A, E> next, Submission submission, String note) {
        Instant now = Instant.now();
        var entry =
                new StoredGame.Entry(
                        next.length(),
                        Save.last(next),
                        submission.key(),
                        submission.content(),
                        note,
                        now);
        var grown = new LinkedHashMap<>(chronicles);
        grown.replaceAll((_, each) -> each.after(next));
        var later =
                new Table<>(
                        game,
                        stored,
                        ledger.plus(entry),
                        next,
                        grown,
                        everything.map(each -> each.after(next)));
        return later.with(stored.after(later.progress(this)));
    }

    /**
     * How far it is: nothing in it but who is asked changes while the people at it notice nothing.
     */
    private StoredGame.Progress progress(Table<S, V, A, E> before) {
        boolean noticed =
                !everything.equals(before.everything)
                        || stored.open().stream()
                                .anyMatch(each -> chronicle(each) != before.chronicle(each));
        StoredGame.Progress was = before.stored.progress();
        return noticed
                ? progress(game, match, Optional.empty(), ledger.last().made())
                : asked(was, asked(match));
    }

    private static StoredGame.Progress asked(StoredGame.Progress was, List<String> now) {
        return new StoredGame.Progress(was.updated(), was.turn(), was.result(), was.winner(), now);
    }

    private Table<S, V, A, E> with(StoredGame now) {
        return new Table<>(game, now, ledger, match, chronicles, everything);
    }

    /** As this program tells how far it is. */
    Table<S, V, A, E> noted() {
        return with(stored.after(asked(stored.progress(), over() ? List.of() : asked(match))));
    }

    /**
     * After somebody has spoken about its end. What must not be said is refused by {@link Failure}.
     */
    Table<S, V, A, E> agreed(StoredGame.Seat seat, Act act) {
        if (over()) {
            throw new Failure(409, "over", "The game is over.");
        }
        return switch (new Parley(stored, this::agrees).said(seat, act)) {
            case Said.Refused(var code, var why) -> throw new Failure(403, code, why);
            case Said.Offered(var offer) ->
                    with(stored.agreed(Accord.offered(offer), stored.progress()));
            case Said.Ended(var ending) ->
                    with(
                            stored.agreed(
                                    Accord.ended(ending),
                                    progress(game, match, Optional.of(ending), Instant.now())));
        };
    }

    private boolean agrees(StoredGame.Seat computer, Offer.What what) {
        double worth = game.judgement().worth(match.view(new Side(computer.side())));
        return switch (what) {
            case DRAW -> Terms.draws(worth);
            case VICTORY -> Terms.resigns(worth);
        };
    }

    /** With another at one of its seats. */
    Table<S, V, A, E> handed(StoredGame.Seat seat, String player) {
        return with(stored.handed(seat, player));
    }

    /**
     * With a match in which something was taken back. A seat that can notice gets a position number
     * it never had.
     */
    Table<S, V, A, E> back(Match<S, V, A, E> undone) {
        Instant now = Instant.now();
        int from = kept(undone);
        var shorter = new ArrayList<>(ledger.all().subList(0, from));
        for (Match<S, V, A, E> each : undone.history().subList(from, undone.length() + 1)) {
            StoredGame.Entry old = ledger.get(each.length() + match.length() - undone.length());
            shorter.add(old.as(each.length(), Save.last(each)));
        }
        Table<S, V, A, E> seen = seen(shorter, undone, from);
        List<StoredGame.Seat> seats =
                stored.seats().stream().map(each -> moved(each, seen)).toList();
        return seen.with(
                stored.with(
                        seats,
                        stored.umpire().map(each -> moved(each, seen)),
                        progress(game, undone, Optional.empty(), now)));
    }

    /** With another match, which has its first entries in common with this one. */
    private Table<S, V, A, E> seen(
            List<StoredGame.Entry> entries, Match<S, V, A, E> other, int common) {
        var seen = new LinkedHashMap<>(chronicles);
        seen.replaceAll((_, each) -> each.instead(other, common));
        return new Table<>(
                game,
                stored,
                Ledger.of(entries),
                other,
                seen,
                everything.map(each -> each.instead(other, common)));
    }

    /** How many entries, the set-up among them, the match has in common with this one. */
    int kept(Match<S, V, A, E> other) {
        List<Match<S, V, A, E>> ours = match.history();
        List<Match<S, V, A, E>> theirs = other.history();
        int same = 0;
        while (same < theirs.size() && same < ours.size() && ours.get(same) == theirs.get(same)) {
            same++;
        }
        return same;
    }

    private StoredGame.Seat moved(StoredGame.Seat seat, Table<S, V, A, E> later) {
        Chronicle<S, V, A, E> was = chronicle(seat);
        Chronicle<S, V, A, E> is = later.chronicle(seat);
        return is.looksLike(was)
                ? seat
                : seat.withAddedByUndo(
                        Math.max(
                                seat.addedByUndo(),
                                seat.addedByUndo() + was.step() + 1 - is.step()));
    }

    static <S, V, A extends Action, E extends Event> StoredGame.Progress progress(
            Game<S, V, A, E> game, Match<S, V, A, E> at, Optional<Ending> ending, Instant now) {
        Optional<Pending.Over> over = over(game, at, ending);
        return new StoredGame.Progress(
                now,
                game.turn().applyAsInt(at.state()),
                over.map(Pending.Over::reason).orElse(""),
                over.flatMap(Pending.Over::winner).map(Camp::id).orElse(""),
                over.isPresent() ? List.of() : asked(at));
    }

    /** How it ended: by its rules, or by those who sit at it. */
    static <S, V, A extends Action, E extends Event> Optional<Pending.Over> over(
            Game<S, V, A, E> game, Match<S, V, A, E> at, Optional<Ending> ending) {
        return at.pending() instanceof Pending.Over byRules
                ? Optional.of(byRules)
                : ending.map(each -> Endings.over(game, at.state(), each));
    }

    Optional<Pending.Over> result() {
        return over(game, match, stored.accord().ending());
    }

    private static List<String> asked(Match<?, ?, ?, ?> at) {
        return at.pending() instanceof Pending.Answers(var from)
                ? from.stream().map(Side::id).sorted().toList()
                : List.of();
    }

    Chronicle<S, V, A, E> chronicle(StoredGame.Seat seat) {
        return seat.umpires() ? everything.orElseThrow() : chronicles.get(new Side(seat.side()));
    }

    /** What all sides together have seen; nothing before the end. */
    Optional<Chronicle<S, V, A, E>> afterwards() {
        if (!over()) {
            return Optional.empty();
        }
        List<Side> all = List.copyOf(chronicles.keySet());
        return everything.or(() -> Optional.of(Chronicle.of(game, all, match)));
    }

    /** How each post sees every piece, for those who may know every secret there is. */
    List<Known> knowledge() {
        return everything.or(this::afterwards).orElseThrow().known();
    }

    /** A look back; nothing before the end. */
    Optional<Sent.Summary> summary() {
        return afterwards()
                .map(each -> new Summary<>(each).sent(result().orElseThrow(), stored.dice()));
    }

    /** The game as text. The seed of its dice is in it after the end. */
    String save() {
        FairDice dice = stored.dice();
        int from = stored.diceFrom();
        var players = new LinkedHashMap<String, String>();
        stored.seats().forEach(each -> players.put(each.side(), each.player()));
        return Save.write(
                match,
                over() ? DiceSeal.opened(dice, from) : DiceSeal.closed(dice, from),
                new Sitting(players, stored.accord().ending()));
    }

    /** How often a side has answered. */
    int answers(Side side) {
        return (int)
                ledger.all().stream().filter(each -> each.move().side().equals(side.id())).count();
    }

    /** What anybody at the game may know beside the position after its end. */
    Surroundings around(Players players) {
        StoredGame.Entry last = ledger.last();
        return new Surroundings(
                stored, players, last.made(), ledger.notes(last.number()), lessonAnswers());
    }

    /** What a seat may know beside the position. */
    Surroundings around(StoredGame.Seat seat, Players players) {
        return new Surroundings(stored, players, noticed(seat), notes(seat), lessonAnswers());
    }

    /** In a lesson, how many answers its reader has given. */
    private Optional<Integer> lessonAnswers() {
        return Lessons.given(game, stored, ledger.all());
    }

    /** When a seat last noticed something. */
    Instant noticed(StoredGame.Seat seat) {
        return ledger.get(chronicle(seat).match().length()).made();
    }

    /** What players should know of what a seat has seen. */
    List<String> notes(StoredGame.Seat seat) {
        return ledger.notes(chronicle(seat).match().length());
    }

    boolean asks(Side side) {
        return !over()
                && match.pending() instanceof Pending.Answers(var from)
                && from.contains(side);
    }

    boolean over() {
        return stored.accord().ending().isPresent() || match.pending() instanceof Pending.Over;
    }
}
