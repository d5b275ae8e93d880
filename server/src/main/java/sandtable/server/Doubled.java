package sandtable.server;

import sandtable.server.store.StoredGame;

import java.util.function.Supplier;

/** Something that comes under a key that was used before. */
final class Doubled {
    private Doubled() {}

    /**
     * The same once more counts once; something else is refused, since whoever sent it would take
     * it for done.
     */
    static Reply of(StoredGame.Entry before, Table.Submission now, Supplier<Sent.Shown> shown) {
        boolean same = before.content().isEmpty() || before.content().equals(now.content());
        return same ? new Reply.Accepted(shown.get()) : new Reply.KeyUsed();
    }
}
