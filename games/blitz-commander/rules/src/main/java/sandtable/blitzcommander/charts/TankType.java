package sandtable.blitzcommander.charts;

/**
 * What a tank is: a row and a column of the AT Factor charts.
 *
 * @param attackingGun the rating of its gun when it attacks
 * @param defendingGun the same when it defends
 */
public record TankType(String name, int attackingGun, int defendingGun, int armor) {
    /** The worth of a tank where the weakest is given up first. */
    public int worth() {
        return 2 * armor + attackingGun + defendingGun;
    }
}
