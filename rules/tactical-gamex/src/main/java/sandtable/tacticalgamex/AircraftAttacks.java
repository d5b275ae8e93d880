package sandtable.tacticalgamex;

/** TGX-6.4.7 Aircraft Attacks. */
final class AircraftAttacks {
    private AircraftAttacks() {}

    /** Whether a side has an aircraft that can be activated. */
    static boolean usable(Table table, int side) {
        return false;
    }
}
