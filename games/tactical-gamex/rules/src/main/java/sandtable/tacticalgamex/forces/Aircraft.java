package sandtable.tacticalgamex.forces;

import java.util.List;

/**
 * One row of {@code units/aircraft.tsv}: an aircraft and its attacks. A spotter has none
 * (TGX-6.4.7.w).
 */
public record Aircraft(String id, String name, Nation nation, List<Attack> attacks, Role role) {
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

    /** What it is for besides its attacks, and how many units it carries for that (TGX-11.6). */
    public enum Role {
        NONE("-", 0),
        TRANSPORT("transport", 3), // TGX-11.6.a
        GLIDER("glider", 2); // TGX-11.6.b

        private final String word;
        private final int places;

        Role(String word, int places) {
            this.word = word;
            this.places = places;
        }

        public int places() {
            return places;
        }

        /** Whether a unit of this weapon may be aboard; guns never are (R-TGX-171). */
        public boolean takes(WeaponType weapon) {
            return switch (this) {
                case NONE -> false;
                case TRANSPORT -> weapon == WeaponType.I; // TGX-11.6.a
                case GLIDER -> weapon == WeaponType.I || weapon == WeaponType.C; // TGX-11.6.b
            };
        }

        String word() {
            return word;
        }
    }

    public boolean spotter() {
        return attacks.isEmpty() && role == Role.NONE;
    }

    /** Whether it lands troops before the first turn and does nothing else (TGX-11.2.a). */
    public boolean airborne() {
        return role != Role.NONE;
    }

    @Override
    public String toString() {
        return id;
    }
}
