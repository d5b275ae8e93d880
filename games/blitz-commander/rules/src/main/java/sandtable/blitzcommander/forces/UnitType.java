package sandtable.blitzcommander.forces;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.charts.Mobility;
import sandtable.blitzcommander.charts.Quality;

/**
 * A row of the unit table. What does not apply to a kind is 0.
 *
 * @param mechanized counts as a mechanized unit; all armor does (R-BC-10)
 * @param tank the number of its tank type in {@link Charts}, or {@link #NO_TANK}
 * @param movement Movement Point Allowance
 * @param road Road Movement Point Allowance
 * @param level Bombardment Level
 * @param range of artillery in hexes; aircraft have none to keep to
 * @param quality of infantry; of others {@link Quality#REGULAR}, which nobody asks for
 * @param at AT Factor of infantry in a Tank Assault
 * @param once gone after one bombardment, as heavy bombers are
 */
public record UnitType(
        String id,
        String name,
        Kind kind,
        boolean mechanized,
        int tank,
        int movement,
        int road,
        int level,
        int range,
        Quality quality,
        int at,
        boolean once) {
    public static final int NO_TANK = -1;

    public UnitType {
        if (kind == Kind.ARMOR != tank >= 0 || kind == Kind.ARMOR && !mechanized) {
            throw new IllegalArgumentException(id + ": armor, and only armor, has a tank type");
        }
        if (kind != Kind.AIR && (movement < 1 || road < 1)) {
            throw new IllegalArgumentException(id + " cannot move");
        }
    }

    public static UnitType infantry(
            String id, String name, int movement, int road, Quality quality, int at) {
        return new UnitType(
                id, name, Kind.INFANTRY, false, NO_TANK, movement, road, 0, 0, quality, at, false);
    }

    public static UnitType mechanizedInfantry(
            String id, String name, int movement, int road, Quality quality, int at) {
        return new UnitType(
                id, name, Kind.INFANTRY, true, NO_TANK, movement, road, 0, 0, quality, at, false);
    }

    public static UnitType armor(String id, String name, int tank, int movement, int road) {
        return new UnitType(
                id, name, Kind.ARMOR, true, tank, movement, road, 0, 0, Quality.REGULAR, 0, false);
    }

    public static UnitType artillery(
            String id, String name, int movement, int road, int level, int range) {
        return new UnitType(
                id,
                name,
                Kind.ARTILLERY,
                false,
                NO_TANK,
                movement,
                road,
                level,
                range,
                Quality.REGULAR,
                0,
                false);
    }

    public static UnitType air(String id, String name, int level) {
        return new UnitType(
                id, name, Kind.AIR, false, NO_TANK, 0, 0, level, 0, Quality.REGULAR, 0, false);
    }

    /** Air that is there for one bombardment. */
    public static UnitType airOnce(String id, String name, int level) {
        return new UnitType(
                id, name, Kind.AIR, false, NO_TANK, 0, 0, level, 0, Quality.REGULAR, 0, true);
    }

    public boolean combat() {
        return kind.combat();
    }

    public Mobility mobility() {
        boolean onFoot = kind == Kind.INFANTRY && !mechanized;
        return kind == Kind.ARMOR ? Mobility.ARMOR : onFoot ? Mobility.FOOT : Mobility.MECHANIZED;
    }
}
