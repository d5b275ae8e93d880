package sandtable.notquitemechanized.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.Whereabouts;

/** NQM-LOG.7: infantry on tanks. */
final class RidersTest {
    private static final Tabletop TANKS =
            Tabletop.of(8000, 8000)
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                    .stand("German", "pz", "de-pz4", "under = \"hq\"", "at = \"2000,1000\"")
                    .stand("German", "rifles", "rifle", "under = \"hq\"", "at = \"2000,650\"")
                    .stand("Soviet", "far", "rifle", "at = \"7500,500\"")
                    .order("German", "rifles ride pz");

    @Test
    @Cites("NQM-LOG.7")
    void ridersGoWithTheTanksAndKeepTheirOwnAmmunition() {
        var played = TANKS.order("German", "pz move 2000,4000").begin().sealed();

        assertEquals("on pz", played.at("rifles"));
        assertEquals(
                played.table().spot(played.id("pz")), played.table().spot(played.id("rifles")));
        assertEquals("2000,4000", played.at("pz"));
        assertEquals(WeaponClass.VL, TargetClass.halted(played.table(), played.id("rifles")));
        var plan = played.view("German").plan();
        assertEquals(3, plan.ammunition(played.id("rifles")));
        assertEquals(3, plan.ammunition(played.id("pz")));
    }

    @Test
    @Cites("NQM-LOG.7")
    void oneCompanyRidesOnEachAndOthersWalk() {
        var played =
                TANKS.stand("German", "more", "rifle", "under = \"hq\"", "at = \"2600,1000\"")
                        .order("German", "more ride pz")
                        .order("German", "pz hold")
                        .begin()
                        .sealed();

        assertEquals("on pz", played.at("rifles"));
        assertEquals("2300,1000", played.at("more"));
    }

    @Test
    @Cites("NQM-LOG.7")
    void whoGetsAnotherOrderGetsOff() {
        var played =
                TANKS.order("German", "pz move 2000,4000")
                        .begin()
                        .sealed()
                        .play("German", "order rifles hold")
                        .sealed()
                        .sealed();

        assertEquals("2000,3680", played.at("rifles"));
        assertEquals(1, played.told("German", MoveHappening.Dismounted.class).size());
    }

    @Test
    @Cites("NQM-LOG.7")
    void ridersOfLostTanksAreWhereTheseWere() {
        var played = TANKS.order("German", "pz move 2000,4000").begin().sealed();
        var gone = played.body("pz").with(Whereabouts.Off.GONE);

        assertEquals(
                new Whereabouts.OnTable(played.table().spot(played.id("pz")).orElseThrow()),
                played.table().with(played.id("pz"), gone).body(played.id("rifles")).where());
    }

    @Test
    @Cites("NQM-LOG.7")
    void ridersAreSeenWithTheirTanks() {
        var played =
                TANKS.stand("Soviet", "watch", "recce-foot", "at = \"2000,6500\"")
                        .order("German", "pz move 2000,4000")
                        .begin()
                        .sealed();

        assertEquals("on pz", played.at("rifles", "Soviet"));
        assertTrue(played.at("pz", "Soviet").startsWith("2000"));
    }
}
