package sandtable.notquitemechanized.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;

import java.util.List;

/** C15: echelons and the stocks of forts. */
final class ResupplyTest {
    private static final Tabletop WITH_ECHELON =
            Tabletop.of(8000, 8000)
                    .battalion("German", "I", "de-infantry-39", "at = \"4000,2000\"")
                    .stand("German", "log", "bn-log", "under = \"I\"", "at = \"4000,1700\"")
                    .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

    /** A body with so many CUs or FUs left. */
    private static Played with(Played played, String body, int rounds) {
        var id = played.id(body);
        int post = played.table().battle().formation(id).post();
        State state = played.state();
        return new Played(state.with(post, state.plan(post).with(id, rounds)), List.of());
    }

    private static int rounds(Played played, String body) {
        var id = played.id(body);
        int post = played.table().battle().formation(id).post();
        return played.state().plan(post).ammunition(id);
    }

    @Test
    @Cites({"NQM-LOG.2", "NQM-LOG.3", "NQM-SEQ.5"})
    void anEchelonRefillsItsBattalionOnce() {
        var played = with(with(WITH_ECHELON.begin(), "I-1", 0), "I-mmg", 1).sealed();

        assertEquals(3, rounds(played, "I-1"));
        assertEquals(2, rounds(played, "I-mmg"));
        assertEquals(0, rounds(played, "log"));
        assertEquals(0, rounds(with(played, "I-1", 0).sealed(), "I-1"));
    }

    @Test
    @Cites("NQM-LOG.2")
    void itWaitsWhileThereIsEnough() {
        assertEquals(2, rounds(with(WITH_ECHELON.begin(), "I-1", 2).sealed(), "I-1"));
    }

    @Test
    @Cites("NQM-LOG.5")
    void eachWeaponHasAmmunitionOfItsOwn() {
        var played = with(WITH_ECHELON.begin(), "I-1", 0);

        assertEquals(3, rounds(played, "I-2"));
        assertEquals(2, rounds(played, "I-mortar-81"));
        assertEquals(0, rounds(played, "I-1"));
    }

    @Test
    @Cites("NQM-ARTY.9")
    void whoIsUnderFireGetsNothing() {
        var played = with(WITH_ECHELON.begin(), "I-1", 0);
        var id = played.id("I-1");
        var body = played.body("I-1");
        var table = played.table().with(id, body.with(body.marks().harassed(2 * 9 + 3)));

        assertEquals(0, rounds(new Played(played.state().with(table), List.of()).sealed(), "I-1"));
    }

    @Test
    @Cites("NQM-OOB.6")
    void whoIsUnderCommandDrawsFromTheCommandingUnit() {
        var tabletop =
                WITH_ECHELON.stand("German", "pak", "at-50", "under = \"I\"", "at = \"4000,2000\"");

        assertEquals(2, rounds(with(tabletop.begin(), "pak", 0).sealed(), "pak"));
    }

    @Test
    @Cites({"NQM-OOB.11", "NQM-OOB.14"})
    void whoIsInSupportHasAChainOfItsOwn() {
        for (String how : List.of("direct-support", "in-support")) {
            var tabletop =
                    WITH_ECHELON.stand(
                            "German", "pak", "at-50", how + " = \"I\"", "at = \"4000,2000\"");
            assertEquals(0, rounds(with(tabletop.begin(), "pak", 0).sealed(), "pak"));
            var own =
                    tabletop.stand(
                            "German", "own", "bn-log", "under = \"pak\"", "at = \"4000,2100\"");
            assertEquals(2, rounds(with(own.begin(), "pak", 0).sealed(), "pak"));
        }
    }

    @Test
    @Cites("NQM-FORT.6")
    void aFortHoldsOneRefillForItsGarrison() {
        var tabletop =
                Tabletop.of(8000, 8000)
                        .stand(
                                "German",
                                "coy",
                                "rifle",
                                "at = \"4000,2000\"",
                                "position = \"fort\"")
                        .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

        var played = with(tabletop.begin(), "coy", 0).sealed();
        assertEquals(3, rounds(played, "coy"));
        assertEquals(List.of(), played.told("Soviet", SupplyHappening.Resupplied.class));
        assertEquals(0, rounds(with(played, "coy", 0).sealed(), "coy"));
    }

    @Test
    @Cites("NQM-LOG.2")
    void anEchelonThatTheEnemyReachesIsGone() {
        var tabletop = WITH_ECHELON.stand("Soviet", "raiders", "rifle", "at = \"4000,1500\"");

        assertEquals("gone", tabletop.begin().sealed().at("log"));
    }

    @Test
    @Cites("NQM-LOG.10")
    void aBatteryIsEightOrTwelveGuns() {
        int gunsOfAPoint = 4;
        for (String each : StandType.all().ids()) {
            StandType type = StandType.all().find(each).orElseThrow();
            if (type.fireUnits()) {
                assertEquals(12, type.strength() * gunsOfAPoint, each);
            }
        }
    }

    @Test
    @Cites({"NQM-LOG.12", "NQM-LOG.13", "NQM-LOG.14"})
    void onlyTrackedUnitsUseFuelAndNobodyCountsIt() {
        assertEquals(1, Fuel.perHour(Leg.ARMOURED));
        assertEquals(0, Fuel.perHour(Leg.MOTORISED));
        assertEquals(0, Fuel.perHour(Leg.FOOT));
    }
}
