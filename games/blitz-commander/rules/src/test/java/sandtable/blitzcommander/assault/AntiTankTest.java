package sandtable.blitzcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-AT Anti-Tank Phase and BC-ATMOD its modifiers. */
final class AntiTankTest {
    private static final HexId B01 = new HexId(1, "B01");

    private static final String EXAMPLE =
            "nominate 4 sherman-75 at panther and 2 sherman-75 at tiger-ii";

    /** The worked example, with three infantry so that nobody is flanked (R-BC-03). */
    private static Drawn example() {
        return Drawn.map("c c")
                .us(6, "sherman", "us-sherman-75", "A01")
                .german(2, "panther", "de-panther", "B01")
                .german("tiger", "de-tiger-ii", "B01")
                .german(3, "g", "de-infantry", "B01");
    }

    @Test
    @Cites({
        "BC-AT.2",
        "BC-AT.3",
        "BC-AT.4",
        "BC-AT.6",
        "BC-AT.7",
        "BC-AT.8",
        "BC-AT.9",
        "BC-AT.11",
        "BC-AT.13",
        "BC-AT.15"
    })
    void theWorkedExampleGoesAsTheBookTells() {
        Played fired =
                example()
                        .begin()
                        .play("assault B01")
                        // three of four hit the Panthers, both miss the Tiger II, which hits;
                        // then five Shermans roll AP, and the German infantry and tank have
                        // nothing to hit
                        .play(EXAMPLE, 1, 3, 2, 5, 2, 6, 5, 6, 6, 6, 6, 6);

        assertEquals(
                List.of(
                        new Roll(3, 4, List.of(1, 3, 2, 5), 3),
                        new Roll(1, 2, List.of(2, 6), 0),
                        new Roll(5, 1, List.of(5), 1)),
                fired.atRolls());
        assertEquals("destroyed", fired.at("panther1"));
        assertEquals("destroyed", fired.at("panther2"));
        assertEquals("B01", fired.at("tiger"));
        assertEquals("destroyed", fired.at("sherman1"));
        assertEquals("A01", fired.at("sherman2"));
    }

    @Test
    @Cites({"BC-AT.3", "BC-AT.12"})
    void everyTankGetsATargetBeforeAnyDie() {
        example()
                .begin()
                .play("assault B01")
                .refuses(
                        "nominate 4 sherman-75 at panther",
                        "BC-AT.3",
                        "6 Sherman (75) can fire and 4 have a target")
                .refuses(
                        "nominate 6 sherman-75 at pz-iv",
                        "BC-AT.3",
                        "no Pz IV is there to be fired at");
    }

    @Test
    @Cites("BC-AT.1")
    void onlyTanksFire() {
        Played fired =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .us(3, "a", "us-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .german(2, "g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6, 6);

        assertEquals(List.of(1, 1), fired.atRolls().stream().map(Roll::dice).toList());
    }

    @Test
    @Cites({"BC-AT.10", "BC-AT.9"})
    void theTargetsAreFiredAtOneAfterTheOtherAtTheFactorsOfTheBeginning() {
        Played fired =
                example()
                        .begin()
                        .play("assault B01")
                        .play(
                                "nominate 3 sherman-75 at panther and 3 sherman-75 at tiger-ii",
                                1,
                                1,
                                1,
                                2,
                                2,
                                2,
                                6,
                                6,
                                6,
                                6,
                                6,
                                6,
                                6);

        assertEquals(List.of(3, 1, 5), fired.atRolls().stream().map(Roll::factor).toList());
        assertEquals("B01", fired.at("tiger"));
    }

    @Test
    @Cites("BC-AT.11")
    void whoIsHitDoesNotFireBack() {
        Played fired =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .german("g", "de-pz-iii", "B01")
                        .begin()
                        .play("assault B01", 5);

        assertEquals(1, fired.atRolls().size());
        assertEquals("destroyed", fired.at("g"));
    }

