package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Whereabouts;

/** TGX-5.2 Transporting Units. */
final class TransportingUnitsTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.\n.\n.";

    private static boolean carries(String transport, String passenger) {
        Table table =
                Drawn.of(LANE).german("t", transport, "A01").german("p", passenger, "A01").table();
        return TransportingUnits.carries(table.stand(0), table.stand(1));
    }

    private static Drawn truckAnd(String passenger, String at) {
        return Drawn.of(LANE)
                .german("p", passenger, at)
                .german("truck", "de-truck", "A01")
                .german("other", "de-rifle-39", "A08");
    }

    private static Drawn loaded(String passenger) {
        return Drawn.of(LANE)
                .german("p", passenger, "A01")
                .german("truck", "de-truck", "A01")
                .carrying()
                .german("other", "de-rifle-39", "A08");
    }

    private static Game moving(Drawn drawn) {
        return drawn.impulse(0, 2).play("move truck");
    }

    @Test
    @Cites({"TGX-5.2.a", "TGX-5.2.c"})
    void everyTransportCarriesInfantry() {
        assertTrue(carries("de-truck", "de-rifle-39"));
        assertTrue(carries("de-sdkfz-251-east", "de-hmg"));
        assertFalse(carries("de-pzkw-iv-h", "de-rifle-39"));
    }

    @Test
    @Cites("TGX-5.2.d")
    void onlyTrucksCarryGuns() {
        assertTrue(carries("de-truck", "de-75mm-at"));
        assertFalse(carries("de-sdkfz-251-east", "de-75mm-at"));
    }

    @Test
    @Cites({"TGX-5.2.b", "TGX-5.2.e"})
    void nobodyElseIsCarried() {
        assertFalse(carries("de-truck", "de-pzkw-iv-h"));
        assertFalse(carries("de-truck", "de-cavalry-42"));
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void aTransportCarriesOneUnit() {
        Game game =
                moving(truckAnd("de-rifle-39", "A01").german("second", "de-rifle-39", "A01"))
                        .play("load p");

        assertEquals("truck carries a unit already [TGX-5.2.1.a]", game.refusal("load second"));
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void aTransportThatBeganLoadedTakesNobodyElse() {
        Game game = moving(loaded("de-rifle-39").german("second", "de-rifle-39", "A01"));

        assertEquals("truck carries a unit already [TGX-5.2.1.a]", game.refusal("load second"));
    }

    @Test
    @Cites("TGX-5.2.1.c")
    void aPassengerDoesNothing() {
        Game game = loaded("de-rifle-39").impulse(0, 2);

        assertFalse(game.offers("move p"));
        assertFalse(game.offers("watch p"));
    }

    @Test
    @Cites("TGX-5.2.1.b")
    void aLoadedTransportStillFights() {
        Game game =
                Drawn.of(LANE)
                        .german("p", "de-rifle-39", "A01")
                        .german("ht", "de-sdkfz-251-east", "A01")
                        .carrying()
                        .soviet("r", "su-rifle-43", "A04")
                        .impulse(0, 1);

        assertTrue(game.offers("fire A01"));
    }

    @Test
    @Cites("TGX-5.2.1.e")
    void aPassengerSharesTheFateOfItsTransport() {
        Drawn drawn = loaded("de-rifle-39").soviet("t34", "su-t-34-c", "A04");

        Game gone = drawn.impulse(1, 1).play("fire A04").play("shoot A01 t34 at truck", 1);

        assertTrue(gone.unit("truck").eliminated());
        assertTrue(gone.unit("p").eliminated());
    }

    @Test
    @Cites("TGX-5.2.1.e")
    void aDisruptedTransportDisruptsItsPassenger() {
        Table table = loaded("de-rifle-39").table();

        Table after = Casualties.disrupt(table, 1, new Telling<Happening>(Chance.none()));

        assertTrue(after.unit(0).disrupted());
        assertTrue(after.unit(1).disrupted());
    }

    @Test
    @Cites("TGX-5.2.2.a")
    void bothMustBeInOneHexAndInGoodOrder() {
        Game apart = moving(truckAnd("de-rifle-39", "A02"));
        Game shaken =
                Drawn.of(LANE)
                        .german("p", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .german("truck", "de-truck", "A01")
                        .impulse(0, 1)
                        .play("move truck");

        assertEquals("p is not at A01 with truck [TGX-5.2.2.a]", apart.refusal("load p"));
        assertEquals(
                "disrupted units neither load nor are loaded [TGX-5.2.2.a]",
                shaken.refusal("load p"));
    }

    @Test
    @Cites({"TGX-5.2.2.b", "TGX-5.2.2.c"})
    void loadingTakesHalfAndTheRestCanBeDriven() {
        Game game = moving(truckAnd("de-rifle-39", "A01")).play("load p");

        assertTrue(game.offers("march A02 A03 A04"));
        assertEquals(
                "A05 costs 2 MP and truck has 0 left [TGX-5.1.b]",
                game.refusal("march A02 A03 A04 A05"));
    }

    @Test
    @Cites("TGX-5.2.2.c")
    void aTransportMayDriveUpAndLoad() {
        Game game = moving(truckAnd("de-rifle-39", "A03")).play("march A02 A03 load p");

        assertTrue(game.unit("p").where() instanceof Whereabouts.Aboard);
        assertTrue(game.unit("p").has(Mark.MOVED));
        assertTrue(game.unit("truck").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-5.2.2.d")
    void afterMovingAndLoadingItMovesNoMore() {
        Game game = moving(truckAnd("de-rifle-39", "A02")).play("march A02 load p");

        assertFalse(game.offers("move truck"));
        assertEquals("A02", game.at("truck"));
    }

    @Test
    @Cites({"TGX-5.2.3.c", "TGX-5.1.3"})
    void aTruckDrivesWithHalfItsMovementAndUnloadsWithTheRest() {
        Game moving = moving(loaded("de-75mm-at"));

        assertTrue(moving.offers("march A02 A03 A04 unload"));
        assertEquals(
                "it takes 6 MP and truck has 4 left [TGX-5.2.2.b]",
                moving.refusal("march A02 A03 A04 A05 unload"));
        assertEquals("A04", moving.play("march A02 A03 A04 unload").at("p"));
    }

    @Test
    @Cites("TGX-5.2.3.d")
    void bothAreMarkedMovedAfterUnloading() {
        Game game = moving(loaded("de-rifle-39")).play("march A02 unload");

        assertTrue(game.unit("p").has(Mark.MOVED));
        assertTrue(game.unit("truck").has(Mark.MOVED));
        assertFalse(game.offers("move p"));
    }

    @Test
    @Cites("TGX-5.2.3.a")
    void aDisruptedTransportCannotUnload() {
        Game game =
                Drawn.of(LANE)
                        .german("p", "de-rifle-39", "A01")
                        .german("truck", "de-truck", "A01")
                        .carrying()
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 1)
                        .play("move truck");

        assertEquals(
                "truck is disrupted and cannot unload [TGX-5.2.3.a]",
                game.refusal("march A02 unload"));
    }

    @Test
    @Cites("TGX-5.2.3.b")
    void unloadingNeedsRoom() {
        Drawn drawn = loaded("de-rifle-39");
        for (int i = 0; i < 3; i++) {
            drawn.german("r-" + i, "de-rifle-39", "A02");
        }

        assertEquals(
                "there is no room to unload at A02 [TGX-5.2.3.b]",
                moving(drawn).refusal("march A02 unload"));
    }

    @Test
    @Cites("TGX-5.2.4.a")
    void aLargeGunTakesAllMovement() {
        Game game = moving(truckAnd("de-88mm-at-flak", "A01")).play("load p");

        assertTrue(game.unit("truck").has(Mark.MOVED));
        assertTrue(game.unit("p").where() instanceof Whereabouts.Aboard);
    }

    @Test
    @Cites("TGX-5.2.4.b")
    void aLargeGunStaysWhereItIsUnloaded() {
        Game game = moving(loaded("de-88mm-at-flak"));

        assertTrue(game.offers("march unload"));
        assertEquals(
                "truck must begin its activation with p and stay there [TGX-5.2.4.b]",
                game.refusal("march A02 unload"));
    }

    @Test
    @Cites("TGX-5.2.4.1")
    void aTruckThatDroveFourHexesHasNotEnoughLeftToLoad() {
        Game game = moving(truckAnd("de-75mm-at", "A05"));

        assertEquals(
                "it takes 6 MP and truck has 4 left [TGX-5.2.2.b]",
                game.refusal("march A02 A03 A04 A05 load p"));
    }

    @Test
    @Cites("TGX-5.2.4.2")
    void aSmallGunIsLoadedForSixPointsAndSixAreLeft() {
        Game game = moving(truckAnd("de-75mm-at", "A01")).play("load p");

        assertEquals(12, ((Moving) game.state().step()).walk().left());
    }

    @Test
    @Cites("TGX-5.2.4.3")
    void anEightyEightIsLoadedOnlyByATruckThatBeginsWithIt() {
        Game game = moving(truckAnd("de-88mm-at-flak", "A02"));

        assertEquals(
                "truck must begin its activation with p and stay there [TGX-5.2.4.b]",
                game.refusal("march A02 load p"));
    }
}
