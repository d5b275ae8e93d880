package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.scene.Formation;
import sandtable.scene.LogLine;
import sandtable.scene.Overlay;
import sandtable.scene.Presenter;
import sandtable.scene.Scene;
import sandtable.scene.SightLine;
import sandtable.server.seen.Changed;
import sandtable.server.seen.Scenes;
import sandtable.server.seen.Wanted;
import sandtable.server.store.StoredGame;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The only way out for what is known of a position: everything sent to a seat is made here, from
 * what its side has seen and from what is known of the table to everybody.
 */
final class Door<S, V, A extends Action, E extends Event> {
    private final Chronicle<S, V, A, E> chronicle;
    private final Surroundings around;
    private final Scenes<Chronicle<S, V, A, E>> scenes;
    private final int addedByUndo;
    private final Role role;

    /** Whether who is shown something may also answer. */
    enum Role {
        PLAYER,
        /** Is never asked. */
        WATCHER
    }

    /**
     * @param scenes what was shown of the game last
     * @param addedByUndo what undo has added to the seat's position number
     */
    Door(
            Chronicle<S, V, A, E> chronicle,
            Surroundings around,
            Scenes<Chronicle<S, V, A, E>> scenes,
            int addedByUndo,
            Role role) {
        this.chronicle = chronicle;
        this.around = around;
        this.scenes = scenes;
        this.addedByUndo = addedByUndo;
        this.role = role;
    }

    /** The number an answer is made against. */
    int number() {
        return chronicle.step() + addedByUndo;
    }

    /** Whether an answer made against a position may still be given. */
    boolean holds(int position) {
        return position <= number() && position >= chronicle.unchangedSince() + addedByUndo;
    }

    Sent.Shown shown(Wanted wanted) {
        return switch (wanted.show()) {
            case POSITION -> position(wanted.since());
            case CHANGES -> changes(wanted.mark());
            case QUESTION -> question(chronicle);
        };
    }

    /**
     * @param since steps whose log lines the receiver already has
     */
    Sent.Position position(int since) {
        Scene scene = scenes.of(viewers(), mark(), chronicle, () -> scene(chronicle, prompt()));
        return position(chronicle, mark(), scene, since, undo());
    }

    /** Against a scene of before something was taken back nothing can be told but all. */
    private Sent.Shown changes(String mark) {
        Optional<Scenes.Known<Chronicle<S, V, A, E>>> before =
                scenes.find(viewers(), mark).filter(each -> goesOn(each.after()));
        Sent.Position now = position(before.map(each -> each.after().step()).orElse(-1));
        return before.<Sent.Shown>map(each -> changes(mark, each.scene(), now)).orElse(now);
    }

    private static Sent.Changes changes(String mark, Scene before, Sent.Position now) {
        return Sent.Changes.of(mark, now, Changed.between(before, now.scene()));
    }

    private boolean goesOn(Chronicle<S, V, A, E> after) {
        return chronicle.at(after.step()).filter(each -> each == after).isPresent();
    }

    /** With whose eyes it is seen; who is not asked any more sees another scene. */
    private String viewers() {
        String sides = chronicle.viewers().stream().map(Side::id).collect(Collectors.joining("+"));
        boolean watched = role == Role.WATCHER || around.ending().isPresent();
        return watched ? sides + " watched" : sides;
    }

    private String mark() {
        return viewers() + " " + number();
    }

    private Sent.Asked question(Chronicle<S, V, A, E> at) {
        return new Sent.Asked(
                around.game(),
                number(),
                at.step(),
                viewer(at),
                at.turn(),
                over(at).map(Sent.Result::of),
                waitingFor(at),
                prompt().map(this::options));
    }

    private Sent.Options options(Prompt<A> prompt) {
        Notation<V, A> notation = chronicle.game().rules().notation();
        return new Sent.Options(
                prompt.question(),
                prompt.clause(),
                prompt.options().listed().stream()
                        .map(each -> notation.write(view(), each))
                        .toList(),
                !(prompt.options() instanceof Options.All<A>));
    }

