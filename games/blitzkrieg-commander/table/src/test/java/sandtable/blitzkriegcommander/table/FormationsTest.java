package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;
import static sandtable.blitzkriegcommander.table.FirstOrders.played;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.scene.Formation;
import sandtable.scene.Measurement;
import sandtable.scene.Place;

import java.util.List;

/** Three Shermans stand abreast at 56.0, 63.0 and 70.0, all at 10.0. */
class FormationsTest {
    private static final String LEAD = "move sherman-2 63.0,20.0 @0";
    private static final List<String> OTHERS = List.of("sherman-1", "sherman-3");

    private static Formation formed(
            Formation.Order order, int gapMm, List<Formation.Placed> placed) {
        return PRESENTER
                .formation(
                        FirstOrders.acting().view(AMERICAN),
                        new Formation.Wish(LEAD, OTHERS, order, gapMm, placed))
                .orElseThrow();
    }

    private static Place.Point end(Formation formation, String piece) {
        return formation.measurements().stream()
                .filter(each -> each.piece().equals(piece))
                .findFirst()
                .flatMap(Measurement::ghost)
                .orElseThrow()
                .place();
    }

    @Test
    void whoKeepsTheShapeGoesAsTheLeaderDoes() {
        Formation kept = formed(Formation.Order.KEEP, 20, List.of());

        assertEquals(new Place.Point(560, 200), end(kept, "sherman-1"));
        assertEquals(new Place.Point(700, 200), end(kept, "sherman-3"));
        assertTrue(kept.measurements().stream().allMatch(each -> each.halt().isEmpty()));
        assertEquals(List.of(40, 40), kept.links().stream().map(Formation.Link::gapMm).toList());
    }

    @Test
    void aLineHasTheGapThatIsAskedFor() {
        Formation line = formed(Formation.Order.LINE, 20, List.of());

        assertEquals(new Place.Point(580, 200), end(line, "sherman-1"));
        assertEquals(new Place.Point(680, 200), end(line, "sherman-3"));
        assertTrue(line.links().stream().allMatch(each -> each.gapMm() == 20 && each.holds()));
    }

    @Test
    void aColumnFollowsItsLeader() {
        Formation column = formed(Formation.Order.COLUMN, 5, List.of());

        assertEquals(new Place.Point(630, 165), end(column, "sherman-1"));
        assertEquals(new Place.Point(630, 130), end(column, "sherman-3"));
    }

    @Test
    void aLinkBeyondTenCentimetresDoesNotHold() {
        Formation wide = formed(Formation.Order.LINE, 101, List.of());

        assertTrue(wide.links().stream().noneMatch(Formation.Link::holds));
        assertEquals(Clause.of("BKC-ORD.5"), wide.links().getFirst().clause());
    }

    @Test
    void oneThatIsLedAwayIsTheSlowest() {
        Formation formation =
                formed(
                        Formation.Order.KEEP,
                        20,
                        List.of(new Formation.Placed("sherman-3", 800, 250)));

        assertEquals(new Place.Point(800, 250), end(formation, "sherman-3"));
        assertEquals("sherman-3", formation.slowest());
    }

    /** Who stands where another goes has gone before it, so that none is in another's way. */
    @Test
    void theyGoInASequenceInWhichNobodyIsInTheWay() {
        var view = FirstOrders.acting().view(AMERICAN);
        Formation shifted =
                PRESENTER
                        .formation(
                                view,
                                new Formation.Wish(
                                        "move sherman-1 63.0,10.0 @0",
                                        List.of("sherman-2", "sherman-3"),
                                        Formation.Order.KEEP,
                                        0,
                                        List.of()))
                        .orElseThrow();

        assertEquals(
                List.of("sherman-3", "sherman-2", "sherman-1"),
                shifted.measurements().stream().map(Measurement::piece).toList());
        assertTrue(shifted.measurements().stream().allMatch(each -> each.halt().isEmpty()));
    }

    @Test
    void whoHasActedStaysAndTheClauseIsNamed() {
        var match = played(FirstOrders.acting(), AMERICAN, "move sherman-1 @90");
        var wish =
                new Formation.Wish(LEAD, List.of("sherman-3"), Formation.Order.KEEP, 0, List.of());
        Formation formation = PRESENTER.formation(match.view(AMERICAN), wish).orElseThrow();

        assertEquals(
                List.of("sherman-1"),
                formation.stays().stream().map(Formation.Stay::piece).toList());
        assertEquals(Clause.of("BKC-ORD.10"), formation.stays().getFirst().why().clause());
    }
}
