package sandtable.tacticalgamex.forces;

import java.util.List;

/**
 * One row of {@code units/aircraft.tsv}: an aircraft and its attacks. A spotter has none
 * (TGX-6.4.7.w).
 */
public record Aircraft(String id, String name, Nation nation, List<Attack> attacks) {
    /** The weapons of aircraft, each with its range in hexes (TGX-6.4.7.n). */
    public enum Weapon {
        /** Bombs: an indirect attack on all units of the hex below. */
        BOMBS("(H)", 0),
        H("H", 0),
        I("I", 1),
        A("A", 3),
        G("G", 12);

        private final String code;
        private final int range;

        Weapon(String code, int range) {
            this.code = code;
            this.range = range;
        }

        public String code() {
            return code;
        }

        public int range() {
            return range;
        }

        /** Whether it attacks chosen units and not the whole hex (TGX-6.4.7.q, TGX-6.4.7.s). */
        public boolean direct() {
            return this != BOMBS;
        }
    }

    /** One printed weapon; weapons of one kind share one attack (TGX-6.4.7.b). */
    public record Attack(Weapon weapon, int strength) {}

    public Aircraft {
        attacks = List.copyOf(attacks);
    }

    public boolean spotter() {
        return attacks.isEmpty();
    }

    @Override
    public String toString() {
        return id;
    }
}
