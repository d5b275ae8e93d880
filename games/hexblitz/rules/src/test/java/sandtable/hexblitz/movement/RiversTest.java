package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Cites;
import sandtable.space.Hexsides;

import java.util.List;

/** HB-TERR.10 to HB-TERR.12, note iv: where a river is crossed. */
final class RiversTest {
    private static Drawn river() {
        return Drawn.map(". . .").river("0101-0201");
    }

    private static Drawn tanksAt(Drawn map) {
        return map.german("pz", Kind.TANK, 5).at("0101").order(Order.NORMAL);
    }

    @Test
    @Cites("HB-TERR.10")
    void aUnitCrossesARiverAtABridge() {
        Scene scene = tanksAt(river().bridge("0101-0201")).activated("German", Order.NORMAL);

        assertEquals("0301", scene.play("move pz 0201 0301").where("pz"));
    }

    @Test
    @Cites({"HB-TERR.10", "HB-TERR.12"})
    void aBridgeThatIsGoneIsNoCrossing() {
        Scene scene = tanksAt(river().bridge("0101-0201")).activated("German", Order.NORMAL);
        Table blown = scene.table().withBridges(Hexsides.none(scene.table().ground().grid()));

        new Scene(scene.state().with(blown))
                .refuses(
                        "move pz 0201",
                        "HB-TERR.12",
                        "there is no bridge or ford from 0101 to 0201");
    }

    @Test
    @Cites("HB-TERR.11")
    void aUnitCrossesARiverAtAFord() {
        Scene scene = tanksAt(river().ford("0101-0201")).activated("German", Order.NORMAL);

        assertEquals("0301", scene.play("move pz 0201 0301").where("pz"));
    }

    @Test
    @Cites("HB-TERR.12")
    void anywhereElseARiverIsNotCrossed() {
        tanksAt(river())
                .activated("German", Order.NORMAL)
                .refuses(
                        "move pz 0201",
                        "HB-TERR.12",
                        "there is no bridge or ford from 0101 to 0201");
    }

    @Test
    @Cites("HB-TERR.12")
    void noMoveOverARiverIsOffered() {
        Scene scene = tanksAt(river()).activated("German", Order.NORMAL);

        assertEquals(List.of(), Moves.of(scene));
    }

    @Test
    @Cites("HB-FN.6")
    void anAmphibiousUnitThatWasStationaryCrossesAnywhere() {
        Scene scene =
                tanksAt(river()).mark(Mark.RESTED).amphibious().activated("German", Order.NORMAL);

        assertEquals("0201", scene.play("move pz 0201").where("pz"));
    }

    @Test
    @Cites("HB-FN.6")
    void onlyAnAmphibiousUnitDoes() {
        tanksAt(river())
                .mark(Mark.RESTED)
                .activated("German", Order.NORMAL)
                .refuses(
                        "move pz 0201",
                        "HB-TERR.12",
                        "there is no bridge or ford from 0101 to 0201");
    }

    @Test
    @Cites("HB-FN.7")
    void anAmphibiousUnitThatWasNotStationaryWaits() {
        tanksAt(river())
                .amphibious()
                .activated("German", Order.NORMAL)
                .refuses(
                        "move pz 0201",
                        "HB-FN.7",
                        "pz must be Stationary for a turn before it crosses from 0101 to 0201");
    }

    @Test
    @Cites("HB-FN.7")
    void aTurnSpentStationaryLetsAnAmphibiousUnitCrossInTheNext() {
        Scene scene =
                river().german("dukw", Kind.INFANTRY, 4)
                        .amphibious()
                        .at("0101")
                        .activated("German", Order.STATIONARY)
                        .play("done")
                        .play(Drawn.GERMAN, "order dukw N")
                        .play(Drawn.GERMAN, "ready")
                        .play(Drawn.SOVIET, "ready", 1);

        assertEquals("0201", scene.play("move dukw 0201").where("dukw"));
    }

    @Test
    @Cites("HB-FN.7")
    void theRestLastsForOneTurn() {
        river().german("dukw", Kind.INFANTRY, 4)
                .amphibious()
                .at("0101")
                .order(Order.NORMAL)
                .mark(Mark.RESTED)
                .activated("German", Order.NORMAL)
                .play("done")
                .play(Drawn.GERMAN, "order dukw N")
                .play(Drawn.GERMAN, "ready")
                .play(Drawn.SOVIET, "ready", 1)
                .refuses(
                        "move dukw 0201",
                        "HB-FN.7",
                        "dukw must be Stationary for a turn before it crosses from 0101 to 0201");
    }
}
