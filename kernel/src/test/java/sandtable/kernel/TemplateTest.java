package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Template.Blank;
import sandtable.kernel.Template.Kind;

import java.util.List;
import java.util.Map;

final class TemplateTest {
    private static final Blank UNITS =
            new Blank("units", Kind.PIECES, List.of("pz1", "pz2"), List.of("pz1"), 1, 2);
    private static final Blank NOTE = new Blank("note", Kind.WORDS, List.of(), List.of(), 0, 9);
    private static final Template SHOT =
            new Template("shoot A03 {units} at t34 {note}", List.of(UNITS, NOTE));

    @Test
    void theUsualAnswerHasWhatWasChosen() {
        assertEquals("shoot A03 pz1 at t34", SHOT.usual());
    }

    @Test
    void whatIsFilledInStandsInItsBlank() {
        assertEquals(
                "shoot A03 pz1 pz2 at t34 low",
                SHOT.filled(Map.of("units", List.of("pz1", "pz2"), "note", List.of("low"))));
    }

    @Test
    void whatIsFilledInIsTakenAsItStands() {
        assertEquals(
                "shoot A03 {note} at t34 $1\\",
                SHOT.filled(Map.of("units", List.of("{note}"), "note", List.of("$1\\"))));
    }

    @Test
    void anEmptyBlankLeavesNoGap() {
        assertEquals("shoot A03 at t34", SHOT.filled(Map.of("units", List.of())));
    }

    @Test
    void textAndBlanksAgreeInNamesAndOrder() {
        refused("move {way}", List.of());
        refused("move", List.of(UNITS));
        refused("shoot {note} {units}", List.of(UNITS, NOTE));
        refused("shoot {units} {units}", List.of(UNITS, UNITS));
    }

    private static void refused(String text, List<Blank> blanks) {
        assertThrows(IllegalArgumentException.class, () -> new Template(text, blanks));
    }

    @Test
    void aBlankTakesAtLeastNoneAndNoFewerThanItsLeast() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Blank("way", Kind.WAY, List.of(), List.of(), -1, 2));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Blank("way", Kind.WAY, List.of(), List.of(), 3, 2));
    }
}
