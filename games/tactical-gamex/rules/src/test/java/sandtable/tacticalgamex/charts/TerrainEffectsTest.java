package sandtable.tacticalgamex.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

final class TerrainEffectsTest {
    private static String cost(TerrainKind kind, Mobility mobility) {
        if (TerrainEffects.prohibited(kind, mobility)) {
            return "no";
        }
        return TerrainEffects.takesAll(kind, mobility)
                ? "all"
                : String.valueOf(TerrainEffects.halfPoints(kind, mobility));
    }

    /** Half points for FOOT, CAV, VEH, TRK, WAG and BIC. */
    @ParameterizedTest
    @CsvSource({
        "CLEAR, 2 2 2 4 2 2",
        "WOODS, 2 2 2 4 2 no",
        "TOWN, 2 2 2 4 2 2",
        "CITY, 2 2 2 4 2 2",
        "STREAM, all all no no no no",
        "BRIDGE, 2 2 2 4 2 2",
        "FORD, 2 2 4 8 6 4",
        "SWAMP, all no no no no no",
        "BEACH, 2 2 4 8 6 4",
        "SEA, no no no no no no"
    })
    @Cites("TGX-3.2.a")
    void everyTerrainHasItsPriceForEveryClass(TerrainKind kind, String costs) {
        String read =
                List.of(
                                Mobility.FOOT,
                                Mobility.CAV,
                                Mobility.VEH,
                                Mobility.TRK,
                                Mobility.WAG, //
                                Mobility.BIC)
                        .stream()
                        .map(each -> cost(kind, each))
                        .collect(Collectors.joining(" "));

        assertEquals(costs, read);
    }

    @Test
    @Cites("TGX-3.2.a")
    void classesWithoutAColumnMoveLikeAnother() {
        for (TerrainKind kind : TerrainKind.values()) {
            assertEquals(cost(kind, Mobility.FOOT), cost(kind, Mobility.SKI));
            assertEquals(cost(kind, Mobility.FOOT), cost(kind, Mobility.GUN));
            assertEquals(cost(kind, Mobility.VEH), cost(kind, Mobility.AMPH));
        }
    }

    @Test
    @Cites({"TGX-3.2.a", "TGX-3.2.2.a"})
    void hexsidesHaveASurcharge() {
        assertEquals(0, TerrainEffects.slopeHalfPoints(Mobility.FOOT));
        assertEquals(4, TerrainEffects.slopeHalfPoints(Mobility.VEH));
        assertEquals(2, TerrainEffects.slopeHalfPoints(Mobility.BIC));
        assertEquals(2, TerrainEffects.ridgeHalfPoints(Mobility.FOOT));
        assertEquals(4, TerrainEffects.ridgeHalfPoints(Mobility.CAV));
        assertTrue(TerrainEffects.ridgeProhibited(Mobility.TRK));
        assertFalse(TerrainEffects.ridgeProhibited(Mobility.VEH));
    }

    @Test
    @Cites({"TGX-6.3.5.c", "TGX-6.3.5.d"})
    void townsAndOtherCoverRaiseTheDieByOne() {
        Set<TerrainKind> cover =
                Arrays.stream(TerrainKind.values())
                        .filter(each -> TerrainEffects.modifier(each) == 1)
                        .collect(Collectors.toSet());

        assertEquals(
                Set.of(
                        TerrainKind.WOODS,
                        TerrainKind.TOWN,
                        TerrainKind.CITY,
                        TerrainKind.STREAM,
                        TerrainKind.SWAMP),
                cover);
        assertEquals(0, TerrainEffects.modifier(TerrainKind.CLEAR));
    }

    @Test
    void woodsTownAndCityConceal() {
        assertEquals(3, TerrainEffects.spotsUpTo(TerrainKind.WOODS));
        assertEquals(2, TerrainEffects.spotsUpTo(TerrainKind.TOWN));
        assertEquals(2, TerrainEffects.spotsUpTo(TerrainKind.CITY));
        assertFalse(TerrainEffects.conceals(TerrainKind.SWAMP));
        assertFalse(TerrainEffects.conceals(TerrainKind.STREAM));
    }

    @Test
    void onlyBuiltUpHexesMakeSoftUnitsArmored() {
        for (TerrainKind kind : TerrainKind.values()) {
            assertEquals(kind.builtUp(), TerrainEffects.armored(kind), kind.words());
        }
    }

    @Test
    void unitsAreOverrunOnClearGroundAndBridgesOnly() {
        for (TerrainKind kind : TerrainKind.values()) {
            boolean open = kind == TerrainKind.CLEAR || kind == TerrainKind.BRIDGE;
            assertEquals(open, TerrainEffects.open(kind), kind.words());
        }
    }
}
