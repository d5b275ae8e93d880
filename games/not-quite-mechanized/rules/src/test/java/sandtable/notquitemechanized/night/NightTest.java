package sandtable.notquitemechanized.night;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;

import java.util.List;

/** C16: the night between two days. */
final class NightTest {
    /** A day of one bound. */
    private static final Tabletop TWO_DAYS =
            Tabletop.of(8000, 8000)
                    .bounds(2)
                    .clock("day = 1")
                    .battalion("German", "I", "de-infantry-39", "at = \"4000,2000\"")
                    .stand("German", "log", "bn-log", "under = \"I\"", "at = \"4000,1000\"")
                    .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

    private static Played with(Played played, String body, Casualties casualties) {
        BodyId id = played.id(body);
        var table = played.table().with(id, played.body(body).with(casualties));
        return new Played(played.state().with(table), List.of());
    }

    private static Played with(Played played, String body, int rounds) {
        State state = played.state();
        return new Played(state.with(0, state.plan(0).with(played.id(body), rounds)), List.of());
    }

    private static int rounds(Played played, String body) {
        return played.state().plan(0).ammunition(played.id(body));
    }

    @Test
    @Cites("NQM-TIME.4")
    void aNightOfEightHoursPassesAfterEachDay() {
        var played = TWO_DAYS.begin().sealed();

        assertEquals(8, Setting.PERIOD.value());
        assertEquals(1, played.told("Soviet", BoundHappening.NightFell.class).size());
        assertEquals(
                List.of(5, 14),
                played.told("Soviet", BoundHappening.BoundBegan.class).stream()
                        .map(BoundHappening.BoundBegan::hour)
                        .toList());
    }

    @Test
    @Cites("NQM-TIME.5")
    void echelonsRefillTheirUnitsAtNightAndAreNewInTheMorning() {
        var played = with(with(TWO_DAYS.begin(), "I-1", 1), "log", 0).sealed();

        assertEquals(3, rounds(played, "I-1"));
        assertEquals(1, rounds(played, "log"));
    }

    @Test
    @Cites({"NQM-REORG.5", "NQM-REORG.6", "NQM-REORG.10"})
    void halfOfThoseAtTheMedicalPostComeBackAtTheEndOfTheDay() {
        var played = with(TWO_DAYS.begin(), "I-1", new Casualties(0, 2, 0)).sealed();

        assertEquals(new Casualties(0, 0, 1), played.body("I-1").casualties());
        var back = played.told("German", SupplyHappening.CameBack.class).getFirst();
        assertEquals(1, back.back());
        assertEquals(1, back.lost());
    }

    @Test
    @Cites("NQM-REORG.10")
    void aStandThatWasSentBackWholeRejoinsItsCommandStand() {
        var begun = TWO_DAYS.begin();
        BodyId mmg = begun.id("I-mmg");
        var away =
                begun.body("I-mmg")
                        .with(new Casualties(0, 1, 0))
                        .with(sandtable.notquitemechanized.state.Whereabouts.Off.SENT_BACK);
        var played =
                new Played(begun.state().with(begun.table().with(mmg, away)), List.of()).sealed(4);

        assertEquals(played.at("I-command"), played.at("I-mmg"));
        assertEquals(Casualties.NONE, played.body("I-mmg").casualties());
    }

    @Test
    @Cites("NQM-TIME.5")
    void unitsThatNobodySeesMarchForFourHours() {
        var played = TWO_DAYS.order("German", "I move 4000,7900").begin().sealed();

        assertEquals("4000,7000", played.at("I-command"));
    }
}
