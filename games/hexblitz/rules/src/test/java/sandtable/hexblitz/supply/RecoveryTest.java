package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.HEADQUARTERS;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Variants;

import java.util.List;

/** Data ruling 19, an option: units win back SP for LOG. */
final class RecoveryTest {
    private static final Variants WITH_RECOVERY = new Variants(true, true, false, false, false, 12);
    private static final int LAST_OF_THE_DAY = 10;

    private static Drawn weakAt(String hex, Variants variants) {
        return Drawn.map(". . . . . .")
                .variants(variants)
                .turn(LAST_OF_THE_DAY)
                .german("hq", HEADQUARTERS, 2)
                .at("0101")
                .german("pz", TANK, 5)
                .at(hex)
                .left(3)
                .dump(GERMAN, "0101", 3);
    }

    private static Scene nextMorning(Drawn drawn) {
        Scene scene = drawn.activated("German", STATIONARY);
        while (scene.table().turn() == LAST_OF_THE_DAY) {
            scene = scene.play("done");
        }
        return scene;
    }

    @Test
    void aWeakUnitWinsBackAPointADayForALog() {
        Scene morning = nextMorning(weakAt("0201", WITH_RECOVERY));

        assertEquals(4, morning.unit("pz").sp());
        assertEquals(1, morning.table().dumps().getFirst().halfLogs());
    }

    @Test
    void recoveryIsAnOption() {
        assertEquals(3, nextMorning(weakAt("0201", Variants.STANDARD)).unit("pz").sp());
    }

    @Test
    void aUnitInFullStrengthUsesNoLogToRecover() {
        assertEquals(
                3,
                nextMorning(weakAt("0201", WITH_RECOVERY).left(5))
                        .table()
                        .dumps()
                        .getFirst()
                        .halfLogs());
    }

    @Test
    void nobodyRecoversOutsideTheirCommandArea() {
        assertEquals(3, nextMorning(weakAt("0401", WITH_RECOVERY)).unit("pz").sp());
    }

    @Test
    void nobodyRecoversNextToTheEnemy() {
        assertEquals(
                3,
                nextMorning(weakAt("0201", WITH_RECOVERY).soviet("rifle", INFANTRY, 2).at("0301"))
                        .unit("pz")
                        .sp());
    }

    @Test
    void nobodyRecoversWithoutLog() {
        Drawn drawn = weakAt("0201", WITH_RECOVERY).german("rifle", INFANTRY, 4).at("0201").left(0);
        Scene morning = nextMorning(drawn);

        assertEquals(4, morning.unit("pz").sp());
        assertEquals(0, morning.unit("rifle").sp());
        assertEquals(
                List.of(4),
                morning.events(Happening.Recovered.class).stream()
                        .map(Happening.Recovered::sp)
                        .toList());
    }
}
