package sandtable.tacticalgamex.state;

import java.util.Objects;

/** A combat unit in play: where it is and what is marked on it. */
public final class Unit {
    private final Whereabouts where;

    /** What {@link Whereabouts#hex()} says: it is asked for more often than anything else. */
    private final int hex;

    private final Marks marks;
    private final UnitId cargo;

    /**
     * @param cargo the unit it carries, or {@link UnitId#NOBODY} (TGX-5.2.1.a)
     */
    public Unit(Whereabouts where, Marks marks, UnitId cargo) {
        this.where = where;
        this.hex = where.hex();
        this.marks = marks;
        this.cargo = cargo;
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

    public boolean onMap() {
        return hex >= 0;
    }

    public boolean has(Mark mark) {
        return marks.has(mark);
    }

    public boolean disrupted() {
        return has(Mark.DISRUPTED);
    }

    /** TGX-1.0.a: a marker shows that it has been activated in this turn. */
    public boolean activated() {
        return marks.hasAny(Marks.OF_ACTIVATION);
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
        return now == marks ? this : new Unit(where, now, cargo);
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
        return new Unit(there, marks.without(Marks.OF_HEX), cargo);
    }

    public Unit aboard(UnitId transport) {
        Marks kept = marks.without(Mark.INSIDE);
        return new Unit(new Whereabouts.Aboard(transport), kept, UnitId.NOBODY);
    }

    public Unit carrying(UnitId passenger) {
        return new Unit(where, marks, passenger);
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
                        && cargo.equals(unit.cargo);
    }

    @Override
    public int hashCode() {
        return Objects.hash(where, marks, cargo);
    }

    @Override
    public String toString() {
        var words = new StringBuilder(where.toString());
        marks.all().forEach(mark -> words.append(", ").append(mark.words()));
        return words.append(carries() ? ", carries " + cargo : "").toString();
    }
}
