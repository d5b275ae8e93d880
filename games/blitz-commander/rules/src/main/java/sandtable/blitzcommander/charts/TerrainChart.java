package sandtable.blitzcommander.charts;

import sandtable.blitzcommander.data.Data;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Rows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The Terrain Chart, from {@code tables/terrain.tsv} and {@code tables/hexsides.tsv}. */
public final class TerrainChart {
    private static final String TERRAIN = "tables/terrain.tsv";
    private static final String HEXSIDES = "tables/hexsides.tsv";
    private static final List<String> TERRAIN_COLUMNS =
            List.of(
                    "name",
                    "letter",
                    "foot",
                    "mechanized",
                    "armor",
                    "defensible",
                    "maximum-ap",
                    "entrench-in-contact");
    private static final List<String> HEXSIDE_COLUMNS =
            List.of("name", "foot", "mechanized", "armor", "defensible", "maximum-ap");
    private static final String CLEAR = "clear";
    private static final String RIVER = "river";
    private static final int DEAREST = 9;
    private static final TerrainChart STANDARD =
            new TerrainChart(
                    terrain(TERRAIN, Data.text(TERRAIN)), river(HEXSIDES, Data.text(HEXSIDES)));

    private final List<Terrain> rows;
    private final River river;

    private TerrainChart(List<Terrain> rows, River river) {
        this.rows = rows;
        this.river = river;
    }

    public static TerrainChart standard() {
        return STANDARD;
    }

    public List<Terrain> rows() {
        return rows;
    }

    public River river() {
        return river;
    }

    /** What a letter of a drawn map stands for. */
    public Optional<Terrain> drawnAs(char letter) {
        return rows.stream().filter(each -> each.letter() == letter).findFirst();
    }

    /** The letters with their meaning, for a complaint: {@code c (clear), b (bocage)} and so on. */
    public String letters() {
        return rows.stream()
                .map(each -> each.letter() + " (" + each.name() + ")")
                .collect(Collectors.joining(", "));
    }

    static List<Terrain> terrain(String file, String text) {
        List<Rows.Row> rows = Rows.parse(file, text, TERRAIN_COLUMNS);
        List<Terrain> chart = rows.stream().map(TerrainChart::terrain).toList();
        for (Rows.Row row : rows) {
            long same =
                    rows.stream().filter(e -> e.text("letter").equals(row.text("letter"))).count();
            if (same > 1) {
                throw row.wrong("letter", "\"" + row.text("letter") + "\" stands for two terrains");
            }
        }
        return chart;
    }

    private static Terrain terrain(Rows.Row row) {
        if (row.text("letter").length() != 1) {
            throw row.wrong("letter", "must be one character, not \"" + row.text("letter") + "\"");
        }
        return new Terrain(
                row.text("name"),
                row.text("letter").charAt(0),
                cost(row, "foot"),
                cost(row, "mechanized"),
                cost(row, "armor"),
                row.yes("defensible"),
                maximumAp(row),
                row.yes("entrench-in-contact"),
                row.text("name").equals(CLEAR));
    }

    static River river(String file, String text) {
        List<Rows.Row> rows = Rows.parse(file, text, HEXSIDE_COLUMNS);
        if (rows.size() != 1 || !rows.getFirst().text("name").equals(RIVER)) {
            throw new BadInput(file, 0, "name", "must have one row, " + RIVER);
        }
        Rows.Row row = rows.getFirst();
        return new River(
                cost(row, "foot"),
                cost(row, "mechanized"),
                cost(row, "armor"),
                row.yes("defensible"),
                maximumAp(row));
    }

    private static int cost(Rows.Row row, String column) {
        return Cells.numberOr(row, column, Terrain.NO_ENTRY, 1, DEAREST);
    }

    /** BC-APMAX.2: 5 where none is listed. */
    private static int maximumAp(Rows.Row row) {
        return Cells.numberOr(
                row, "maximum-ap", Terrain.DEFAULT_MAXIMUM_AP, Charts.LOWEST, Charts.HIGHEST);
    }
}
