package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;

/** HB-CBT.2 to HB-CBT.5: whose SP count in a combat. */
final class EngagementTest {
    private static final String FIELD =
            """
            . . . .
             . . . .
            . . . .
            """;

    /** Fights with dice that hurt nobody. */
    private static Happening.Fought fight(Scene scene, String order) {
        return scene.play(scene.asked(), order, Scene.ONES)
                .events(Happening.Fought.class)
                .getFirst();
    }

    private static Happening.Fought fight(Drawn drawn, String order) {
        return fight(drawn.activated("German", Order.NORMAL), order);
    }

    private static Drawn attackers(String... hexes) {
        var drawn = Drawn.map(FIELD);
        for (int i = 0; i < hexes.length; i++) {
            drawn.german("pz-" + (i + 1), Kind.TANK, 2).at(hexes[i]).order(Order.NORMAL);
        }
        return drawn;
    }

    @Test
    @Cites({"HB-CBT.2", "HB-CBT.4"})
    void theAttackerThrowsADieForEachStrengthPointOfAllTheirUnits() {
        Happening.Fought fought =
                fight(
                        attackers("0102", "0201").soviet("rifle", Kind.INFANTRY, 3).at("0202"),
                        "attack 0202");

        assertEquals(4, fought.attackDice());
        assertEquals(List.of(1, 1, 1, 1), fought.attackFaces());
    }

    @Test
    @Cites({"HB-CBT.2", "HB-CBT.5"})
    void theDefenderThrowsADieForEachStrengthPointOfAllUnitsInTheHex() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .soviet("tanks", Kind.TANK, 2)
                                .at("0202")
                                .soviet("beside", Kind.INFANTRY, 2)
                                .at("0302"),
                        "attack 0202");

        assertEquals(5, fought.defenceDice());
        assertEquals(List.of(1, 1, 1, 1, 1), fought.defenceFaces());
    }

    @Test
    @Cites("HB-CBT.2")
    void onlyStrengthThatIsLeftCounts() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .left(1)
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .left(2)
                                .at("0202"),
                        "attack 0202");

        assertEquals(List.of(1, 2), List.of(fought.attackDice(), fought.defenceDice()));
    }

    @Test
    @Cites("HB-CBT.3")
    void artilleryOfTheDefenderInRangeAddsItsStrength() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .soviet("battery", Kind.ARTILLERY, 2)
                                .at("0402")
                                .order(Order.DEFENSIVE)
                                .soviet("mortars", Kind.ARTILLERY, 1)
                                .weapon(Weapon.HEAVY_INFANTRY)
                                .at("0401"),
                        "attack 0202");

        assertEquals(5, fought.defenceDice());
        assertEquals(1, fought.defenceSupport().size());
    }

    @Test
    @Cites("HB-CBT.3")
    void artilleryOnTheMoveDoesNotSupportTheDefence() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .soviet("battery", Kind.ARTILLERY, 2)
                                .at("0402")
                                .order(Order.NORMAL),
                        "attack 0202");

        assertEquals(3, fought.defenceDice());
    }

    @Test
    @Cites("HB-CBT.3")
    void artillerySupportsEveryDefenceInATurn() {
        Scene scene =
                attackers("0103", "0201")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0203")
                        .facing("W")
                        .soviet("other", Kind.INFANTRY, 1)
                        .at("0301")
                        .facing("W")
                        .soviet("battery", Kind.ARTILLERY, 1)
                        .at("0402")
                        .activated("German", Order.NORMAL);

        assertEquals(2, fight(scene, "attack 0203").defenceDice());
        assertEquals(2, fight(scene.play("attack 0203", 1, 1, 1, 1), "attack 0301").defenceDice());
    }

    @Test
    @Cites({"HB-CBT.5", "HB-SEQ.10"})
    void aMovingUnitThatHasFoughtThrowsNoDiceWhenAttackedAgain() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .order(Order.NORMAL)
                                .facing("W")
                                .mark(Mark.FOUGHT),
                        "attack 0202");

        assertEquals(0, fought.defenceDice());
        assertEquals(CombatResults.MOVING, fought.row());
    }

    @Test
    @Cites("HB-SEQ.10")
    void whoThrewDiceHasFoughtAndWhoDidNotHasNot() {
        Scene scene =
                attackers("0102")
                        .german("gun", Kind.ARTILLERY, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0202")
                        .order(Order.NORMAL)
                        .soviet("battery", Kind.ARTILLERY, 1)
                        .at("0402")
                        .activated("German", Order.NORMAL)
                        .play("attack 0202 with gun", 1, 1, 1, 1, 1);

        for (String id : List.of("pz-1", "gun", "rifle")) {
            assertTrue(scene.unit(id).has(Mark.FOUGHT), id);
        }
        assertTrue(scene.unit("gun").has(Mark.ATTACKED));
        assertFalse(scene.unit("rifle").has(Mark.ATTACKED));
        assertFalse(scene.unit("battery").has(Mark.FOUGHT));
    }

    @Test
    @Cites("HB-CBT.1")
    void combatTakesPlaceAcrossARiverWithoutABridge() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .river("0102-0202")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202"),
                        "attack 0202");

        assertEquals(2, fought.attackDice());
    }

    @Test
    @Cites("HB-CBT.5")
    void carriedInfantryDefendsWithHalfItsDiceRoundedUp() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("lorries", Kind.TRANSPORT, 0)
                                .at("0202")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .aboard("lorries"),
                        "attack 0202");

        assertEquals(2, fought.defenceDice());
    }

    @Test
    @Cites("HB-CBT.17")
    void carriedInfantryBearsTheLosses() {
        Scene scene =
                attackers("0102")
                        .soviet("lorries", Kind.TRANSPORT, 0)
                        .at("0202")
                        .facing("W")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .aboard("lorries")
                        .activated("German", Order.NORMAL)
                        .play("attack 0202", 6, 6, 1, 1);

        assertEquals(1, scene.unit("rifle").sp());
    }

    @Test
    @Cites("HB-CBT.1")
    void carriedInfantryDoesNotAttack() {
        Drawn.map(FIELD)
                .german("lorries", Kind.TRANSPORT, 0)
                .at("0102")
                .order(Order.NORMAL)
                .german("rifles", Kind.INFANTRY, 3)
                .aboard("lorries")
                .order(Order.NORMAL)
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0202")
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0202",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0202 in range");
    }

    @Test
    @Cites("HB-STK.5")
    void aStandAcrossAnEdgeIsAttackedThroughEitherOfItsHexesAndAnswersWhoIsInThem() {
        Scene scene =
                Drawn.map(". . . .")
                        .german("pz", Kind.TANK, 2)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0201")
                        .across("0301")
                        .facing("W")
                        .activated("German", Order.NORMAL);

        assertEquals(0, fight(scene, "attack 0201").defenceDice());
        assertEquals(3, fight(scene.play("move pz 0201"), "attack 0201").defenceDice());
        assertEquals(3, fight(scene.play("move pz 0201"), "attack 0301").defenceDice());
    }
}
