package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.table.Valley.GERMAN;
import static sandtable.tacticalgamex.table.Valley.PRESENTER;
import static sandtable.tacticalgamex.table.Valley.RULES;
import static sandtable.tacticalgamex.table.Valley.SOVIET;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Track;
import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** TGX-24.5 Cards that are kept. */
class CardsShownTest {
    private static final int DEAD_CENTRE = 8;
    private static final int NARROW_ESCAPE = 15;

    /** The German side keeps two cards. */
    private static State state() {
        String text =
                ScenarioTexts.text("crossroads")
                        .replace("[clock]", "[rules]\nchaos = true\n\n[clock]");
        Scenario scenario = Scenarios.read("test/chaos", "chaos.toml", text);
        State state = Match.start(RULES, scenario, Chance.seeded(1)).state();
        return state.with(0, state.secrets().get(0).withHand(List.of(DEAD_CENTRE, NARROW_ESCAPE)));
    }

    private static Optional<Track> cards(Side side) {
        View view = RULES.view(state(), side);
        return PRESENTER.scene(view, Optional.empty()).tracks().stream()
                .filter(each -> each.name().equals("Cards"))
                .findFirst();
    }

    private static List<String> kept(Side side) {
        return cards(side).orElseThrow().boxes().stream().map(Track.Box::text).toList();
    }

    @Test
    void bothSidesSeeHowManyCardsAreKept() {
        assertEquals(List.of("2", "0"), kept(GERMAN));
        assertEquals(List.of("2", "0"), kept(SOVIET));
    }

    @Test
    void aCardSaysWhatItDoes() {
        View view = RULES.view(state(), GERMAN);
        var play = new Decision.Play(DEAD_CENTRE, HexId.NOWHERE, UnitId.NOBODY);

        assertEquals(
                "Play Dead centre: one die on the combat table counts as a 1",
                PRESENTER.choice(view, play).label());
    }

    @Test
    void withoutTheSectionThereAreNone() {
        assertTrue(
                Valley.scene(Valley.spending(), GERMAN).tracks().stream()
                        .noneMatch(each -> each.name().equals("Cards")));
    }
}
