package sandtable.blitzcommander.forces;

/**
 * How a unit spends its movement. Points and road hexes are parts of one allowance (data ruling 8),
 * counted in whole numbers that both divide.
 *
 * @param allowance the whole
 * @param perPoint what one Movement Point takes of it
 * @param perRoad what one hex of road takes of it
 */
public record Pace(int allowance, int perPoint, int perRoad) {
    public static Pace of(int movement, int road) {
        int allowance = movement / gcd(movement, road) * road;
        return new Pace(allowance, allowance / movement, allowance / road);
    }

    /** BC-BOMB.11: half of it, rounded up. */
    public static Pace halved(int movement, int road) {
        return of((movement + 1) / 2, (road + 1) / 2);
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
