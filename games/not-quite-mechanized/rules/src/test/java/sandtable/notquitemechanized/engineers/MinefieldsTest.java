package sandtable.notquitemechanized.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.WorkHappening;

import java.util.List;

/** C14: mines stop who reaches them, and hurt who goes on. */
final class MinefieldsTest {
    private static final Tabletop BELT =
            Tabletop.of(8000, 8000)
                    .mines("Soviet", "belt", "1000,2500 3000,2600")
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                    .stand("Soviet", "far", "rifle", "at = \"7500,7500\"");

    private static Played rifles() {
        return BELT.stand("German", "rifles", "rifle", "at = \"2000,2000\"")
                .order("German", "rifles move 2000,5000")
                .begin()
                .sealed();
    }

    @Test
    @Cites("NQM-TASK.7")
    void whoReachesMinesStopsAndKnowsThem() {
        var played = rifles();

        assertEquals("2000,2490", played.at("rifles"));
        assertEquals(
                List.of(MoveHappening.Why.MINES),
                played.told("German", MoveHappening.Halted.class).stream()
                        .map(MoveHappening.Halted::why)
                        .toList());
        assertEquals(1, played.view("German").table().mines().size());
    }

    @Test
    @Cites("NQM-TASK.7")
    void nobodyKnowsMinesThatNobodyHasReached() {
        assertTrue(BELT.begin().view("German").table().mines().isEmpty());
    }

    @Test
    @Cites("NQM-TASK.7")
    void whoGoesOnThroughMinesIsHurtAndNeedsTheWholeBound() {
        var played = rifles().sealed(4, 6);

        assertEquals(new Casualties(2, 0, 0), played.body("rifles").casualties());
        assertEquals("2000,2600", played.at("rifles"));
        assertEquals("2000,3600", played.sealed().at("rifles"));
    }

    @Test
    @Cites("NQM-TASK.7")
    void armourIsHurtByItsClass() {
        var played =
                BELT.stand("German", "pz", "de-pz4", "at = \"2000,2000\"")
                        .order("German", "pz move 2000,5000")
                        .begin()
                        .sealed()
                        .sealed(3);

        assertEquals(Casualties.NONE, played.body("pz").casualties());
    }

    @Test
    @Cites("NQM-TASK.7")
    void theOwnTroopsKnowTheGaps() {
        var played =
                BELT.stand("Soviet", "rifles", "rifle", "at = \"2000,2000\"")
                        .order("Soviet", "rifles move 2000,5000")
                        .begin()
                        .sealed();

        assertEquals("2000,3000", played.at("rifles"));
    }

    @Test
    @Cites("NQM-TASK.7")
    void recceSeesMinesFromThreeHundredMetres() {
        var played =
                BELT.stand("German", "scouts", "recce-foot", "at = \"2000,1300\"")
                        .order("German", "scouts move 2000,2200")
                        .begin()
                        .sealed();

        assertEquals(1, played.told("German", WorkHappening.MinesFound.class).size());
    }

    @Test
    @Cites("NQM-TASK.7")
    void engineersClearALaneAndTheOwnerDoesNotKnow() {
        var played =
                BELT.stand(
                                "German",
                                "engineers",
                                "engineer",
                                "under = \"hq\"",
                                "at = \"2000,2100\"")
                        .stand("German", "pz", "de-pz4", "at = \"2000,1000\"", "under = \"hq\"")
                        .order("German", "engineers move 2000,2200")
                        .order("German", "pz hold")
                        .begin()
                        .sealed()
                        .play(
                                "German",
                                "order engineers task lane at 2000,2550 then move 3000,2200")
                        .bounds(3)
                        .play("German", "order pz move 2000,3500")
                        .bounds(2);

        assertEquals("2000,3500", played.at("pz"));
        assertTrue(played.view("Soviet").table().mines().getFirst().lanes().isEmpty());
    }
}
