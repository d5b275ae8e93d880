package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;

/** HB-CBT.17: who bears the losses of a combat (data ruling 18). */
final class TakingLossesTest {
    /**
     * A strong attacker west of stationary defenders in 0201, who lose a point for each six thrown.
     */
    private static Drawn attack() {
        return Drawn.map(". . . .").german("pz", Kind.TANK, 4).at("0101");
    }

    private static Drawn defender(Drawn drawn, String id, Kind kind, int sp) {
        return drawn.soviet(id, kind, sp).at("0201").facing("W");
    }

    private static Scene twoDefenders() {
        return defender(defender(attack(), "one", Kind.INFANTRY, 3), "two", Kind.INFANTRY, 3)
                .activated("German", Order.STATIONARY);
    }

    private static List<Integer> strength(Scene scene, String... ids) {
        return List.of(ids).stream().map(each -> scene.unit(each).sp()).toList();
    }

    @Test
    @Cites("HB-CBT.17")
    void lostStrengthIsTakenOffAtOnce() {
        Scene scene =
                defender(attack(), "rifle", Kind.INFANTRY, 3)
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 6, 1, 1, 1, 1, 5);

        assertEquals(List.of(1, 3), strength(scene, "rifle", "pz"));
        assertEquals(
                List.of(2, 1, 3),
                scene.events(Happening.Lost.class).stream().map(Happening.Lost::left).toList());
    }

    @Test
    @Cites("HB-CBT.17")
    void everyUnitLosesOneWhereThereIsNoChoice() {
        Scene scene = twoDefenders().play("attack 0201", 6, 6, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of(2, 2), strength(scene, "one", "two"));
    }

    @Test
    @Cites("HB-CBT.17")
    void theOwnerChoosesWhoBearsALossThatNotAllCanShare() {
        Scene scene = twoDefenders().play("attack 0201", 6, 6, 6, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(Drawn.SOVIET, scene.asked());
        assertEquals(List.of("lose one", "lose two"), scene.offered());
        assertEquals(List.of(2, 1), strength(scene.play("lose two"), "one", "two"));
    }

    @Test
    @Cites("HB-CBT.17")
    void nobodyLosesASecondPointBeforeAllHaveLostOne() {
        defender(
                        defender(defender(attack(), "one", Kind.TANK, 3), "two", Kind.TANK, 3),
                        "three",
                        Kind.TANK,
                        3)
                .activated("German", Order.STATIONARY)
                .play("attack 0201", 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .play("lose one")
                .refuses(
                        "lose one",
                        "HB-CBT.17",
                        "one cannot bear this loss: it falls on one of two, three");
    }

    @Test
    @Cites("HB-CBT.17")
    void lossesFallOnUnitsOfTheCombat() {
        defender(defender(attack(), "one", Kind.INFANTRY, 3), "two", Kind.INFANTRY, 3)
                .soviet("beside", Kind.INFANTRY, 3)
                .at("0301")
                .activated("German", Order.STATIONARY)
                .play("attack 0201", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .refuses(
                        "lose beside",
                        "HB-CBT.17",
                        "beside cannot bear this loss: it falls on one of one, two");
    }

    @Test
    @Cites("HB-CBT.17")
    void nothingElseIsDoneBeforeTheLossesAreTaken() {
        twoDefenders()
                .play("attack 0201", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .refuses("done", "HB-CBT.17", "not now: losses are taken off first");
    }

    @Test
    @Cites("HB-CBT.17")
    void headquartersLoseLast() {
        Drawn drawn =
                defender(defender(attack(), "hq", Kind.HEADQUARTERS, 2), "rifle", Kind.INFANTRY, 2);
        Scene scene = drawn.activated("German", Order.STATIONARY);

        assertEquals(
                List.of(2, 0),
                strength(scene.play("attack 0201", 6, 6, 1, 1, 1, 1, 1, 1), "hq", "rifle"));
        assertEquals(
                List.of(1, 0),
                strength(scene.play("attack 0201", 6, 6, 6, 1, 1, 1, 1, 1), "hq", "rifle"));
    }

    @Test
    @Cites("HB-CBT.17")
    void lossesBeyondWhatThereIsAreVoid() {
        Scene scene =
                defender(attack(), "rifle", Kind.INFANTRY, 2)
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 6, 6, 6, 1, 1);

        assertEquals(2, scene.events(Happening.Fought.class).getFirst().defenderLosses());
        assertEquals(0, scene.unit("rifle").sp());
    }

    @Test
    @Cites({"HB-CBT.17", "HB-CBT.3"})
    void supportingGunsLoseNothing() {
        Scene scene =
                Drawn.map(". . . . .")
                        .german("gun", Kind.ARTILLERY, 1)
                        .at("0101")
                        .german("pz", Kind.TANK, 1)
                        .at("0301")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0401")
                        .facing("W")
                        .soviet("battery", Kind.ARTILLERY, 1)
                        .at("0501")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0401 with gun", 6, 6, 6, 6, 6, 6);

        assertEquals(List.of(1, 0, 1, 1), strength(scene, "gun", "pz", "rifle", "battery"));
        assertEquals(1, scene.events(Happening.Fought.class).getFirst().attackerLosses());
    }

    @Test
    @Cites("HB-CBT.17")
    void theAttackerTakesTheirLossesAfterTheDefender() {
        Scene scene =
                attack().german("rifles", Kind.INFANTRY, 2)
                        .at("0101")
                        .soviet("one", Kind.INFANTRY, 2)
                        .at("0201")
                        .facing("W")
                        .soviet("two", Kind.INFANTRY, 2)
                        .at("0201")
                        .facing("W")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 1, 1, 1, 1, 1, 5, 1, 1, 1)
                        .play("lose one");

        assertEquals(Drawn.GERMAN, scene.asked());
        assertEquals(
                List.of(1, 2, 4, 1),
                strength(scene.play("lose rifles"), "one", "two", "pz", "rifles"));
    }
}
