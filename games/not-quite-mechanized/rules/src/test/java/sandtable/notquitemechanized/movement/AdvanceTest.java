package sandtable.notquitemechanized.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** NQM-MOVE.2, .6: moves of one body in contact. */
final class AdvanceTest {
    private static final Tabletop FACING =
            Tabletop.of(8000, 8000)
                    .stand("German", "car", "de-222", "at = \"1000,1000\"")
                    .stand("German", "cycles", "de-motorcycles", "at = \"1000,2000\"")
                    .stand("German", "rifle", "rifle", "at = \"3000,3000\"")
                    .stand("Soviet", "armoured-car", "su-ba10", "at = \"7000,7000\"")
                    .stand("Soviet", "riflemen", "rifle", "at = \"3000,3900\"");

    private static int rate(String body, String against) {
        var played = FACING.begin();
        return Advance.rate(played.table(), played.id(body), List.of(played.id(against)));
    }

    @Test
    @Cites("NQM-MOVE.6")
    void lightRecceIsFastAgainstItsOwnKindOnly() {
        assertEquals(2000, rate("car", "armoured-car"));
        assertEquals(1000, rate("car", "riflemen"));
        assertEquals(500, rate("cycles", "riflemen"));
    }

    @Test
    @Cites("NQM-FORT.5")
    void theObstaclesOfAFortAreBadGoing() {
        var played =
                Tabletop.of(4000, 4000)
                        .stand("German", "rifle", "rifle", "at = \"2000,1500\"")
                        .battalion(
                                "Soviet",
                                "det",
                                "su-detachment",
                                "at = \"2000,2500\"\nheading = 180\ncompanies = \"2000,2500\"",
                                "position = \"fort\"")
                        .begin();

        var gone = Advance.gone(played.table(), played.id("rifle"), new Spot(2000, 2500), 700);
        assertEquals(Optional.of(new Spot(2000, 2150)), gone.spot(played.id("rifle")));
    }

    @Test
    @Cites("NQM-MOVE.2")
    void anAdvanceInContactHaltsWhereItTouches() {
        var played = FACING.begin();

        var half = Advance.gone(played.table(), played.id("rifle"), new Spot(3000, 3900), 500);
        var whole = Advance.gone(played.table(), played.id("rifle"), new Spot(3000, 3900), 900);
        assertEquals(Optional.of(new Spot(3000, 3500)), half.spot(played.id("rifle")));
        assertEquals(Optional.of(new Spot(3000, 3600)), whole.spot(played.id("rifle")));
    }
}
