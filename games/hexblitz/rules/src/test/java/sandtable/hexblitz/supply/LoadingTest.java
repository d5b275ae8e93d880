package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;

import java.util.List;

/** HB-LOG.4 to HB-LOG.7: loading and unloading. */
final class LoadingTest {
    private static Drawn lorries(int capacity) {
        return Drawn.map(". . .").german("truck", TRANSPORT, 0).capacity(capacity).at("0101");
    }

    private static Scene loading(Drawn drawn) {
        return drawn.activated("German", STATIONARY);
    }

    @Test
    @Cites("HB-LOG.4")
    void logThatIsUnloadedBecomesADump() {
        Scene unloaded = loading(lorries(3).logs(5)).play("unload truck");

        assertEquals(List.of(new Dump(0, unloaded.hex("0101"), 5)), unloaded.table().dumps());
        assertEquals(0, unloaded.unit("truck").halfLogs());
        assertEquals(Clause.of("HB-LOG.4"), unloaded.events().getFirst().clause());
    }

    @Test
    @Cites("HB-LOG.4")
    void aDumpGrowsByWhatIsUnloadedThere() {
        Scene unloaded = loading(lorries(3).logs(2).dump(GERMAN, "0101", 3)).play("unload truck");

        assertEquals(List.of(new Dump(0, unloaded.hex("0101"), 5)), unloaded.table().dumps());
    }

    @Test
    void nothingCannotBeUnloaded() {
        loading(lorries(3)).refuses("unload truck", "HB-LOG.4", "truck carries nothing");
    }

    @Test
    @Cites("HB-LOG.5")
    void whoUnloadsDoesNotLoadInTheSameTurn() {
        loading(lorries(3).logs(2).german("rifle", INFANTRY, 4).at("0101"))
                .play("unload truck")
                .refuses("load truck supply", "HB-LOG.5", "truck unloads this turn")
                .refuses("load truck rifle", "HB-LOG.5", "truck unloads this turn");
    }

    @Test
    @Cites("HB-LOG.6")
    void whoLoadsDoesNotUnloadInTheSameTurn() {
        loading(lorries(3).dump(GERMAN, "0101", 2))
                .play("load truck supply")
                .refuses("unload truck", "HB-LOG.6", "truck loads this turn");
    }

    @Test
    @Cites("HB-LOG.6")
    void whereThereIsNoDumpNothingIsLoaded() {
        loading(lorries(3))
                .refuses("load truck supply", "HB-LOG.6", "there is no supply dump at 0101");
    }

    @Test
    @Cites("HB-LOG.6")
    void inTheNextTurnWhatWasLoadedCanBeUnloaded() {
        Scene next =
                loading(lorries(3).dump(GERMAN, "0101", 2))
                        .play("load truck supply")
                        .play("done")
                        .play(GERMAN, "order truck S")
                        .play(GERMAN, "ready")
                        .play(Drawn.SOVIET, "ready", 1);

        assertTrue(next.offered().contains("unload truck"));
    }

    @Test
    @Cites("HB-LOG.7")
    void aTransportUnitThatMovesNeitherLoadsNorUnloads() {
        lorries(3)
                .logs(2)
                .order(NORMAL)
                .dump(GERMAN, "0101", 2)
                .activated("German", NORMAL)
                .refuses(
                        "load truck supply",
                        "HB-LOG.7",
                        "truck is moving and must be Stationary to load or unload")
                .refuses(
                        "unload truck",
                        "HB-LOG.7",
                        "truck is moving and must be Stationary to load or unload");
    }

    @Test
    @Cites("HB-LOG.7")
    void whoIsLoadedMustBeStationaryToo() {
        loading(lorries(3).german("rifle", INFANTRY, 4).at("0101").order(NORMAL))
                .refuses("load truck rifle", "HB-LOG.7", "rifle must be Stationary to be loaded");
    }

    @Test
    void whatDoesNotFitIntoTheHexStaysAboard() {
        loading(
                        lorries(3)
                                .german("rifle-1", INFANTRY, 4)
                                .at("0101")
                                .german("rifle-2", INFANTRY, 4)
                                .at("0101")
                                .german("rifle-3", INFANTRY, 4)
                                .aboard("truck"))
                .refuses("unload truck", "HB-STK.1", "0101 has no room for what truck carries");
    }

    @Test
    @Cites("HB-LOG.7")
    void whoIsDefensiveIsNotLoaded() {
        Drawn.map(". .")
                .german("truck", Kind.TRANSPORT, 0)
                .at("0101")
                .german("rifle", Kind.INFANTRY, 4)
                .at("0101")
                .order(Order.DEFENSIVE)
                .activated("German", Order.STATIONARY)
                .refuses("load truck rifle", "HB-LOG.7", "rifle must be Stationary to be loaded");
    }
}
