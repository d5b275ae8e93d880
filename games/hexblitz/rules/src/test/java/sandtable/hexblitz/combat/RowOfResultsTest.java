package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

/** HB-CBT.6: which row of the results applies (data rulings 4 and 5). */
final class RowOfResultsTest {
    private static final String FIELD =
            """
            . . . .
             . . . .
            . . . .
            """;

    /** Fights with dice that hurt nobody. */
    private static Happening.Fought fight(Drawn drawn, String order) {
        return drawn.activated("German", Order.NORMAL)
                .play(Drawn.GERMAN, order, Scene.ONES)
                .events(Happening.Fought.class)
                .getFirst();
    }

    private static Drawn attackers(String... hexes) {
        var drawn = Drawn.map(FIELD);
        for (int i = 0; i < hexes.length; i++) {
            drawn.german("pz-" + (i + 1), Kind.TANK, 2).at(hexes[i]).order(Order.NORMAL);
        }
        return drawn;
    }

    @Test
    @Cites({"HB-CBT.11", "HB-CBT.6"})
    void itIsAFlankAttackIfHalfOfTheStrengthInContactComesFromFlankOrRear() {
        Happening.Fought fought =
                fight(
                        attackers("0102", "0302")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .facing("W"),
                        "attack 0202");

        assertEquals(CombatResults.FLANK, fought.row());
    }

    @Test
    @Cites({"HB-CBT.11", "HB-CBT.6"})
    void itIsNoFlankAttackIfMoreThanHalfComesFromTheFront() {
        Happening.Fought fought =
                fight(
                        attackers("0102", "0302")
                                .left(1)
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .facing("W"),
                        "attack 0202");

        assertEquals(CombatResults.STATIONARY, fought.row());
    }

    @Test
    @Cites({"HB-CBT.11", "HB-CBT.3"})
    void supportingGunsBehindTheDefenderMakeNoFlankAttack() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .german("gun", Kind.ARTILLERY, 5)
                                .at("0402")
                                .soviet("rifle", Kind.INFANTRY, 3)
                                .at("0202")
                                .facing("W"),
                        "attack 0202 with gun");

        assertEquals(CombatResults.STATIONARY, fought.row());
    }

    @Test
    @Cites("HB-CBT.6")
    void ofMixedStatesThatHoldHalfTheStrengthEachTheWorstCounts() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("dug-in", Kind.INFANTRY, 2)
                                .at("0202")
                                .order(Order.DEFENSIVE)
                                .facing("W")
                                .soviet("moving", Kind.INFANTRY, 2)
                                .at("0202")
                                .order(Order.NORMAL)
                                .facing("W"),
                        "attack 0202");

        assertEquals(CombatResults.MOVING, fought.row());
    }

    @Test
    @Cites("HB-CBT.6")
    void ofMixedStatesTheOneThatHoldsMostOfTheStrengthCounts() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("dug-in", Kind.INFANTRY, 3)
                                .at("0202")
                                .order(Order.DEFENSIVE)
                                .facing("W")
                                .soviet("moving", Kind.INFANTRY, 2)
                                .at("0202")
                                .order(Order.NORMAL)
                                .facing("W"),
                        "attack 0202");

        assertEquals(CombatResults.DEFENSIVE, fought.row());
    }

    @Test
    @Cites("HB-CBT.6")
    void ifNoStateHoldsHalfTheStrengthTheCommonestCounts() {
        Happening.Fought fought =
                fight(
                        attackers("0102")
                                .soviet("dug-in", Kind.INFANTRY, 4)
                                .at("0202")
                                .order(Order.DEFENSIVE)
                                .facing("W")
                                .soviet("standing", Kind.INFANTRY, 3)
                                .at("0202")
                                .facing("W")
                                .soviet("moving", Kind.INFANTRY, 2)
                                .at("0202")
                                .order(Order.NORMAL)
                                .facing("W"),
                        "attack 0202");

        assertEquals(CombatResults.DEFENSIVE, fought.row());
    }

    /** Defenders that are Moving and Defensive, with so many SP each. */
    private static CombatResults mixed(int moving, int defensive) {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .soviet("moving", Kind.INFANTRY, moving)
                        .at("0201")
                        .facing("W")
                        .order(Order.NORMAL)
                        .soviet("dug-in", Kind.INFANTRY, defensive)
                        .at("0201")
                        .facing("W")
                        .order(Order.DEFENSIVE)
                        .activated("German", Order.STATIONARY);
        var attack = (Decision.Attack) scene.read(Drawn.GERMAN, "attack 0201");
        return Engagement.of(scene.table(), new Group(0, Order.STATIONARY), attack).row();
    }

    @Test
    void theWorseStateCountsWithJustHalfOfTheStrength() {
        assertEquals(CombatResults.MOVING, mixed(3, 3));
        assertEquals(CombatResults.MOVING, mixed(4, 3));
        assertEquals(CombatResults.DEFENSIVE, mixed(3, 4));
    }
}
