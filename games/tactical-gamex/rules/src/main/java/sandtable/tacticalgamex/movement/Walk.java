package sandtable.tacticalgamex.movement;

import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

/**
 * A unit on the move.
 *
 * @param from where its activation began: in a hex, or off the map if it enters it
 * @param left half movement points left
 * @param moved whether it has left that hex
 * @param bonus whether it has used the road rate (TGX-6.4.6.e)
 * @param loaded whether it has taken a unit aboard: it may not do so twice (TGX-5.2.2.d)
 * @param toWork whether it is an engineer who moves in for its work (TGX-4.2.2.m)
 * @param gait how it moves
 */
public record Walk(
        UnitId unit,
        Whereabouts from,
        int left,
        boolean moved,
        boolean bonus,
        boolean loaded,
        boolean toWork,
        Gait gait) {
    /** Of a unit that is activated to move where it is. */
    public static Walk of(Table table, UnitId unit) {
        return new Walk(
                unit,
                table.unit(unit).where(),
                table.stand(unit).type().halfPoints(),
                false,
                false,
                false,
                false,
                Gait.ORDINARY);
    }

    /** After a step. */
    public Walk stepped(int cost, boolean byRoad) {
        return new Walk(unit, from, left - cost, true, bonus || byRoad, loaded, toWork, gait);
    }

    public Walk loaded(int cost) {
        return new Walk(unit, from, left - cost, moved, bonus, true, toWork, gait);
    }

    public Walk forWork() {
        return new Walk(unit, from, left, moved, bonus, loaded, true, gait);
    }

    /** At quick-time it has so much more, which is a bonus (TGX-6.4.6.e). */
    Walk hurried(int halfPoints) {
        return new Walk(
                unit, from, left + halfPoints, moved, true, loaded, toWork, Gait.QUICK_TIME);
    }

    /** On mobile fire it has half its movement (TGX-18.1.a). */
    Walk mobile() {
        return new Walk(unit, from, left / 2, moved, bonus, loaded, toWork, Gait.MOBILE_FIRE);
    }

    /** Whether a first step may cost more than there is left (TGX-5.1.c). */
    boolean oneHexAlways() {
        return gait != Gait.MOBILE_FIRE; // R-TGX-190
    }

    /** Of a unit that has just got off a landing craft (TGX-10.4.g). */
    public static Walk ashore(Table table, UnitId unit) {
        int half = table.stand(unit).type().halfPoints() / 2;
        return new Walk(
                unit, table.unit(unit).where(), half, false, false, false, false, Gait.ASHORE);
    }

    boolean hurries() {
        return gait == Gait.QUICK_TIME;
    }
}
