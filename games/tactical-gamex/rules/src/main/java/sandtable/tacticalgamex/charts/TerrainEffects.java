package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Rows;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;

/** TGX-3.2.a: the Terrain Effects Chart. Costs are in half movement points. */
public final class TerrainEffects {
    private static final String HEXES = "tables/terrain-effects.tsv";
    private static final String SIDES = "tables/hexside-effects.tsv";
    private static final int ROAD = 1; // TGX-5.3.d
    private static final int SLOPE = 0;
    private static final int RIDGE = 1;
    private static final TerrainEffects CHART = new TerrainEffects();

    private final Costs hexes = new Costs(TerrainKind.values().length);
    private final Costs sides = new Costs(3);
    private final int[] modifiers = new int[TerrainKind.values().length];
    private final int[] spots = new int[TerrainKind.values().length];
    private final boolean[] armored = new boolean[TerrainKind.values().length];

    private TerrainEffects() {
        List<Rows.Row> rows =
                Rows.parse(
                        HEXES,
                        Data.text(HEXES),
                        List.of(
                                "terrain",
                                "FOOT",
                                "CAV",
                                "VEH",
                                "TRK",
                                "WAG",
                                "BIC",
                                "modifier",
                                "spot",
                                "armored"));
        for (TerrainKind kind : TerrainKind.values()) {
            Rows.Row row = row(rows, "terrain", kind.words());
            hexes.read(kind.ordinal(), row);
            modifiers[kind.ordinal()] = row.number("modifier");
            spots[kind.ordinal()] = row.empty("spot") ? 0 : row.number("spot");
            armored[kind.ordinal()] = row.yes("armored");
        }
        List<Rows.Row> lines =
                Rows.parse(
                        SIDES,
                        Data.text(SIDES),
                        List.of("side", "FOOT", "CAV", "VEH", "TRK", "WAG", "BIC"));
        sides.read(SLOPE, row(lines, "side", "slope"));
        sides.read(RIDGE, row(lines, "side", "ridge"));
    }

    private static Rows.Row row(List<Rows.Row> rows, String column, String key) {
        return rows.stream()
                .filter(each -> each.text(column).equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the chart has no row " + key));
    }

    /** What a hex entered along a road costs everybody. */
    public static int roadHalfPoints() {
        return ROAD;
    }

    /** Whether a unit may enter such a hex by road only, if at all. */
    public static boolean prohibited(TerrainKind kind, Mobility mobility) {
        return CHART.hexes.prohibited(kind.ordinal(), mobility);
    }

    /** Whether entering such a hex takes all movement. */
    public static boolean takesAll(TerrainKind kind, Mobility mobility) {
        return CHART.hexes.all(kind.ordinal(), mobility);
    }

    /** What entering costs where it is neither prohibited nor takes all movement. */
    public static int halfPoints(TerrainKind kind, Mobility mobility) {
        return CHART.hexes.halfPoints(kind.ordinal(), mobility);
    }

    /** The surcharge for each level that a step goes up; down costs nothing. */
    public static int slopeHalfPoints(Mobility mobility) {
        return CHART.sides.halfPoints(SLOPE, mobility);
    }

    public static boolean ridgeProhibited(Mobility mobility) {
        return CHART.sides.prohibited(RIDGE, mobility);
    }

    /** The surcharge for crossing a ridge side. */
    public static int ridgeHalfPoints(Mobility mobility) {
        return CHART.sides.halfPoints(RIDGE, mobility);
    }

    /**
     * What is added to the die of an attack on units there (TGX-6.3.5.c, TGX-6.3.5.d); in a stream
     * of direct attacks only (TGX-6.3.9.q, TGX-6.3.9.r).
     */
    public static int modifier(TerrainKind kind) {
        return CHART.modifiers[kind.ordinal()];
    }

    /** Whether units there have to be spotted before they can be fired at (TGX-6.3.8.d). */
    public static boolean conceals(TerrainKind kind) {
        return CHART.spots[kind.ordinal()] > 0;
    }

    /** The highest die that spots units there; 0 where nothing conceals them. */
    public static int spotsUpTo(TerrainKind kind) {
        return CHART.spots[kind.ordinal()];
    }

    /**
     * Whether soft units there count as armored, and all defense strengths are summed, against
     * direct fire of ground units (TGX-6.3.1.b, TGX-6.3.2.b, R-TGX-51).
     */
    public static boolean armored(TerrainKind kind) {
        return CHART.armored[kind.ordinal()];
    }

    /** TGX-6.4.5.b, R-TGX-67: the terrain in which units can be overrun. */
    public static boolean open(TerrainKind kind) {
        return kind == TerrainKind.CLEAR || kind == TerrainKind.BRIDGE;
    }
}
