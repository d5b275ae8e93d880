package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Player.Ranked;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.List;

class AfterthoughtTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Caravan.Move WALK = new Caravan.Walk();
    private static final Caravan.Move RUN = new Caravan.Run();

    /** Says what its worth is made of. */
    private static final Judgement<Caravan.View, Caravan.Move> SENSE =
            new Caravan.Sense() {
                @Override
                public List<Reason> reasons(Caravan.View view) {
                    double way = (view.own() - view.other()) / 8.0;
                    return List.of(
                            new Reason("the way", way), new Reason("the cards", worth(view) - way));
                }
            };

    private static final Seat<Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved> SEAT =
            new Seat<>(Races.RULES, SENSE, Caravan.RED);
    private static final Caravan.View MOVES =
            new Caravan.View(Caravan.RED, 1, 10, 10, List.of(1, 1, 1), 0, true);

    private static List<Ranked<Caravan.Move>> searched(int trials) {
        return SearchPlayer.counted(SEAT, SearchPlayer.Habits.USUAL, 1, trials)
                .answer(MOVES, Races.RULES.prompt(MOVES), Duration.ZERO)
                .ranking();
    }

    @Test
    void anEstimateSaysHowSureItIs() {
        double few = searched(20).getFirst().error();
        double many = searched(2000).getFirst().error();

        assertTrue(few > 0, "error " + few);
        assertTrue(many < few, many + " after more trials than for " + few);
    }

    @Test
    void theMainLineBeginsWithTheAnswerAndComesOutNearTheEstimate() {
        Ranked<Caravan.Move> best = searched(200).getFirst();

        var line = new Afterthought<>(SEAT).line(MOVES, best, 100);

        assertEquals(best.action(), line.getFirst().answer());
        assertEquals(Caravan.RED, line.getFirst().side());
        assertEquals(best.estimate(), SEAT.value(line.getLast().after()), 0.2);
    }

    @Test
    void aMainLineIsCutWhereItIsLongEnough() {
        assertEquals(1, new Afterthought<>(SEAT).line(MOVES, searched(200).getFirst(), 1).size());
    }

    @Test
    void whatWasNotPlayedOnHasNoMainLine() {
        assertEquals(List.of(), new Afterthought<>(SEAT).line(MOVES, new Ranked<>(WALK, 0, 1), 5));
    }

    @Test
    void whatMakesTheDifferenceIsTheWayAndNotTheCards() {
        List<Judgement.Reason> reasons =
                new Afterthought<>(SEAT)
                        .differences(
                                MOVES,
                                new Ranked<>(RUN, 0, 1),
                                new Ranked<>(WALK, 0, 1),
                                600,
                                LONG);

        assertEquals("the way", reasons.getFirst().words());
        assertEquals((10.0 / 6 + 1 - 1) / 8, reasons.getFirst().value(), 0.12);
    }

    @Test
    void anAnswerThatWasGivenIsWeighedHoweverBad() {
        var sense =
                new Caravan.Sense() {
                    @Override
                    public List<Caravan.Move> sensible(
                            Caravan.View view, List<Caravan.Move> legal) {
                        return List.of(WALK);
                    }
                };

        var ranking =
                new Weighing<>(new Seat<>(Races.RULES, sense, Caravan.RED), 100, LONG)
                        .of(MOVES, Races.RULES.prompt(MOVES), RUN, 1);

        assertEquals(2, ranking.size());
        assertTrue(ranking.stream().mapToInt(Ranked::trials).sum() <= 100);
        assertFalse(ranking.stream().noneMatch(each -> each.action().equals(RUN)));
    }

    private static final Standing<Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved> BOTH =
            new Standing<>(SEAT, new Seat<>(Races.RULES, SENSE, Caravan.BLUE));

    private static Caravan.State at(int red, int blue) {
        var hand = List.of(3, 3, 3);
        return new Caravan.State(1, List.of(red, blue), List.of(hand, hand), List.of(0, 0), 0);
    }

    @Test
    void whoIsAheadStandsBetterForTheOneAndWorseForTheOther() {
        double ahead = BOTH.of(at(9, 3), 50, LONG, 1).value();
        double behind = BOTH.of(at(3, 9), 50, LONG, 1).value();

        assertTrue(ahead > 0.3, "ahead " + ahead);
        assertTrue(behind < -0.3, "behind " + behind);
    }

    @Test
    void aGoodThrowIsLuckAndASureStepIsNone() {
        double good = BOTH.luck(at(3, 3), Caravan.RED, RUN, at(9, 3), 100, 1);
        double bad = BOTH.luck(at(3, 3), Caravan.RED, RUN, at(2, 3), 100, 1);
        var walked = Races.RULES.resolve(at(3, 3), Caravan.RED, WALK, Chance.none());
        double none = BOTH.luck(at(3, 3), Caravan.RED, WALK, walked.state(), 3, 1);

        assertTrue(good > 0.2, "good " + good);
        assertTrue(bad < -0.2, "bad " + bad);
        assertEquals(0, none, 1e-12);
    }
}
