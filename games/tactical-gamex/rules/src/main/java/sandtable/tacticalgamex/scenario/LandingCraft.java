package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.WeaponType;

import java.util.List;

/** TGX-10.1 Landing craft, the LVT and the DUKW: whom they carry, and whether they suffice. */
public final class LandingCraft {
    private static final int LVT = 2; // TGX-10.1.c
    private static final int DUKW = 1; // TGX-10.1.d

    private LandingCraft() {}

    public static boolean is(Piece piece) {
        return piece.has(Ability.CRAFT);
    }

    /** How many units it carries to the beach. */
    public static int room(Piece craft) {
        return lvt(craft) ? LVT : DUKW;
    }

    private static boolean lvt(Piece craft) {
        return craft.has(Ability.CARRIES_TWO);
    }

    /** Whether it takes a unit at all: a DUKW only the weapon category I (R-TGX-158). */
    public static boolean takes(Piece craft, Piece passenger) {
        return passenger.side() == craft.side()
                && needed(passenger)
                && (lvt(craft) || passenger.type().weapon() == WeaponType.I); // TGX-10.1.d
    }

    /** TGX-10.1.b: whether a unit comes in a landing craft and not by itself. */
    public static boolean needed(Piece piece) {
        return !piece.type().mobility().vehicle();
    }

    /**
     * Whether all who wait find a place.
     *
     * @param lvts places left in LVTs
     * @param dukws places left in DUKWs
     */
    public static boolean suffice(List<Piece> waiting, int lvts, int dukws) {
        long heavy = waiting.stream().filter(each -> each.type().weapon() != WeaponType.I).count();
        return heavy <= lvts && waiting.size() <= lvts + dukws;
    }

    /** Places in those of these craft that are LVTs. */
    public static int lvts(List<Piece> craft) {
        return craft.stream().filter(LandingCraft::lvt).mapToInt(LandingCraft::room).sum();
    }

    /** Places in the others. */
    public static int dukws(List<Piece> craft) {
        return craft.stream().filter(each -> !lvt(each)).mapToInt(LandingCraft::room).sum();
    }
}
