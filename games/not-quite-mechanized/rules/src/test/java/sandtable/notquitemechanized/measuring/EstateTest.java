package sandtable.notquitemechanized.measuring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Layout;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Estate.Country;

import java.util.List;
import java.util.stream.IntStream;

/** NQM-SCALE, NQM-ESTATE: scales, fronts and depths. */
final class EstateTest {
    @Test
    @Cites({"NQM-SCALE.1", "NQM-SCALE.2", "NQM-SCALE.3"})
    void groundIsDrawnAtTenThousandths() {
        assertEquals(
                List.of(
                        new Scale("1:76", 2500, 200),
                        new Scale("1:200", 5000, 300),
                        new Scale("1:300", 10000, 300)),
                Scale.all());
        assertEquals(10, Scale.drawn().metres());
        assertEquals(30, Estate.COMPANY.front(Country.OPEN) / Scale.drawn().metres());
    }

    @Test
    @Cites({"NQM-ESTATE.2", "NQM-ESTATE.7"})
    void aCompanyInDefenceTakesLessInCloseCountry() {
        assertEquals(300, Estate.COMPANY_IN_DEFENCE.front(Country.CLOSE));
        assertEquals(500, Estate.COMPANY_IN_DEFENCE.front(Country.OPEN));
        assertEquals(300, Estate.COMPANY_IN_DEFENCE.depth());
        assertEquals(2, Estate.companies(500, Country.CLOSE));
        assertEquals(1, Estate.companies(500, Country.OPEN));
    }

    @Test
    @Cites("NQM-ESTATE.3")
    void aBattalionInColumnKeepsToItsDepth() {
        assertEquals(1000, Estate.BATTALION.front(Country.CLOSE));
        assertEquals(2000, Estate.BATTALION.front(Country.OPEN));
        assertEquals(2000, Estate.BATTALION.depth());
        assertEquals(
                List.of(0, 600, 900, 1200),
                IntStream.range(0, 4).mapToObj(Layouts::behind).toList());
        assertTrue(Layouts.behind(3) + Estate.COMPANY.depth() <= Estate.BATTALION.depth());
    }

    @Test
    @Cites("NQM-ESTATE.4")
    void aBattalionOfThreeCompaniesIsDugInOnItsGround() {
        int round = 2 * Setting.POSITION_RADIUS.value();
        int front =
                Layouts.company(Layout.TWO_UP, 1).right()
                        - Layouts.company(Layout.TWO_UP, 0).right()
                        + round;
        int depth =
                Layouts.company(Layout.TWO_UP, 0).forward()
                        - Layouts.company(Layout.TWO_UP, 2).forward()
                        + round;

        assertTrue(front >= Estate.BATTALION_IN_DEFENCE.front(Country.CLOSE));
        assertTrue(front <= Estate.BATTALION_IN_DEFENCE.front(Country.OPEN));
        assertTrue(depth <= Estate.BATTALION_IN_DEFENCE.depth());
    }

    @Test
    @Cites({"NQM-ESTATE.5", "NQM-ESTATE.6"})
    void brigadesAndDivisionsHaveTheirFronts() {
        assertEquals(4000, Estate.BRIGADE.front(Country.CLOSE));
        assertEquals(7000, Estate.BRIGADE.front(Country.OPEN));
        assertEquals(8000, Estate.BRIGADE.depth());
        assertEquals(10000, Estate.DIVISION.front(Country.CLOSE));
        assertEquals(15000, Estate.DIVISION.front(Country.OPEN));
        assertEquals(24000, Estate.DIVISION.depth());
    }

    @Test
    @Cites("NQM-ESTATE.5")
    void theBattalionsOfABrigadeBeginTogether() {
        var apart =
                Tabletop.of(12000, 8000)
                        .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                        .battalion("German", "I", "militia", "under = \"hq\"", "at = \"1000,1000\"")
                        .battalion(
                                "German", "II", "militia", "under = \"hq\"", "at = \"11000,1000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

        assertThrows(BadInput.class, apart::battle);
    }
}
