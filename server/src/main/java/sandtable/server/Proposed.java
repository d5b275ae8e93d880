package sandtable.server;

import sandtable.catalog.lesson.Course;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.server.lesson.Lessons;

/** What a typed answer would lead to; nobody has been told of it yet. */
sealed interface Proposed<S, V, A extends Action, E extends Event> {
    /** The match after it. */
    record Allowed<S, V, A extends Action, E extends Event>(Match<S, V, A, E> next)
            implements Proposed<S, V, A, E> {}

    record Refused<S, V, A extends Action, E extends Event>(Reply why)
            implements Proposed<S, V, A, E> {}

    static <S, V, A extends Action, E extends Event> Proposed<S, V, A, E> of(
            Table<S, V, A, E> table, Side side, String text) {
        V view = table.match().view(side);
        return switch (table.game().rules().notation().read(view, text)) {
            case Notation.Reading.Unread<A>(var why) -> new Refused<>(new Reply.Unreadable(why));
            case Notation.Reading.Read<A>(var action) ->
                    switch (played(table, side, action)) {
                        case Match.Verdict.Refused<S, V, A, E>(var violation) ->
                                new Refused<>(
                                        Prospect.refused(table.game(), view, action, violation));
                        case Match.Verdict.Accepted<S, V, A, E>(var next) ->
                                Lessons.course(
                                                table.game(),
                                                table.stored(),
                                                table.ledger().all(),
                                                side)
                                        .map(course -> taught(table, side, course, action))
                                        .orElseGet(() -> new Allowed<>(next));
                    };
        };
    }

    /** In a lesson only the script's answer is given, or what is taken for it. */
    private static <S, V, A extends Action, E extends Event> Proposed<S, V, A, E> taught(
            Table<S, V, A, E> table, Side side, Course course, A action) {
        V view = table.match().view(side);
        Notation<V, A> notation = table.game().rules().notation();
        return course.taken(notation.write(view, action))
                .map(meant -> notation.read(view, meant))
                .filter(Notation.Reading.Read.class::isInstance)
                .map(read -> played(table, side, ((Notation.Reading.Read<A>) read).action()))
                .<Proposed<S, V, A, E>>map(
                        verdict ->
                                switch (verdict) {
                                    case Match.Verdict.Accepted<S, V, A, E>(var next) ->
                                            new Allowed<>(next);
                                    case Match.Verdict.Refused<S, V, A, E> _ -> astray(course);
                                })
                .orElseGet(() -> astray(course));
    }

    private static <S, V, A extends Action, E extends Event> Proposed<S, V, A, E> astray(
            Course course) {
        return new Refused<>(new Reply.Astray(course.title()));
    }

    private static <S, V, A extends Action, E extends Event> Match.Verdict<S, V, A, E> played(
            Table<S, V, A, E> table, Side side, A action) {
        Match<S, V, A, E> match = table.match();
        return match.play(side, action, table.stored().dice().entry(match.length() + 1));
    }
}
