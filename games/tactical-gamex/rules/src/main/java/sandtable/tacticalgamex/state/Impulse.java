package sandtable.tacticalgamex.state;

import sandtable.kernel.Violation;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Counting;

import java.util.Optional;

/**
 * TGX-4.2 The impulse under way, with what is in preparation.
 *
 * @param whose nobody's between the impulses
 * @param points activation points left
 * @param spent whether any have been spent, or somebody has attacked without: an impulse in which
 *     nothing was done is a pass (R-TGX-19)
 * @param passes how many impulses before this one were passes, without a break (TGX-4.2.c)
 * @param charge the overrun or close assault being prepared
 * @param attacked the hexes that those who fire now have attacked (TGX-6.4.1.e)
 */
public record Impulse(
        Holder whose, int points, boolean spent, int passes, Charge charge, HexSet attacked) {
    /** Between the impulses. */
    public static final Impulse NONE = of(Holder.NOBODY, 0);

    public static Impulse of(int side, int passes) {
        return of(Holder.of(side), passes);
    }

    private static Impulse of(Holder whose, int passes) {
        return new Impulse(whose, 0, false, passes, Charge.NONE, HexSet.NONE);
    }

    public boolean none() {
        return whose instanceof Holder.Nobody;
    }

    /** The side whose impulse it is; there must be one under way. */
    public int side() {
        return whose.side();
    }

    /** The side whose impulse it is not. */
    public int enemy() {
        return 1 - side();
    }

    public Impulse rolled(int die) {
        return new Impulse(whose, die, spent, passes, charge, attacked);
    }

    Impulse paid(int cost) {
        return cost == 0 ? this : new Impulse(whose, points - cost, true, passes, charge, attacked);
    }

    public Impulse with(Charge now) {
        return new Impulse(whose, points, spent, passes, now, attacked);
    }

    /** An attack is no pass, even where no point was paid for it (TGX-18.3.a, R-TGX-18). */
    Impulse attacking(HexSet now) {
        return new Impulse(whose, points, spent || !now.isEmpty(), passes, charge, now);
    }

    /** How many are left, in words. */
    public String pointsLeft() {
        return Counting.of(points, "point is", "points are") + " left";
    }

    /** TGX-4.2.1.a: the pool is the most that can be spent. */
    public Optional<Violation> affords(int cost) {
        return cost <= points
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-4.2.1.a",
                                "this takes %s and %s",
                                Counting.of(cost, "activation point"),
                                Counting.left(points)));
    }
}
