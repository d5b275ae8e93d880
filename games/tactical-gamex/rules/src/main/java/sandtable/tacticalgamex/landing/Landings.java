package sandtable.tacticalgamex.landing;

import sandtable.tacticalgamex.scenario.Landing;
import sandtable.tacticalgamex.scenario.LandingCraft;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;
import java.util.stream.IntStream;

/** TGX-10 Amphibious Landings: who lands, and how far each has come. */
public final class Landings {
    private static final int SIDES = 2;

    private Landings() {}

    /** Whether a side lands from the sea (R-TGX-157). */
    public static boolean lands(Table table, int side) {
        return landing(table).side() == side;
    }

    static Landing landing(Table table) {
        return table.battle().plan().landing();
    }

    /** Whether anybody waits to be put aboard a craft (TGX-10.1.b). */
    public static boolean loadingDue(Table table, int side) {
        return lands(table, side) && !toLoad(table).isEmpty();
    }

    /** Whether anybody waits for a sea hex in the set-up (TGX-10.2.a). */
    public static boolean launchDue(Table table, int side) {
        return lands(table, side) && !toLaunch(table).isEmpty();
    }

    /** Whether housekeeping has anything to do for a side at sea (TGX-10.3.c, TGX-10.3.f). */
    public static boolean due(Table table) {
        return table.battle().landing() && (!atSea(table).isEmpty() || !offShore(table).isEmpty());
    }

    static int side(Table table) {
        return landing(table).side();
    }

    /** Those who come in a craft and are aboard none yet. */
    static List<UnitId> toLoad(Table table) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.battle().bySea(each) && table.unit(each).toBeSetUp())
                .filter(each -> LandingCraft.needed(table.stand(each).piece()))
                .mapToObj(table::unitId)
                .toList();
    }

    /** Craft and vehicles that have no hex yet. */
    static List<UnitId> toLaunch(Table table) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.battle().bySea(each) && table.unit(each).toBeSetUp())
                .filter(each -> !LandingCraft.needed(table.stand(each).piece()))
                .mapToObj(table::unitId)
                .toList();
    }

    /** Those in sea hexes. */
    static List<UnitId> atSea(Table table) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.unit(each).atSea())
                .mapToObj(table::unitId)
                .toList();
    }

    /** Those who wait off the map (TGX-10.2.b). */
    static List<UnitId> offShore(Table table) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.unit(each).offShore())
                .mapToObj(table::unitId)
                .toList();
    }

    static Piece piece(Table table, UnitId unit) {
        return table.stand(unit).piece();
    }

    static int enemy(Table table) {
        return SIDES - 1 - side(table);
    }
}
