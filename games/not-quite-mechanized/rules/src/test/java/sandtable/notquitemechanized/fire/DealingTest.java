package sandtable.notquitemechanized.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.List;

/** NQM-FFT.17, NQM-REORG.7 to .9: on whom hits fall. */
final class DealingTest {
    private static final Played PLAYED =
            Tabletop.of(4000, 4000)
                    .battalion("German", "I", "militia", "at = \"2000,600\"")
                    .stand("German", "t", "de-pz4", "at = \"600,600\"")
                    .stand("German", "u", "de-pz4", "at = \"1200,600\"")
                    .stand("German", "r", "de-222", "at = \"3000,600\"")
                    .battalion("Soviet", "R", "militia", "at = \"2000,3000\"")
                    .begin();

    private static List<BodyId> bodies(String... names) {
        return List.of(names).stream().map(PLAYED::id).toList();
    }

    private static Table dealt(List<BodyId> batch, int hits, int... dice) {
        return Dealing.dealt(PLAYED.table(), batch, hits, Chance.scripted(dice));
    }

    @Test
    @Cites("NQM-FFT.17")
    void noPlatoonGetsASecondMarkerWhileAnotherHasNone() {
        List<BodyId> batch = bodies("I-1", "I-2");

        Table table = dealt(batch, 6, 1, 1, 1, 1, 1);

        assertEquals(new Casualties(3, 0, 0), table.body(batch.get(0)).casualties());
        assertEquals(new Casualties(3, 0, 0), table.body(batch.get(1)).casualties());
    }

    @Test
    @Cites({"NQM-REORG.7", "NQM-REORG.9"})
    void aSecondMarkerOnAPlatoonRemovesItForGood() {
        List<BodyId> batch = bodies("I-1");

        Table table = dealt(batch, 4);

        assertEquals(new Casualties(2, 0, 1), table.body(batch.getFirst()).casualties());
    }

    @Test
    @Cites({"NQM-REORG.8", "NQM-FFT.17"})
    void aCompanyOfVehiclesIsOneStandAndHoldsAMarkerAPoint() {
        List<BodyId> batch = bodies("t", "u");

        Table table = dealt(batch, 3, 2, 1);

        assertEquals(2, table.body(batch.get(0)).casualties().marked());
        assertEquals(1, table.body(batch.get(1)).casualties().marked());
    }

    @Test
    @Cites("NQM-REORG.9")
    void vehiclesWithMoreMarkersThanPointsAreGone() {
        List<BodyId> batch = bodies("t");

        Table table = dealt(batch, 4);

        assertEquals(new Casualties(0, 0, 3), table.body(batch.getFirst()).casualties());
        assertEquals(Whereabouts.Off.GONE, table.body(batch.getFirst()).where());
    }

    @Test
    void hitsWithNoStandLeftAreLost() {
        List<BodyId> batch = bodies("r");

        Table table = dealt(batch, 9);

        assertEquals(new Casualties(0, 0, 1), table.body(batch.getFirst()).casualties());
    }
}
