package sandtable.hexblitz.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.ARTILLERY;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.combat.Engagement;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

/** Data ruling 32: what a formation without its LOG cannot do. */
final class ShortageTest {
    private static Scene without(Scene scene, int days) {
        return scene.with("German", scene.table().command(0).daysShort(days));
    }

    private static Scene attacking() {
        return Drawn.map(". . . .")
                .german("guns", ARTILLERY, 2)
                .at("0101")
                .german("pz", TANK, 5)
                .at("0201")
                .soviet("rifle", INFANTRY, 1)
                .at("0301")
                .facing("W")
                .activated("German", STATIONARY);
    }

    /** Two German battalions of one point each are attacked in front. */
    private static Scene attacked() {
        return Drawn.map(". . .")
                .german("rifle-1", INFANTRY, 1)
                .at("0101")
                .facing("E")
                .german("rifle-2", INFANTRY, 1)
                .at("0101")
                .facing("E")
                .soviet("enemy", INFANTRY, 1)
                .at("0201")
                .activated("Soviet", STATIONARY);
    }

    private static Happening.Fought fought(Scene scene) {
        return scene.events(Happening.Fought.class).getFirst();
    }

    @Test
    void theDiceOfAnAttackAreHalvedRoundedUp() {
        assertEquals(
                5, fought(attacking().play("attack 0301 alone", 1, 1, 1, 1, 1, 1)).attackDice());
        assertEquals(
                3,
                fought(without(attacking(), 1).play("attack 0301 alone", 1, 1, 1, 1)).attackDice());
    }

    @Test
    void gunsDoNotSupport() {
        assertEquals(Optional.empty(), attacking().check("attack 0301 with guns"));
        without(attacking(), 1)
                .refuses(
                        "attack 0301 with guns",
                        "HB-CBT.3",
                        "guns cannot support an attack on 0301");
    }

    @Test
    void nobodyChangesPosition() {
        Scene ordering =
                Drawn.map(". .").road("0101 0201").german("pz", TANK, 5).at("0101").ordering();

        assertEquals(Optional.empty(), ordering.check(GERMAN, "order pz R"));
        without(ordering, 1)
                .refuses(
                        GERMAN,
                        "order pz R",
                        "HB-LOG.1",
                        "pz has no LOG for a march along the road");
        assertEquals(
                Optional.empty(),
                without(ordering, 1).check(GERMAN, "order pz " + NORMAL.letter()));
    }

    @Test
    void theDefenceIsHalvedFromTheSecondDayOn() {
        assertEquals(
                2, fought(without(attacked(), 1).play("attack 0101 alone", 1, 1, 1)).defenceDice());
        assertEquals(
                1, fought(without(attacked(), 2).play("attack 0101 alone", 1, 1)).defenceDice());
    }

    @Test
    @Cites("HB-CBT.3")
    void gunsWithoutLogDoNotSupportADefender() {
        assertEquals(List.of("guns"), supporters(0));
        assertEquals(List.of(), supporters(1));
    }

    /** Who supports a defender whose formation has been out of LOG for so many days. */
    private static List<String> supporters(int days) {
        Scene scene =
                Drawn.map(". . . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0201")
                        .facing("W")
                        .soviet("guns", Kind.ARTILLERY, 1)
                        .at("0401")
                        .activated("German", Order.STATIONARY);
        Command command = scene.table().command(1);
        Scene truth = scene.with("Soviet", command.daysShort(days));
        var attack = (Decision.Attack) truth.read(Drawn.GERMAN, "attack 0201 alone");
        return Engagement.of(truth.table(), new Group(0, Order.STATIONARY), attack)
                .defenceSupport()
                .stream()
                .map(each -> truth.table().stand(each).id())
                .toList();
    }
}
