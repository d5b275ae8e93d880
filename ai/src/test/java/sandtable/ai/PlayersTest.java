package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Pending;
import sandtable.kernel.Player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class PlayersTest {
    private static final PlayerSpec RANDOM = new PlayerSpec.Random();
    private static final PlayerSpec GREEDY = new PlayerSpec.Greedy();
    private static final PlayerSpec SEARCH = new PlayerSpec.CountedSearch(200);

    @Test
    void greedyBeatsRandom() {
        int wins = Races.wins(GREEDY, RANDOM, 200);

        assertTrue(wins >= 110, "won " + wins + " of 200");
    }

    @Test
    void searchBeatsGreedy() {
        int wins = Races.wins(SEARCH, GREEDY, 100);

        assertTrue(wins >= 70, "won " + wins + " of 100");
    }

    @Test
    void equalSeedsPlayEqualGames() {
        for (PlayerSpec spec : List.of(RANDOM, GREEDY, SEARCH)) {
            var race = Races.race(Races.RULES, spec, spec, 7);

            assertEquals(race.log(), Races.race(Races.RULES, spec, spec, 7).log());
            assertNotEquals(race.log(), Races.race(Races.RULES, spec, spec, 8).log());
        }
    }

    @Test
    void answersThatCannotBeListedAreDrawnAndChecked() {
        for (PlayerSpec spec : List.of(RANDOM, GREEDY, SEARCH)) {
            var race = Races.race(new Caravan(true), spec, spec, 3);

            assertTrue(race.pending() instanceof Pending.Over);
        }
    }

    @Test
    void searchAnswersLegallyWithoutAnyTime() {
        var race = Races.race(Races.RULES, new PlayerSpec.Search(), new PlayerSpec.Search(), 5);

        assertTrue(race.pending() instanceof Pending.Over);
    }

    @Test
    void searchSaysWhatItChoseFrom() {
        var view = new Caravan.View(Caravan.RED, 1, 24, 0, List.of(1, 1, 1), 0, true);
        var player =
                SearchPlayer.counted(
                        Races.seat(Races.RULES, Caravan.RED), SearchPlayer.Habits.USUAL, 1, 100);

        var answer = player.answer(view, Races.RULES.prompt(view), Duration.ZERO);

        assertEquals(new Caravan.Walk(), answer.action());
        assertEquals(answer.action(), answer.ranking().getFirst().action());
        assertEquals(2, answer.ranking().size());
        assertEquals(1.0, answer.ranking().getFirst().estimate());
        assertTrue(answer.ranking().getFirst().trials() >= 16);
    }

    @Test
    void searchInAHurryTriesNothingMoreAndTakesItsTimeAgainAfterwards() {
        var view = new Caravan.View(Caravan.RED, 1, 24, 0, List.of(1, 1, 1), 0, true);
        var player =
                SearchPlayer.counted(
                        Races.seat(Races.RULES, Caravan.RED), SearchPlayer.Habits.USUAL, 1, 100);

        player.hurry();
        var hurried = player.answer(view, Races.RULES.prompt(view), Duration.ZERO);
        var calm = player.answer(view, Races.RULES.prompt(view), Duration.ZERO);

        assertEquals(0, hurried.ranking().getFirst().trials());
        assertTrue(calm.ranking().getFirst().trials() >= 16);
    }

    @Test
    void aTrialThinksAboutTheNextChoicesOfItsSideInsteadOfPlayingOutOfHabit() {
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(1, 3, 5), 0, false);

        for (int choices = 1; choices <= 3; choices++) {
            var sense = new Caravan.Foresight(Caravan.RED, choices);
            var player =
                    SearchPlayer.counted(
                            new Seat<>(Races.RULES, sense, Caravan.RED),
                            SearchPlayer.Habits.USUAL,
                            1,
                            100);

            var answer = player.answer(view, Races.RULES.prompt(view), Duration.ZERO);

            int trials = answer.ranking().stream().mapToInt(Player.Ranked::trials).sum();
            assertTrue(trials >= 3 * 16, "tried " + trials);
            double each = (sense.thoughts - 1.0) / trials;
            assertEquals(choices, each, 0.1); // a round cut short is thought about in vain
        }
    }

    @Test
    void aFirstImpressionWaitsForTheReplyWhereOneIsDue() {
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(1, 3, 5), 0, false);
        var seen = new ArrayList<Integer>();
        var sense =
                new Caravan.Sense() {
                    @Override
                    public boolean settled(Caravan.View known) {
                        return known.bid() > 0;
                    }

                    @Override
                    public double worth(Caravan.View known) {
                        seen.add(known.bid());
                        return super.worth(known);
                    }
                };
        var player = new GreedyPlayer<>(new Seat<>(Races.RULES, sense, Caravan.RED), 1);

        player.answer(view, Races.RULES.prompt(view), Duration.ZERO);

        assertEquals(Set.of(0), Set.copyOf(seen)); // both have bid, and the bids are off the table
    }

    @Test
    void oneAnswerNeedsNoThought() {
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(4, 4, 4), 0, false);
        var player =
                SearchPlayer.counted(
                        Races.seat(Races.RULES, Caravan.RED), SearchPlayer.Habits.USUAL, 1, 100);

        var answer = player.answer(view, Races.RULES.prompt(view), Duration.ZERO);

        assertEquals(new Caravan.Bid(4), answer.action());
        assertEquals(1, answer.ranking().size());
        assertEquals(0, answer.ranking().getFirst().trials());
    }
}
