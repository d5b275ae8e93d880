package sandtable.blitzkriegcommander.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Cites;

/** Errata 8, example 8: a P-47 at a gun, with its own dice and exact odds. */
final class AirExampleTest {
    private static final double EXACT = 1e-12;
    private static final double PRINTED = 5e-7;
    private static final String HUNT = "hunt fac pak p47";

    private static Asking asking() {
        return Asking.by(
                new AirRequests(),
                Tabletop.of(900, 900)
                        .us("fac", "fac", 8, 300, 305)
                        .german("pak", "de-pak40", 300, 500)
                        .german("flak", "de-20mm-flak", 300, 700)
                        .german("hq", "hq", 8, 400, 600)
                        .aircraft(Tabletop.US, "p47", "p47")
                        .inCommand());
    }

    @Test
    @Cites({"BKC-AA.5", "BKC-AA.6", "BKC-AA.7", "BKC-AA.8", "BKC-AA.9", "BKC-RRES.5", "BKC-RRES.2"})
    void threeAttacksAreLeftAndDoubled() {
        int[] dice = {3, 4, 4, 180, 5, 3, 2, 4, 6, 5, 4, 2, 1, 1, 6, 2, 3, 1, 3};

        var after = asking().asks(HUNT, dice).played();

        var fire = after.events(AirHappening.FiredAt.class).getFirst();
        var struck = after.events(SupportHappening.Struck.class).getFirst();
        assertEquals("anti-aircraft attacks 3 (flak 2, hq 1)", fire.fire().toString());
        assertEquals("attacks 6 (p47 3, at a single unit 3)", struck.attacks().toString());
        assertEquals(2, after.unit("pak").hits());
        assertFalse(after.unit("pak").suppressed());
    }

    @Test
    @Cites({"BKC-AA.6", "BKC-AA.7", "BKC-RDEV.1"})
    void theOddsOfTheAttacksLeft() {
        Asking asking = asking();
        var hunt = (Decision.Hunt) asking.before().read(HUNT);
        var left = survey(asking, hunt).attacksLeft();

        assertEquals(217 / 729.0, left.get(0), EXACT);
        assertEquals(8 / 27.0, left.get(4), EXACT);
        assertEquals(8 / 27.0, left.get(3), EXACT);
        assertEquals(8 / 81.0, left.get(2), EXACT);
        assertEquals(8 / 729.0, left.get(1), EXACT);
    }

    @Test
    @Cites({"BKC-RRES.2", "BKC-RRES.5"})
    void theOddsOfTheWholeStrike() {
        Asking asking = asking();
        var hunt = (Decision.Hunt) asking.before().read(HUNT);
        var caught = survey(asking, hunt).caught().getFirst();

        assertEquals(0.194938, caught.chance(Fate.KNOCKED_OUT), PRINTED);
        assertEquals(0.352601, caught.chance(Fate.SUPPRESSED), PRINTED);
        assertEquals(0.123976, caught.chance(Fate.HIT), PRINTED);
        assertEquals(0.030817 + 217 / 729.0, caught.chance(Fate.NOTHING), PRINTED);
    }

    private static StrikeSurvey survey(Asking asking, Decision.Hunt hunt) {
        return StrikeSurvey.of(asking.before().view(), asking.earlier(), hunt);
    }

    @Test
    @Cites({"BKC-RRES.1", "BKC-RZONE.1"})
    void aStrikeAtAPlaceCatchesAllWhoCanBeInItsZone() {
        Asking asking = asking();
        var strike = (Decision.Strike) asking.before().read("strike fac 30.0,50.0 p47");
        var survey = StrikeSurvey.of(asking.before().view(), asking.earlier(), strike);

        assertEquals("[pak, hq]", survey.caught().stream().map(Caught::unit).toList().toString());
        assertEquals(1, survey.caught().getFirst().inZone(), EXACT);
        assertEquals("anti-aircraft attacks 3 (flak 2, hq 1)", survey.antiAircraft().toString());
    }
}
