package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Cites;

import java.util.List;

/** Errata 8, example 6: an FAO asks for four howitzers, with its own dice and exact odds. */
final class ArtilleryExampleTest {
    private static final double EXACT = 1e-12;
    private static final String REQUEST = "request fao 60.0,70.0 h-1 h-2 h-3 h-4 concentration";

    private static Tabletop table() {
        return Tabletop.of(1200, 1200)
                .us("fao", "fao", 9, 600, 235)
                .german("rifle", "us-rifle", 600, 700)
                .german("other", "us-rifle", 560, 700)
                .gun(Tabletop.US, "h-1", "105mm")
                .gun(Tabletop.US, "h-2", "105mm")
                .gun(Tabletop.US, "h-3", "105mm")
                .gun(Tabletop.US, "h-4", "105mm");
    }

    private static Asking second(Tabletop table) {
        return Asking.by(new ArtilleryRequests(), table.inCommand()).after(1);
    }

    @Test
    @Cites({
        "BKC-AREQ.3",
        "BKC-AREQ.4",
        "BKC-ADEV.1",
        "BKC-ADEV.3",
        "BKC-AZONE.1",
        "BKC-ARES.1",
        "BKC-GEO.10"
    })
    void theFireComesDownNineCentimetresEast() {
        int[] dice = {3, 4, 2, 3, 4, 90, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

        var answered = second(table()).asks(REQUEST, dice);

        var asked = answered.played().events(SupportHappening.Asked.class).getFirst();
        var struck = answered.played().events(SupportHappening.Struck.class).getFirst();
        assertTrue(answered.goesOn());
        assertEquals(
                "needed 7 (Command Value 9, requests before -1, 4 guns -1)",
                asked.needed().toString());
        assertEquals("[Disc[centre=(690, 700), radiusMm=100]]", struck.zones().toString());
        assertEquals("attacks 12 (h-1 3, h-2 3, h-3 3, h-4 3)", struck.attacks().toString());
        assertEquals("[rifle]", struck.units().toString());
    }

    @Test
    @Cites({"BKC-ADEV.1", "BKC-ARES.3"})
    void theOddsOfTheWholeRequest() {
        Asking asking = second(table());
        View view = asking.before().view();
        var request = (Decision.Request) asking.before().read(REQUEST);
        var rifle = asking.before().id("rifle");
        List<Decision> earlier = asking.earlier();

        RequestSurvey survey = RequestSurvey.of(view, earlier, request);
        Caught caught = caught(survey, rifle);
        double granted = survey.answers().get(Answer.GRANTED);
        assertEquals(7 / 12.0, granted, EXACT);
        assertEquals(3, survey.deviationDice());
        assertEquals(1 / 2.0, caught.inZone(), EXACT);
        assertEquals(1255 / 2048.0 / 2, caught.chance(Fate.KNOCKED_OUT), EXACT);
        assertEquals(23669 / 65536.0 / 2, caught.chance(Fate.SUPPRESSED), EXACT);
        assertEquals(6 / 2.0, caught.hits(), EXACT);
        assertEquals(8785 / 49152.0, granted * caught.chance(Fate.KNOCKED_OUT), EXACT);
    }

    private static Caught caught(RequestSurvey survey, UnitId unit) {
        return survey.caught().stream()
                .filter(each -> each.unit().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Cites("BKC-ADEV.2")
    void fromAHillItIsOneDieFewer() {
        Asking asking = second(table().hill(1, 500, 100, 700, 300));
        var request = (Decision.Request) asking.before().read(REQUEST);

        var survey = RequestSurvey.of(asking.before().view(), asking.earlier(), request);

        assertEquals(11 / 12.0, caught(survey, asking.before().id("rifle")).inZone(), EXACT);
    }
}
