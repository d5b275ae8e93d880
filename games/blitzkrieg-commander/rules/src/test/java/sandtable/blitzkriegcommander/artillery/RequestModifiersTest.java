package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.artillery.RequestModifiers.Purpose;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.kernel.Cites;

import java.util.ArrayList;
import java.util.List;

/** BKC-AREQ.1 to BKC-AREQ.8. */
final class RequestModifiersTest {
    /** What an FAO of CV 9 needs for guns of these types. */
    private static String needed(Purpose purpose, int earlier, String... types) {
        Tabletop table = Tabletop.of(900, 900).us("fao", "fao", 9, 300, 300);
        List<GunId> guns = new ArrayList<>();
        for (String each : types) {
            String id = "g" + guns.size();
            table.gun(Tabletop.US, id, each);
            guns.add(new GunId(guns.size(), id, id));
        }
        String sum =
                RequestModifiers.needed(table.table(), table.id("fao"), guns, purpose, earlier)
                        .toString();
        return sum.replace("Command Value 9", "CV");
    }

    private static String fire(String... types) {
        return needed(Purpose.FIRE, 0, types);
    }

    @Test
    @Cites({"BKC-AREQ.1", "BKC-AREQ.2"})
    void selfPropelledGunsAreEasierToGet() {
        assertEquals("needed 10 (CV, all self-propelled 1)", fire("priest", "sexton"));
    }

    @Test
    @Cites("BKC-AREQ.1")
    void oneTowedGunAmongThemSpoilsIt() {
        assertEquals("needed 9 (CV)", fire("priest", "105mm"));
    }

    @Test
    @Cites("BKC-AREQ.3")
    void eachRequestBeforeCostsOne() {
        assertEquals("needed 7 (CV, requests before -2)", needed(Purpose.FIRE, 2, "105mm"));
    }

    @Test
    @Cites("BKC-AREQ.4")
    void threeGunsAreFreeAndEachBegunThreeMoreCostOne() {
        String gun = "105mm";

        assertEquals("needed 9 (CV)", fire(gun, gun, gun));
        assertEquals("needed 8 (CV, 4 guns -1)", fire(gun, gun, gun, gun));
        assertEquals("needed 8 (CV, 6 guns -1)", fire(gun, gun, gun, gun, gun, gun));
        assertEquals("needed 7 (CV, 7 guns -2)", fire(gun, gun, gun, gun, gun, gun, gun));
    }

    @Test
    @Cites({"BKC-AREQ.5", "BKC-AREQ.6"})
    void rocketsAndShipsAreCountedTogether() {
        assertEquals("needed 9 (CV)", fire("cruiser"));
        assertEquals("needed 8 (CV, rockets and ships -1)", fire("cruiser", "destroyer"));
        assertEquals(
                "needed 7 (CV, rockets and ships -2)", fire("nebelwerfer", "cruiser", "cruiser"));
    }

    @Test
    @Cites("BKC-AREQ.7")
    void smokeCostsOne() {
        assertEquals("needed 8 (CV, smoke -1)", needed(Purpose.SMOKE, 0, "105mm"));
    }

    @Test
    @Cites("BKC-AREQ.8")
    void counterBatteryFireCostsOne() {
        assertEquals(
                "needed 8 (CV, counter-battery -1)", needed(Purpose.COUNTER_BATTERY, 0, "105mm"));
    }
}
