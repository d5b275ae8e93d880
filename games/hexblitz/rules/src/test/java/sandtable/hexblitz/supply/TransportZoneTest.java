package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.forces.Kind.HEADQUARTERS;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Happening;
import sandtable.kernel.Cites;

import java.util.List;

/** HB-FN.4, HB-FN.5: which stands are combat stands. */
final class TransportZoneTest {
    private static final String LANES =
            """
            . . . .
             . . . .
            """;

    /** German tanks that pass by whatever the Soviets have in the next lane. */
    private static Scene passing(Drawn soviets) {
        return soviets.german("pz", TANK, 5).at("0101").order(NORMAL).activated("German", NORMAL);
    }

    private static boolean halted(Drawn soviets) {
        Scene scene = passing(soviets);
        return scene.check("move pz 0201 0301").isPresent();
    }

    @Test
    @Cites("HB-FN.4")
    void transportThatMovesLogExertsNoZoneOfControl() {
        assertFalse(halted(Drawn.map(LANES).soviet("truck", TRANSPORT, 0).at("0202").logs(2)));
    }

    @Test
    @Cites("HB-FN.4")
    void everyOtherStandIsACombatStand() {
        assertTrue(halted(Drawn.map(LANES).soviet("hq", HEADQUARTERS, 1).at("0202")));
        assertTrue(halted(Drawn.map(LANES).soviet("spent", INFANTRY, 2).left(0).at("0202")));
        assertTrue(halted(Drawn.map(LANES).soviet("empty", TRANSPORT, 0).at("0202")));
    }

    @Test
    @Cites("HB-FN.5")
    void transportThatCarriesPersonnelExertsAZoneOfControl() {
        passing(
                        Drawn.map(LANES)
                                .soviet("truck", TRANSPORT, 0)
                                .at("0202")
                                .soviet("rifle", INFANTRY, 2)
                                .aboard("truck"))
                .refuses(
                        "move pz 0201 0301",
                        "HB-ZOC.3",
                        "pz must halt in the enemy Zone of Control at 0201");
    }

    @Test
    @Cites("HB-FN.5")
    void transportThatIsPartOfAUnitExertsAZoneOfControl() {
        assertTrue(
                halted(
                        Drawn.map(LANES)
                                .soviet("motorised", INFANTRY, 4)
                                .mobility(Mobility.WHEELED)
                                .at("0202")));
    }

    @Test
    @Cites("HB-FN.4")
    void transportThatLoadsLogLetsGoWhomItHeld() {
        Scene held =
                Drawn.map(LANES)
                        .german("pz", TANK, 5)
                        .at("0201")
                        .order(NORMAL)
                        .halted()
                        .soviet("truck", TRANSPORT, 0)
                        .at("0202")
                        .dump(Drawn.SOVIET, "0202", 2)
                        .activated("Soviet", STATIONARY);
        Scene loaded = held.play("load truck supply");

        assertTrue(ZoneOfControl.pinned(held.table(), held.id("pz")));
        assertFalse(ZoneOfControl.pinned(loaded.table(), loaded.id("pz")));
    }

    @Test
    void transportThatMovesLogIsDestroyedWhenItIsEngaged() {
        Scene engaged =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("truck", TRANSPORT, 0)
                        .at("0201")
                        .logs(2)
                        .activated("German", NORMAL)
                        .play("attack 0201 alone");

        assertEquals("DESTROYED", engaged.where("truck"));
        assertEquals(List.of(), engaged.events(Happening.Fought.class));
    }
}