    @Test
    @Cites("BC-AT.12")
    void theDefenderNamesTargetsToo() {
        Played asked =
                Drawn.map("c c")
                        .us("sherman", "us-sherman-75", "A01")
                        .us("stuart", "us-stuart", "A01")
                        .german(2, "panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6);

        assertEquals("German", asked.asks());
        assertEquals(
                new Nominating(B01, Role.DEFENDER),
                assertInstanceOf(Nominating.class, asked.step()));
        Played fired = asked.play("nominate 2 panther at sherman-75", 5, 5);
        assertEquals("destroyed", fired.at("sherman"));
        assertEquals("A01", fired.at("stuart"));
    }

    @Test
    @Cites("BC-AT.15")
    void oneTypeLeftIsTheTargetUnasked() {
        Played fired =
                Drawn.map("c c")
                        .us(2, "sherman", "us-sherman-75", "A01")
                        .german(2, "panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6);

        assertInstanceOf(Acting.class, fired.step());
    }

    @Test
    void theUsualNominationIsOfferedFirstAndAllOthersAfterIt() {
        List<String> offered = example().begin().play("assault B01").offered();

        assertEquals(EXAMPLE, offered.getFirst());
        assertTrue(offered.contains(EXAMPLE));
        assertEquals(7, offered.size());
    }

    private static Drawn threeOnPanther(String map) {
        return Drawn.map(map)
                .us(3, "sherman", "us-sherman-75", "A01")
                .german("panther", "de-panther", "B01");
    }

    @Test
    @Cites({"BC-ATMOD.1", "BC-AT.5"})
    void eachTankMoreThanTheDefenderHasUnitsIsWorthOne() {
        Played fired = threeOnPanther("c c").begin().play("assault B01", 6, 6, 6, 6);

        assertEquals(3 + 2, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-ATMOD.2")
    void infantryCountsAgainstFlanking() {
        Played fired =
                threeOnPanther("c c")
                        .german(2, "g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6);

        assertEquals(3, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-ATMOD.2")
    void artilleryDoesNot() {
        Played fired =
                threeOnPanther("c c")
                        .german("guns", "de-rockets", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6);

        assertEquals(5, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-AT.5")
    void aFactorNeverGoesBeyondFive() {
        Played fired =
                Drawn.map("c c")
                        .us(6, "sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6);

        assertEquals(5, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-ATMOD.3")
    void defensibleTerrainTakesOneOff() {
        Played fired =
                Drawn.map("c t")
                        .us("sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6);

        assertEquals(2, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites({"BC-ATMOD.4", "BC-ENT.7"})
    void anEntrenchmentMarkerTakesOneOffAndTerrainAnother() {
        Played fired =
                Drawn.map("c t")
                        .us("sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .entrenched()
                        .begin()
                        .play("assault B01", 6, 6, 6);

        assertEquals(1, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-AT.14")
    void theDefenderHasNoModifiers() {
        Played fired =
                Drawn.map("t t")
                        .us("sherman", "us-sherman-75", "A01")
                        .german(3, "g", "de-pz-iii", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6);

        assertEquals(3, fired.atRolls().getLast().factor());
    }

    @Test
    void aRiverThatAllComeAcrossTakesOneOff() {
        Drawn drawn =
                Drawn.map("c c c")
                        .river("A01", "B01")
                        .us("sherman", "us-sherman-75", "A01")
                        .us("other", "us-sherman-75", "C01")
                        .german("panther", "de-panther", "B01")
                        .german("h", "de-pz-iv", "B01");

        Played all = drawn.begin().play("assault B01 with sherman");
        Engagement across = Survey.underWay(all.view(), B01);
        assertTrue(across.site().defensible());
        assertEquals(3, across.site().maximumAp());
    }

    @Test
    void oneWhoComesOtherwiseMakesTheRiverNoCover() {
        Drawn drawn =
                Drawn.map("c c c")
                        .river("A01", "B01")
                        .us("sherman", "us-sherman-75", "A01")
                        .us("other", "us-sherman-75", "C01")
                        .german("panther", "de-panther", "B01")
                        .german("h", "de-pz-iv", "B01");

        Played both = drawn.begin().play("assault B01");
        assertFalse(Survey.underWay(both.view(), B01).site().defensible());
    }

    @Test
    @Cites("BC-BOMB.10")
    void suppressedTanksDoNotFire() {
        Played fired =
                Drawn.map("c c")
                        .us("sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .suppressed()
                        .begin()
                        .play("assault B01", 6);

        assertEquals(1, fired.atRolls().size());
    }

    @Test
    @Cites("BC-AT.7")
    void whereNoDieCouldHitNoneIsThrown() {
        Played fired =
                Drawn.map("c c")
                        .us("stuart", "us-stuart", "A01")
                        .german("tiger", "de-tiger-ii", "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals(new Roll(0, 1, List.of(), 0), fired.atRolls().getFirst());
    }

    @Test
    @Cites({"BC-ATMOD.3", "BC-ATMOD.1"})
    void terrainCountsAgainstTanksThatFlankToo() {
        Played fired =
                Drawn.map("c t")
                        .us(2, "sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6);

        assertEquals(3 + 1 - 1, fired.atRolls().getFirst().factor());
    }

    @Test
    @Cites("BC-AT.3")
    void nobodyIsToldToFireWithNoTanks() {
        example()
                .begin()
                .play("assault B01")
                .refuses(
                        "nominate 6 sherman-75 at panther and 0 sherman-75 at tiger-ii",
                        "BC-AT.3",
                        "no Sherman (75) is told to fire at Tiger II")
                .refuses(
                        "nominate 1 sherman-75 at panther",
                        "BC-AT.3",
                        "6 Sherman (75) can fire and 1 has a target");
    }
}
