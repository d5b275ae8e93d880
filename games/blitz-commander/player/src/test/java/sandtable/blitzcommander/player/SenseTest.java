package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.State;
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

    private static State ground(String... units) {
        return new Battles.Drawn(FIELD, "\"A04..F04\"", 4, Battles.hold("D02"), units).state();
    }

    private static Position position(State state) {
        return new Position(new Outlook(state.table().battle()), state);
    }

    private static List<Decision> sensible(State state) {
        var view = Battles.view(state, "American");
        return new BlitzCommanderJudgement()
                .sensible(view, Battles.RULES.prompt(view).options().listed());
    }

    @Test
    void waysAreQuickerByRoadAndLongerPastTheEnemy() {
        State state = ground("us-infantry A01", "de-infantry D03");
        Outlook outlook = new Outlook(state.table().battle());
        Gait foot = outlook.marches[0][Outlook.SLOW];
        int start = Battles.hex(state, "A04");
        HexSet end = HexSet.of(Battles.hex(state, "F04"));

        int free = Ways.free(outlook.grid).to(end, foot)[start];
        int past = Ways.past(new Position(outlook, state), 0).to(end, foot)[start];

        assertTrue(free < 2 * Gait.TURN, "takes " + free);
        assertTrue(past > free);
    }

    @Test
    void nobodyIsReachedThroughZonesOfControl() {
        State state = ground("us-infantry B02", "de-infantry C02", "de-divisional-artillery D02");
        Ranges ranges = Ranges.now(position(state), 0);
        int infantry = Battles.unit(state, "u0");

        assertTrue(ranges.strikes(infantry, Battles.hex(state, "C02")));
        assertFalse(ranges.reaches(infantry, Battles.hex(state, "D02")));
    }

    @Test
    void gunsAreToSilenceWhatIsToBeAttacked() {
        State state =
                ground(
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-air",
                        "de-infantry D02 entrenched");

        Opening opening = Openings.now(position(state), 0).found().getFirst();

        assertEquals(Battles.hex(state, "D02"), opening.hex());
        assertEquals(List.of(Battles.unit(state, "u2")), opening.guns());
    }

    @Test
    void noMoreAttackThanItTakes() {
        State state =
                ground(
                        "us-sherman-75 C02",
                        "us-sherman-75 C02",
                        "us-sherman-75 C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-infantry C02",
                        "de-static C03");

        Opening opening = Openings.now(position(state), 0).found().getFirst();

        assertTrue(opening.units().size() < 8, opening.units().size() + " attack");
    }

    @Test
    void anAnswerIsReckonedWith() {
        String[] alone = {"us-infantry C02", "us-air", "de-infantry D02"};
        String[] helped = {"us-infantry C02", "us-air", "de-infantry D02", "de-air"};
        State sure = ground(alone);
        State doubtful = ground(helped);
        int hex = Battles.hex(sure, "D02");

        double surely = new Barrage(position(sure), 0, true).against(hex).chance();
        double maybe = new Barrage(position(doubtful), 0, true).against(hex).chance();

        assertTrue(surely > 0.9);
        assertTrue(maybe < 0.5);
    }

    @Test
    void theCheapestBearsALoss() {
        State state = ground("us-infantry-veteran A01", "us-infantry A01", "de-infantry F01");
        var outlook = new Outlook(state.table().battle());
        List<Decision> options = List.of(lose(state, 0), lose(state, 1));

        assertEquals(lose(state, 1), Reflexes.lose(outlook, options));
    }

    @Test
    void sensibleAnswersAreLegalAndMovesAreMadeAtOnce() {
        for (String name : List.of("cobra", "first-assault", "mortain")) {
            State state = Battles.begun(name);
            var view =
                    Battles.view(
                            state, state.table().battle().sides().get(state.table().active()).id());
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
        State hopeless =
                ground(
                        "us-infantry C02",
                        "de-panther D02 entrenched",
                        "de-ss-panzergrenadier D02 entrenched",
                        "de-ss-panzergrenadier D02 entrenched");
        State promising = ground("us-infantry C02", "us-infantry C02", "de-static C03");

        assertFalse(sensible(hopeless).stream().anyMatch(Decision.Assault.class::isInstance));
        assertTrue(sensible(promising).stream().anyMatch(Decision.Assault.class::isInstance));
    }

    private static Decision lose(State state, int unit) {
        return new Decision.Lose(state.table().battle().unitId(unit));
    }
}
