package sandtable.hexblitz.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.ARTILLERY;
import static sandtable.hexblitz.forces.Kind.ENGINEER;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.forces.Kind.TRANSPORT;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Variants;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/** What a side is shown of units it does not see. */
final class ViewsTest {
    private static final String LANE = ". . . . . . .";

    private static Scene outOfSight() {
        return Drawn.map(LANE)
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .soviet("rifle", INFANTRY, 2)
                .at("0501")
                .facing("W")
                .order(DEFENSIVE)
                .activated("German", NORMAL);
    }

    @Test
    void aHiddenUnitShowsNothingOfItself() {
        Unit hidden = outOfSight().seen(GERMAN, "rifle");

        assertEquals(Unit.at(Whereabouts.Off.UNSEEN, 0, STATIONARY, 0), hidden);
    }

    @Test
    void itsOwnUnitsASideKnowsWhole() {
        Scene scene = outOfSight();

        assertEquals(scene.unit("rifle"), scene.seen(SOVIET, "rifle"));
    }

    @Test
    void aUnitNeverSeenHasNoLastPlace() {
        Scene scene = outOfSight();

        assertTrue(scene.view(GERMAN).sightings().get(scene.id("rifle").index()).isEmpty());
    }

    @Test
    void aUnitOutOfSightIsRememberedWhereItWasLastSeen() {
        Scene gone =
                Drawn.map(LANE)
                        .turn(3)
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .order(NORMAL)
                        .activated("Soviet", NORMAL)
                        .play("move rifle 0401");

        assertFalse(gone.seen(GERMAN, "rifle").onMap());
        assertEquals(
                Optional.of(new Sighting(gone.hex("0301"), 3, 2, NORMAL)),
                gone.view(GERMAN).sightings().get(gone.id("rifle").index()));
    }

    @Test
    void whatASideSawIsNoBusinessOfTheOther() {
        Scene scene =
                Drawn.map(". .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0201")
                        .ordering();

        assertTrue(scene.state().secrets(1).sightings().get(scene.id("pz").index()).isPresent());
        assertTrue(scene.view(GERMAN).sightings().get(scene.id("pz").index()).isEmpty());
    }

    @Test
    void ofAMarchTheEnemyIsToldTheHexesTheySaw() {
        Scene moved =
                Drawn.map(LANE)
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0501")
                        .activated("German", NORMAL)
                        .play("move pz 0201 0301");

        Happening.Moved told = (Happening.Moved) moved.told(SOVIET).getFirst();
        assertEquals(List.of(moved.hex("0301")), told.path());
        assertEquals(
                List.of(moved.hex("0101"), moved.hex("0201"), moved.hex("0301")),
                moved.events(Happening.Moved.class).getFirst().path());
    }

    @Test
    void ofAMarchOutOfSightTheEnemyIsToldNothing() {
        Scene moved = outOfSight().play("move pz 0201");

        assertEquals(List.of(), moved.told(SOVIET));
    }

    @Test
    void whoIsCarriedIsSeenWithTheirTransport() {
        Drawn drawn =
                Drawn.map(LANE)
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("near", INFANTRY, 2)
                        .aboard("truck-1")
                        .soviet("truck-1", TRANSPORT, 0)
                        .at("0201")
                        .soviet("far", INFANTRY, 2)
                        .aboard("truck-2")
                        .soviet("truck-2", TRANSPORT, 0)
                        .at("0601");
        Scene scene = drawn.ordering();

        assertTrue(scene.seen(GERMAN, "near").aboard());
        assertEquals(Whereabouts.Off.UNSEEN, scene.seen(GERMAN, "far").where());
    }

    @Test
    void dumpsAreKnownToBothSides() {
        Scene scene =
                Drawn.map(LANE)
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0601")
                        .dump(SOVIET, "0601", 4)
                        .ordering();

        assertEquals(
                List.of(new Dump(1, scene.hex("0601"), 4)), scene.view(GERMAN).table().dumps());
    }

    @Test
    void placesAreChosenInSecret() {
        Scene placed =
                Drawn.map(LANE)
                        .german("pz", TANK, 5)
                        .toPlace("0101..0201")
                        .soviet("rifle", INFANTRY, 2)
                        .toPlace("0301..0401")
                        .settingUp()
                        .play(GERMAN, "place pz 0201")
                        .play(SOVIET, "place rifle 0301");
        Scene half =
                Drawn.map(LANE)
                        .german("pz", TANK, 5)
                        .toPlace("0101..0201")
                        .soviet("watch", INFANTRY, 2)
                        .at("0301")
                        .soviet("rifle", INFANTRY, 2)
                        .toPlace("0301..0401")
                        .settingUp()
                        .play(GERMAN, "place pz 0201");

        assertEquals(Whereabouts.Off.UNSEEN, half.seen(SOVIET, "pz").where());
        assertEquals(List.of(), half.told(SOVIET));
        assertEquals(placed.hex("0201"), placed.seen(SOVIET, "pz").place());
    }

