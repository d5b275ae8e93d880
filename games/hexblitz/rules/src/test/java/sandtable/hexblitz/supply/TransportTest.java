package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.ENGINEER;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Happening;
import sandtable.kernel.Cites;

import java.util.List;

final class TransportTest {
    private static Drawn lorries(int capacity) {
        return Drawn.map(". . .").german("truck", TRANSPORT, 0).capacity(capacity).at("0101");
    }

    private static Scene loading(Drawn drawn) {
        return drawn.activated("German", STATIONARY);
    }

    @Test
    @Cites("HB-TC.1")
    void itsCapacityIsTheNumberOfInfantryUnitsATransportUnitLifts() {
        loading(
                        lorries(1)
                                .german("rifle", INFANTRY, 4)
                                .at("0101")
                                .german("sappers", ENGINEER, 3)
                                .at("0101"))
                .play("load truck rifle")
                .refuses(
                        "load truck sappers",
                        "HB-TC.1",
                        "truck carries 1 unit and can carry no more");
    }

    @Test
    @Cites("HB-TC.1")
    void itsCapacityIsTheLogATransportUnitLifts() {
        Scene loaded = loading(lorries(2).dump(GERMAN, "0101", 10)).play("load truck supply");

        assertEquals(4, loaded.unit("truck").halfLogs());
        assertEquals(List.of(new Dump(0, loaded.hex("0101"), 6)), loaded.table().dumps());
        loaded.refuses("load truck supply", "HB-TC.1", "truck carries 2 LOG and can carry no more");
    }

    @Test
    @Cites("HB-TC.1")
    void onlyFootUnitsAreLifted() {
        loading(
                        lorries(3)
                                .german("pz", TANK, 5)
                                .at("0101")
                                .german("motorised", INFANTRY, 5)
                                .mobility(Mobility.WHEELED)
                                .at("0101"))
                .refuses(
                        "load truck pz",
                        "HB-TC.1",
                        "pz is not infantry on foot and cannot be lifted")
                .refuses(
                        "load truck motorised",
                        "HB-TC.1",
                        "motorised is not infantry on foot and cannot be lifted")
                .refuses("load pz truck", "HB-TC.1", "pz is no Transport unit");
    }

    @Test
    @Cites("HB-TC.1")
    void whoIsInAnotherHexIsNotLifted() {
        loading(lorries(3).german("rifle", INFANTRY, 4).at("0201"))
                .refuses(
                        "load truck rifle",
                        "HB-TC.1",
                        "that is no unit of yours in the hex of truck");
    }

    @Test
    @Cites("HB-TC.7")
    void aTransportUnitWithLogTakesNoInfantry() {
        loading(lorries(3).logs(2).german("rifle", INFANTRY, 4).at("0101"))
                .refuses(
                        "load truck rifle",
                        "HB-TC.7",
                        "truck carries LOG and cannot carry infantry as well");
    }

    @Test
    @Cites("HB-TC.7")
    void aTransportUnitWithInfantryTakesNoLog() {
        loading(lorries(3).german("rifle", INFANTRY, 4).aboard("truck").dump(GERMAN, "0101", 2))
                .refuses(
                        "load truck supply",
                        "HB-TC.7",
                        "truck carries infantry and cannot carry LOG as well");
    }

    @Test
    @Cites("HB-FN.2")
    void transportThatIsPartOfAUnitNeedsNoTransportUnit() {
        Scene moved =
                Drawn.map(". . .")
                        .german("panzergrenadiers", INFANTRY, 6)
                        .mobility(Mobility.TRACKED)
                        .at("0101")
                        .order(NORMAL)
                        .activated("German", NORMAL)
                        .play("move panzergrenadiers 0201 0301");

        assertEquals("0301", moved.where("panzergrenadiers"));
    }

    @Test
    @Cites("HB-FN.2")
    void transportOfItsOwnIsAUnitThatMovesByItself() {
        Scene moved =
                lorries(3).order(NORMAL).activated("German", NORMAL).play("move truck 0201 0301");

        assertEquals("0301", moved.where("truck"));
    }

    @Test
    @Cites("HB-FN.3")
    void aTransportUnitTakesInfantryToAnotherPlace() {
        Scene carried =
                lorries(3)
                        .order(NORMAL)
                        .german("rifle", INFANTRY, 4)
                        .aboard("truck")
                        .activated("German", NORMAL)
                        .play("move truck 0301")
                        .play("done")
                        .play(GERMAN, "order truck S")
                        .play(GERMAN, "ready")
                        .play(Drawn.SOVIET, "ready", 1)
                        .play("unload truck");

        assertEquals("0301", carried.where("rifle"));
    }

    @Test
    @Cites("HB-FN.3")
    void aTransportUnitTakesSupplyToAnotherPlace() {
        Scene carried =
                lorries(3)
                        .order(NORMAL)
                        .logs(4)
                        .activated("German", NORMAL)
                        .play("move truck 0301")
                        .play("done")
                        .play(GERMAN, "order truck S")
                        .play(GERMAN, "ready")
                        .play(Drawn.SOVIET, "ready", 1)
                        .play("unload truck");

        assertEquals(List.of(new Dump(0, carried.hex("0301"), 4)), carried.table().dumps());
    }

    @Test
    void whoIsCarriedIsInTheStateOfTheirTransport() {
        Scene revealed =
                lorries(3)
                        .german("rifle", INFANTRY, 4)
                        .aboard("truck")
                        .ordering()
                        .play(GERMAN, "order truck N")
                        .play(GERMAN, "ready")
                        .play(Drawn.SOVIET, "ready", 1);

        assertEquals(NORMAL, revealed.unit("rifle").order());
    }

    @Test
    void whoIsCarriedDoesNotAttack() {
        Scene carried =
                lorries(3)
                        .german("rifle", INFANTRY, 4)
                        .aboard("truck")
                        .soviet("enemy", INFANTRY, 2)
                        .at("0201")
                        .activated("German", STATIONARY);

        assertFalse(carried.offered().contains("attack 0201 alone"));
    }

    @Test
    void whoIsCarriedDefendsWithHalfTheirDice() {
        Scene attacked =
                lorries(3)
                        .german("rifle", INFANTRY, 5)
                        .aboard("truck")
                        .soviet("enemy", INFANTRY, 1)
                        .at("0201")
                        .activated("Soviet", STATIONARY)
                        .play("attack 0101 alone", 1, 1, 1, 1);

        assertEquals(3, attacked.events(Happening.Fought.class).getFirst().defenceDice());
    }
}
