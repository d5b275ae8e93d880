package sandtable.hexblitz.state;

/**
 * A stand in play: where it is, what is left of it and what it has done this turn.
 *
 * @param facing the hexside it faces, 0 to 5 (HB-FACE.1)
 * @param points movement left this turn
 * @param marks what it has done, as {@link Mark} bits
 * @param lockedTurn the turn in which it takes no order because it withdrew at 0 SP (HB-CBT.23)
 * @param pinnedBy the enemy stands whose ZOC halted it, a bit each, counted from the enemy's first
 *     (HB-ZOC.5)
 * @param halfLogs LOG it carries, in halves
 */
public record Unit(
        Whereabouts where,
        int sp,
        Order order,
        int facing,
        int points,
        int marks,
        int lockedTurn,
        long pinnedBy,
        int halfLogs) {
    /** No hex, no unit. */
    public static final int NOWHERE = -1;

    /** A unit as set up. */
    public static Unit at(int hex, int sp, Order order, int facing) {
        return at(Whereabouts.in(hex), sp, order, facing);
    }

    public static Unit at(Whereabouts where, int sp, Order order, int facing) {
        return new Unit(where, sp, order, facing, 0, 0, 0, 0, 0);
    }

    /** What a view holds of a unit that is not seen. */
    public static final Unit HIDDEN = at(Whereabouts.Off.UNSEEN, 0, Order.STATIONARY, 0);

    public boolean onMap() {
        return where instanceof Whereabouts.OnMap;
    }

    /** Whether it is in such a place off the map. */
    public boolean is(Whereabouts.Off place) {
        return where == place;
    }

    /** Whether a Transport unit carries it. */
    public boolean aboard() {
        return where instanceof Whereabouts.Aboard;
    }

    /** The Transport unit that carries it, or {@link #NOWHERE}. */
    public int carrier() {
        return where instanceof Whereabouts.Aboard(int transport) ? transport : NOWHERE;
    }

    /** The hex it stands in, the first of them, or {@link #NOWHERE}. */
    public int hex() {
        return where instanceof Whereabouts.OnMap on ? on.hex() : NOWHERE;
    }

    /** The next hex it lies across, or {@link #NOWHERE} (HB-STK.2). */
    public int second() {
        return where instanceof Whereabouts.OnMap on ? on.second() : NOWHERE;
    }

    /** The third hex if it lies on a corner, or {@link #NOWHERE} (HB-STK.3). */
    public int third() {
        return where instanceof Whereabouts.OnMap on ? on.third() : NOWHERE;
    }

    public boolean straddles() {
        return second() >= 0;
    }

    /** The hexes it lies in; none off the map. */
    public int[] hexes() {
        if (!(where instanceof Whereabouts.OnMap(int hex, int second, int third))) {
            return new int[0];
        }
        return third >= 0
                ? new int[] {hex, second, third}
                : second >= 0 ? new int[] {hex, second} : new int[] {hex};
    }

    /** Whether any part of it is in the hex. */
    public boolean in(int other) {
        return other >= 0
                && where instanceof Whereabouts.OnMap on
                && (on.hex() == other || on.second() == other || on.third() == other);
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
        return new Unit(where, sp, order, facing, points, now, lockedTurn, pinnedBy, halfLogs);
    }

    /** As the turn ends: no movement left, and these marks. */
    public Unit turnOver(int kept) {
        return new Unit(where, sp, order, facing, 0, kept, lockedTurn, pinnedBy, halfLogs);
    }

    /** In one hex; whatever pinned it no longer does. */
    public Unit movedTo(int hex) {
        return gone(Whereabouts.in(hex));
    }

    /** Somewhere else; whatever pinned it no longer does. */
    public Unit gone(Whereabouts there) {
        return new Unit(there, sp, order, facing, points, marks, lockedTurn, 0, halfLogs);
    }

    /** Lying across its hex and one or two more. */
    public Unit across(int two, int three) {
        return new Unit(
                new Whereabouts.OnMap(hex(), two, three),
                sp,
                order,
                facing,
                points,
                marks,
                lockedTurn,
                pinnedBy,
                halfLogs);
    }

    public Unit ordered(Order now) {
        return new Unit(where, sp, now, facing, points, marks, lockedTurn, pinnedBy, halfLogs);
    }

    public Unit facing(int direction) {
        return new Unit(where, sp, order, direction, points, marks, lockedTurn, pinnedBy, halfLogs);
    }

    public Unit points(int left) {
        return new Unit(where, sp, order, facing, left, marks, lockedTurn, pinnedBy, halfLogs);
    }

    public Unit sp(int left) {
        return new Unit(where, left, order, facing, points, marks, lockedTurn, pinnedBy, halfLogs);
    }

    public Unit lockedIn(int turn) {
        return new Unit(where, sp, order, facing, points, marks, turn, pinnedBy, halfLogs);
    }

    public Unit pinnedBy(long enemies) {
        return new Unit(where, sp, order, facing, points, marks, lockedTurn, enemies, halfLogs);
    }

    public Unit halfLogs(int carried) {
        return new Unit(where, sp, order, facing, points, marks, lockedTurn, pinnedBy, carried);
    }

    public Unit carriedBy(int transport) {
        return gone(new Whereabouts.Aboard(transport));
    }

    /**
     * Beside the Transport that carried it, held by whoever holds that: they came there together
     * (HB-ZOC.5).
     */
    public Unit setDown(Unit from) {
        return movedTo(from.hex()).points(0).pinnedBy(from.pinnedBy);
    }

    /**
     * HB-STAND.11: what the marker at the rear of a stand says, its Transport Capacity or the SP it
     * has left.
     */
    public String marker(Stand stand) {
        return stand.transport() ? "TC " + stand.capacity() : "SP " + sp;
    }
}
