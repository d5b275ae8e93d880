package sandtable.blitzcommander.bombardment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Cites;

/** BC-BOMB Bombardment Action, BC-BART and BC-BAIR. */
final class BombardmentTest {
    private static final String OPEN = "c c c c c c c\n".repeat(5);

    /** Two guns (2 and 3) and an air group (4) against two regiments without an answer. */
    private static Drawn drawn() {
        return Drawn.map(OPEN)
                .us("light", "us-divisional-artillery", "A01")
                .us("heavy", "us-corps-artillery", "A01")
                .us("foot", "us-infantry", "A02")
                .air(Drawn.US, "air", "us-air", 1, Stand.STAYS)
                .german("b-1", "de-infantry", "C02")
                .german("b-2", "de-infantry", "C02");
    }

    private static Drawn answered() {
        return drawn().german("b-guns", "de-corps-artillery", "E02")
                .air(Drawn.GERMAN, "b-air", "de-air", 1, Stand.STAYS);
    }

    @Test
    @Cites({"BC-BOMB.1", "BC-UNIT.4", "BC-UNIT.6"})
    void onlyArtilleryAndAirTakePart() {
        drawn().begin()
                .refuses(
                        "bombard C02 with light foot",
                        "BC-BOMB.1",
                        "foot is neither artillery nor air");

        Played both = drawn().begin().play("bombard C02 with light air");
        assertTrue(both.acted("light") && both.acted("air"));
    }

    @Test
    @Cites({"BC-BOMB.2", "BC-TURN.1"})
    void onlyTheActivePlayerStartsOne() {
        answered()
                .begin()
                .refuses(
                        "bombard C02 with b-guns",
                        "BC-TURN.1",
                        "b-guns is not a unit of the American side");
    }

    @Test
    @Cites({"BC-BOMB.3", "BC-BOMB.6", "BC-BOMB.7"})
    void theDefendersLevelIsTakenFromTheAttackers() {
        Played bombarded = answered().begin().play("bombard C02 with light air");

        assertEquals("German", bombarded.asks());
        Played answered = bombarded.play("commit b-guns b-air");
        assertEquals(7, answered.events(Happening.Answered.class).getFirst().level());
        assertEquals(6 - 7, answered.events(Happening.Withstood.class).getFirst().net());
        assertFalse(answered.suppressed("b-1"));
        assertEquals("American", answered.asks());
    }

    @Test
    @Cites("BC-BOMB.3")
    void theDefenderMayCommitNothing() {
        Played answered =
                answered().begin().play("bombard C02 with light air").play("commit nothing");

        assertTrue(answered.suppressed("b-1"));
        assertFalse(answered.acted("b-guns"));
    }

    @Test
    @Cites("BC-BOMB.4")
    void anyHexOfTheBoardWithAnEnemyMayBeTheTarget() {
        Played far =
                drawn().german("b-far", "de-static", "G05").begin().play("bombard G05 with air");

        assertTrue(far.suppressed("b-far"));
        drawn().begin()
                .refuses("bombard D05 with air", "BC-BOMB.8", "no enemy is there to be suppressed");
    }

    @Test
    @Cites("BC-BOMB.5")
    void theAttackersLevelsAreAddedUp() {
        Played bombarded = drawn().begin().play("bombard C02 with light heavy air");

        assertEquals(9, bombarded.events(Happening.Bombarded.class).getFirst().level());
    }

    @Test
    @Cites({"BC-BOMB.8", "BC-BOMB.9"})
    void theNetLevelMustReachTheNumberOfUnits() {
        Played enough = drawn().begin().play("bombard C02 with light");
        Played tooLittle =
                drawn().german("b-3", "de-rockets", "C02").begin().play("bombard C02 with light");

        assertEquals(2, enough.events(Happening.Suppressed.class).getFirst().net());
        assertTrue(enough.suppressed("b-1") && enough.suppressed("b-2"));
        assertEquals(3, tooLittle.events(Happening.Withstood.class).getFirst().units());
        assertFalse(tooLittle.suppressed("b-1"));
    }

    @Test
    @Cites("BC-BOMB.8")
    void aHexThatWithstoodMayBeBombardedAgainByOthers() {
        Played twice =
                drawn().german("b-3", "de-static", "C02")
                        .begin()
                        .play("bombard C02 with light")
                        .play("bombard C02 with heavy");

        assertTrue(twice.suppressed("b-3"));
    }

    @Test
    @Cites("BC-BOMB.10")
    void suppressedUnitsRollNoDice() {
        Played suppressed =
                Drawn.map(OPEN)
                        .air(Drawn.US, "air", "us-air", 1, Stand.STAYS)
                        .us("r-1", "us-infantry", "C03")
                        .german("b-1", "de-infantry", "C02")
                        .german("b-2", "de-infantry", "C02")
                        .begin()
                        .play("bombard C02 with air");

        Played fought = suppressed.play("assault C02 with r-1", 6);
        assertEquals(1, fought.events(Happening.FoughtInfantry.class).size());
        assertInstanceOf(Acting.class, fought.step());
    }

    @Test
    @Cites("BC-BOMB.11")
    void suppressedUnitsMoveAtHalfRoundedUp() {
        Played turned =
                Drawn.map(OPEN)
                        .air(Drawn.US, "air", "us-air", 1, Stand.STAYS)
                        .us("r-1", "us-infantry", "A05")
                        .german("b-1", "de-infantry", "D01")
                        .begin()
                        .play("bombard D01 with air")
                        .play("end");

        assertEquals("F01", turned.play("move b-1 to E01 F01").at("b-1"));
        turned.refuses("move b-1 to E01 F01 G01", "BC-MOVE.3", "b-1 has no movement left for G01");
    }

    @Test
    @Cites("BC-BOMB.12")
    void theTokenGoesWhenTheGameTurnEnds() {
        Played first = drawn().begin().play("bombard C02 with light").play("end");
        Played second = first.play("end");

        assertTrue(first.suppressed("b-1"));
        assertFalse(second.suppressed("b-1"));
        assertEquals(2, second.events(Happening.Recovered.class).getFirst().units().size());
    }

    @Test
    @Cites({"BC-BOMB.13", "BC-ENT.9"})
    void gunsThatBombardAreNoLongerEntrenched() {
        Played bombarded =
                Drawn.map(OPEN)
                        .us("guns", "us-divisional-artillery", "A01")
                        .entrenched()
                        .us("foot", "us-infantry", "A01")
                        .german("b-1", "de-infantry", "C02")
                        .begin()
                        .play("bombard C02 with guns");

        assertFalse(bombarded.entrenched("guns"));
    }

    @Test
    @Cites("BC-BOMB.13")
    void gunsThatAnswerStayEntrenched() {
        Played answered =
                drawn().german("b-guns", "de-corps-artillery", "E02")
                        .entrenched()
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
        Played again =
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
        Played own =
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
        drawn().german("b-far", "de-static", "D02")
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
        Played begun = drawn().german("b-far", "de-static", "G05").begin();

        assertEquals("aloft", begun.at("air"));
        Played bombarded = begun.play("bombard G05 with air");
        assertEquals("aloft", bombarded.at("air"));
        bombarded.refuses("bombard C02 with air", "BC-BART.1", "air has been used this turn");
    }

    @Test
    void heavyBombersComeOnce() {
        Played bombarded =
                drawn().air(Drawn.US, "bombers", "us-heavy-bombers", 1, Stand.STAYS)
                        .begin()
                        .play("bombard C02 with bombers");

        assertEquals("spent", bombarded.at("bombers"));
    }
}
