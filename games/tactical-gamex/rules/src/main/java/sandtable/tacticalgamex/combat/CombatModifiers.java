package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;

/** TGX-6.3.5 Combat Die Roll Modifications: all that apply to one target, line by line. */
public final class CombatModifiers {
    private static final Modification DISRUPTED =
            line("is disrupted", Modifier.DISRUPTED.value(), "TGX-6.3.5.b");
    private static final Modification ALL_DISRUPTED =
            line("all inside are disrupted", Modifier.DISRUPTED.value(), "TGX-6.3.5.g");
    private static final Modification POSITION =
            line("improved position", Modifier.IMPROVED_POSITION.value(), "TGX-6.3.5.e");
    private static final Modification FORTIFICATION =
            line("fortification", Modifier.FORTIFICATION.value(), "TGX-6.3.5.f");
    private static final Modification STREAM =
            line("in a stream", TerrainEffects.modifier(TerrainKind.STREAM), "TGX-6.3.9.q");
    public static final Modification CLOSE_ASSAULT =
            line("close assault", Modifier.CLOSE_ASSAULT.value(), "TGX-6.4.6.i");
    public static final Modification BANZAI =
            line("Banzai attack", Modifier.BANZAI.value(), "TGX-17.3.c"); // R-TGX-110
    public static final Modification AT_BANZAI =
            line("storms in a Banzai attack", Modifier.AT_BANZAI.value(), "TGX-17.2.a");
    public static final Modification OVERRUN =
            line("overrun", Modifier.OVERRUN.value(), "TGX-6.4.5.h");

    private CombatModifiers() {}

    private static Modification line(String words, int value, String clause) {
        return new Modification(words, value, Clause.of(clause));
    }

    /** Against a unit attacked directly, Up or Down if in a stream (TGX-6.3.9.s). */
    public static List<Modification> direct(Table table, int target) {
        return against(table, target, true, true);
    }

    /** The same in close combat of a kind. */
    public static List<Modification> close(Table table, int target, Modification kind) {
        return with(kind, direct(table, target));
    }

    /** Against a unit attacked indirectly, which a stream does not shield (TGX-6.3.9.r). */
    public static List<Modification> indirect(Table table, int target) {
        return against(table, target, true, false);
    }

    /** Against a unit that moves into the hex, without the position there (TGX-8.3.d). */
    public static List<Modification> entering(Table table, int target) {
        return against(table, target, false, true);
    }

    /** Against an off-board battery, which no terrain shields (R-TGX-66). */
    public static List<Modification> battery(BatteryStatus status) {
        return status.disrupted() ? List.of(DISRUPTED) : List.of();
    }

    private static List<Modification> against(
            Table table, int target, boolean positions, boolean streams) {
        int hex = table.hexOf(target); // of a rider where its carrier is (TGX-16.1.c)
        var lines = new ArrayList<Modification>(4);
        if (table.unit(target).disrupted()) {
            lines.add(DISRUPTED);
        }
        if (positions && table.counters().positions().contains(hex)) {
            lines.add(POSITION);
        }
        terrain(table, hex, lines);
        if (streams && table.unit(target).inStream()) {
            lines.add(STREAM);
        }
        return lines;
    }

    /** TGX-6.4.1.f: town, city, woods and swamp; a stream counts by the unit's own marker. */
    private static void terrain(Table table, int hex, List<Modification> lines) {
        TerrainKind kind = table.ground().kind(hex);
        Variants variants = table.battle().variants();
        boolean counts =
                switch (kind) {
                    case STREAM, BRIDGE -> false;
                    case WOODS -> variants.woodsModifier();
                    case SWAMP -> variants.swampModifier();
                    case CLEAR, TOWN, CITY, FORD, BEACH, SEA -> true;
                };
        int value = counts ? TerrainEffects.modifier(kind) : 0;
        if (value != 0) {
            lines.add(new Modification("in " + kind.words(), value, clause(kind)));
        }
    }

    private static Clause clause(TerrainKind kind) {
        return Clause.of(
                switch (kind) {
                    case TOWN -> "TGX-6.3.5.c";
                    case CITY -> "TGX-6.3.5.d";
                    case STREAM, BRIDGE, CLEAR, WOODS, FORD, SWAMP, BEACH, SEA -> "TGX-3.2.a";
                });
    }

    /**
     * Against a fortification; its units count as disrupted if all are (R-TGX-97), and what shields
     * the hex shields them as well (TGX-6.3.5.g). An empty one has no terrain (R-TGX-140).
     */
    public static List<Modification> fort(Table table, List<UnitId> inside) {
        if (inside.isEmpty()) {
            return List.of(FORTIFICATION);
        }
        var lines = new ArrayList<Modification>(3);
        lines.add(FORTIFICATION);
        if (inside.stream().allMatch(each -> table.unit(each).disrupted())) {
            lines.add(ALL_DISRUPTED);
        }
        terrain(table, table.unit(inside.getFirst()).hex(), lines);
        return lines;
    }

    /** With one line more, which comes after what the target is itself. */
    public static List<Modification> with(Modification line, List<Modification> lines) {
        var all = new ArrayList<>(lines);
        boolean first =
                lines.isEmpty()
                        || lines.getFirst() != DISRUPTED && lines.getFirst() != FORTIFICATION;
        all.add(first ? 0 : 1, line);
        return all;
    }
}