    /** As it looked after an earlier step. */
    Optional<Sent.Position> at(int step) {
        Sent.Undo past = kept("this is a look back");
        return chronicle
                .at(step)
                .map(each -> position(each, "", scene(each, Optional.empty()), -1, past));
    }

    private static boolean alone(Chronicle<?, ?, ?, ?> at) {
        return at.viewers().size() == 1;
    }

    private static String viewer(Chronicle<?, ?, ?, ?> at) {
        return alone(at) ? at.viewers().getFirst().id() : "";
    }

    private Sent.Position position(
            Chronicle<S, V, A, E> at, String mark, Scene scene, int since, Sent.Undo undo) {
        Optional<Pending.Over> over = over(at);
        return new Sent.Position(
                around.game(),
                number(),
                at.step(),
                viewer(at),
                alone(at) ? at.camp(at.viewers().getFirst()).id() : "",
                around.sides(),
                around.umpire(),
                around.handings(),
                role == Role.WATCHER,
                at.turn(),
                over.map(Sent.Result::of),
                waitingFor(at),
                thinking(at),
                mark,
                scene,
                SeenLog.since(at, since),
                undo,
                around.commitment(),
                over().map(_ -> around.seed()),
                around.chosen(),
                around.offer(),
                around.notices(),
                around.lesson());
    }

    private void asked() {
        if (role == Role.WATCHER || owing(chronicle).isEmpty()) {
            throw new Failure(409, "not-asked", "Nothing is asked of this seat now.");
        }
    }

    /** An answer as it would be: its price, its odds, or what speaks against it. */
    Reply consider(String text) {
        asked();
        return prospect().considered(text);
    }

    private Prospect<V, A, E> prospect() {
        return new Prospect<>(chronicle.game(), view());
    }

    /** What the scene only says can be asked for, such as the range of one piece. */
    Overlay overlay(String kind, String of) {
        return Arrays.stream(Overlay.Kind.values())
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .flatMap(each -> seen(view -> presenter().overlay(view, each, of)))
                .orElseThrow(
                        () -> new Failure(404, "no-overlay", "There is no such overlay here."));
    }

    SightLine sight(String from, String to) {
        return seen(view -> presenter().sight(view, from, to))
                .orElseThrow(
                        () -> new Failure(404, "no-sight", "There is no line of sight to tell."));
    }

    /**
     * What answers would be, from what the seat knows alone. Nobody is told, nothing is kept.
     *
     * @param position the number they are measured against
     */
    Reply measured(int position, List<String> texts) {
        if (!holds(position)) { // first: when the game has gone on, nothing may be asked any more
            return new Reply.Stale(shown(Wanted.ALL));
        }
        asked();
        return prospect().measured(texts);
    }

    /** How pieces would go together, likewise. */
    Reply formed(int position, Formation.Wish wish) {
        if (!holds(position)) {
            return new Reply.Stale(shown(Wanted.ALL));
        }
        asked();
        return prospect().formed(wish);
    }

    private Presenter<V, A, E> presenter() {
        return chronicle.game().presenter();
    }

    /** What the first of the viewers sees who sees it. */
    private <T> Optional<T> seen(Function<V, Optional<T>> look) {
        return chronicle.views().stream().flatMap(each -> look.apply(each).stream()).findFirst();
    }

    private V view() {
        return chronicle.views().getFirst();
    }

    /**
     * The game in a list for one seat, from what that seat has seen.
     *
     * @param updated when it last saw something
     */
    Sent.ListedGame listed(StoredGame stored, StoredGame.Seat seat, Instant updated) {
        Optional<Pending.Over> over = over();
        boolean asked = role == Role.PLAYER && !owing(chronicle).isEmpty();
        var own = new Sent.ListedSeat(seat.side(), seat.camp(), seat.token(), seat.player(), asked);
        return new Sent.ListedGame(
                stored.id(),
                stored.scenario(),
                stored.title(),
                around.sides(),
                chronicle.turn(),
                updated.toString(),
                over.isPresent(),
                over.map(Pending.Over::reason).orElse(""),
                over.map(Sent.Result::of).flatMap(Sent.Result::winner),
                over.isPresent() && over.get().winner().isEmpty(),
                around.offer(),
                waitingFor(chronicle),
                seat.umpires() ? List.of() : List.of(own),
                seat.umpires() ? Optional.of(seat.token()) : Optional.empty());
    }

