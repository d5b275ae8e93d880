package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.scene.LogLine;
import sandtable.scene.Place;

import java.util.List;
import java.util.Optional;

class MarchShownTest {
    private static LogLine.March stretch(String from, String to, int halfPoints) {
        return new LogLine.March(
                "g-iv-1",
                "1st PzKw IV H",
                Optional.of(new Place.Hex(from)),
                new Place.Hex(to),
                halfPoints,
                2,
                "MP");
    }

    @Test
    void activationAndStepsAreStretchesOfOneMarch() {
        var activated = Valley.play(Valley.spending(), "move g-iv-1");
        var marched = Valley.play(activated, "march I12");
        List<LogLine> lines =
                List.of(activated, marched).stream()
                        .flatMap(
                                match ->
                                        Valley.events(match).stream()
                                                .map(
                                                        each ->
                                                                Valley.PRESENTER.line(
                                                                        match.view(Valley.GERMAN),
                                                                        each)))
                        .toList();

        assertEquals(
                List.of(stretch("I11", "I11", 0), stretch("I11", "I12", 2)),
                lines.stream().limit(2).map(each -> each.march().orElseThrow()).toList());
    }
}
