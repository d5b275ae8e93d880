package sandtable.hexblitz.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.forces.Kind.ENGINEER;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.Clause;

import java.util.List;

/** Data ruling 43, an option: engineers blow and build bridges. */
final class EngineersTest {
    private static final Variants WITH_BRIDGES = new Variants(true, false, true, false, false, 12);

    private static Drawn atTheRiver() {
        return Drawn.map(". . .")
                .variants(WITH_BRIDGES)
                .river("0101-0201")
                .german("sappers", ENGINEER, 3)
                .at("0101");
    }

    private static boolean bridge(Scene scene) {
        return scene.table().bridges().contains(scene.hex("0101").index(), scene.direction("E"));
    }

    @Test
    void engineersBuildABridgeOnFourOrMore() {
        assertTrue(
                bridge(atTheRiver().activated("German", STATIONARY).play("bridge sappers E", 4)));
        assertFalse(
                bridge(atTheRiver().activated("German", STATIONARY).play("bridge sappers E", 3)));
    }

    @Test
    void engineersBlowABridgeOnFourOrMore() {
        assertFalse(
                bridge(
                        atTheRiver()
                                .bridge("0101-0201")
                                .activated("German", STATIONARY)
                                .play("bridge sappers E", 4)));
        assertTrue(
                bridge(
                        atTheRiver()
                                .bridge("0101-0201")
                                .activated("German", STATIONARY)
                                .play("bridge sappers E", 3)));
    }

    @Test
    void theWorkTakesTheTurn() {
        Scene worked = atTheRiver().activated("German", STATIONARY).play("bridge sappers E", 1);

        assertEquals(
                List.of(
                        new Happening.BridgeWork(
                                worked.id("sappers"),
                                Drawn.GERMAN,
                                worked.hex("0101"),
                                worked.direction("E"),
                                worked.hex("0201"),
                                1,
                                false,
                                false,
                                false,
                                Clause.of("HB-TERR.10"))),
                worked.events());
        worked.refuses(
                "bridge sappers E",
                "HB-ORD.3",
                "sappers must spend the turn Stationary at the bridge");
    }

    @Test
    void engineersThatMoveDoNotWork() {
        atTheRiver()
                .order(NORMAL)
                .activated("German", NORMAL)
                .refuses(
                        "bridge sappers E",
                        "HB-ORD.3",
                        "sappers must spend the turn Stationary at the bridge");
    }

    @Test
    void thereMustBeARiver() {
        Drawn.map(". . .")
                .variants(WITH_BRIDGES)
                .german("sappers", ENGINEER, 3)
                .at("0101")
                .activated("German", STATIONARY)
                .refuses("bridge sappers E", "HB-TERR.10", "no river runs along that side of 0101");
    }

    @Test
    void onlyEngineersWorkOnBridges() {
        Drawn.map(". . .")
                .variants(WITH_BRIDGES)
                .river("0101-0201")
                .german("rifle", INFANTRY, 3)
                .at("0101")
                .activated("German", STATIONARY)
                .refuses("bridge rifle E", "HB-STAND.7", "rifle cannot work on bridges");
    }

    @Test
    void workOnBridgesIsAnOption() {
        atTheRiver()
                .variants(Variants.STANDARD)
                .activated("German", STATIONARY)
                .refuses("bridge sappers E", "HB-TERR.10", "this scenario has no work on bridges");
    }

    @Test
    void engineersWithoutStrengthDoNoWork() {
        atTheRiver()
                .left(0)
                .activated("German", STATIONARY)
                .refuses("bridge sappers E", "HB-STAND.7", "sappers cannot work on bridges");
    }
}