    @Test
    void aSideDoesNotKnowWhetherTheOtherIsReady() {
        Scene ready =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .ordering()
                        .play(GERMAN, "order pz S")
                        .play(GERMAN, "ready");

        assertFalse(ready.view(SOVIET).secrets().ready());
        assertTrue(ready.view(GERMAN).secrets().ready());
    }

    @Test
    void anEnemyMetInTheDarkKeepsAReinforcementOutAndIsSeen() {
        Scene keptOut =
                Drawn.map(". . . . .")
                        .night()
                        .german("pz", TANK, 5)
                        .arrives(2, "0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0101")
                        .activated("German", NORMAL)
                        .play("move pz 0101");

        assertEquals("TO_COME", keptOut.where("pz"));
        assertEquals(1, keptOut.events(Happening.Sighted.class).size());
        assertEquals(
                keptOut.hex("0101"),
                keptOut.view(GERMAN).sightings().get(keptOut.id("rifle").index()).get().hex());
    }

    /** Guns drive off a spent unit, which withdraws to the east. */
    private static Scene drivenOff(Mark... marks) {
        var drawn =
                Drawn.map(". . . . .")
                        .german("gun", ARTILLERY, 2)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 4)
                        .at("0301")
                        .left(0);
        List.of(marks).forEach(drawn::mark);
        return drawn.activated("German", STATIONARY).play("attack 0301 with gun");
    }

    @Test
    void whereAUnitWithdrawsToUnseenIsNotTold() {
        Scene driven = drivenOff();
        UnitId rifle = driven.id("rifle");

        assertEquals("0401", driven.where("rifle"));
        assertEquals(
                List.of(
                        new Happening.WithdrewUnseen(
                                rifle, driven.hex("0301"), Clause.of("HB-CBT.19"))),
                driven.told(GERMAN));
        assertEquals(
                List.of(
                        new Happening.Withdrew(
                                rifle,
                                SOVIET,
                                driven.hex("0301"),
                                driven.hex("0401"),
                                NORMAL,
                                false,
                                Clause.of("HB-CBT.19"))),
                driven.told(SOVIET));
    }

    @Test
    void whereAUnitWithdrawsToInSightIsTold() {
        Scene driven = drivenOff(Mark.SHOWN);

        assertEquals("0401", driven.where("rifle"));
        assertEquals(
                List.of("Withdrew"),
                driven.told(GERMAN).stream().map(each -> each.getClass().getSimpleName()).toList());
    }

    private static Scene bridgeBlown(String sovietHex, int die) {
        return Drawn.map(". . . . . .")
                .river("0301-0401")
                .bridge("0301-0401")
                .variants(new Variants(true, false, true, false, false, 12))
                .german("sappers", ENGINEER, 2)
                .at("0301")
                .soviet("rifle", INFANTRY, 4)
                .at(sovietHex)
                .activated("German", STATIONARY)
                .play("bridge sappers E", die);
    }

    @Test
    void engineersOutOfSightAreNotNamedButTheBridgeIsPublic() {
        Scene blown = bridgeBlown("0601", 4);

        assertEquals(
                List.of(
                        new Happening.BridgeChanged(
                                blown.hex("0301"),
                                blown.hex("0401"),
                                false,
                                Clause.of("HB-TERR.10"))),
                blown.told(SOVIET));
        assertEquals(List.of(), bridgeBlown("0601", 3).told(SOVIET));
        assertTrue(bridgeBlown("0501", 3).told(SOVIET).getFirst() instanceof Happening.BridgeWork);
    }

    @Test
    void nobodyIsToldWhetherTheEnemySawIt() {
        Scene moved =
                Drawn.map(". . . W")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0401")
                        .activated("German", NORMAL)
                        .play("move pz 0201");

        assertTrue(moved.told(SOVIET).getFirst() instanceof Happening.Moved);
        assertEquals(
                List.of(),
                moved.told(GERMAN).stream()
                        .filter(Happening.Moved.class::isInstance)
                        .flatMap(each -> ((Happening.Moved) each).seen().stream())
                        .toList());
    }

    @Test
    void whoFiresFromOutOfSightIsSeenUntilTheTurnEnds() {
        Scene before =
                Drawn.map(". . . . . . .")
                        .german("pz", TANK, 1)
                        .at("0501")
                        .german("guns", ARTILLERY, 1)
                        .at("0201")
                        .soviet("rifle", INFANTRY, 1)
                        .at("0601")
                        .facing("W")
                        .activated("German", STATIONARY);
        Scene fired = before.play("attack 0601 with guns", 1, 1, 1);
        Scene next = fired.play("done").play("done");

        assertFalse(before.seen(SOVIET, "guns").onMap());
        assertTrue(fired.seen(SOVIET, "guns").onMap());
        assertFalse(next.seen(SOVIET, "guns").onMap());
    }
}
