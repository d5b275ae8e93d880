package sandtable.tacticalgamex.state;

import java.util.List;

/**
 * An overrun or close assault being prepared (TGX-6.4.5.c, TGX-6.4.6.c).
 *
 * @param target the hex attacked; nowhere where no attack is being prepared
 * @param units who takes part so far
 * @param followers who got off their vehicles for an overrun (TGX-16.2.a)
 */
public record Charge(Kind kind, HexId target, List<UnitId> units, List<UnitId> followers) {
    public static final Charge NONE = new Charge(false, HexId.NOWHERE, List.of());

    /** As what the attack is made. */
    public enum Kind {
        OVERRUN("overrun"),
        CLOSE_ASSAULT("assault"),
        /** Declared, until its result is known (TGX-17.0.a, R-TGX-189). */
        BANZAI("banzai"),
        /** After an overrun, of those who got off for it (TGX-16.2.b). */
        FOLLOWING("following assault");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    public Charge {
        units = List.copyOf(units);
        followers = List.copyOf(followers);
    }

    public Charge(Kind kind, HexId target, List<UnitId> units) {
        this(kind, target, units, List.of());
    }

    public Charge(boolean overrun, HexId target, List<UnitId> units) {
        this(overrun ? Kind.OVERRUN : Kind.CLOSE_ASSAULT, target, units);
    }

    public boolean none() {
        return target == HexId.NOWHERE;
    }

    public boolean overrun() {
        return kind == Kind.OVERRUN;
    }

    public boolean banzai() {
        return kind == Kind.BANZAI;
    }

    public Charge joinedBy(UnitId unit) {
        return new Charge(kind, target, Lists.with(units, unit), followers);
    }

    /** The same with one more who got off for it. */
    public Charge followedBy(UnitId unit) {
        return new Charge(kind, target, units, Lists.with(followers, unit));
    }

    /** Whether it is the assault of those who got off for an overrun. */
    public boolean follows() {
        return kind == Kind.FOLLOWING;
    }

    /** The same attack of another kind. */
    public Charge as(Kind other) {
        return new Charge(other, target, units, followers);
    }
}
