package sandtable.blitzkriegcommander.fire;

import sandtable.space.measured.Spot;

/** Which way a unit falls back. */
public sealed interface Refuge {
    /** Away from something that is there (BKC-FB.4, BKC-FB.5). */
    record AwayFrom(Spot place) implements Refuge {}

    enum Home implements Refuge {
        /** Away from the nearest attacker, if possible one it sees (BKC-FB.6). */
        FROM_ATTACKERS,
        /** Towards its own baseline (BKC-FB.5). */
        BASELINE
    }
}
