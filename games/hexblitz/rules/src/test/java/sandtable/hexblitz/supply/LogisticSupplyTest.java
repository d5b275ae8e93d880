package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.HEADQUARTERS;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.FormationType;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;

import java.util.List;

final class LogisticSupplyTest {
    private static final Variants WITH_SUPPLY = new Variants(true, false, false, false, true, 12);
    private static final int LAST_OF_THE_DAY = 10;

    /**
     * A German HQ in the west of a lane with a Command Area of two hexes, at the end of the first
     * day.
     */
    private static Drawn division(FormationType type) {
        return Drawn.map(". . . . . . . . . . . . . .")
                .variants(WITH_SUPPLY)
                .turn(LAST_OF_THE_DAY)
                .eats(type.halfLogs())
                .german("hq", HEADQUARTERS, 2)
                .at("0101");
    }

    private static Scene nextMorning(Drawn drawn) {
        return drawn.activated("German", STATIONARY).play("done");
    }

    private static int dumpLeftTo(FormationType type) {
        return nextMorning(division(type).dump(GERMAN, "0101", 10))
                .table()
                .dumps()
                .getFirst()
                .halfLogs();
    }

    private static Clause citedFor(FormationType type) {
        return nextMorning(division(type).dump(GERMAN, "0101", 10))
                .events(Happening.Supplied.class)
                .getFirst()
                .clause();
    }

    private static boolean runsShort(Drawn drawn) {
        return nextMorning(drawn).table().command(0).shortOfSupply();
    }

    @Test
    @Cites("HB-LOG.1")
    void anInfantryDivisionUsesOneLogADay() {
        assertEquals(10 - 2, dumpLeftTo(FormationType.INFANTRY));
        assertEquals(Clause.of("HB-LOG.1"), citedFor(FormationType.INFANTRY));
    }

    @Test
    @Cites("HB-LOG.2")
    void aMotorisedDivisionUsesTwoLogADay() {
        assertEquals(10 - 4, dumpLeftTo(FormationType.MOTORISED));
        assertEquals(Clause.of("HB-LOG.2"), citedFor(FormationType.MOTORISED));
    }

    @Test
    @Cites("HB-LOG.3")
    void anArmouredDivisionUsesThreeLogADay() {
        assertEquals(10 - 6, dumpLeftTo(FormationType.ARMOURED));
        assertEquals(Clause.of("HB-LOG.3"), citedFor(FormationType.ARMOURED));
    }

    @Test
    @Cites("HB-FN.11")
    void aSovietRifleDivisionUsesHalfALogADay() {
        assertEquals(10 - 1, dumpLeftTo(FormationType.SOVIET_RIFLE));
        assertEquals(Clause.of("HB-FN.11"), citedFor(FormationType.SOVIET_RIFLE));
    }

    @Test
    void logIsDrawnOnceADayOnly() {
        Scene sameDay =
                nextMorning(
                        division(FormationType.INFANTRY)
                                .turn(LAST_OF_THE_DAY - 1)
                                .dump(GERMAN, "0101", 10));

        assertEquals(10, sameDay.table().dumps().getFirst().halfLogs());
    }

    @Test
    void aScenarioMayDoWithoutSupply() {
        Scene morning = nextMorning(division(FormationType.INFANTRY).variants(Variants.STANDARD));

        assertFalse(morning.table().command(0).shortOfSupply());
        assertEquals(List.of(), morning.events(Happening.RanShort.class));
    }

    @Test
    void logMustLieInTheCommandArea() {
        assertFalse(runsShort(division(FormationType.INFANTRY).dump(GERMAN, "0301", 2)));
        assertTrue(runsShort(division(FormationType.INFANTRY).dump(GERMAN, "0401", 2)));
    }

    @Test
    void logOfTheEnemyFeedsNobody() {
        assertTrue(runsShort(division(FormationType.INFANTRY).dump(Drawn.SOVIET, "0201", 2)));
    }

    @Test
    void logOnTransportIsTakenWhenTheDumpsAreEmpty() {
        Scene morning =
                nextMorning(
                        division(FormationType.MOTORISED)
                                .german("truck", TRANSPORT, 0)
                                .at("0201")
                                .logs(4)
                                .dump(GERMAN, "0101", 1));

        assertEquals(List.of(), morning.table().dumps());
        assertEquals(1, morning.unit("truck").halfLogs());
    }

    @Test
    void aRoadOfTwelveHexesToASupplyEdgeFeedsADivision() {
        assertFalse(
                runsShort(
                        division(FormationType.INFANTRY)
                                .supplyEdge(GERMAN, "1301")
                                .road("0101..1301")));
        assertTrue(
                runsShort(
                        division(FormationType.INFANTRY)
                                .supplyEdge(GERMAN, "1401")
                                .road("0101..1401")));
        assertTrue(
                runsShort(
                        division(FormationType.INFANTRY)
                                .supplyEdge(GERMAN, "1301")
                                .road("0201..1301")));
    }

    @Test
    void aDivisionWithoutItsLogCountsTheDays() {
        Drawn drawn = division(FormationType.ARMOURED).dump(GERMAN, "0101", 5);
        Scene before = drawn.activated("German", STATIONARY);
        Scene second = before.with("German", before.table().command(0).daysShort(1)).play("done");

        assertEquals(
                List.of(new Happening.RanShort(0, 2, Clause.of("HB-LOG.3"))),
                second.events(Happening.RanShort.class));
        assertEquals(5, second.table().dumps().getFirst().halfLogs());
    }

    @Test
    void aDivisionRecoversAtOnceWhenItIsSupplied() {
        Scene before =
                division(FormationType.INFANTRY)
                        .dump(GERMAN, "0101", 2)
                        .activated("German", STATIONARY);
        Scene morning = before.with("German", before.table().command(0).daysShort(3)).play("done");

        assertEquals(0, morning.table().command(0).daysShort());
    }

    @Test
    void whoIsNotOnTheMapNeedsNothing() {
        Scene morning =
                nextMorning(
                        division(FormationType.INFANTRY)
                                .dump(GERMAN, "0101", 2)
                                .formation(GERMAN, "reserve")
                                .german("pz", Kind.TANK, 5)
                                .arrives(20, "0101"));

        assertEquals(1, morning.events(Happening.Supplied.class).size());
        assertEquals(List.of(), morning.events(Happening.RanShort.class));
    }
}
