package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

/** BC-BOMB Bombardment Action, BC-BART and BC-BAIR. */
final class BombardmentTest {
    /** Two guns (2 and 3) and an air group (4) against two regiments without an answer. */
    private static Skirmish drawn() {
        return Skirmish.inTheOpen()
                .red(
                        "light us-divisional-artillery A01",
                        "heavy us-corps-artillery A01",
                        "foot us-infantry A02",
                        "air us-air")
                .blue("b-1 de-infantry C02", "b-2 de-infantry C02");
    }

    private static Skirmish answered() {
        return drawn().blue("b-guns de-corps-artillery E02", "b-air de-air");
    }

    @Test
    @Cites({"BC-BOMB.1", "BC-UNIT.4", "BC-UNIT.6"})
    void onlyArtilleryAndAirTakePart() {
        drawn().begin()
                .refuses(
                        "bombard C02 with light foot",
                        "BC-BOMB.1",
                        "foot is neither artillery nor air");

        Scene both = drawn().begin().play("bombard C02 with light air");
        assertTrue(both.acted("light") && both.acted("air"));
    }

    @Test
    @Cites({"BC-BOMB.2", "BC-TURN.1"})
    void onlyTheActivePlayerStartsOne() {
        answered()
                .begin()
                .refuses("bombard C02 with b-guns", "BC-TURN.1", "b-guns is not a unit of Red");
    }

    @Test
    @Cites({"BC-BOMB.3", "BC-BOMB.6", "BC-BOMB.7"})
    void theDefendersLevelIsTakenFromTheAttackers() {
        Scene bombarded = answered().begin().play("bombard C02 with light air");

        assertEquals("Blue", bombarded.asked());
        Scene answered = bombarded.play("commit b-guns b-air");
        assertEquals(7, answered.event(Happening.Answered.class, "BC-BOMB.6").level());
        assertEquals(6 - 7, answered.event(Happening.Withstood.class, "BC-BOMB.9").net());
        assertFalse(answered.suppressed("b-1"));
        assertEquals("Red", answered.asked());
    }

    @Test
    @Cites("BC-BOMB.3")
    void theDefenderMayCommitNothing() {
        Scene answered =
                answered().begin().play("bombard C02 with light air").play("commit nothing");

        assertTrue(answered.suppressed("b-1"));
        assertFalse(answered.acted("b-guns"));
    }

    @Test
    @Cites("BC-BOMB.4")
    void anyHexOfTheBoardWithAnEnemyMayBeTheTarget() {
        Scene far = drawn().blue("b-far de-static G05").begin().play("bombard G05 with air");

        assertTrue(far.suppressed("b-far"));
        drawn().begin()
                .refuses("bombard D05 with air", "BC-BOMB.8", "no enemy is there to be suppressed");
    }

    @Test
    @Cites("BC-BOMB.5")
    void theAttackersLevelsAreAddedUp() {
        Scene bombarded = drawn().begin().play("bombard C02 with light heavy air");

        assertEquals(9, bombarded.event(Happening.Bombarded.class, "BC-BOMB.5").level());
    }

    @Test
    @Cites({"BC-BOMB.8", "BC-BOMB.9"})
    void theNetLevelMustReachTheNumberOfUnits() {
        Scene enough = drawn().begin().play("bombard C02 with light");
        Scene tooLittle = drawn().blue("b-3 de-rockets C02").begin().play("bombard C02 with light");

        assertEquals(2, enough.event(Happening.Suppressed.class, "BC-BOMB.8").net());
        assertTrue(enough.suppressed("b-1") && enough.suppressed("b-2"));
        assertEquals(3, tooLittle.event(Happening.Withstood.class, "BC-BOMB.9").units());
        assertFalse(tooLittle.suppressed("b-1"));
    }

    @Test
    @Cites("BC-BOMB.8")
    void aHexThatWithstoodMayBeBombardedAgainByOthers() {
        Scene twice =
                drawn().blue("b-3 de-static C02")
                        .begin()
                        .play("bombard C02 with light")
                        .play("bombard C02 with heavy");

        assertTrue(twice.suppressed("b-3"));
    }

