package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.victory.Verdict;
import sandtable.kernel.Camp;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/** Bluecoat, Border Battle and First Orders against what they were designed to be. */
final class BigBattlesTest {
    private static final Battle BLUECOAT = Battles.named("bluecoat");
    private static final Battle BORDER = Battles.named("border-battle");
    private static final Battle TRAINING = Battles.named("first-orders");

    private static void formation(Battle battle, String id, int stands, int sp) {
        assertEquals(stands, Battles.stands(battle, id).size(), id);
        assertEquals(sp, Battles.sp(Battles.stands(battle, id)), id);
    }

    private static Table placed(Battle battle, String id, String place) {
        Table table = Battles.table(battle);
        UnitId unit = Battles.stand(battle, id).unitId();
        return table.with(unit, table.unit(unit).movedTo(Battles.hexId(battle, place)));
    }

    @Test
    void theArmiesOfBluecoat() {
        formation(BLUECOAT, "armoured-division", 13, 48);
        formation(BLUECOAT, "tank-brigade", 6, 2 + 3 * 5 + 2 * 2);
        formation(BLUECOAT, "infantry-division", 14, 30);
        formation(BLUECOAT, "panzer-division", 6, 2 + 3 + 6 + 5 + 5 + 3);
        assertEquals(Weapon.MEDIUM, Battles.stand(BLUECOAT, "t-medium-1").weapon());
        assertEquals(3, Battles.stand(BLUECOAT, "p-panzer").arrives());
        assertEquals(
                Order.NORMAL,
                BLUECOAT.starts().get(Battles.stand(BLUECOAT, "p-panzer").index()).order());
        assertEquals(
                Order.DEFENSIVE,
                BLUECOAT.starts().get(Battles.stand(BLUECOAT, "g-fusiliers").index()).order());
    }

    @Test
    void theGroundOfBluecoat() {
        Ground ground = BLUECOAT.ground();

        assertEquals(14, ground.grid().columns());
        assertEquals(10, ground.grid().rows());
        assertTrue(ground.builtUp(Battles.hex(BLUECOAT, "0607")));
        assertTrue(ground.builtUp(Battles.hex(BLUECOAT, "1309")));
        assertTrue(ground.builtUp(Battles.hex(BLUECOAT, "0104")));
        assertTrue(ground.road(Battles.hex(BLUECOAT, "1106")));
        assertFalse(ground.road(Battles.hex(BLUECOAT, "1206")));
        assertEquals(0, Battles.riverSides(BLUECOAT));
    }

    @Test
    void bluecoatIsScoredForTheBritish() {
        Table all = Battles.table(BLUECOAT).withControls(Battles.controls(BLUECOAT, 0, 0, 0));
        Table two = Battles.table(BLUECOAT).withControls(Battles.controls(BLUECOAT, 0, 1));
        Table through = placed(BLUECOAT, "b-recce", "0910");

        assertEquals(8, Verdict.points(all).getFirst());
        assertEquals(Optional.of(Camp.of(BLUECOAT.sides().getFirst())), Verdict.of(all).winner());
        assertEquals(Optional.empty(), Verdict.of(two).winner());
        assertEquals(1, Verdict.points(through).getFirst());
        assertEquals(
                Optional.of(Camp.of(BLUECOAT.sides().getLast())), Verdict.of(through).winner());
    }

    @Test
    void theArmiesOfTheBorderBattle() {
        formation(BORDER, "panzer-division", 15 + 6, 54);
        formation(BORDER, "infantry-division", 17, 54);
        for (int division = 1; division <= 5; division++) {
            formation(BORDER, "rifle-" + division, 8, 12);
        }
        formation(BORDER, "mechanised-corps", 7, 18);
        assertEquals(3, Battles.stand(BORDER, "p-lorries-6").capacity());
        assertEquals(List.of(new Dump(0, Battles.hexId(BORDER, "0105"), 20)), BORDER.dumps());
        assertTrue(BORDER.variants().supply());
    }

    @Test
    void theReinforcementsOfTheBorderBattle() {
        assertEquals(3, Battles.stand(BORDER, "i-hq").arrives());
        assertEquals(4, Battles.stand(BORDER, "r3-hq").arrives());
        assertEquals(8, Battles.stand(BORDER, "r4-hq").arrives());
        assertEquals(12, Battles.stand(BORDER, "r5-hq").arrives());
        assertEquals(
                List.of(6, 7, 8, 9, 10, 11, 12),
                Battles.stands(BORDER, "mechanised-corps").stream().map(Stand::arrives).toList());
        assertEquals(20, Battles.stand(BORDER, "r1-hq").zone().size());
    }

    @Test
    void theGroundOfTheBorderBattle() {
        Ground ground = BORDER.ground();
        int bridge = Battles.hex(BORDER, "1210");

        assertEquals(27, Battles.riverSides(BORDER));
        assertTrue(
                ground.bridges()
                        .contains(
                                bridge,
                                ground.grid().direction(bridge, Battles.hex(BORDER, "1310"))));
        assertTrue(ground.woods(Battles.hex(BORDER, "0804")));
        assertFalse(ground.woods(Battles.hex(BORDER, "0805")));
        assertTrue(ground.road(Battles.hex(BORDER, "0714")));
        assertTrue(ground.builtUp(Battles.hex(BORDER, "1807")));
    }

    @Test
    void theGradesOfTheBorderBattle() {
        Table none = Battles.table(BORDER);
        Table north = none.withControls(controls("1205", "1305"));
        Table all = none.withControls(controls("1205", "1305", "1210", "1310", "1807"));

        assertEquals("Soviet minor victory: nothing else was reached", Verdict.of(none).reason());
        assertEquals(
                "German minor victory: the German side controls 1205 and 1305",
                Verdict.of(north).reason());
        assertTrue(Verdict.of(all).reason().startsWith("German major victory: "));
        assertEquals(
                "Soviet major victory: Panzer division is down to 1/2 of its SP",
                Verdict.of(spent(none)).reason());
        assertEquals(Optional.empty(), Verdict.of(spent(north)).winner());
        assertEquals(Optional.empty(), Verdict.of(spent(all)).winner());
    }

    private static List<Optional<Side>> controls(String... hexes) {
        List<String> german = List.of(hexes);
        return BORDER.victory().objectives().stream()
                .map(hex -> german.contains(BORDER.hexName(hex)) ? 0 : 1)
                .map(BORDER.sides()::get)
                .map(Optional::of)
                .toList();
    }

    private static Table spent(Table table) {
        Table spent = table;
        for (Stand stand : Battles.stands(BORDER, "panzer-division")) {
            spent = spent.with(stand.unitId(), spent.unit(stand.unitId()).sp(stand.sp() / 2));
        }
        return spent;
    }

    @Test
    void firstOrdersIsEven() {
        formation(TRAINING, "kampfgruppe", 3, 11);
        formation(TRAINING, "battle-group", 3, 11);
        int village = Battles.hex(TRAINING, "0403");
        for (String[] pair :
                new String[][] {
                    {"g-hq", "b-hq"}, {"g-panzer", "b-tanks"}, {"g-grenadiers", "b-motor"}
                }) {
            assertEquals(distance(pair[0], village), distance(pair[1], village), pair[0]);
        }
        assertEquals(Optional.empty(), Verdict.of(Battles.table(TRAINING)).winner());
    }

    private static int distance(String unit, int hex) {
        Unit start = TRAINING.starts().get(Battles.stand(TRAINING, unit).index());
        return TRAINING.ground().grid().distance(start.hex(), hex);
    }
}
