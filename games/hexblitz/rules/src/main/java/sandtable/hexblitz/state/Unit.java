package sandtable.hexblitz.state;

/**
 * A stand in play: where it is, what is left of it and what it has done this turn.
 *
 * @param hex where it stands, or one of the negative places below
 * @param second the next hex it lies across, or {@link #NOWHERE} (HB-STK.2)
 * @param third the third hex if it lies on a corner, or {@link #NOWHERE} (HB-STK.3)
 * @param facing the hexside it faces, 0 to 5 (HB-FACE.1)
 * @param points movement left this turn
 * @param marks what it has done, as {@link Mark} bits
 * @param lockedTurn the turn in which it takes no order because it withdrew at 0 SP (HB-CBT.23)
 * @param pinnedBy the enemy stands whose ZOC halted it, a bit each, counted from the enemy's first
 *     (HB-ZOC.5)
 * @param halfLogs LOG it carries, in halves
 * @param carrier the Transport unit that carries it, or {@link #NOWHERE}
 */
public record Unit(
        int hex,
        int second,
        int third,
        int sp,
        Order order,
        int facing,
        int points,
        int marks,
        int lockedTurn,
        long pinnedBy,
        int halfLogs,
        int carrier) {
    public static final int NOWHERE = -1;

    /** Places off the map. */
    public static final int WAITING = -2; // has not entered yet

    public static final int UNPLACED = -3; // is still to be set up
    public static final int CARRIED = -4;
    public static final int DESTROYED = -5;
    public static final int LEFT = -6; // has left the map by an exit
    public static final int UNSEEN = -7; // in a view: somewhere on the map

    /** A unit as set up. */
    public static Unit at(int hex, int sp, Order order, int facing) {
        return new Unit(hex, NOWHERE, NOWHERE, sp, order, facing, 0, 0, 0, 0, 0, NOWHERE);
    }

    public boolean onMap() {
        return hex >= 0;
    }

    public boolean straddles() {
        return second >= 0;
    }

    /** The hexes it lies in; none off the map. */
    public int[] hexes() {
        if (!onMap()) {
            return new int[0];
        }
        return third >= 0
                ? new int[] {hex, second, third}
                : straddles() ? new int[] {hex, second} : new int[] {hex};
    }

    /** Whether any part of it is in the hex. */
    public boolean in(int other) {
        return other >= 0 && (hex == other || second == other || third == other);
    }

    public boolean has(Mark mark) {
        return (marks & mark.bit()) != 0;
    }

    public Unit with(Mark mark) {
        return has(mark) ? this : marked(marks | mark.bit());
    }

    public Unit without(Mark mark) {
        return has(mark) ? marked(marks & ~mark.bit()) : this;
    }

    private Unit marked(int now) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                facing,
                points,
                now,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    /** As the turn ends: no movement left, and these marks. */
    public Unit turnOver(int kept) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                facing,
                0,
                kept,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    /** In one hex, or off the map in one of the places above; whatever pinned it no longer does. */
    public Unit movedTo(int there) {
        return new Unit(
                there,
                NOWHERE,
                NOWHERE,
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                0,
                halfLogs,
                carrier);
    }

    /** Lying across its hex and one or two more. */
    public Unit across(int two, int three) {
        return new Unit(
                hex,
                two,
                three,
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    public Unit ordered(Order now) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                now,
                facing,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    public Unit facing(int direction) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                direction,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    public Unit points(int left) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                facing,
                left,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    public Unit sp(int left) {
        return new Unit(
                hex,
                second,
                third,
                left,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs,
                carrier);
    }

    public Unit lockedIn(int turn) {
        return new Unit(
                hex, second, third, sp, order, facing, points, marks, turn, pinnedBy, halfLogs,
                carrier);
    }

    public Unit pinnedBy(long enemies) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                enemies,
                halfLogs,
                carrier);
    }

    public Unit halfLogs(int carried) {
        return new Unit(
                hex,
                second,
                third,
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                carried,
                carrier);
    }

    public Unit carriedBy(int transport) {
        return new Unit(
                CARRIED,
                NOWHERE,
                NOWHERE,
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                0,
                halfLogs,
                transport);
    }

    /**
     * Beside the Transport that carried it, held by whoever holds that: they came there together
     * (HB-ZOC.5).
     */
    public Unit setDown(Unit from) {
        return new Unit(
                from.hex,
                NOWHERE,
                NOWHERE,
                sp,
                order,
                facing,
                0,
                marks,
                lockedTurn,
                from.pinnedBy,
                halfLogs,
                NOWHERE);
    }

    /**
     * HB-STAND.11: what the marker at the rear of a stand says, its Transport Capacity or the SP it
     * has left.
     */
    public String marker(Stand stand) {
        return stand.transport() ? "TC " + stand.capacity() : "SP " + sp;
    }
}
