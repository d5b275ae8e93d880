package sandtable.blitzcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-AP Anti-Personnel Phase, BC-APMOD its modifiers, BC-APMAX its maximum, BC-ARTY artillery. */
final class AntiPersonnelTest {
    private static Drawn regulars(String map, int us, int german) {
        return Drawn.map(map)
                .us(us, "a", "us-infantry", "A01")
                .german(german, "g", "de-infantry", "B01");
    }

    private static int firstFactor(Played fought) {
        return fought.apRolls().getFirst().factor();
    }

    @Test
    @Cites({"BC-AP.1", "BC-AP.4", "BC-AP.5", "BC-AP.7"})
    void eachUnitRollsADieAndEachHitRemovesInfantry() {
        Played fought = regulars("c c", 3, 3).begin().play("assault B01", 2, 3, 1, 6);

        assertEquals(
                List.of(new Roll(2, 3, List.of(2, 3, 1), 2), new Roll(2, 1, List.of(6), 0)),
                fought.apRolls());
        assertEquals("destroyed", fought.at("g1"));
        assertEquals("destroyed", fought.at("g2"));
        assertEquals("B01", fought.at("g3"));
    }

    @Test
    @Cites("BC-AP.1")
    void tanksAreNotHitByIt() {
        Played fought =
                regulars("c c", 2, 0)
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals("B01", fought.at("panther"));
        assertEquals(1, fought.apRolls().size());
    }

    @Test
    @Cites("BC-AP.2")
    void theDefenderRollsAfterwardsWithWhatIsLeft() {
        Played fought = regulars("c c", 2, 2).begin().play("assault B01", 1, 6, 1);

        assertEquals(1, fought.apRolls().getLast().dice());
        assertEquals("destroyed", fought.at("a1"));
    }

    @Test
    @Cites("BC-AP.3")
    void theFactorComesFromTheQualityOfBoth() {
        Played fought =
                Drawn.map("c c")
                        .us(2, "a", "us-infantry-veteran", "A01")
                        .german("g", "de-static", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6);

        assertEquals(List.of(4, 1), fought.apRolls().stream().map(Roll::factor).toList());
    }

