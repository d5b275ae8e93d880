package sandtable.blitzkriegcommander.opportunity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.kernel.Cites;

import java.util.List;

/** BKC-OPP.8: what units do under the eyes of a machine gun and a gun, and nobody may answer. */
final class DrawsNoFireTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 9, 300, 200)
                .us("truck", "us-truck", 200, 300)
                .us("gun", "us-57mm", 200, 350)
                .us("second", "us-truck", 250, 300)
                .aboard("second", "towed", "us-57mm")
                .us("carrier", "us-m3", 400, 300)
                .us("rifle", "us-rifle", 400, 350)
                .us("other", "us-m3", 450, 300)
                .aboard("other", "squad", "us-rifle")
                .us("sherman", "us-sherman-75", 500, 310)
                .us("sappers", "us-engineers", 300, 310)
                .hedge(480, 335, 540, 335)
                .line(FeatureKind.WIRE, 280, 335, 320, 335)
                .german("mg", "de-mg42", 350, 600)
                .german("pak", "de-pak40", 300, 600);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gun | limber gun truck",
                "towed | unlimber towed 25.0,35.0 @0",
                "rifle | mount rifle carrier",
                "squad | dismount squad 45.0,35.0 @0",
                "rifle | dig-in rifle",
                "sherman | hull-down sherman"
            })
    @Cites("BKC-OPP.8")
    void mountingAndDeployingAreNotAnswered(String unit, String typed) {
        unanswered(ordered(unit).play(typed));
    }

    @Test
    @Cites("BKC-OPP.8")
    void engineeringIsNotAnswered() {
        unanswered(ordered("sappers").play("breach sappers 30.0,33.5", 6));
    }

    private static Played ordered(String unit) {
        return table().inCommand().play("order hq " + unit, 1, 2);
    }

    private static void unanswered(Played after) {
        assertEquals(List.of(), after.events(OpportunityHappening.class));
        assertEquals("American", after.asks());
    }

    @Test
    @Cites("BKC-OPP.8")
    void theSameUnitIsAnsweredWhenItMoves() {
        Played moving = ordered("rifle").play("move rifle 40.0,40.0 @0");

        assertEquals("German", moving.asks());
    }

    @Test
    @Cites("BKC-OPP.8")
    void commandUnitsMoveUnderNobodysFire() {
        Played moved = table().inCommand().play("move hq 30.0,28.0 @0");

        assertEquals("30.0,28.0", moved.at("hq"));
        unanswered(moved);
    }

    @Test
    @Cites("BKC-OPP.8")
    void opportunityFireDrawsNone() {
        Played after =
                ordered("rifle")
                        .play("move rifle 40.0,40.0 @0")
                        .play("fire mg > rifle", 1, 1, 1, 1, 1, 1);

        assertEquals("American", after.asks());
        assertEquals(List.of(), after.events(OpportunityHappening.Watched.class));
    }
}
