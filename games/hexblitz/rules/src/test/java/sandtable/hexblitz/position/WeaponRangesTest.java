package sandtable.hexblitz.position;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.Optional;

/** HB-RNG: how far weapons are fired, with a friend who spots for them. */
final class WeaponRangesTest {
    private static final String OPEN =
            """
            . . . . . . . . . .
             . . . . . . . . . .
            """;

    private static String column(int column) {
        return (column < 10 ? "0" : "") + column + "01";
    }

    /**
     * A Stationary unit in 0101, a target so many hexes to its east, and a Defensive friend beside
     * that.
     */
    private static Drawn guns(String map, Weapon weapon, int distance) {
        String target = column(1 + distance);
        return Drawn.map(map)
                .german("spotter", Kind.INFANTRY, 1)
                .at(target.replaceAll("01$", "02"))
                .order(Order.DEFENSIVE)
                .soviet("target", Kind.INFANTRY, 3)
                .at(target)
                .german("gun", Kind.ARTILLERY, 2)
                .weapon(weapon)
                .at("0101");
    }

    private static void assertReaches(Drawn drawn, int distance) {
        String order = "attack " + column(1 + distance) + (distance == 1 ? " alone" : " with gun");

        assertEquals(Optional.empty(), drawn.activated("German", Order.STATIONARY).check(order));
    }

    private static void assertFallsShort(Drawn drawn, int distance) {
        String target = column(1 + distance);

        drawn.activated("German", Order.STATIONARY)
                .refuses(
                        "attack " + target + " with gun",
                        "HB-RNG.1",
                        "no activated unit that may still fight has " + target + " in range");
    }

    private static void assertRange(int range, Weapon weapon) {
        assertReaches(guns(OPEN, weapon, range), range);
        assertFallsShort(guns(OPEN, weapon, range + 1), range + 1);
    }

    @Test
    @Cites("HB-RNG.1")
    void rangesAreCountedInHexesByTheShortestWay() {
        Drawn bend =
                Drawn.map(
                                """
                                . . . .
                                 . . . .
                                . . . .
                                """)
                        .german("spotter", Kind.INFANTRY, 1)
                        .at("0302")
                        .order(Order.DEFENSIVE)
                        .german("gun", Kind.ARTILLERY, 2)
                        .weapon(Weapon.ROCKET)
                        .at("0101")
                        .soviet("target", Kind.INFANTRY, 3)
                        .at("0303");

        Scene scene = bend.activated("German", Order.STATIONARY);
        assertEquals(3, Distance.between(scene.table(), scene.id("gun"), scene.id("target")));
        assertEquals(Optional.empty(), scene.check("attack 0303 with gun"));
    }

    @Test
    @Cites("HB-RNG.2")
    void infantryWeaponsReachOneHex() {
        assertRange(1, Weapon.INFANTRY);
    }

    @Test
    @Cites("HB-RNG.3")
    void antiTankGunsReachOneHex() {
        assertRange(1, Weapon.ANTI_TANK);
    }

    @Test
    @Cites("HB-RNG.4")
    void tankGunsReachOneHex() {
        assertRange(1, Weapon.TANK);
    }

    @Test
    @Cites("HB-RNG.5")
    void heavyInfantrySupportWeaponsReachTwoHexes() {
        assertRange(2, Weapon.HEAVY_INFANTRY);
    }

    @Test
    @Cites("HB-RNG.6")
    void rocketsAndHeavyMortarsReachThreeHexes() {
        assertRange(3, Weapon.ROCKET);
    }

    @Test
    @Cites("HB-RNG.7")
    void fieldArtilleryReachesFourHexes() {
        assertRange(4, Weapon.FIELD);
    }

    @Test
    @Cites("HB-RNG.8")
    void mediumArtilleryReachesSixHexes() {
        assertRange(6, Weapon.MEDIUM);
    }

    @Test
    @Cites("HB-RNG.9")
    void heavyArtilleryReachesSevenHexes() {
        assertRange(7, Weapon.HEAVY);
    }

    @Test
    @Cites("HB-RNG.10")
    void aGunAcrossAnEdgeReachesOneHexLessFromTheNearerHex() {
        assertReaches(guns(OPEN, Weapon.FIELD, 4).across("0201"), 4);
        assertFallsShort(guns(OPEN, Weapon.FIELD, 5).across("0201"), 5);
    }

    @Test
    @Cites("HB-RNG.10")
    void aGunAcrossACornerReachesOneHexLessToo() {
        assertReaches(guns(OPEN, Weapon.ROCKET, 3).across("0201 0102"), 3);
        assertFallsShort(guns(OPEN, Weapon.ROCKET, 4).across("0201 0102"), 4);
    }

    @Test
    @Cites("HB-RNG.10")
    void infantryAcrossAnEdgeDoesNotReachTheNextHex() {
        Drawn.map(". . .")
                .german("rifle", Kind.INFANTRY, 3)
                .at("0101")
                .across("0201")
                .soviet("target", Kind.INFANTRY, 3)
                .at("0301")
                .activated("German", Order.STATIONARY)
                .refuses(
                        "attack 0301",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0301 in range");
    }

    @Test
    @Cites("HB-RNG.10")
    void infantryAcrossAnEdgeDoesNotAnswerFromTheNextHex() {
        Scene scene =
                Drawn.map(". . .")
                        .german("rifle", Kind.INFANTRY, 1)
                        .at("0101")
                        .soviet("target", Kind.INFANTRY, 3)
                        .at("0201")
                        .across("0301")
                        .facing("W")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 1);

        assertEquals(0, scene.events(Happening.Fought.class).getFirst().defenceDice());
    }

    @Test
    @Cites({"HB-RNG.11", "HB-TERR.1"})
    void directFireIntoWoodsReachesOneHex() {
        assertFallsShort(
                guns(
                        """
                        . . W
                         . . .
                        """,
                        Weapon.HEAVY_INFANTRY,
                        2),
                2);
    }

    @Test
    @Cites({"HB-RNG.11", "HB-TERR.1"})
    void directFireIntoABuiltUpAreaReachesOneHex() {
        assertFallsShort(
                guns(
                        """
                        . . T
                         . . .
                        """,
                        Weapon.HEAVY_INFANTRY,
                        2),
                2);
    }

    @Test
    @Cites("HB-RNG.11")
    void directFireInsideWoodsReachesOneHex() {
        assertFallsShort(
                guns(
                        """
                        W . .
                         . . .
                        """,
                        Weapon.HEAVY_INFANTRY,
                        2),
                2);
    }

    @Test
    @Cites("HB-RNG.11")
    void directFireIntoTheNextWoodedHexIsNotHindered() {
        assertReaches(
                guns(
                        """
                        W W
                         . .
                        """,
                        Weapon.TANK,
                        1),
                1);
    }

    @Test
    @Cites("HB-RNG.11")
    void artilleryFiresIntoWoodsAsFarAsElsewhere() {
        assertReaches(
                guns(
                        """
                        W . . . W
                         . . . . .
                        """,
                        Weapon.FIELD,
                        4),
                4);
    }
}
