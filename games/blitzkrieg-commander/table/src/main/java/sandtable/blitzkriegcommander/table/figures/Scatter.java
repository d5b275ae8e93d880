package sandtable.blitzkriegcommander.table.figures;

import sandtable.kernel.luck.Pool;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.space.measured.Box;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-ADEV.3: how likely each place is to lie in a zone, as its dice take all zones alike in any
 * direction. A zone whose centre leaves the table is lost (BKC-ADEV.4).
 */
public final class Scatter {
    private static final int FACES = 6;
    private static final int DEGREES = 360;
    private static final int MM_PER_CM = 10;
    private static final int DOT_MM = 20;

    /** The rim counts, and places are whole millimetres. */
    private static final double HALF = 0.5;

    /** Dots of less are dust. */
    private static final double LEAST = 0.01;

    private final Spot aim;
    private final List<Disc> zones;
    private final Pool dice;
    private final Box table;

    /** So many dots lie on each side of the point that is aimed at. */
    private final int dots;

    private final double[][] chances;

    /**
     * @param zones if nothing deviates
     * @param dice at least one
     */
    public Scatter(Spot aim, List<Disc> zones, int dice, Box table) {
        this.aim = aim;
        this.zones = zones;
        this.dice = Pool.sum(dice, FACES);
        this.table = table;
        this.dots = reachMm(aim, zones, dice) / DOT_MM;
        this.chances = new double[2 * dots + 1][2 * dots + 1];
    }

    /** The farthest that fire can come down from where it is aimed. */
    public static int reachMm(Spot aim, List<Disc> zones, int dice) {
        int rim =
                zones.stream()
                        .mapToInt(each -> aim.lengthTo(each.centre()) + each.radiusMm())
                        .max()
                        .orElse(0);
        return MM_PER_CM * FACES * dice + rim;
    }

    public List<Measurement.Dot> dots() {
        for (int degrees = 0; degrees < DEGREES; degrees++) {
            double east = Math.sin(Math.toRadians(degrees));
            double north = Math.cos(Math.toRadians(degrees));
            for (int sum = dice.least(); sum <= dice.most(); sum++) {
                int mm = MM_PER_CM * sum;
                strike(mm * east, mm * north, dice.chance(sum) / DEGREES);
            }
        }
        var found = new ArrayList<Measurement.Dot>();
        for (int i = -dots; i <= dots; i++) {
            for (int j = -dots; j <= dots; j++) {
                int x = aim.x() + i * DOT_MM;
                int y = aim.y() + j * DOT_MM;
                double chance = chances[i + dots][j + dots];
                if (chance >= LEAST && x >= 0 && y >= 0 && table.contains(new Spot(x, y))) {
                    found.add(new Measurement.Dot(new Place.Point(x, y), chance));
                }
            }
        }
        return found;
    }

    /** All zones so far off; loops are bare, for there are millions of places to look at. */
    private void strike(double east, double north, double chance) {
        for (int zone = 0; zone < zones.size(); zone++) {
            double x = x(zone) + east;
            double y = y(zone) + north;
            if (onTable(aim.x() + x, aim.y() + y)) {
                cover(zone, x, y, chance);
            }
        }
    }

    private int x(int zone) {
        return zones.get(zone).centre().x() - aim.x();
    }

    private int y(int zone) {
        return zones.get(zone).centre().y() - aim.y();
    }

    private boolean onTable(double x, double y) {
        return x >= table.west() && x <= table.east() && y >= table.south() && y <= table.north();
    }

    private void cover(int zone, double x, double y, double chance) {
        double radius = zones.get(zone).radiusMm() + HALF;
        int first = (int) Math.ceil((x - radius) / DOT_MM);
        int last = (int) Math.floor((x + radius) / DOT_MM);
        for (int i = Math.max(-dots, first); i <= Math.min(dots, last); i++) {
            double aside = i * DOT_MM - x;
            double half = Math.sqrt(Math.max(0, radius * radius - aside * aside));
            int low = Math.max(-dots, (int) Math.ceil((y - half) / DOT_MM));
            int high = Math.min(dots, (int) Math.floor((y + half) / DOT_MM));
            for (int j = low; j <= high; j++) {
                if (zone == 0 || !inBefore(zone, x - i * DOT_MM, y - j * DOT_MM)) {
                    chances[i + dots][j + dots] += chance;
                }
            }
        }
    }

    /**
     * Zones of a row touch: what lies in the one before as well is not counted twice.
     *
     * @param east from a place to the centre of the zone
     */
    private boolean inBefore(int zone, double east, double north) {
        double x = east + x(zone - 1) - x(zone);
        double y = north + y(zone - 1) - y(zone);
        double radius = zones.get(zone - 1).radiusMm() + HALF;
        return x * x + y * y <= radius * radius;
    }
}
