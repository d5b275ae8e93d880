package sandtable.hexblitz.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.HEADQUARTERS;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

final class CommandAreaTest {
    private static final String LANE = ". . . . . . .";

    private static Drawn headquartersAt(String hex) {
        return Drawn.map(LANE).commandArea(2).german("hq", HEADQUARTERS, 2).at(hex);
    }

    private static boolean outside(Table table, int unit) {
        return CommandArea.outside(table, table.unitId(unit));
    }

    private static boolean outside(String hex) {
        return outside(headquartersAt("0101").german("pz", TANK, 5).at(hex).table(), 1);
    }

    @Test
    @Cites("HB-FORM.3")
    void theCommandAreaReachesFromTheHeadquartersOverItsHexes() {
        assertFalse(outside("0301"));
        assertTrue(outside("0401"));
    }

    @Test
    @Cites("HB-FORM.3")
    void itIsTheOwnFormationsHeadquartersThatCommand() {
        Table table =
                headquartersAt("0101")
                        .formation(GERMAN, "second")
                        .german("second-hq", HEADQUARTERS, 2)
                        .at("0701")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .table();

        assertTrue(outside(table, 2));
    }

    @Test
    void aStandAcrossAnEdgeIsInCommandIfAnyOfItsHexesIs() {
        assertFalse(
                outside(
                        headquartersAt("0101")
                                .german("pz", TANK, 5)
                                .at("0401")
                                .across("0301")
                                .table(),
                        1));
        assertFalse(
                outside(
                        headquartersAt("0101")
                                .across("0201")
                                .german("pz", TANK, 5)
                                .at("0401")
                                .table(),
                        1));
    }

    @Test
    @Cites("HB-FORM.9")
    void aMoveFromOutsideMustEndNearerToTheCommandArea() {
        headquartersAt("0101")
                .german("pz", TANK, 5)
                .at("0501")
                .order(NORMAL)
                .activated("German", NORMAL)
                .refuses(
                        "move pz 0601",
                        "HB-FORM.9",
                        "pz is outside its Command Area and 0601 is no nearer to it");
    }

    @Test
    void whoIsInsideGoesWhereTheyLike() {
        Scene inside =
                headquartersAt("0101")
                        .german("pz", TANK, 5)
                        .at("0301")
                        .order(NORMAL)
                        .activated("German", NORMAL);

        assertEquals(Optional.empty(), inside.check("done"));
        assertEquals("0501", inside.play("move pz 0401 0501").where("pz"));
    }

    @Test
    @Cites("HB-FORM.9")
    void whoIsOutsideGoesBackBeforeTheActivationEnds() {
        Scene outside =
                headquartersAt("0101")
                        .german("pz", TANK, 5)
                        .at("0501")
                        .order(NORMAL)
                        .activated("German", NORMAL)
                        .refuses(
                                "done",
                                "HB-FORM.9",
                                "pz is outside its Command Area and must move back towards it");

        assertFalse(outside.offered().contains("done"));
        assertEquals(Optional.empty(), outside.play("move pz 0401").check("done"));
    }

    @Test
    @Cites("HB-FORM.9")
    void whoIsOutsideIsOfferedOnlyTheWayBack() {
        Scene outside =
                headquartersAt("0101")
                        .german("pz", TANK, 5)
                        .at("0501")
                        .order(NORMAL)
                        .activated("German", NORMAL);

        assertEquals(
                List.of("move pz 0401", "move pz 0401 0301"),
                outside.offered().stream().filter(each -> each.startsWith("move")).toList());
    }

    @Test
    @Cites("HB-FORM.9")
    void whoIsOutsideAttacksOnlyAfterGoingBack() {
        Scene outside =
                Drawn.map(
                                """
                                . . . . . .
                                 . . . . . .
                                """)
                        .commandArea(1)
                        .german("hq", HEADQUARTERS, 2)
                        .at("0101")
                        .german("pz", TANK, 5)
                        .at("0401")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0302")
                        .activated("German", NORMAL)
                        .refuses(
                                "attack 0302 alone",
                                "HB-RNG.1",
                                "no activated unit that may still fight has 0302 in range");

        assertEquals(Optional.empty(), outside.play("move pz 0301").check("attack 0302 alone"));
    }

    @Test
    @Cites("HB-FORM.9")
    void aStationaryUnitOutsideMustBeToldToMove() {
        headquartersAt("0101")
                .german("pz", TANK, 5)
                .at("0501")
                .order(STATIONARY)
                .ordering()
                .refuses(
                        GERMAN,
                        "order pz S",
                        "HB-FORM.9",
                        "pz is outside its Command Area and must move back towards it")
                .refuses(
                        GERMAN,
                        "order pz D",
                        "HB-FORM.9",
                        "pz is outside its Command Area and must move back towards it")
                .play(GERMAN, "order pz N");
    }

    @Test
    @Cites("HB-FORM.10")
    void aDefensiveUnitOutsideMayStayAsItIs() {
        Scene outside =
                headquartersAt("0101").german("pz", TANK, 5).at("0501").order(DEFENSIVE).ordering();

        assertEquals(Optional.empty(), outside.check(GERMAN, "order pz D"));
    }

    @Test
    void whoIsHeldByAZoneOfControlOwesNothing() {
        Scene held =
                headquartersAt("0101")
                        .german("pz", TANK, 5)
                        .at("0501")
                        .order(NORMAL)
                        .halted()
                        .soviet("rifle", INFANTRY, 2)
                        .at("0601")
                        .activated("German", NORMAL);

        assertEquals(Optional.empty(), held.check("done"));
        assertEquals(Optional.empty(), held.check("attack 0601 alone"));
    }

    @Test
    void whoCannotGetNearerMayStay() {
        Scene cutOff =
                headquartersAt("0101")
                        .river("0301-0401")
                        .german("pz", TANK, 5)
                        .at("0401")
                        .order(NORMAL)
                        .activated("German", NORMAL);

        assertEquals(Optional.empty(), cutOff.check("done"));
    }

    @Test
    void unitsWhoseHeadquartersAreStillToComeOweNothing() {
        assertFalse(outside(Drawn.map(LANE).german("pz", TANK, 5).at("0701").table(), 0));
    }

    @Test
    void headquartersAboardTransportCommandFromWhereItIs() {
        Table table =
                Drawn.map(LANE)
                        .german("hq", HEADQUARTERS, 2)
                        .aboard("truck")
                        .german("truck", TRANSPORT, 0)
                        .at("0101")
                        .german("near", TANK, 5)
                        .at("0301")
                        .german("far", TANK, 5)
                        .at("0401")
                        .table();

        assertFalse(outside(table, 2));
        assertTrue(outside(table, 3));
    }
}
