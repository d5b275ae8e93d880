package sandtable.tacticalgamex.state;

import java.util.List;
import java.util.Objects;

/** A combat unit in play: where it is and what is marked on it. */
public final class Unit {
    private final Whereabouts where;

    /** What {@link Whereabouts#hex()} says: it is asked for more often than anything else. */
    private final int hex;

    private final Marks marks;
    private final UnitId cargo;

    /** Whoever is aboard a landing craft beside its cargo (TGX-10.1.c). */
    private final UnitId second;

    /**
     * @param cargo the unit it carries, or {@link UnitId#NOBODY} (TGX-5.2.1.a)
     */
    public Unit(Whereabouts where, Marks marks, UnitId cargo) {
        this(where, marks, cargo, UnitId.NOBODY);
    }

    private Unit(Whereabouts where, Marks marks, UnitId cargo, UnitId second) {
        this.where = where;
        this.hex = where.hex();
        this.marks = marks;
        this.cargo = cargo;
        this.second = second;
    }

    /** One that is somewhere with nothing marked on it. */
    public static Unit at(Whereabouts where) {
        return new Unit(where, Marks.NONE, UnitId.NOBODY);
    }

    /** The number of the hex it stands in, or {@link Whereabouts#NOWHERE}. */
    public int hex() {
        return hex;
    }

    public Whereabouts where() {
        return where;
    }

    public Marks marks() {
        return marks;
    }

    public UnitId cargo() {
        return cargo;
    }

    /** All who are aboard: nobody, one, or two in a landing craft. */
    public List<UnitId> passengers() {
        if (!carries()) {
            return List.of();
        }
        return second == UnitId.NOBODY ? List.of(cargo) : List.of(cargo, second);
    }

    public boolean hasLeft() {
        return where instanceof Whereabouts.Left;
    }

    public boolean eliminated() {
        return where == Whereabouts.Off.ELIMINATED;
    }

    /** Whether it has not entered the map yet. */
    public boolean toCome() {
        return where == Whereabouts.Off.TO_COME;
    }

    public boolean toBeSetUp() {
        return where == Whereabouts.Off.TO_BE_SET_UP;
    }

    /** Whether it waits off the map for a sea hex (TGX-10.2.b). */
    public boolean offShore() {
        return where == Whereabouts.Off.OFF_SHORE;
    }

    public boolean atSea() {
        return where instanceof Whereabouts.AtSea;
    }

    public boolean onMap() {
        return hex >= 0;
    }

    public boolean has(Mark mark) {
        return marks.has(mark);
    }

    public boolean disrupted() {
        return has(Mark.DISRUPTED);
    }

    /** TGX-1.0.a: a marker shows that it has been activated, or at sea it cannot be. */
    public boolean activated() {
        return marks.hasAny(Marks.OF_ACTIVATION) || atSea(); // TGX-10.3.a
    }

    public boolean inStream() {
        return marks.hasAny(Marks.OF_STREAM);
    }

    public boolean carries() {
        return cargo != UnitId.NOBODY;
    }

    public Unit with(Mark mark) {
        return marked(marks.with(mark));
    }

    public Unit without(Mark mark) {
        return marked(marks.without(mark));
    }

    /** Without what one impulse bought. */
    public Unit uncalled() {
        return marked(marks.without(Marks.OF_ONE_IMPULSE));
    }

    private Unit marked(Marks now) {
        return now == marks ? this : new Unit(where, now, cargo, second);
    }

    /** One activity per turn: the marker of the latest takes the place of any other. */
    public Unit activated(Mark by) {
        return marked(marks.without(Marks.OF_ACTIVATION).with(by));
    }

    /** Without the markers that housekeeping takes off (TGX-4.3.a). */
    public Unit refreshed() {
        return marked(marks.without(Marks.OF_ONE_TURN));
    }

    /** Somewhere else, out of any stream or fortification (TGX-6.3.9.k). */
    public Unit movedTo(Whereabouts there) {
        return new Unit(there, marks.without(Marks.OF_HEX), cargo, second);
    }

    public Unit aboard(UnitId transport) {
        Marks kept = marks.without(Mark.INSIDE);
        return new Unit(new Whereabouts.Aboard(transport), kept, UnitId.NOBODY);
    }

    /** With this passenger and no other. */
    public Unit carrying(UnitId passenger) {
        return new Unit(where, marks, passenger);
    }

    /** With those aboard who are aboard another. */
    public Unit carryingLike(Unit other) {
        return new Unit(where, marks, other.cargo, other.second);
    }

    /** With one more. */
    public Unit taking(UnitId passenger) {
        return carries()
                ? new Unit(where, marks, cargo, passenger)
                : new Unit(where, marks, passenger);
    }

    /** With one less. */
    public Unit releasing(UnitId passenger) {
        return new Unit(where, marks, passenger.equals(cargo) ? second : cargo);
    }

    public Unit setDown(Whereabouts there) {
        return new Unit(there, marks, UnitId.NOBODY);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Unit unit
                        && hex == unit.hex
                        && marks == unit.marks
                        && where.equals(unit.where)
                        && cargo.equals(unit.cargo)
                        && second.equals(unit.second);
    }

    @Override
    public int hashCode() {
        return Objects.hash(where, marks, cargo, second);
    }

    @Override
    public String toString() {
        var words = new StringBuilder(where.toString());
        marks.all().forEach(mark -> words.append(", ").append(mark.words()));
        return words.append(carries() ? ", carries " + passengers() : "").toString();
    }
}