    Sent.News news() {
        return new Sent.News(
                number(),
                waitingFor(chronicle),
                thinking(chronicle),
                around.sides(),
                over().isPresent(),
                around.offer());
    }

    List<Sent.Step> steps() {
        return SeenLog.since(chronicle, -1).stream().map(Door::step).toList();
    }

    private static Sent.Step step(Sent.Logged logged) {
        LogLine line = logged.line();
        return new Sent.Step(
                logged.step(),
                logged.turn(),
                logged.side(),
                line.words(),
                line.clause(),
                line.places());
    }

    private Optional<Pending.Over> over() {
        return over(chronicle);
    }

    /** How it had ended then; what people agreed on comes after all play. */
    private Optional<Pending.Over> over(Chronicle<S, V, A, E> at) {
        Match<S, V, A, E> match = at.match();
        return Table.over(at.game(), match, at == chronicle ? around.ending() : Optional.empty());
    }

    /** Who owes an answer, unless the game was ended before it came. */
    private List<Side> owing(Chronicle<S, V, A, E> at) {
        return over(at).isPresent() ? List.of() : at.owing();
    }

    private Optional<Prompt<A>> prompt() {
        return role == Role.WATCHER || owing(chronicle).isEmpty()
                ? Optional.empty()
                : Optional.of(chronicle.game().rules().prompt(view()));
    }

    /**
     * The seat itself if it owes an answer, else the others. Whether others owe one beside it is
     * their secret.
     */
    private List<String> waitingFor(Chronicle<S, V, A, E> at) {
        if (over(at).isPresent()) {
            return List.of();
        }
        if (!at.owing().isEmpty()) {
            return at.owing().stream().map(Side::id).toList();
        }
        List<String> seen = at.viewers().stream().map(Side::id).toList();
        return around.sides().stream()
                .map(Sent.Participant::id)
                .filter(each -> !seen.contains(each))
                .toList();
    }

    /**
     * Which of several others is at work would tell which of them is asked, so a player is told
     * only of the one who must be.
     */
    private Optional<Sent.Thinking> thinking(Chronicle<S, V, A, E> at) {
        List<String> waited = waitingFor(at);
        boolean told = !alone(at) || at.owing().isEmpty() && waited.size() == 1;
        return at == chronicle && told
                ? waited.stream().flatMap(each -> around.thinking(each).stream()).findFirst()
                : Optional.empty();
    }

    private Scene scene(Chronicle<S, V, A, E> at, Optional<Prompt<A>> question) {
        Presenter<V, A, E> presenter = at.game().presenter();
        return alone(at) ? presenter.scene(at.views().getFirst(), question) : at.together();
    }

    private Sent.Undo undo() {
        if (over().isPresent()) {
            return kept("the game is over");
        }
        if (role == Role.WATCHER) {
            return kept("whoever watches decides nothing");
        }
        return switch (chronicle.match().undo(chronicle.viewers().getFirst())) {
            case Match.Undo.Undone<S, V, A, E> _ -> new Sent.Undo(true, "", latest());
            case Match.Undo.Kept<S, V, A, E>(var why) -> kept(why);
        };
    }

    private static Sent.Undo kept(String why) {
        return new Sent.Undo(false, why, "");
    }

    /** The latest answer of the viewer, as it was typed. */
    private String latest() {
        Side viewer = chronicle.viewers().getFirst();
        Match<S, V, A, E> at = chronicle.match();
        while (!at.last().orElseThrow().side().equals(viewer)) {
            at = at.before().orElseThrow();
        }
        V view = at.before().orElseThrow().view(viewer);
        return chronicle.game().rules().notation().write(view, at.last().orElseThrow().action());
    }
}
