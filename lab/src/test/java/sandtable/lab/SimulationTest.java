package sandtable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;
import sandtable.lab.Pebbles.Pile;
import sandtable.lab.Pebbles.Take;
import sandtable.lab.Pebbles.Taken;
import sandtable.lab.Report.Abort;
import sandtable.lab.Report.PlayerResult;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;

class SimulationTest {
    private static Plan<Pile, Pile, Take, Taken> plan(
            Contender<Pile, Take> one, Contender<Pile, Take> other, Plan.Swap swap, int games) {
        return new Plan<>(
                Pebbles.table("pebbles/pile"), List.of(one, other), swap, games, 1, Duration.ZERO);
    }

    private static Report report(Plan<Pile, Pile, Take, Taken> plan) {
        return Simulation.run(plan, 1, _ -> {});
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        var plan = plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_SWAPPED, 50);

        assertEquals(report(plan).untimed(), Simulation.run(plan, 4, _ -> {}).untimed());
    }

    @Test
    void anotherSeedPlaysOtherGames() {
        var plan = plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_KEPT, 50);
        var other =
                new Plan<>(
                        plan.table(), plan.players(), plan.swap(), plan.games(), 2, plan.budget());

        assertNotEquals(report(plan).decisions(), report(other).decisions());
    }

    @Test
    void everyGameIsCountedOnce() {
        var report = report(plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_SWAPPED, 40));

        assertEquals(40, report.sides().stream().mapToInt(each -> each.wins().count()).sum());
        assertEquals(40, report.players().stream().mapToInt(PlayerResult::wins).sum());
        assertEquals(report.decisions() / 40.0, report.meanTurns());
    }

    @Test
    void swappedPlayersTakeTheirWinsAlong() {
        var report =
                report(
                        plan(
                                Pebbles.master(),
                                Pebbles.takes("one", 1),
                                Plan.Swap.SIDES_SWAPPED,
                                100));

        assertTrue(report.players().getFirst().wins() > 80);
        assertTrue(report.sides().getFirst().wins().count() < 60);
        assertEquals(
                new PlayerResult(
                        "one",
                        100 - report.players().getFirst().wins(),
                        report.players().getFirst().wins(),
                        0,
                        Share.of(100 - report.players().getFirst().wins(), 100)),
                report.players().getLast());
    }

    @Test
    void everyAnswerIsTimed() {
        var report = report(plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_SWAPPED, 10));

        assertEquals(
                report.decisions(), report.paces().stream().mapToLong(Report.Pace::answers).sum());
        report.paces().forEach(each -> assertTrue(each.longest() >= each.mean()));
    }

    @Test
    void keptPlayersStayOnTheirSide() {
        var report =
                report(plan(Pebbles.master(), Pebbles.takes("one", 1), Plan.Swap.SIDES_KEPT, 20));

        assertEquals(report.sides().getFirst().wins(), report.players().getFirst().decided());
    }

    @Test
    void aRefusedPlayerAbortsItsGameAndIsQuoted() {
        var report =
                report(
                        plan(
                                Pebbles.takes("greedy", 5),
                                Pebbles.takes("one", 1),
                                Plan.Swap.SIDES_KEPT,
                                8));

        assertEquals(8, report.aborted());
        assertEquals(5, report.aborts().size());
        Abort first = report.aborts().getFirst();
        assertEquals(0, first.game());
        assertEquals(Simulation.seed(1, 0), first.seed());
        assertTrue(
                first.reason().matches("white is refused: 5 of \\d+ \\[PEB-3\\]"), first.reason());
        assertEquals(new Share(0, 0, 0, 0, 1), report.sides().getFirst().wins());
    }

    @Test
    void aPlayerThatFailsAbortsItsGameOnly() {
        var faulty =
                new Contender<Pile, Take>(
                        "faulty",
                        (_, seed) -> {
                            if (seed % 2 == 0) {
                                return (_, _, _) -> {
                                    throw new IllegalStateException("no idea");
                                };
                            }
                            return Pebbles.master().seating().player(Pebbles.WHITE, seed);
                        });

        var report = report(plan(faulty, Pebbles.takes("one", 1), Plan.Swap.SIDES_KEPT, 30));

        assertTrue(report.aborted() > 0 && report.aborted() < 30);
        assertEquals(
                "java.lang.IllegalStateException: no idea", report.aborts().getFirst().reason());
        assertEquals(30 - report.aborted(), report.sides().getFirst().wins().of());
    }

    @Test
    void aScenarioThatCannotBeSetUpIsRefused() {
        var plan = plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_KEPT, 3);
        var stones =
                new Plan<>(
                        Pebbles.table("pebbles/stones"),
                        plan.players(),
                        plan.swap(),
                        3,
                        1,
                        plan.budget());

        assertThrows(BadInput.class, () -> report(stones));
    }

    @Test
    void progressIsToldAfterEachGame() {
        var told = new ConcurrentSkipListSet<Integer>();

        Simulation.run(
                plan(Pebbles.random(), Pebbles.random(), Plan.Swap.SIDES_KEPT, 10), 2, told::add);

        assertEquals(IntStream.rangeClosed(1, 10).boxed().toList(), List.copyOf(told));
    }

    /** Notes who is seated where. */
    private static Contender<Pile, Take> noted(String name, Set<String> seated) {
        return new Contender<>(
                name,
                (side, seed) -> {
                    seated.add(name + " as " + side);
                    return Pebbles.random().seating().player(side, seed);
                });
    }

    @Test
    void oneContenderPlaysAllPostsOfACampAndSwapsThemTogether() {
        var seated = new ConcurrentSkipListSet<String>();
        var plan =
                new Plan<>(
                        Pebbles.teams(),
                        List.of(noted("one", seated), noted("two", seated)),
                        Plan.Swap.SIDES_SWAPPED,
                        2,
                        1,
                        Duration.ZERO);
        Report report = report(plan);

        assertEquals(
                List.of(
                        "one as black",
                        "one as white first",
                        "one as white second",
                        "one as white third",
                        "two as black",
                        "two as white first",
                        "two as white second",
                        "two as white third"),
                List.copyOf(seated));
        assertEquals(
                List.of("white", "black"),
                report.sides().stream().map(Report.SideResult::side).toList());
        assertEquals(2, report.sides().stream().mapToInt(each -> each.wins().count()).sum());
        assertEquals(
                report.decisions(), report.paces().stream().mapToLong(Report.Pace::answers).sum());
    }

    @Test
    void aPlanNamesAPlayerForEachCampAndNotForEachPost() {
        List<Contender<Pile, Take>> four =
                IntStream.range(0, 4).mapToObj(_ -> Pebbles.random()).toList();

        assertThrows(
                IllegalArgumentException.class,
                () -> new Plan<>(Pebbles.teams(), four, Plan.Swap.SIDES_KEPT, 1, 1, Duration.ZERO));
    }
}
