package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.GERMAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;
import static sandtable.blitzkriegcommander.table.FirstOrders.RULES;
import static sandtable.blitzkriegcommander.table.FirstOrders.played;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Clause;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.Comparator;
import java.util.List;

/** Two guns of 105 mm are asked for where gren-3 stands. */
class FireZoneTest {
    private static final Place.Point AIM = new Place.Point(670, 575);
    private static final View VIEW = asking();
    private static final Measurement ZONE =
            PRESENTER
                    .measured(VIEW, "request fao 67.0,57.5 us-105-1 us-105-2 concentration")
                    .orElseThrow();

    private static View asking() {
        var scenario =
                Scenarios.read(
                        "sunken-lane", "sunken-lane.toml", Data.text("scenarios/sunken-lane.toml"));
        var match = Match.start(RULES, scenario, Chance.seeded(1));
        var ready = played(played(match, GERMAN, "ready"), AMERICAN, "ready");
        return played(ready, AMERICAN, "end").view(AMERICAN);
    }

    private static double chance(String piece) {
        return ZONE.caught().stream()
                .filter(each -> each.piece().equals(piece))
                .findFirst()
                .orElseThrow()
                .probability();
    }

    /** The dots are worked out apart from the rules, so the two must agree. */
    @Test
    void theDotWhereAUnitStandsHasTheChanceOfTheUnit() {
        double dot =
                ZONE.dots().stream()
                        .filter(each -> each.at().equals(AIM))
                        .findFirst()
                        .orElseThrow()
                        .probability();

        assertEquals(chance("gren-3"), dot, 1e-9);
    }

    /** Zones of a barrage lie in a row, and each place counts once. */
    @Test
    void theDotsOfABarrageHaveTheChanceOfTheUnitsToo() {
        Measurement row =
                PRESENTER
                        .measured(VIEW, "request fao 67.0,57.5 us-105-1 us-105-2 barrage 90")
                        .orElseThrow();
        double dot =
                row.dots().stream()
                        .filter(each -> each.at().equals(AIM))
                        .findFirst()
                        .orElseThrow()
                        .probability();
        double unit =
                row.caught().stream()
                        .filter(each -> each.piece().equals("gren-3"))
                        .findFirst()
                        .orElseThrow()
                        .probability();

        assertEquals(unit, dot, 0.005);
        assertEquals(2, row.shapes().stream().filter(Shape.Disc.class::isInstance).count());
    }

    @Test
    void dotsGrowFainterWithTheDistance() {
        double nearest =
                ZONE.dots().stream().mapToDouble(Measurement.Dot::probability).max().orElse(0);
        double farthest =
                ZONE.dots().stream().mapToDouble(Measurement.Dot::probability).min().orElse(1);

        assertTrue(nearest > 0.2 && farthest < 0.1 && farthest >= 0.01);
    }

    @Test
    void theLikeliestToBeCaughtComesFirstWithItsHits() {
        List<Double> chances = ZONE.caught().stream().map(Measurement.Caught::probability).toList();

        assertEquals(chances.stream().sorted(Comparator.reverseOrder()).toList(), chances);
        assertTrue(ZONE.caught().getFirst().words().matches("\\d\\.\\d hits on average"));
    }

    @Test
    void whetherTheGunsAnswerComesFirst() {
        assertEquals(
                "9 or less on 2D6: granted 83 %, blunder 3 %", ZONE.remarks().getFirst().words());
    }

    @Test
    void theZoneAndItsFarthestReachAreDrawn() {
        assertTrue(ZONE.shapes().get(0) instanceof Shape.Disc disc && disc.radiusMm() == 100);
        assertTrue(
                ZONE.shapes().get(1) instanceof Shape.Ring ring
                        && ring.look() == Shape.Look.DOTTED);
    }

    @Test
    void whereItStrayedIsAnArrow() {
        var strayed =
                new SupportHappening.Deviated(
                        new Spot(670, 575),
                        List.of(3, 4),
                        90,
                        new Spot(740, 575),
                        Clause.of("BKC-ADEV.3"));

        assertEquals(
                List.of(new Shape.Arrow(AIM, new Place.Point(740, 575), Shape.Look.SOLID, "7 cm")),
                PRESENTER.line(VIEW, strayed).shapes());
    }
}