    @Test
    @Cites("BC-BOMB.10")
    void suppressedUnitsRollNoDice() {
        Scene suppressed =
                Skirmish.inTheOpen()
                        .red("air us-air", "r-1 us-infantry C03")
                        .blue("b-1 de-infantry C02", "b-2 de-infantry C02")
                        .begin()
                        .play("bombard C02 with air");

        Scene fought = suppressed.play("assault C02 with r-1", 6);
        assertEquals(1, fought.events(Happening.FoughtInfantry.class).size());
        assertInstanceOf(Step.Acting.class, fought.step());
    }

    @Test
    @Cites("BC-BOMB.11")
    void suppressedUnitsMoveAtHalfRoundedUp() {
        Scene turned =
                Skirmish.inTheOpen()
                        .red("air us-air", "r-1 us-infantry A05")
                        .blue("b-1 de-infantry D01")
                        .begin()
                        .play("bombard D01 with air")
                        .play("end");

        assertEquals("F01", turned.play("move b-1 to E01 F01").where("b-1"));
        turned.refuses("move b-1 to E01 F01 G01", "BC-MOVE.3", "b-1 has no movement left for G01");
    }

    @Test
    @Cites("BC-BOMB.12")
    void theTokenGoesWhenTheGameTurnEnds() {
        Scene first = drawn().begin().play("bombard C02 with light").play("end");
        Scene second = first.play("end");

        assertTrue(first.suppressed("b-1"));
        assertFalse(second.suppressed("b-1"));
        assertEquals(2, second.event(Happening.Recovered.class, "BC-BOMB.12").units().size());
    }

    @Test
    @Cites({"BC-BOMB.13", "BC-ENT.9"})
    void gunsThatBombardAreNoLongerEntrenched() {
        Scene bombarded =
                Skirmish.inTheOpen()
                        .red("guns us-divisional-artillery A01 entrenched", "foot us-infantry A01")
                        .blue("b-1 de-infantry C02")
                        .begin()
                        .play("bombard C02 with guns");

        assertFalse(bombarded.entrenched("guns"));
    }

    @Test
    @Cites("BC-BOMB.13")
    void gunsThatAnswerStayEntrenched() {
        Scene answered =
                drawn().blue("b-guns de-corps-artillery E02 entrenched")
                        .begin()
                        .play("bombard C02 with air")
                        .play("commit b-guns");

        assertTrue(answered.entrenched("b-guns"));
        assertTrue(answered.acted("b-guns"));
    }

    @Test
    @Cites("BC-BART.1")
    void artilleryThatHasActedTakesNoPart() {
        drawn().begin()
                .play("move light to A02")
                .refuses("bombard C02 with light", "BC-BART.1", "light has been used this turn");
        Scene again =
                answered()
                        .begin()
                        .play("bombard C02 with light air")
                        .play("commit b-guns b-air")
                        .play("bombard C02 with heavy");
        assertTrue(again.suppressed("b-1"), "nothing is left to answer with");
    }

    @Test
    @Cites("BC-BART.1")
    void anAnswerInTheEnemysTurnCostsNoActionOfOnesOwn() {
        Scene own =
                answered()
                        .begin()
                        .play("bombard C02 with light air")
                        .play("commit b-guns b-air")
                        .play("end");

        assertFalse(own.acted("b-guns"));
        assertTrue(own.play("move b-guns to E03").acted("b-guns"));
    }

    @Test
    @Cites("BC-BART.2")
    void artilleryReachesAsFarAsItsRange() {
        drawn().blue("b-far de-static D02")
                .begin()
                .refuses(
                        "bombard D02 with light",
                        "BC-BART.2",
                        "D02 is 3 hexes away and light reaches 2")
                .play("bombard D02 with heavy");
    }

    @Test
    @Cites({"BC-BAIR.1", "BC-BAIR.2"})
    void airReachesAnyHexAndHasNoPlace() {
        Scene begun = drawn().blue("b-far de-static G05").begin();

        assertEquals("ALOFT", begun.where("air"));
        Scene bombarded = begun.play("bombard G05 with air");
        assertEquals("ALOFT", bombarded.where("air"));
        bombarded.refuses("bombard C02 with air", "BC-BART.1", "air has been used this turn");
    }

    @Test
    void heavyBombersComeOnce() {
        Scene bombarded =
                drawn().red("bombers us-heavy-bombers").begin().play("bombard C02 with bombers");

        assertEquals("SPENT", bombarded.where("bombers"));
    }
}
