package sandtable.hexblitz.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/** Data ruling 30: a formation without its HQ. */
final class HeadquartersTest {
    private static final int LOST = 4;

    /** A division whose HQ was destroyed in turn 4; its own map edge is in the west. */
    private static Drawn withoutHeadquarters(int turn) {
        return Drawn.map(". . . . .")
                .turn(turn)
                .commandArea(2)
                .german("hq", HEADQUARTERS, 2)
                .at("0101");
    }

    private static Scene lost(Scene scene) {
        return scene.with("hq", scene.unit("hq").gone(Whereabouts.Off.DESTROYED))
                .with("German", scene.table().command(0).lost(LOST));
    }

    @Test
    void aDestroyedHeadquartersIsLost() {
        Scene fallen =
                Drawn.map(". . .")
                        .german("hq", HEADQUARTERS, 2)
                        .at("0101")
                        .left(0)
                        .mark(Mark.STUCK)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0201")
                        .activated("Soviet", STATIONARY)
                        .play("attack 0101 alone");

        assertEquals(
                List.of(new Happening.HeadquartersLost(0, Clause.of("HB-FORM.2"))),
                fallen.events(Happening.HeadquartersLost.class));
        assertTrue(CommandArea.leaderless(fallen.table(), fallen.table().unitId(0)));
    }

    @Test
    void headquartersThatLeaveTheMapAreLost() {
        Scene gone =
                Drawn.map(". . .")
                        .exits(GERMAN, "0301")
                        .german("hq", HEADQUARTERS, 2)
                        .at("0301")
                        .order(NORMAL)
                        .activated("German", NORMAL)
                        .play("leave hq");

        assertEquals("LEFT", gone.where("hq"));
        assertTrue(CommandArea.leaderless(gone.table(), gone.table().unitId(0)));
    }

    @Test
    void withoutHeadquartersUnitsGoBackTowardsTheirMapEdge() {
        lost(withoutHeadquarters(5)
                        .german("pz", TANK, 5)
                        .at("0301")
                        .order(NORMAL)
                        .activated("German", NORMAL))
                .refuses(
                        "done",
                        "HB-FORM.9",
                        "pz is outside its Command Area and must move back towards it")
                .refuses(
                        "move pz 0401",
                        "HB-FORM.9",
                        "pz is outside its Command Area and 0401 is no nearer to it")
                .play("move pz 0201")
                .play("done");
    }

    @Test
    void withoutHeadquartersNobodyIsSetMoving() {
        Scene ordering =
                lost(
                        withoutHeadquarters(5)
                                .german("pz", TANK, 5)
                                .at("0301")
                                .order(STATIONARY)
                                .ordering());

        ordering.refuses(
                GERMAN,
                "order pz N",
                "HB-FORM.9",
                "pz has no HQ and may only become Stationary or Defensive");
        assertEquals(Optional.empty(), ordering.check(GERMAN, "order pz S"));
        assertEquals(Optional.empty(), ordering.check(GERMAN, "order pz D"));
    }

    @Test
    void withoutHeadquartersWhoMovesMayGoOn() {
        Scene ordering =
                lost(
                        withoutHeadquarters(5)
                                .german("pz", TANK, 5)
                                .at("0301")
                                .order(NORMAL)
                                .ordering());

        assertEquals(Optional.empty(), ordering.check(GERMAN, "order pz N"));
    }

    @Test
    void aNewHeadquartersIsNamedInTheThirdTurnAfter() {
        Scene second =
                lost(
                        withoutHeadquarters(LOST + 2)
                                .german("pz", TANK, 5)
                                .at("0301")
                                .order(DEFENSIVE)
                                .ordering());
        Scene third =
                lost(
                        withoutHeadquarters(LOST + 3)
                                .german("pz", TANK, 5)
                                .at("0301")
                                .order(DEFENSIVE)
                                .ordering());

        second.refuses(GERMAN, "name pz", "HB-FORM.2", "that unit cannot become an HQ now");
        third.refuses(GERMAN, "order pz D", "HB-FORM.2", "not now: a new HQ must be named first");
        assertEquals(List.of("name pz"), third.offered(GERMAN));
    }

    @Test
    void anyUnitWithStrengthCanBecomeTheHeadquarters() {
        Scene third =
                lost(
                        withoutHeadquarters(LOST + 3)
                                .german("pz", TANK, 5)
                                .at("0301")
                                .german("spent", INFANTRY, 4)
                                .at("0301")
                                .left(0)
                                .german("truck", TRANSPORT, 0)
                                .at("0301")
                                .german("rifle", INFANTRY, 4)
                                .at("0401")
                                .ordering());

        assertEquals(List.of("name pz", "name rifle"), third.offered(GERMAN));
    }

    @Test
    void theNewHeadquartersHasOneStrengthPointLessAndASmallerCommandArea() {
        Scene named =
                lost(withoutHeadquarters(LOST + 3).german("pz", TANK, 5).at("0301").ordering())
                        .play(GERMAN, "name pz");

        assertEquals(4, named.unit("pz").sp());
        assertEquals(new Command(Optional.of(named.id("pz")), 1, 0, 0), named.table().command(0));
    }

    @Test
    void aCommandAreaNeverGetsSmallerThanOneHex() {
        Scene named =
                lost(withoutHeadquarters(LOST + 3)
                                .commandArea(1)
                                .german("pz", TANK, 1)
                                .at("0301")
                                .ordering())
                        .play(GERMAN, "name pz");

        assertEquals(1, named.table().command(0).area());
        assertEquals(1, named.unit("pz").sp());
    }
}
