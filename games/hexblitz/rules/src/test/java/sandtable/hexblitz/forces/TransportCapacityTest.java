package sandtable.hexblitz.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

final class TransportCapacityTest {
    private static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    @Test
    @Cites("HB-TC.2")
    void allTransportCarriesOneAtLeast() {
        assertEquals(1, TransportCapacity.of(5));
        assertEquals(1, TransportCapacity.of(14));
    }

    @Test
    @Cites("HB-TC.3")
    void fromOneAndAHalfTonsItCarriesTwo() {
        assertEquals(2, TransportCapacity.of(15));
        assertEquals(2, TransportCapacity.of(20));
        assertEquals(2, TransportCapacity.of(24)); // R-HB-07
    }

    @Test
    @Cites("HB-TC.4")
    void fromTwoAndAHalfTonsItCarriesThree() {
        assertEquals(3, TransportCapacity.of(25));
        assertEquals(3, TransportCapacity.of(50)); // R-HB-07
    }

    @Test
    @Cites("HB-TC.5")
    void overFiveTonsItCarriesFour() {
        assertEquals(4, TransportCapacity.of(51));
        assertEquals(4, TransportCapacity.of(75));
    }

    @Test
    @Cites("HB-TC.6")
    void overSevenAndAHalfTonsItCarriesFive() {
        assertEquals(5, TransportCapacity.of(76));
    }

    @Test
    void theCapacityComesFromTheLoadInTheData() {
        assertEquals(3, type("de-truck-3t").capacity());
        assertEquals(2, type("su-truck-2t").capacity());
        assertEquals(3, type("us-truck-2.5t").capacity());
        assertEquals(0, type("de-panzer-1944").capacity());
    }

    @Test
    @Cites("HB-FN.2")
    void transportIsPartOfAUnitOrAUnitOfItsOwn() {
        UnitType grenadiers = type("de-panzergrenadier-1944");

        assertEquals(Kind.INFANTRY, grenadiers.kind());
        assertEquals(Mobility.TRACKED, grenadiers.mobility());
        assertTrue(grenadiers.motorised());
        assertEquals(Kind.TRANSPORT, type("gb-rasc-3t").kind());
    }

    @Test
    @Cites("HB-FN.2")
    void gunsHaveTheirTractorsWithThem() {
        assertEquals(Mobility.WHEELED, type("de-artillery-1944").mobility());
    }
}
