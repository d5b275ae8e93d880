package sandtable.blitzcommander.charts;

/**
 * The AT and AP Factor charts of the game, made of the ratings in {@code tables/tanks.tsv} since
 * the book has none (R-BC-01).
 */
public final class FactorCharts {
    private static final Charts STANDARD =
            Charts.rated(TankTypes.all().list(), TerrainChart.standard().river());

    private FactorCharts() {}

    public static Charts standard() {
        return STANDARD;
    }
}
