package sandtable.tacticalgamex.state;

import java.util.List;

/**
 * What one side keeps to itself.
 *
 * @param holds for how long it has said to hold its fire
 * @param hand the cards it holds (TGX-24.5.a)
 * @param keeps whether it plays none of them in this impulse of the enemy
 * @param drops where its aircraft are to land whom (TGX-11.1.a)
 * @param mines the mines it has laid of which the enemy does not know (TGX-8.2.b)
 * @param bails what it has said about bailing out once and for all (TGX-14.0.a)
 */
public record Secrets(
        Holds holds,
        List<Minefield> mines,
        Bails bails,
        List<Drop> drops,
        List<Integer> hand,
        boolean keeps) {
    public static final Secrets NONE = new Secrets(Holds.NOTHING, List.of());

    public Secrets {
        mines = List.copyOf(mines);
        drops = List.copyOf(drops);
        hand = List.copyOf(hand);
    }

    public Secrets(Holds holds, List<Minefield> mines) {
        this(holds, mines, Bails.ASKED, List.of(), List.of(), false);
    }

    /** A standing answer to the question whether infantry bails out. */
    public enum Bails {
        ASKED,
        ALWAYS,
        NEVER
    }

    /** A standing answer to the question of opportunity fire. */
    public enum Holds {
        /** It is asked whenever it could fire. */
        NOTHING,
        /** At the unit that moves, for the rest of its move. */
        MOVE,
        /** At everybody for the rest of the enemy's impulse. */
        IMPULSE
    }

    public boolean holdsFire() {
        return holds != Holds.NOTHING;
    }

    public Secrets with(Holds now) {
        return now == holds ? this : new Secrets(now, mines, bails, drops, hand, keeps);
    }

    public Secrets withMines(List<Minefield> now) {
        return now.equals(mines) ? this : new Secrets(holds, now, bails, drops, hand, keeps);
    }

    public Secrets withDrops(List<Drop> now) {
        return new Secrets(holds, mines, bails, now, hand, keeps);
    }

    public Secrets with(Bails now) {
        return new Secrets(holds, mines, now, drops, hand, keeps);
    }

    public Secrets withHand(List<Integer> now) {
        return now.equals(hand) ? this : new Secrets(holds, mines, bails, drops, now, keeps);
    }

    public Secrets keeping(boolean now) {
        return now == keeps ? this : new Secrets(holds, mines, bails, drops, hand, now);
    }

    /** The move is over. */
    public Secrets afterMove() {
        return holds == Holds.MOVE ? with(Holds.NOTHING) : this;
    }

    /** Having answered so; a single step leaves nothing standing (TGX-6.4.2.c). */
    public Secrets holding(Decision.Scope scope) {
        return switch (scope) {
            case STEP -> with(Holds.NOTHING);
            case MOVE -> with(Holds.MOVE);
            case IMPULSE -> with(Holds.IMPULSE);
        };
    }
}
