package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** TGX-10.3.g, TGX-10.4.f, TGX-10.4.g: what becomes of a craft and those aboard on the beach. */
final class GoingAshoreTest {
    private static final String STRAND =
            """
            ~ ~ ~ ~
            _ _ _ _
            . . . .
            . . . .
            """;

    private static Drawn strand() {
        return Drawn.of(STRAND).soviet("rifle", "jp-rifle-41", "D04").marked(Mark.FIRED);
    }

    private static Drawn craft() {
        return strand().german("m1", "us-marine-assault-43", "A02")
                .german("m2", "us-engineer", "A02")
                .german("lvt", "us-lvt-4", "A02")
                .landing()
                .carrying(2);
    }

    @Test
    @Cites("TGX-10.3.g")
    void aLandingCraftGoesAlongTheBeachOnly() {
        Game moving = craft().impulse(0, 3).play("move lvt");

        assertTrue(moving.offers("march B02"));
        assertFalse(moving.offers("march A03"));
        assertEquals(
                "lvt is a landing craft and goes from beach to beach only: A03 is clear"
                        + " [TGX-10.3.g]",
                moving.refusal("march A03"));
        assertEquals(
                "lvt is a landing craft and goes from beach to beach only: A01 is sea"
                        + " [TGX-10.3.g]",
                moving.refusal("march A01"));
    }

    @Test
    @Cites("TGX-10.3.g")
    void anArmedLvtIsAVehicle() {
        Game moving =
                strand().german("lvta", "us-lvta-4", "A02")
                        .landing()
                        .impulse(0, 3)
                        .play("move lvta");

        assertTrue(moving.offers("march A03"));
    }

    @Test
    @Cites("TGX-10.4.f")
    void passengersGetOffOneByOneOrTogether() {
        Game moving = craft().impulse(0, 3).play("move lvt");

        assertTrue(moving.offers("march ashore m1 m2"));
        assertTrue(moving.offers("march B02 ashore m2"));
        assertEquals(
                "it takes 8 MP and lvt has 6 left [TGX-5.2.3.d]",
                moving.refusal("march B02 ashore m1 m2"));
        Game one = moving.play("march ashore m2").play("halt");
        assertEquals("A02", one.at("m2"));
        assertEquals(List.of("m1"), names(one.unit("lvt").passengers()));
        assertTrue(one.unit("lvt").has(Mark.MOVED));
        assertTrue(one.unit("m1").has(Mark.MOVED));
    }

    private static List<String> names(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    @Test
    @Cites("TGX-10.4.f")
    void nobodyGetsOffADisruptedCraft() {
        Game moving = craft().marked(Mark.DISRUPTED).impulse(0, 3).play("move lvt");

        assertEquals(
                "lvt is disrupted and nobody gets off [TGX-10.4.f]",
                moving.refusal("march ashore m1"));
        assertFalse(moving.offers("march ashore m1"));
    }

    @Test
    @Cites("TGX-10.4.g")
    void whoeverGetsOffMayGoHalfAsFarAtOnce() {
        Game first = craft().impulse(0, 1).play("move lvt").play("march ashore m1 m2");

        assertTrue(first.offers("march A03"));
        assertFalse(first.offers("march A04"));
        Game second = first.play("march A03");
        assertEquals("A03", second.at("m1"));
        assertTrue(second.unit("m1").has(Mark.MOVED));
        assertFalse(second.unit("m2").has(Mark.MOVED));
        Game both = second.play("march B02");
        assertEquals("B02", both.at("m2"));
        assertTrue(both.unit("m2").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-10.4.g")
    void noRoadHelpsThemAndTheyDoNotAssault() {
        Game ashore =
                Drawn.of(STRAND, "A02 A03 A04")
                        .soviet("rifle", "jp-rifle-41", "B02")
                        .marked(Mark.FIRED)
                        .german("m1", "us-marine-assault-43", "A02")
                        .german("lvt", "us-lvt-4", "A02")
                        .landing()
                        .carrying()
                        .impulse(0, 2)
                        .play("move lvt")
                        .play("march ashore m1");

        assertTrue(ashore.offers("march A03"));
        assertFalse(ashore.offers("march A04"));
        assertTrue(ashore.options().stream().noneMatch(each -> each.contains("assault")));
    }

    @Test
    @Cites("TGX-10.4.g")
    void aGunThatCannotMoveStaysWhereItGotOff() {
        Game ashore =
                strand().german("gun", "us-57mm-at", "A02")
                        .german("lvt", "us-lvt-4", "A02")
                        .landing()
                        .carrying()
                        .impulse(0, 2)
                        .play("move lvt")
                        .play("march ashore gun");

        assertEquals("A02", ashore.at("gun"));
        assertTrue(ashore.unit("gun").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-5.2.1.e")
    void bothPassengersShareTheFateOfTheirCraft() {
        Game rallied = craft().marked(Mark.DISRUPTED).impulse(0, 2).play("rally A02", 1, 1);

        for (String each : List.of("lvt", "m1", "m2")) {
            assertFalse(rallied.unit(each).disrupted(), each);
        }
    }
}