    @Test
    @Cites("BC-AP.3")
    void mostOfTheInfantrySaysItsQualityAndOfTwoTheLower() {
        Drawn mixed =
                Drawn.map("c c")
                        .us("a", "us-infantry-veteran", "A01")
                        .us("b", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01");

        assertEquals(2, firstFactor(mixed.begin().play("assault B01", 6, 6, 6)));
    }

    @Test
    @Cites("BC-AP.4")
    void tanksRollWithTheInfantry() {
        Played fought =
                regulars("c c", 1, 1)
                        .us("tank", "us-sherman-75", "A01")
                        .begin()
                        .play("assault B01", 6, 6, 6);

        assertEquals(2, fought.apRolls().getFirst().dice());
    }

    @Test
    @Cites("BC-AP.6")
    void hitsTakeMarkersFirstOneEach() {
        Played fought =
                regulars("c c", 3, 1)
                        .german("h", "de-infantry", "B01")
                        .entrenched()
                        .begin()
                        .play("assault B01", 1, 1, 6, 6);

        assertFalse(fought.entrenched("h"));
        assertEquals("B01", fought.at("h"));
        assertEquals("destroyed", fought.at("g1"));
    }

    @Test
    @Cites("BC-ENT.6")
    void anEntrenchedUnitStandsOneHit() {
        Drawn one = regulars("c c", 2, 0).german("h", "de-infantry", "B01").entrenched();
        Played once = one.begin().play("assault B01", 1, 6, 6);

        assertEquals("B01", once.at("h"));
    }

    @Test
    @Cites("BC-AP.8")
    void theDefenderSaysWhoIsLost() {
        Played asked =
                regulars("c c", 2, 1)
                        .german("elite", "de-parachute", "B01")
                        .german("third", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 1, 6);

        assertEquals("German", asked.asks());
        assertEquals(List.of("lose g1", "lose elite"), asked.offered());
        Played fought = asked.play("lose elite", 6, 6);
        assertEquals("destroyed", fought.at("elite"));
        asked.refuses("lose a1", "BC-AP.8", "a1 cannot bear this loss");
    }

    @Test
    @Cites("BC-AP.8")
    void theAttackerChoosesAmongTheirInfantry() {
        Played asked =
                regulars("c c", 1, 2)
                        .us("v", "us-infantry-veteran", "A01")
                        .us("tank", "us-sherman-75", "A01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 1, 6);

        assertEquals("American", asked.asks());
        assertEquals(List.of("lose a1", "lose v"), asked.offered());
    }

    @Test
    @Cites("BC-AP.9")
    void atLeastHalfMustGoIntoTheEmptiedHex() {
        Played asked = regulars("c c", 3, 1).begin().play("assault B01", 1, 6, 6);

        assertEquals(new Advancing(new HexId(1, "B01")), asked.step());
        asked.refuses("advance a1", "BC-AP.9", "1 advances and 2 must");
        Played advanced = asked.play("advance a1 a3");
        assertEquals("B01", advanced.at("a1"));
        assertEquals("A01", advanced.at("a2"));
        assertEquals("B01", advanced.at("a3"));
    }

    @Test
    @Cites("BC-AP.9")
    void aLoneAttackerAdvancesUnasked() {
        assertEquals("B01", regulars("c c", 1, 1).begin().play("assault B01", 1).at("a1"));
    }

    @Test
    @Cites({"BC-AP.9", "BC-ZOC.6"})
    void theAdvanceIsNoMovementAndZonesDoNotBarIt() {
        Played advanced =
                Drawn.map(
                                """
                                c c c
                                c c c
                                """)
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .german("h", "de-infantry", "B02")
                        .begin()
                        .play("assault B01", 1);

        assertEquals("B01", advanced.at("a"));
    }

    @Test
    @Cites("BC-AP.9")
    void aHexEmptiedByTankFireIsEnteredToo() {
        Played fired =
                Drawn.map("c c")
                        .us("tank", "us-sherman-75", "A01")
                        .german("g", "de-pz-iii", "B01")
                        .begin()
                        .play("assault B01", 1);

        assertEquals("B01", fired.at("tank"));
    }

    @Test
    void tanksStayBehindWhereTheyCannotEnter() {
        Played fought =
                Drawn.map("c m")
                        .us("tank", "us-sherman-75", "A01")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 1, 1);

        assertEquals("B01", fought.at("a"));
        assertEquals("A01", fought.at("tank"));
    }

    @Test
    @Cites("BC-AP.10")
    void allMayAdvance() {
        Played advanced =
                regulars("c c", 3, 1).begin().play("assault B01", 1, 6, 6).play("advance a1 a2 a3");

        assertEquals("B01", advanced.at("a2"));
    }

    @Test
    @Cites("BC-APMOD.1")
    void eachTankMoreThanTheDefenderHasTanksIsWorthOne() {
        Played fought =
                regulars("c c", 1, 1)
                        .us(2, "tank", "us-sherman-75", "A01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6);

        assertEquals(2 + 2, firstFactor(fought));
    }

    @Test
    @Cites("BC-APMOD.1")
    void theDefendersTanksAreSetAgainstThem() {
        Played fought =
                regulars("c c", 1, 1)
                        .us(2, "tank", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6, 6);

        assertEquals(2 + 1, firstFactor(fought));
    }

    @Test
    @Cites("BC-APMOD.2")
    void defensibleTerrainTakesOneOff() {
        assertEquals(1, firstFactor(regulars("c t", 1, 1).begin().play("assault B01", 6, 6)));
    }

    @Test
    @Cites("BC-APMOD.3")
    void entrenchmentLeavesTheFactorAlone() {
        Played fought =
                regulars("c c", 1, 0)
                        .german("h", "de-infantry", "B01")
                        .entrenched()
                        .begin()
                        .play("assault B01", 6, 6);

        assertEquals(2, firstFactor(fought));
    }

    @Test
    @Cites("BC-APMAX.1")
    void noFactorGoesBeyondWhatTheTerrainAllows() {
        Played fought =
                regulars("c b", 1, 1)
                        .us(3, "tank", "us-sherman-75", "A01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6);

        assertEquals(2, firstFactor(fought));
    }

    @Test
    @Cites("BC-APMAX.2")
    void whereNothingIsListedItIsFive() {
        Played fought =
                regulars("c c", 1, 1)
                        .us(6, "tank", "us-sherman-75", "A01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6, 6);

        assertEquals(5, firstFactor(fought));
    }

    @Test
    @Cites("BC-ARTY.1")
    void artilleryRollsNoDice() {
        Played fought =
                regulars("c c", 1, 0)
                        .german("guns", "de-rockets", "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals(1, fought.apRolls().size());
        assertInstanceOf(Acting.class, fought.step());
    }

    @Test
    @Cites("BC-ARTY.2")
    void artilleryMayTakeTheHit() {
        Played fought =
                regulars("c c", 1, 1)
                        .german("guns", "de-rockets", "B01")
                        .begin()
                        .play("assault B01", 1)
                        .play("lose guns", 6);

        assertEquals("destroyed", fought.at("guns"));
        assertEquals("B01", fought.at("g1"));
    }

    @Test
    @Cites("BC-ARTY.3")
    void entrenchedArtilleryFallsToTheSecondHit() {
        Drawn dugIn = regulars("c c", 2, 0).german("guns", "de-rockets", "B01").entrenched();
        Played begun = dugIn.begin();

        assertEquals("B01", begun.play("assault B01", 1, 6).at("guns"));
        assertEquals("destroyed", begun.play("assault B01", 1, 1).at("guns"));
    }

    @Test
    @Cites("BC-BOMB.10")
    void suppressedInfantryRollsNothing() {
        Played fought =
                Drawn.map("c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .suppressed()
                        .begin()
                        .play("assault B01", 6);

        assertEquals(1, fought.apRolls().size());
    }

    @Test
    void attackersKeepNoMarker() {
        Played fought =
                Drawn.map("c c")
                        .us("a", "us-infantry", "A01")
                        .entrenched()
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6, 1);

        assertEquals("destroyed", fought.at("a"));
        assertTrue(fought.table().in(1).contains(fought.unit("g")));
    }
}
