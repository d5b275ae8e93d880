package sandtable.tacticalgamex.combat;

import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;

/** TGX-6.3.5 Combat Die Roll Modifications: all that apply to one target, added up. */
public final class CombatModifiers {
    private static final int DISRUPTED = Modifier.DISRUPTED.value();
    private static final int POSITION = Modifier.IMPROVED_POSITION.value();
    private static final int FORTIFICATION = Modifier.FORTIFICATION.value();
    public static final int CLOSE_ASSAULT = Modifier.CLOSE_ASSAULT.value();
    public static final int OVERRUN = Modifier.OVERRUN.value();

    private CombatModifiers() {}

    /** Against a unit attacked directly, Up or Down if in a stream (TGX-6.3.9.s). */
    public static int direct(Table table, int target) {
        int stream = table.unit(target).inStream() ? streamModifier() : 0; // TGX-6.3.9.q
        return indirect(table, target) + stream;
    }

    /** Against a unit attacked indirectly, which a stream does not shield (TGX-6.3.9.r). */
    public static int indirect(Table table, int target) {
        int hex = table.unit(target).hex();
        boolean position = table.counters().positions().contains(hex); // TGX-6.3.5.e
        return status(table, target) + terrain(table, hex) + (position ? POSITION : 0);
    }

    /** TGX-6.3.5.b. */
    public static int status(Table table, int target) {
        return table.unit(target).disrupted() ? DISRUPTED : 0;
    }

    /** Against a unit that moves into the hex, without the position there (TGX-8.3.d). */
    public static int entering(Table table, int target) {
        int hex = table.unit(target).hex();
        int stream = table.unit(target).inStream() ? streamModifier() : 0;
        return status(table, target) + terrain(table, hex) + stream;
    }

    /** TGX-6.4.1.f: town, city, woods and swamp; a stream counts by the unit's own marker. */
    private static int terrain(Table table, int hex) {
        TerrainKind kind = table.ground().kind(hex);
        Variants variants = table.battle().variants();
        boolean counts =
                switch (kind) {
                    case STREAM, BRIDGE -> false;
                    case WOODS -> variants.woodsModifier();
                    case SWAMP -> variants.swampModifier();
                    case CLEAR, TOWN, CITY, FORD, BEACH, SEA -> true;
                };
        return counts ? TerrainEffects.modifier(kind) : 0; // TGX-6.3.5.c, TGX-6.3.5.d
    }

    private static int streamModifier() {
        return TerrainEffects.modifier(TerrainKind.STREAM);
    }

    /** Against a fortification; its units count as disrupted if all are (R-TGX-97). */
    public static int fort(Table table, List<Integer> inside) {
        boolean all = !inside.isEmpty();
        for (int unit : inside) {
            all &= table.unit(unit).disrupted();
        }
        return FORTIFICATION + (all ? DISRUPTED : 0); // TGX-6.3.5.f, TGX-6.3.5.g
    }
}
