package sandtable.notquitemechanized.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.notquitemechanized.table.TheFarm.GERMAN;
import static sandtable.notquitemechanized.table.TheFarm.PRESENTER;
import static sandtable.notquitemechanized.table.TheFarm.RULES;
import static sandtable.notquitemechanized.table.TheFarm.SOVIET;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.kit.PresenterLaws;
import sandtable.scene.Choice;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Tie;

import java.util.List;
import java.util.stream.Stream;

class NotQuiteMechanizedPresenterTest {
    private static final Scene BEGINNING = TheFarm.scene(TheFarm.begin(), GERMAN);

    @TestFactory
    Stream<DynamicTest> thePresenterKeepsEveryLawOnTheFarm() {
        return PresenterLaws.of(RULES, PRESENTER, TheFarm.SCENARIO).games(3).oneIn(4).tests();
    }

    @TestFactory
    Stream<DynamicTest> thePresenterKeepsEveryLawOnTheRoadSouth() {
        return PresenterLaws.of(RULES, PRESENTER, TheFarm.scenario("the-road-south"))
                .games(1)
                .oneIn(20)
                .tests();
    }

    @Test
    void theTableIsReadInMetres() {
        var ground = (Ground.Measured) PRESENTER.ground(TheFarm.begin().view(GERMAN));

        assertEquals(400, ground.widthMm());
        assertEquals("4000 m", ground.scale().length(ground.widthMm()));
    }

    @Test
    void aCompanyTakesItsGround() {
        Piece company = BEGINNING.piece("I-1").orElseThrow();

        assertEquals(List.of(new Place.Point(175, 75)), company.places());
        assertEquals(24, company.baseMm());
    }

    @Test
    void whoIsNotSeenIsNotThere() {
        assertTrue(BEGINNING.pieces().stream().noneMatch(each -> each.side() == 1));
        assertTrue(
                TheFarm.scene(TheFarm.begin(), SOVIET).pieces().stream()
                        .anyMatch(each -> each.side() == 1));
    }

    @Test
    void aRouteSaysWhenItsUnitIsThere() {
        Marker route =
                BEGINNING.markers().stream()
                        .filter(each -> each.kind() == Marker.Kind.ROUTE)
                        .filter(each -> each.words().startsWith("Battalion I"))
                        .findFirst()
                        .orElseThrow();

        assertEquals("Battalion I: attack 2000,2200 by 2000,1500 from bound 2", route.words());
        assertEquals("bound 3", route.shapes().getLast().words());
    }

    @Test
    void anOrderIsTiedToEveryBaseOfItsUnit() {
        Choice hold = choice("order I hold");

        assertTrue(
                hold.tie() instanceof Tie.Along(var pieces, var way)
                        && pieces.contains("I-1")
                        && pieces.contains("I-command")
                        && way.isEmpty());
        assertEquals("Battalion I: hold", hold.words());
    }

    private static Choice choice(String typed) {
        return BEGINNING.question().orElseThrow().choices().stream()
                .filter(each -> each.typed().equals(typed))
                .findFirst()
                .orElseThrow();
    }
}
