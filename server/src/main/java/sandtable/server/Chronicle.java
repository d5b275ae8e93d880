package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.scene.Known;
import sandtable.scene.LogLine;
import sandtable.scene.Scene;
import sandtable.scene.Together;
import sandtable.server.work.Workshop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What some sides together have seen of a match, step by step: one side for a player, all of them
 * for a look back after the end. An entry of the match that none of them could notice is no step,
 * so the number of steps tells nothing that is hidden from them.
 */
final class Chronicle<S, V, A extends Action, E extends Event> {
    private final Game<S, V, A, E> game;
    private final List<Side> viewers;
    private final Optional<Chronicle<S, V, A, E>> before;
    private final Match<S, V, A, E> match;
    private final List<V> views;
    private final List<LogLine> lines;
    private final int step;

    private Chronicle(
            Game<S, V, A, E> game,
            List<Side> viewers,
            Optional<Chronicle<S, V, A, E>> before,
            Match<S, V, A, E> match,
            List<V> views) {
        this.game = game;
        this.viewers = viewers;
        this.before = before;
        this.match = match;
        this.views = views;
        this.lines = lines();
        this.step = before.map(each -> each.step + 1).orElse(0);
    }

    /** What {@code viewers} have seen of the whole match. */
    static <S, V, A extends Action, E extends Event> Chronicle<S, V, A, E> of(
            Game<S, V, A, E> game, List<Side> viewers, Match<S, V, A, E> match) {
        List<Match<S, V, A, E>> history = match.history();
        Match<S, V, A, E> first = history.getFirst();
        var chronicle =
                new Chronicle<>(game, viewers, Optional.empty(), first, views(viewers, first));
        for (Match<S, V, A, E> each : history.subList(1, history.size())) {
            Workshop.goOn();
            chronicle = chronicle.after(each);
        }
        return chronicle;
    }

    private static <V> List<V> views(List<Side> viewers, Match<?, V, ?, ?> match) {
        return viewers.stream().map(match::view).toList();
    }

    /** The next entry of the match: a further step if it shows. */
    Chronicle<S, V, A, E> after(Match<S, V, A, E> next) {
        var further = new Chronicle<>(game, viewers, Optional.of(this), next, views(viewers, next));
        boolean shows =
                viewers.contains(next.last().orElseThrow().side())
                        || !further.lines.isEmpty()
                        || !further.views.equals(views)
                        || !further.owing().equals(owing());
        return shows ? further : this;
    }

    /**
     * What the viewers have seen of another match.
     *
     * @param common how many of its entries, the set-up among them, are those of this one
     */
    Chronicle<S, V, A, E> instead(Match<S, V, A, E> other, int common) {
        Chronicle<S, V, A, E> seen = this;
        while (seen.match.length() >= common && seen.before.isPresent()) {
            seen = seen.before.get();
        }
        for (Match<S, V, A, E> each : other.history().subList(common, other.length() + 1)) {
            seen = seen.after(each);
        }
        return seen;
    }

    private List<LogLine> lines() {
        List<E> events = match.last().map(Match.Entry::events).orElse(match.startEvents());
        return viewers.size() > 2 ? new Hearsay<>(this, events).lines() : lines(events);
    }

    private List<LogLine> lines(List<E> events) {
        var seen = new ArrayList<LogLine>();
        for (E event : events) {
            line(event).ifPresent(seen::add);
        }
        return List.copyOf(seen);
    }

    /** The event as the first viewer to see it. */
    private Optional<LogLine> line(E event) {
        for (int i = 0; i < viewers.size(); i++) {
            Optional<LogLine> line = line(event, i);
            if (line.isPresent()) {
                return line;
            }
        }
        return Optional.empty();
    }

    /** The event as one of the viewers sees it. */
    Optional<LogLine> line(E event, int viewer) {
        return game.rules()
                .seenBy(event, viewers.get(viewer))
                .map(each -> told(views.get(viewer), each));
    }

    /** In words, and where there are dice with what they could have brought. */
    private LogLine told(V view, E event) {
        LogLine line = game.presenter().line(view, event);
        return line.dice().isEmpty() ? line : line.rolled(game.presenter().fortunes(view, event));
    }

    /** Those of the viewers that owe an answer; they know it themselves. */
    List<Side> owing() {
        return match.pending() instanceof Pending.Answers(var from)
                ? viewers.stream().filter(from::contains).toList()
                : List.of();
    }

    Optional<Pending.Over> over() {
        return match.pending() instanceof Pending.Over over ? Optional.of(over) : Optional.empty();
    }

    Game<S, V, A, E> game() {
        return game;
    }

    /** What all viewers see on one table, without a question. */
    Scene together() {
        return Together.of(parts());
    }

    /** How each of the viewers sees what they see together. */
    List<Known> known() {
        return Together.known(parts());
    }

    private List<Together.Part> parts() {
        var parts = new ArrayList<Together.Part>();
        for (int i = 0; i < viewers.size(); i++) {
            Scene own = game.presenter().scene(views.get(i), Optional.empty());
            parts.add(new Together.Part(own, viewers.get(i).id(), camp(viewers.get(i)).id()));
        }
        return parts;
    }

    /** Whose cause a side fights for. */
    Camp camp(Side side) {
        return game.rules().camp(match.state(), side);
    }

    List<Side> viewers() {
        return viewers;
    }

    /** What each of the viewers knows after this step. */
    List<V> views() {
        return views;
    }

    /**
     * The match as far as it shows: later entries, if there are any, are hidden from all viewers.
     */
    Match<S, V, A, E> match() {
        return match;
    }

    /** How many steps there have been; the set-up is step 0. */
    int step() {
        return step;
    }

    int turn() {
        return game.turn().applyAsInt(match.state());
    }

    /** What was seen in this step. */
    List<LogLine> seen() {
        return lines;
    }

    /** The steps after one, in their order; all from the set-up on after -1. */
    List<Chronicle<S, V, A, E>> steps(int after) {
        var steps = new ArrayDeque<Chronicle<S, V, A, E>>();
        Optional<Chronicle<S, V, A, E>> each = Optional.of(this);
        while (each.isPresent() && each.get().step > after) {
            steps.addFirst(each.get());
            each = each.get().before;
        }
        return List.copyOf(steps);
    }

    /** As it was after a step. */
    Optional<Chronicle<S, V, A, E>> at(int number) {
        Chronicle<S, V, A, E> each = this;
        while (each.step > number && each.before.isPresent()) {
            each = each.before.get();
        }
        return each.step == number ? Optional.of(each) : Optional.empty();
    }

    /** As it was when the match had so many entries. */
    Chronicle<S, V, A, E> asOf(int length) {
        Chronicle<S, V, A, E> each = this;
        while (each.match.length() > length) {
            each = each.before.orElseThrow();
        }
        return each;
    }

    /**
     * The step since which the viewers know what they know and nobody of them has acted: an answer
     * made since then rests on nothing that has changed, even if something was told meanwhile.
     */
    int unchangedSince() {
        Chronicle<S, V, A, E> each = this;
        while (each.before.isPresent()
                && !viewers.contains(each.match.last().orElseThrow().side())
                && each.before.get().views.equals(views)
                && each.before.get().owing().equals(owing())) {
            each = each.before.get();
        }
        return each.step;
    }

    /** Whether the viewers could not tell the two apart. */
    boolean looksLike(Chronicle<S, V, A, E> other) {
        return step == other.step && views.equals(other.views) && lines.equals(other.lines);
    }
}
