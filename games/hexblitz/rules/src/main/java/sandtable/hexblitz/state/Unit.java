package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

/**
 * A stand in play: where it is, what is left of it and what it has done this turn.
 *
 * @param facing the hexside it faces, 0 to 5 (HB-FACE.1)
 * @param points movement left this turn
 * @param marks what it has done
 * @param lockedTurn the turn in which it takes no order because it withdrew at 0 SP (HB-CBT.23)
 * @param pinnedBy the enemy stands whose ZOC halted it (HB-ZOC.5)
 * @param halfLogs LOG it carries, in halves
 */
public record Unit(
        Whereabouts where,
        int sp,
        Order order,
        int facing,
        int points,
        Marks marks,
        int lockedTurn,
        UnitSet pinnedBy,
        int halfLogs) {
    /** What a view holds of a unit that is not seen. */
    public static final Unit HIDDEN = at(Whereabouts.Off.UNSEEN, 0, Order.STATIONARY, 0);

    /** A unit as set up. */
    public static Unit at(Whereabouts where, int sp, Order order, int facing) {
        return new Unit(where, sp, order, facing, 0, Marks.NONE, 0, UnitSet.NONE, 0);
    }

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

    /** Whether that Transport unit carries it. */
    public boolean aboard(UnitId carrier) {
        return where instanceof Whereabouts.Aboard(UnitId transport) && transport.equals(carrier);
    }

    /** The Transport unit that carries it. */
    public Optional<UnitId> carrier() {
        return where instanceof Whereabouts.Aboard(UnitId transport)
                ? Optional.of(transport)
                : Optional.empty();
    }

    /** The number of the hex it stands in, the first of them, or {@link Whereabouts#NOWHERE}. */
    public int hex() {
        return where instanceof Whereabouts.OnMap on ? on.hex() : Whereabouts.NOWHERE;
    }

    /** The same by its id, of one that is on the map. */
    public HexId place() {
        return ((Whereabouts.OnMap) where).at();
    }

    /** In how many hexes it lies: one, up to three across edges (HB-STK.2), or none off the map. */
    public int parts() {
        return where instanceof Whereabouts.OnMap on ? on.parts() : 0;
    }

    /** The number of one of these hexes. */
    public int hex(int part) {
        return ((Whereabouts.OnMap) where).hex(part);
    }

    public boolean straddles() {
        return parts() > 1;
    }

    /** Whether any part of it is in the hex. */
    public boolean in(int hex) {
        return where instanceof Whereabouts.OnMap on && on.in(hex);
    }

    /** Whether any part of it is in one of the hexes. */
    public boolean in(HexSet hexes) {
        return where instanceof Whereabouts.OnMap on && on.in(hexes);
    }

    /** How far the nearest part of it is from a hex, of one that is on the map. */
    public int distance(HexGrid grid, int hex) {
        return ((Whereabouts.OnMap) where).distance(grid, hex);
    }

    public boolean has(Mark mark) {
        return marks.has(mark);
    }

    public Unit with(Mark mark) {
        return has(mark) ? this : marked(marks.with(mark));
    }

    public Unit without(Mark mark) {
        return has(mark) ? marked(marks.without(mark)) : this;
    }

    private Unit marked(Marks now) {
        return new Unit(where, sp, order, facing, points, now, lockedTurn, pinnedBy, halfLogs);
    }

    /** As the turn ends: no movement left, and these marks. */
    public Unit turnOver(Marks kept) {
        return new Unit(where, sp, order, facing, 0, kept, lockedTurn, pinnedBy, halfLogs);
    }

    /** In one hex; whatever pinned it no longer does. */
    public Unit movedTo(HexId hex) {
        return gone(Whereabouts.in(hex));
    }

    /** Somewhere else; whatever pinned it no longer does. */
    public Unit gone(Whereabouts there) {
        return new Unit(
                there, sp, order, facing, points, marks, lockedTurn, UnitSet.NONE, halfLogs);
    }

    /** In a hex and lying across into one or two more; whatever pinned it no longer does. */
    public Unit movedTo(HexId hex, List<HexId> across) {
        return gone(Whereabouts.across(hex, across));
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

    public Unit pinnedBy(UnitSet enemies) {
        return new Unit(where, sp, order, facing, points, marks, lockedTurn, enemies, halfLogs);
    }

    public Unit halfLogs(int carried) {
        return new Unit(where, sp, order, facing, points, marks, lockedTurn, pinnedBy, carried);
    }

    public Unit carriedBy(UnitId transport) {
        return gone(new Whereabouts.Aboard(transport));
    }

    /**
     * Beside the Transport that carried it, held by whoever holds that: they came there together
     * (HB-ZOC.5).
     */
    public Unit setDown(Unit from) {
        return movedTo(from.place()).points(0).pinnedBy(from.pinnedBy);
    }

    /**
     * HB-STAND.11: what the marker at the rear of a stand says, its Transport Capacity or the SP it
     * has left.
     */
    public String marker(Stand stand) {
        return stand.transport() ? "TC " + stand.capacity() : "SP " + sp;
    }
}
