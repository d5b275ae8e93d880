package sandtable.blitzcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-TA Tank Assault. */
final class TankAssaultsTest {
    /** Five on foot against a Panther and an infantry unit. */
    private static Drawn five() {
        return Drawn.map("c c")
                .us(5, "a", "us-infantry", "A01")
                .german("panther", "de-panther", "B01")
                .german("g", "de-infantry", "B01");
    }

    private static Happening.AssaultedTanks assault(Played fought) {
        return fought.events(Happening.AssaultedTanks.class).getFirst();
    }

    @Test
    @Cites({"BC-TA.1", "BC-TA.5", "BC-TA.7"})
    void threeGoForTheTankAndOnlyTheOthersRollForInfantry() {
        Played asked = five().begin().play("assault B01");
        Played fought = asked.play("tank-assault a1 a2 a3", 2, 6, 6, 6);

        assertInstanceOf(TankAssaulting.class, asked.step());
        assertEquals(new Roll(2, 1, List.of(2), 1), assault(fought).roll());
        assertEquals(2, fought.apRolls().getFirst().dice());
        assertEquals("destroyed", fought.at("panther"));
    }

    @Test
    @Cites("BC-TA.1")
    void nobodyHasTo() {
        Played fought =
                five().begin()
                        .play("assault B01")
                        .play("tank-assault nothing", 6, 6, 6, 6, 6, 6, 6);

        assertEquals(5, fought.apRolls().getFirst().dice());
    }

    @Test
    @Cites("BC-TA.5")
    void threeOnFootMakeADie() {
        five().begin()
                .play("assault B01")
                .refuses("tank-assault a1 a2", "BC-TA.5", "2 are too few for a die");
    }

    @Test
    @Cites("BC-TA.2")
    void tanksTakeNoPart() {
        five().us("tank", "us-sherman-75", "A01")
                .begin()
                .play("assault B01", 6, 6)
                .refuses("tank-assault a1 a2 a3 tank", "BC-TA.2", "tank is not infantry");
    }

    @Test
    @Cites("BC-TA.3")
    void theDefenderMayDoItToo() {
        Played asked =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .german(3, "g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals("German", asked.asks());
        Played fought = asked.play("tank-assault g1 g2 g3", 1);
        assertEquals("destroyed", fought.at("tank"));
    }

    @Test
    @Cites("BC-TA.3")
    void bothMayDoItInOneFight() {
        Played fought =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .us(3, "a", "us-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .german(3, "g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6, 6)
                        .play("tank-assault a1 a2 a3", 6, 6)
                        .play("tank-assault g1 g2 g3", 2, 6);

        assertEquals("destroyed", fought.at("tank"));
        assertEquals("B01", fought.at("panther"));
    }

    @Test
    @Cites("BC-TA.4")
    void theLowestAtFactorCounts() {
        Played fought =
                Drawn.map("c c")
                        .us(2, "para", "us-parachute", "A01")
                        .us("a", "us-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01")
                        .play("tank-assault para1 para2 a", 3, 6);

        assertEquals(new Roll(2, 1, List.of(3), 0), assault(fought).roll());
    }

    @Test
    @Cites("BC-TA.6")
    void twoMechanizedMakeADie() {
        Played fought =
                Drawn.map("c c")
                        .us(5, "mech", "us-armored-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01")
                        .play("tank-assault mech1 mech2 mech3 mech4", 6, 6, 6);

        assertEquals(2, assault(fought).roll().dice());
    }

    @Test
    @Cites("BC-TA.8")
    void theOwnerSaysWhichTankIsLost() {
        Played asked =
                Drawn.map("c c")
                        .us(3, "a", "us-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .german("stug", "de-stug", "B01")
                        .begin()
                        .play("assault B01")
                        .play("tank-assault a1 a2 a3", 1);

        assertEquals("German", asked.asks());
        assertEquals(List.of("lose panther", "lose stug"), asked.offered());
        assertEquals("destroyed", asked.play("lose stug", 6).at("stug"));
    }

    @Test
    @Cites("BC-BOMB.10")
    void suppressedInfantryCannot() {
        Played fought =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .german(2, "g", "de-infantry", "B01")
                        .german("h", "de-infantry", "B01")
                        .suppressed()
                        .begin()
                        .play("assault B01", 6);

        assertInstanceOf(Acting.class, fought.step());
    }

    @Test
    void everyNumberOfDiceIsOffered() {
        List<String> offered = five().begin().play("assault B01").offered();

        assertEquals(List.of("tank-assault nothing", "tank-assault a1 a2 a3"), offered);
    }

    @Test
    @Cites("BC-TA.5")
    void oneIsTooFewToo() {
        five().begin()
                .play("assault B01")
                .refuses("tank-assault a1", "BC-TA.5", "1 is too few for a die");
    }

    @Test
    @Cites("BC-TA.7")
    void hitsBeyondTheTanksThatAreThereAreVoid() {
        Played fought =
                Drawn.map("c c")
                        .us(6, "a", "us-infantry", "A01")
                        .german("panther", "de-panther", "B01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01")
                        .play("tank-assault a1 a2 a3 a4 a5 a6", 1, 1, 6);

        assertEquals(2, assault(fought).roll().hits());
        assertEquals("destroyed", fought.at("panther"));
        assertEquals("B01", fought.at("g"));
        assertEquals(1, fought.events(Happening.Destroyed.class).size());
    }
}
