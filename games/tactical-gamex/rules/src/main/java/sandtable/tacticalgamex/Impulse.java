package sandtable.tacticalgamex;

/**
 * TGX-4.2 The impulse under way.
 *
 * @param side whose it is
 * @param points activation points left
 * @param spent whether any have been spent: an impulse without is a pass (R-TGX-19)
 * @param passes how many impulses before this one were passes, without a break (TGX-4.2.c)
 * @param held whether the other side has said to hold its fire for all of it; its own secret
 */
public record Impulse(int side, int points, boolean spent, int passes, boolean held) {
    static Impulse of(int side, int passes) {
        return new Impulse(side, 0, false, passes, false);
    }

    Impulse rolled(int die) {
        return new Impulse(side, die, spent, passes, held);
    }

    Impulse paid(int cost) {
        return cost == 0 ? this : new Impulse(side, points - cost, true, passes, held);
    }

    Impulse holding(boolean now) {
        return now == held ? this : new Impulse(side, points, spent, passes, now);
    }
}
