package sandtable.notquitemechanized.firefight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;

import java.util.List;

/** NQM-SPASL.1: fire of infantry at tanks in close country. */
final class CloseCountryFireTest {
    private static final Tabletop WOODS =
            Tabletop.of(4000, 4000)
                    .area("woods", "1500,2000 2500,3000")
                    .stand("German", "pz", "de-pz3-50", "at = \"2000,1600\"")
                    .stand("Soviet", "rifles", "rifle-atr", "at = \"2000,2080\"");

    private static int difference(Tabletop tabletop, boolean overcome) {
        var played = tabletop.begin();
        var rifles = played.id("rifles");
        Table table = played.table();
        var unit = table.stand(rifles).unit();
        Table now = overcome ? table.with(unit, table.unit(unit).with(Flag.UNAFRAID)) : table;
        return Batches.of(now, List.of(rifles), List.of(played.id("pz")), List.of())
                .getFirst()
                .volley()
                .shots()
                .getFirst()
                .difference();
    }

    @Test
    @Cites("NQM-SPASL.1")
    void tanksOnTheirOwnAreLightTargetsForInfantryThatHasOvercomeItsTerror() {
        assertEquals(0, difference(WOODS, true));
        assertEquals(-1, difference(WOODS, false));
    }

    @Test
    @Cites("NQM-SPASL.1")
    void tanksWithInfantryOrBeforeOpenCountryKeepTheirClass() {
        var supported = WOODS.stand("German", "infantry", "rifle", "at = \"2000,1200\"");
        var open =
                Tabletop.of(4000, 4000)
                        .stand("German", "pz", "de-pz3-50", "at = \"2000,1600\"")
                        .stand("Soviet", "rifles", "rifle-atr", "at = \"2000,2080\"");

        assertEquals(-1, difference(supported, true));
        assertEquals(-1, difference(open, true));
    }
}
