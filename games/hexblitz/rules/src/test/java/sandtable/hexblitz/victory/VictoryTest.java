package sandtable.hexblitz.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.SmallBattle;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Camp;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

final class VictoryTest {
    private static final Side RED = new Side("Red");
    private static final Side BLUE = new Side("Blue");

    private static final String CONDITION = "{ side = \"Red\", controls = \"0202\" }";
    private static final String GRADES =
            SmallBattle.TEXT.substring(SmallBattle.TEXT.indexOf("[[victory]]"));

    private static UnitId unit(Battle battle, String id) {
        return Battles.stand(battle, id).unitId();
    }

    private static Table sp(Table table, String id, int sp) {
        UnitId unit = unit(table.battle(), id);
        return table.with(unit, table.unit(unit).sp(sp));
    }

    @Test
    void theFirstGradeThatIsReachedDecides() {
        Battle battle = SmallBattle.read();
        Table table = Battles.table(battle);

        assertEquals(List.of(Battles.hex(battle, "0202")), battle.victory().objectives());
        assertEquals(Optional.of(Camp.of(BLUE)), Verdict.of(table).winner());
        assertEquals("Blue victory: nothing else was reached", Verdict.of(table).reason());
        assertEquals(
                Optional.of(Camp.of(RED)),
                Verdict.of(table.withControls(Battles.controls(battle, 0))).winner());
        assertEquals("HB-SEQ.9", Verdict.of(table).clause().id());
    }

    @Test
    void aSideWithoutAUnitLeftHasLost() {
        Battle battle = SmallBattle.read();
        Table table = Battles.table(battle).withControls(Battles.controls(battle, 0));
        for (Stand stand : Battles.stands(battle, "reds")) {
            Whereabouts place =
                    stand.transport()
                            ? Whereabouts.in(Battles.hexId(battle, "0102"))
                            : Whereabouts.Off.DESTROYED;
            table = table.with(stand.unitId(), table.unit(stand.unitId()).gone(place));
        }

        assertEquals(Optional.of(Camp.of(BLUE)), Verdict.of(table).winner());
        assertEquals("Blue victory: no Red unit is left", Verdict.of(table).reason());
    }

    @Test
    void aBattleEndsEarlyOnlyIfTheScenarioSaysSo() {
        Battle patient = SmallBattle.read();
        Battle eager = SmallBattle.with("winner = \"Red\"\n", "winner = \"Red\"\nat-once = true\n");

        assertFalse(
                Verdict.decided(Battles.table(patient).withControls(Battles.controls(patient, 0))));
        assertTrue(Verdict.decided(Battles.table(eager).withControls(Battles.controls(eager, 0))));
        assertFalse(Verdict.decided(Battles.table(eager)));
    }

    @Test
    void withoutConditionsMoreStrengthDestroyedWins() {
        Battle battle = SmallBattle.with(GRADES, "");
        Table table = Battles.table(battle);
        Table worn = sp(sp(table, "r-rifle", 1), "b-panzer", 3);
        UnitId panzer = unit(battle, "b-panzer");
        Table lost = table.with(panzer, table.unit(panzer).gone(Whereabouts.Off.DESTROYED));

        assertEquals("Draw: 0 to 0 points", Verdict.of(table).reason());
        assertEquals(List.of(2, 1), Verdict.points(worn));
        assertEquals("Red victory: 2 to 1 points", Verdict.of(worn).reason());
        assertEquals(List.of(5, 0), Verdict.points(lost));
    }

    @Test
    void aFormationIsDownToAFraction() {
        Battle battle = SmallBattle.with(CONDITION, "{ formation = \"blues\", down-to = \"1/2\" }");
        Table table = Battles.table(battle);

        assertEquals(Optional.of(Camp.of(BLUE)), Verdict.of(sp(table, "b-panzer", 2)).winner());
        Pending.Over half = Verdict.of(sp(sp(table, "b-panzer", 2), "b-hq", 1));
        assertEquals(Optional.of(Camp.of(RED)), half.winner());
        assertEquals("Red victory: Blue division is down to 1/2 of its SP", half.reason());
    }

