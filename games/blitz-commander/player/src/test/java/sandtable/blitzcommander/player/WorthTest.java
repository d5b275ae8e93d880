package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.kernel.Chance;

import java.util.List;

class WorthTest {
    private static final BlitzCommanderJudgement JUDGEMENT = new BlitzCommanderJudgement();
    private static final String OPEN =
            """
            c c c c c c c c
            c c c c c c c c
            c c c t c c c c
            c c c c c c c c
            c c c c c c c c
            """;

    private static Battle open(String... units) {
        return new Battles.Drawn(OPEN, "", 4, Battles.hold("D03"), units).battle();
    }

    private static double american(Battle battle) {
        return JUDGEMENT.worth(Battles.view(battle, "American"));
    }

    private static double german(Battle battle) {
        return JUDGEMENT.worth(Battles.view(battle, "German"));
    }

    @Test
    void beingNearerToWhatOneWantsIsWorthMore() {
        Battle far = open("us-infantry A01", "de-infantry H05");
        Battle near = open("us-infantry C02", "de-infantry H05");

        assertTrue(american(near) > american(far));
        assertTrue(german(near) < german(far));
    }

    @Test
    void holdingTheObjectiveIsWorthMoreThanBeingNextToIt() {
        Battle beside = open("us-infantry C03", "de-infantry H05");
        Battle inside = open("us-infantry D03", "de-infantry H05");

        assertTrue(american(inside) > american(beside));
    }

    @Test
    void standingBetweenTheEnemyAndWhatHeWantsIsWorthMore() {
        Battle aside = open("us-infantry A03", "us-infantry A03", "de-infantry H01", "de-stug H01");
        Battle between =
                open("us-infantry A03", "us-infantry A03", "de-infantry C03", "de-stug C03");

        assertTrue(german(between) > german(aside));
    }

    @Test
    void loneGunsInReachOfTheEnemyAreWorthLess() {
        Battle alone = open("us-sherman-75 A03", "de-infantry F03", "de-rockets F02");
        Battle covered = open("us-sherman-75 A03", "de-infantry F03", "de-rockets F03");

        assertTrue(german(covered) > german(alone));
    }

    @Test
    void runningOverGunsIsWorthIt() {
        Battle before = open("us-sherman-75 B03", "de-infantry H05", "de-rockets C03");
        int guns = Battles.hex(before, "C03");
        var overrun = new Decision.Move(List.of(Battles.unit(before, "u0")), List.of(guns));

        Battle after = Battles.play(before, 0, overrun, Chance.none());

        assertTrue(american(after) > american(before));
        assertTrue(german(after) < german(before));
    }

    @Test
    void whoIsDugInIsHarderToTake() {
        Battle lying =
                open("us-infantry C02", "us-infantry C02", "us-sherman-75 C02", "de-infantry D03");
        Battle dugIn =
                open(
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-sherman-75 C02",
                        "de-infantry D03 entrenched");

        assertTrue(german(dugIn) > german(lying));
    }

    @Test
    void endingTheTurnBringsNothingByItself() {
        Battle before = open("us-infantry A01", "de-infantry H05");

        Battle after = Battles.play(before, 0, new Decision.EndTurn(), Chance.none());

        assertEquals(american(before), american(after), 0.05);
    }

    @Test
    void everyScenarioCanBeJudgedFromBothSides() {
        for (String name : ScenarioTexts.names()) {
            Battle battle = Battles.begun(name);
            double first = JUDGEMENT.worth(view(battle, 0));
            double second = JUDGEMENT.worth(view(battle, 1));

            assertTrue(Math.abs(first) < 1 && Math.abs(second) < 1, name);
            assertTrue(Math.abs(first + second) < 0.3, name + ": " + first + ", " + second);
        }
    }

    private static sandtable.blitzcommander.View view(Battle battle, int side) {
        return Battles.view(battle, battle.setup().sides().get(side).id());
    }
}
