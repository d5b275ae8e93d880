package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Decision;
import sandtable.space.HexSet;

import java.util.List;

class SenseTest {
    private static final String FIELD =
            """
            c c c c c c
            c c c b c c
            c c c c c c
            c c c c c c
            """;

    private static Battle field(String... units) {
        return new Battles.Drawn(FIELD, "\"A04..F04\"", 4, Battles.hold("D02"), units).battle();
    }

    private static Position position(Battle battle) {
        return new Position(new Outlook(battle.setup()), battle);
    }

    private static List<Decision> sensible(Battle battle) {
        var view = Battles.view(battle, "American");
        return new BlitzCommanderJudgement()
                .sensible(view, Battles.RULES.prompt(view).options().listed());
    }

    @Test
    void waysAreQuickerByRoadAndLongerPastTheEnemy() {
        Battle battle = field("us-infantry A01", "de-infantry D03");
        Outlook outlook = new Outlook(battle.setup());
        Gait foot = outlook.marches[0][Outlook.SLOW];
        int start = Battles.hex(battle, "A04");
        HexSet end = HexSet.of(Battles.hex(battle, "F04"));

        int free = Ways.free(outlook.grid).to(end, foot)[start];
        int past = Ways.past(new Position(outlook, battle), 0).to(end, foot)[start];

        assertTrue(free < 2 * Gait.TURN, "takes " + free);
        assertTrue(past > free);
    }

    @Test
    void nobodyIsReachedThroughZonesOfControl() {
        Battle battle = field("us-infantry B02", "de-infantry C02", "de-divisional-artillery D02");
        Ranges ranges = Ranges.now(position(battle), 0);
        int infantry = Battles.unit(battle, "u0");

        assertTrue(ranges.strikes(infantry, Battles.hex(battle, "C02")));
        assertFalse(ranges.reaches(infantry, Battles.hex(battle, "D02")));
    }

    @Test
    void gunsAreToSilenceWhatIsToBeAttacked() {
        Battle battle =
                field("us-infantry C02", "us-infantry C02", "us-air", "de-infantry D02 entrenched");

        Opening opening = Openings.now(position(battle), 0).found().getFirst();

        assertEquals(Battles.hex(battle, "D02"), opening.hex());
        assertEquals(List.of(Battles.unit(battle, "u2")), opening.guns());
    }

    @Test
    void noMoreAttackThanItTakes() {
        Battle battle =
                field(
                        "us-sherman-75 C02",
                        "us-sherman-75 C02",
                        "us-sherman-75 C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "de-static C03");

        Opening opening = Openings.now(position(battle), 0).found().getFirst();

        assertTrue(opening.units().size() < 8, opening.units().size() + " attack");
    }

    @Test
    void anAnswerIsReckonedWith() {
        String[] alone = {"us-infantry C02", "us-air", "de-infantry D02"};
        String[] helped = {"us-infantry C02", "us-air", "de-infantry D02", "de-air"};
        Battle sure = field(alone);
        Battle doubtful = field(helped);
        int hex = Battles.hex(sure, "D02");

        double surely = new Barrage(position(sure), 0, true).against(hex).chance();
        double maybe = new Barrage(position(doubtful), 0, true).against(hex).chance();

        assertTrue(surely > 0.9);
        assertTrue(maybe < 0.5);
    }

    @Test
    void theCheapestBearsALoss() {
        Battle battle = field("us-infantry-veteran A01", "us-infantry A01", "de-infantry F01");
        var outlook = new Outlook(battle.setup());
        List<Decision> options = List.of(new Decision.Lose(0), new Decision.Lose(1));

        assertEquals(new Decision.Lose(1), Reflexes.lose(outlook, options));
    }

    @Test
    void sensibleAnswersAreLegalAndMovesAreMadeAtOnce() {
        for (String name : List.of("cobra", "first-assault", "mortain")) {
            Battle battle = Battles.begun(name);
            var view = Battles.view(battle, battle.setup().sides().get(battle.active()).id());
            List<Decision> sensible =
                    new BlitzCommanderJudgement()
                            .sensible(view, Battles.RULES.prompt(view).options().listed());

            assertTrue(sensible.stream().anyMatch(Decision.Move.class::isInstance), name);
            for (Decision each : sensible) {
                assertTrue(Battles.RULES.check(view, each).isEmpty(), name + ": " + each);
            }
        }
    }

    @Test
    void hopelessAssaultsAreNotThoughtAbout() {
        Battle hopeless =
                field(
                        "us-infantry C02",
                        "de-panther D02 entrenched",
                        "de-ss-panzergrenadier D02 entrenched",
                        "de-ss-panzergrenadier D02 entrenched");
        Battle promising = field("us-infantry C02", "us-infantry C02", "de-static C03");

        assertFalse(sensible(hopeless).stream().anyMatch(Decision.Assault.class::isInstance));
        assertTrue(sensible(promising).stream().anyMatch(Decision.Assault.class::isInstance));
    }
}