    @Test
    void aUnitMustHaveStrengthToBePresentOrToHaveLeft() {
        Battle battle = SmallBattle.with(CONDITION, "{ side = \"Red\", left = 1 }");
        Table table = Battles.table(battle);
        UnitId rifle = unit(battle, "r-rifle");
        Table away = table.with(rifle, table.unit(rifle).gone(Whereabouts.Off.LEFT));

        assertEquals(Optional.of(Camp.of(RED)), Verdict.of(away).winner());
        assertEquals(Optional.of(Camp.of(BLUE)), Verdict.of(sp(away, "r-rifle", 0)).winner());
    }

    @Test
    void pointsAreGivenForGroundUnitsAndLosses() {
        String scores =
                """
                [[score]]
                side = "Red"
                for = "control"
                hex = "0202"
                points = 4

                [[score]]
                side = "Red"
                for = "units-in"
                hexes = "0301 0401"
                points = 2

                [[score]]
                side = "Red"
                for = "lost"
                each = 2
                points = -1

                [[score]]
                side = "Blue"
                for = "destroyed"
                each = 1
                points = 3

                """;
        Battle battle = SmallBattle.with(GRADES, scores);
        Table table = Battles.table(battle);
        UnitId rifle = unit(battle, "r-rifle");
        Table through = table.with(rifle, table.unit(rifle).movedTo(Battles.hexId(battle, "0301")));

        assertEquals(List.of(0, 0), Verdict.points(table));
        assertEquals(
                List.of(4, 0), Verdict.points(table.withControls(Battles.controls(battle, 0))));
        assertEquals(
                List.of(0, 0), Verdict.points(table.withControls(Battles.controls(battle, 1))));
        assertEquals(List.of(2, 0), Verdict.points(through));
        assertEquals(List.of(2, 3), Verdict.points(sp(through, "r-rifle", 1)));
        assertEquals(List.of(-1, 6), Verdict.points(sp(through, "r-rifle", 0)));
        assertEquals(
                List.of(
                        "Red: 4 points for control of 0202",
                        "Red: 2 points for each Red unit with SP in 0301 or 0401",
                        "Red: 1 point less for every 2 Red SP lost",
                        "Blue: 3 points for each Red SP lost",
                        "More points win"),
                Verdict.words(battle));
    }

    @Test
    void aGradeThatCannotBeReachedIsRefused() {
        assertEquals(
                "small.toml:65: victory[1].grade: asks for nothing, so that no grade after it can"
                        + " be reached",
                refusal("all = [" + CONDITION + "]\n", ""));
        assertEquals(
                "small.toml:70: victory[2].grade: the last grade must hold in all other cases:"
                        + " leave out all and any",
                refusal("winner = \"Blue\"\n", "winner = \"Blue\"\nany = [" + CONDITION + "]\n"));
    }

    @Test
    void aConditionThatMakesNoSenseIsRefused() {
        String where = "small.toml:67: victory[1].all[1].";
        assertEquals(
                where
                        + "side: asks for nothing: give controls, in, left, lost, points, lead or"
                        + " by-turn, or a formation and down-to",
                refusal(CONDITION, "{ side = \"Red\" }"));
        assertEquals(
                where + "controls: 0909 is off the map, which has 4 columns and 3 rows",
                refusal(CONDITION, "{ side = \"Red\", controls = \"0909\" }"));
        assertEquals(
                where + "left: Blue has no exits by which it could leave",
                refusal(CONDITION, "{ side = \"Blue\", left = 1 }"));
        assertEquals(
                where + "formation: there is no formation blue; did you mean blues?",
                refusal(CONDITION, "{ formation = \"blue\", down-to = \"1/2\" }"));
        assertEquals(
                where + "down-to: \"half\" must be a fraction, such as 1/2",
                refusal(CONDITION, "{ formation = \"blues\", down-to = \"half\" }"));
        assertEquals(
                where + "sides: no such field here; did you mean side?",
                refusal(CONDITION, "{ side = \"Red\", in = \"0202\", sides = 3 }"));
    }
}
