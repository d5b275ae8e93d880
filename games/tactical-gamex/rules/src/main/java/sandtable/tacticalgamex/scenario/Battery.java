package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.UnitType;

/**
 * TGX-6.4.4.a: a battery of off-board artillery, or TGX-10.5 a ship.
 *
 * @param type whose strength and weapon it has; off the map its range has no limit (TGX-6.4.4.f)
 * @param from the first turn on which it can fire
 * @param to the last
 * @param mount where its guns stand
 */
public record Battery(
        int index, String id, int side, UnitType type, int from, int to, Mount mount) {
    /** On land. */
    public Battery(int index, String id, int side, UnitType type, int from, int to) {
        this(index, id, side, type, from, to, Mount.LAND);
    }

    /** Where the guns stand, and for ships how the scenario has them fire (TGX-10.5.a). */
    public enum Mount {
        LAND("land"),
        SHIP_OFF_BOARD("off-board"),
        SHIP_DIRECT("direct"),
        SHIP("both");

        private final String words;

        Mount(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public boolean ship() {
        return mount != Mount.LAND;
    }

    /** Whether it fires as off-board artillery. */
    public boolean offBoard() {
        return mount != Mount.SHIP_DIRECT;
    }

    /** Whether it fires at what is seen from a sea hex of the edge. */
    public boolean direct() {
        return mount == Mount.SHIP_DIRECT || mount == Mount.SHIP;
    }
}
