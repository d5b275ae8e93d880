package sandtable.notquitemechanized.recce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.state.RecceHappening.Why;

import java.util.List;

/** NQM-RTAB, NQM-ETAB and what the three dice make of them. */
final class EncounterTest {
    private static final double EXACT = 1e-12;

    private static List<Integer> row(Grade looker) {
        return List.of(Grade.values()).stream()
                .map(each -> RecceTable.score(looker, each))
                .toList();
    }

    @Test
    @Cites({"NQM-RTAB.1", "NQM-RTAB.2", "NQM-RTAB.3", "NQM-RTAB.4", "NQM-RTAB.5", "NQM-RTAB.6"})
    void theTableIsAsPrinted() {
        assertEquals(List.of(6, 5, 4, 2, 1), row(Grade.ELITE));
        assertEquals(List.of(7, 6, 5, 3, 2), row(Grade.VETERAN));
        assertEquals(List.of(7, 6, 5, 4, 3), row(Grade.REGULAR));
        assertEquals(List.of(7, 7, 6, 5, 4), row(Grade.CONSCRIPT));
        assertEquals(List.of(7, 7, 7, 6, 5), row(Grade.MILITIA));
    }

    private static String bands(Grade grade) {
        var bands = new StringBuilder();
        for (int blue = 1; blue <= 6; blue++) {
            bands.append(EngagementTable.nearest(grade, blue).name().charAt(0));
        }
        return bands.toString();
    }

    @Test
    @Cites({"NQM-ETAB.2", "NQM-ETAB.3", "NQM-ETAB.4", "NQM-ETAB.5", "NQM-ETAB.6", "NQM-GRADE.5"})
    void gradesHoldTheirFireAsTheEngagementTableSays() {
        assertEquals("CCCCCC", bands(Grade.ELITE));
        assertEquals("EECCCC", bands(Grade.VETERAN));
        assertEquals("HEEECC", bands(Grade.REGULAR));
        assertEquals("HHEEEC", bands(Grade.CONSCRIPT));
        assertEquals("HHHEEE", bands(Grade.MILITIA));
    }

    @Test
    @Cites({"NQM-RECCE.6", "NQM-RECCE.7", "NQM-RECCE.9", "NQM-RTAB.2", "NQM-RTAB.3", "NQM-ETAB.3"})
    void oddsOfARegularRecceAgainstAVeteranGun() {
        var odds = new Encounter(Grade.REGULAR, true, Grade.VETERAN, Instructions.USUAL).odds();

        assertEquals(1 / 6.0, odds.get(Finding.Quiet.SEEN), EXACT);
        assertEquals(5 / 18.0, odds.get(Finding.Quiet.LET_PASS), EXACT);
        assertEquals(5 / 27.0, odds.get(new Finding.Fire(Why.OPENS_FIRE, Band.EFFECTIVE)), EXACT);
        assertEquals(10 / 27.0, odds.get(new Finding.Fire(Why.OPENS_FIRE, Band.CONTACT)), EXACT);
    }

    @Test
    @Cites("NQM-RECCE.8")
    void othersThanRecceAreNotLetPass() {
        var dice = new RecceDice(1, 6, 1);
        var tanks = new Encounter(Grade.CONSCRIPT, false, Grade.MILITIA, Instructions.USUAL);

        assertEquals(new Finding.Fire(Why.AMBUSH, Band.EFFECTIVE), tanks.finding(dice));
        assertEquals(
                Finding.Quiet.LET_PASS,
                new Encounter(Grade.CONSCRIPT, true, Grade.MILITIA, Instructions.USUAL)
                        .finding(dice));
    }

    @Test
    @Cites("NQM-ETAB.1")
    void theOwnerMayOpenFireFartherButNeverNearer() {
        var farthest = Instructions.USUAL.with(new Change.ToHold(Instructions.HoldFire.FARTHEST));
        var effective = Instructions.USUAL.with(new Change.ToHold(Instructions.HoldFire.EFFECTIVE));

        assertEquals(Band.HARASSING, EngagementTable.opened(Grade.VETERAN, 6, farthest.hold()));
        assertEquals(Band.EFFECTIVE, EngagementTable.opened(Grade.VETERAN, 6, effective.hold()));
        assertEquals(Band.HARASSING, EngagementTable.opened(Grade.REGULAR, 1, effective.hold()));
    }
}
