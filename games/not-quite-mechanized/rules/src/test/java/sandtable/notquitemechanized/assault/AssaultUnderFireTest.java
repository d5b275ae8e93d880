package sandtable.notquitemechanized.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Staged;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Flag;
import sandtable.space.measured.Spot;

/** What shoots and supplies have to do with close assaults. */
final class AssaultUnderFireTest {
    private static final Tabletop FACING =
            Tabletop.of(4000, 4000)
                    .battalion("German", "I", "de-infantry-39", "at = \"2000,1600\"\nheading = 0")
                    .battalion(
                            "Soviet",
                            "det",
                            "su-detachment",
                            "at = \"2000,2200\"\nheading = 180\ncompanies = \"2000,2200\"",
                            "position = \"dug-in\"");

    @Test
    @Cites("NQM-ARTY.10")
    void theDisorganisedDoNotAssaultUnderHarassingFire() {
        var played = FACING.begin();
        var clock = new Clock(3, 6);
        var body = played.body("I-1");
        var harassed =
                played.table()
                        .with(clock)
                        .with(
                                played.id("I-1"),
                                body.with(body.marks().harassed(clock.hourLater())));
        var unit = played.unit("I");
        var disorganised = harassed.with(unit, harassed.unit(unit).with(Flag.DISORGANISED));

        assertTrue(Storm.may(harassed, played.id("I-1")));
        assertFalse(Storm.may(disorganised, played.id("I-1")));
        assertTrue(Storm.may(disorganised, played.id("I-2")));
    }

    @Test
    @Cites("NQM-LOG.8")
    void anAssaultTakesNoAmmunition() {
        var begun =
                Staged.of(FACING, 3, 6)
                        .attack("I-command", new Spot(2000, 2200), 2, "I-1", "I-2")
                        .begins(new CloseAssaults());
        var before = begun.state().plan(0).ammunition();

        var after = begun.play("German", "choose assault", 6, 5, 4, 1, 1, 1, 1);
        assertEquals(before, after.state().plan(0).ammunition());
    }
}
