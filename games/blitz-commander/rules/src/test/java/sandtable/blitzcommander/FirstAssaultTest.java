package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.State;
import sandtable.kernel.Camp;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The training scenario has something for every action, as its text promises. */
final class FirstAssaultTest {
    private static Played begun() {
        State state =
                new BlitzCommander()
                        .setUp(Battles.scenario("first-assault"), Chance.none())
                        .state();
        return new Played(state, List.of()).play("ready");
    }

    /** The village is suppressed, the regiment in the fields overrun, the village assaulted. */
    private static Played villageAssaulted() {
        return begun().play("bombard D04 with a-air")
                .play("move a-tank-1 a-tank-2 a-armored to A02 A03 A04 B04")
                .play("move a-inf-1 a-inf-2 to D03")
                .play("assault D04 with a-inf-1 a-inf-2", 1, 1);
    }

    @Test
    void threeMechanizedUnitsCanOverrunTheRegimentInTheFields() {
        Played overrun = begun().play("move a-tank-1 a-tank-2 a-armored to A02 A03 A04 B04");

        assertEquals("destroyed", overrun.at("g-static"));
        assertEquals("B04", overrun.at("a-tank-1"));
    }

    @Test
    void airAloneCanSuppressTheVillage() {
        Played bombarded = begun().play("bombard D04 with a-air");

        assertTrue(bombarded.suppressed("g-inf"));
    }

    @Test
    void theFirstAssaultOfTheInfantryTakesTheEarthworksOfTheVillage() {
        Played assaulted = villageAssaulted();

        assertEquals("D04", assaulted.at("g-inf"));
        assertFalse(assaulted.table().entrenched(assaulted.unit("g-inf")));
        assertFalse(assaulted.table().entrenched(assaulted.unit("g-inf-2")));
    }

    @Test
    void theGunsBehindCanBeOverrun() {
        Played next =
                begun().play("move a-tank-1 a-tank-2 a-armored to F03").play("end").play("end");

        assertEquals("destroyed", next.play("move a-tank-1 to F04 E05").at("g-guns"));
    }

    @Test
    void germanTanksComeUpInTheSecondTurn() {
        Played germans = begun().play("end").play("end").play("end");

        assertEquals("D06", germans.play("move g-tanks to D06").at("g-tanks"));
    }

    @Test
    void whoHoldsTheVillageWins() {
        Played held = villageAssaulted();
        for (int turn = 0; turn < 8; turn++) {
            held = held.play("end");
        }

        assertEquals(Optional.of(Camp.of(Drawn.GERMAN)), held.over().winner());
        assertEquals(Map.of(Camp.of(Drawn.US), 1, Camp.of(Drawn.GERMAN), 3), held.over().points());
    }
}
