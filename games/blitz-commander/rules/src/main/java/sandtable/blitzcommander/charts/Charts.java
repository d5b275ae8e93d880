package sandtable.blitzcommander.charts;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/**
 * The factor charts, looked up by tank type and by quality, and the terrain chart's row for rivers.
 * Charts never change.
 */
public final class Charts {
    public static final int LOWEST = 0;
    public static final int HIGHEST = 5;

    private static final int EVEN_AT = 4;
    private static final int EVEN_AP = 2;
    private static final int LOWEST_AP = 1;
    private static final int HIGHEST_AP = 4;

    private final List<TankType> tanks;
    private final List<TankId> ids;
    private final int[][] attackersAt;
    private final int[][] defendersAt;
    private final int[][] attackersAp;
    private final int[][] defendersAp;
    private final River river;

    /** Kept, since odds compare positions that hold charts by the thousand. */
    private final int hash;

    private Charts(
            List<TankType> tanks,
            int[][] attackersAt,
            int[][] defendersAt,
            int[][] attackersAp,
            int[][] defendersAp,
            River river) {
        this.tanks = List.copyOf(tanks);
        this.ids =
                IntStream.range(0, tanks.size())
                        .mapToObj(type -> new TankId(type, tanks.get(type).name()))
                        .toList();
        this.attackersAt = attackersAt;
        this.defendersAt = defendersAt;
        this.attackersAp = attackersAp;
        this.defendersAp = defendersAp;
        this.river = river;
        this.hash = 31 * tanks.hashCode() + Arrays.deepHashCode(attackersAt);
    }

    /** Charts made of ratings: gun against armor, own quality against the enemy's. */
    public static Charts rated(List<TankType> tanks, River river) {
        int types = tanks.size();
        int qualities = Quality.values().length;
        int[][] ap = chart(qualities, (own, enemy) -> ratedAp(own, enemy));
        return new Charts(
                tanks,
                chart(types, (f, t) -> ratedAt(tanks.get(f).attackingGun(), tanks.get(t))),
                chart(types, (f, t) -> ratedAt(tanks.get(f).defendingGun(), tanks.get(t))),
                ap,
                ap,
                river);
    }

    /** Charts as printed: a row for each that fires, a column for each that is fired at. */
    public static Charts printed(
            List<TankType> tanks,
            List<List<Integer>> attackersAt,
            List<List<Integer>> defendersAt,
            List<List<Integer>> attackersAp,
            List<List<Integer>> defendersAp,
            River river) {
        int types = tanks.size();
        int qualities = Quality.values().length;
        return new Charts(
                tanks,
                chart(types, (f, t) -> attackersAt.get(f).get(t)),
                chart(types, (f, t) -> defendersAt.get(f).get(t)),
                chart(qualities, (own, enemy) -> attackersAp.get(own).get(enemy)),
                chart(qualities, (own, enemy) -> defendersAp.get(own).get(enemy)),
                river);
    }

    private static int ratedAt(int gun, TankType target) {
        return Math.clamp(EVEN_AT + gun - target.armor(), LOWEST, HIGHEST);
    }

    private static int ratedAp(int own, int enemy) {
        return Math.clamp(EVEN_AP + own - enemy, LOWEST_AP, HIGHEST_AP);
    }

    private static int[][] chart(int size, IntBinaryOperator factor) {
        int[][] chart = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                chart[row][column] = factor.applyAsInt(row, column);
            }
        }
        return chart;
    }

    public List<TankType> tanks() {
        return tanks;
    }

    public TankType tank(int type) {
        return tanks.get(type);
    }

    public List<TankId> ids() {
        return ids;
    }

    public TankId id(int type) {
        return ids.get(type);
    }

    public River river() {
        return river;
    }

    /** BC-AT.4: Attacker's AT Factor chart. */
    public int attackersAt(int firing, int target) {
        return attackersAt[firing][target];
    }

    /** BC-AT.13: Defender's AT Factor chart. */
    public int defendersAt(int firing, int target) {
        return defendersAt[firing][target];
    }

    /** BC-AP.3: Attacker's AP Factor chart. */
    public int attackersAp(Quality own, Quality enemy) {
        return attackersAp[own.ordinal()][enemy.ordinal()];
    }

    /** R-BC-07: Defender's AP Factor chart. */
    public int defendersAp(Quality own, Quality enemy) {
        return defendersAp[own.ordinal()][enemy.ordinal()];
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Charts charts && same(charts);
    }

    private boolean same(Charts charts) {
        return tanks.equals(charts.tanks)
                && Arrays.deepEquals(attackersAt, charts.attackersAt)
                && Arrays.deepEquals(defendersAt, charts.defendersAt)
                && Arrays.deepEquals(attackersAp, charts.attackersAp)
                && Arrays.deepEquals(defendersAp, charts.defendersAp)
                && river.equals(charts.river);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
