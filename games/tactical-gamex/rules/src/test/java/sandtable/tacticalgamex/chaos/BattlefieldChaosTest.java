package sandtable.tacticalgamex.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** TGX-24 Battlefield Chaos. The German side is the Axis. */
final class BattlefieldChaosTest {
    private static final int ALL = 48;

    /** Luck that leaves so many cards in the order of their numbers. */
    private static int[] shuffle(int cards) {
        return IntStream.rangeClosed(2, cards).map(each -> cards + 2 - each).toArray();
    }

    /** The same, but the card at one place comes to another before it. */
    private static int[] shuffle(int cards, int from, int to) {
        int[] luck = shuffle(cards);
        luck[cards - 1 - from] = to + 1;
        return luck;
    }

    private static int[] luck(int[] first, int... then) {
        int[] all = Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, all, first.length, then.length);
        return all;
    }

    private static Game pile(Game game, Integer... cards) {
        return new Game(game.state().withPile(List.of(cards)));
    }

    private static Game holding(Game game, int side, Integer... cards) {
        var secrets = game.state().secrets().get(side).withHand(List.of(cards));
        return new Game(game.state().with(side, secrets));
    }

    private static Drawn rifles() {
        return Drawn.of(". . . . . . .")
                .optional("TGX-24")
                .german("r", "de-rifle-40", "A01")
                .soviet("x", "su-rifle-43", "G01");
    }

    private static int points(Game game) {
        return game.table().impulse().points();
    }

    @Test
    @Cites("TGX-24.1.a")
    void theBlackDieIsTheAxisAndTheGreenOneTheAllies() {
        assertEquals(1, points(pile(rifles().rolling(0), 2, 3, 4).play("roll")));
        assertEquals(2, points(pile(rifles().rolling(1), 2, 3, 4).play("roll")));
    }

    @Test
    @Cites("TGX-24.1.b")
    void twoDiceAreBothOfTheCard() {
        Drawn shaken = rifles().german("d", "de-rifle-40", "A01").marked(Mark.DISRUPTED);
        Game game = pile(shaken.impulse(0, 2), 5, 9, 10).play("rally A01");

        assertEquals(List.of(1, 5), game.event(Happening.MoraleChecked.class).dice());
        assertEquals(List.of(9, 10), game.state().pile());
    }

    @Test
    @Cites("TGX-24.1.c")
    void whoeverPassesDrawsNoCard() {
        Game passed = pile(rifles().rolling(0), 2, 3, 4).play("pass");

        assertEquals(List.of(2, 3, 4), passed.state().pile());
    }

    @Test
    @Cites({"TGX-24.1.d", "TGX-24.5.c"})
    void noCardIsDrawnForWhatIsSettled() {
        Drawn shaken = rifles().german("d", "de-rifle-40", "B01").marked(Mark.DISRUPTED);
        Game game = holding(pile(shaken.impulse(0, 2), 5, 9, 10), 0, 1);
        Game steeled = game.play("play 1 at B01", shuffle(ALL - 1));

        assertFalse(steeled.unit("d").disrupted());
        assertFalse(steeled.happened(Happening.MoraleChecked.class));
        assertEquals(ALL - 1, steeled.state().pile().size());
    }

    @Test
    @Cites({"TGX-24.2.a", "TGX-24.3.a"})
    void aQuestionMarkBringsTheEventOfTheNextCardAndThenANewCard() {
        Game game = pile(rifles().rolling(0), 37, 12, 4).play("roll", shuffle(ALL));

        assertEquals("E10", game.event(Happening.EventDrawn.class).event());
        assertTrue(game.happened(Happening.DeckShuffled.class));
        assertEquals(1, game.event(Happening.PointsRolled.class).points());
        assertEquals(3, points(game));
        assertEquals(ALL - 1, game.state().pile().size());
    }

    @Test
    @Cites("TGX-24.2.b")
    void anEventIsTheDrawersUnlessItNamesTheEnemy() {
        Drawn watched = rifles().soviet("w", "su-rifle-43", "F01").marked(Mark.OPPORTUNITY_FIRE);
        Game enemys = pile(watched.rolling(0), 37, 25, 4).play("roll", luck(shuffle(ALL), 1));
        Drawn tank = rifles().german("t", "de-pzkw-iv-h", "B01");
        Game own = pile(tank.rolling(0), 37, 2, 4).play("roll", luck(shuffle(ALL), 1));

        assertTrue(enemys.unit("w").has(Mark.COMPLETED));
        assertTrue(own.unit("t").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-24.2.c")
    void eitherOfTwoDiceTriggersTheEvent() {
        Drawn shaken = rifles().german("d", "de-rifle-40", "A01").marked(Mark.DISRUPTED);
        Game game = pile(shaken.impulse(0, 3), 43, 12, 4).play("rally A01", shuffle(ALL));

        assertEquals("E10", game.event(Happening.EventDrawn.class).event());
        assertEquals(List.of(1, 1), game.event(Happening.MoraleChecked.class).dice());
        assertEquals(4, points(game));
    }

    @Test
    @Cites("TGX-24.2.d")
    void anEventThatCannotBeAppliedLeavesItsDice() {
        Game dice = pile(rifles().rolling(0), 37, 24, 4, 5).play("roll");
        Game drawnOn = pile(rifles().rolling(0), 37, 38, 19, 5).play("roll");

        assertFalse(dice.happened(Happening.EventDrawn.class));
        assertEquals(4, points(dice));
        assertEquals(4, points(drawnOn));
    }

    @Test
    @Cites("TGX-24.2.e")
    void noEventComesOfAnEvent() {
        Drawn near = rifles().soviet("y", "su-rifle-43", "C01");
        Game game = pile(near.rolling(0), 37, 9, 4).play("roll", luck(shuffle(ALL, 36, 1), 1));

        assertEquals("E07", game.event(Happening.EventDrawn.class).event());
        assertEquals(List.of(1, 3), game.event(Happening.MoraleChecked.class).dice());
    }

    @Test
    @Cites("TGX-24.3.b")
    void aSecondQuestionMarkIsAnsweredByARealDie() {
        Game game = pile(rifles().rolling(0), 37, 12, 4).play("roll", luck(shuffle(ALL, 36, 0), 5));

        assertEquals(5, game.event(Happening.PointsRolled.class).points());
    }

    @Test
    @Cites("TGX-24.4.a")
    void theDeckIsShuffledAfterItsLastCardAndWithARedOne() {
        Game last = pile(rifles().rolling(0), 2).play("roll", shuffle(ALL));
        Game red = pile(rifles().rolling(0), 37, 1, 5).play("roll", shuffle(ALL - 1));

        assertEquals(ALL, last.state().pile().size());
        assertEquals(List.of(1), red.state().secrets().get(0).hand());
        assertEquals(ALL - 2, red.state().pile().size());
        assertFalse(red.state().pile().contains(1));
    }

    @Test
    @Cites("TGX-24.5.a")
    void sixCardsAreKeptAndOnlyTheirNumberIsKnown() {
        Game red = pile(rifles().rolling(0), 37, 1, 5).play("roll", shuffle(ALL - 1));

        assertEquals(
                6,
                ActionDeck.without(List.of()).stream()
                        .filter(each -> ActionDeck.card(each).red())
                        .count());
        assertEquals(1, red.view(Drawn.SOVIET).enemyHand());
        assertEquals(List.of(1), red.view(Drawn.GERMAN).secrets().hand());
    }

    @Test
    @Cites("TGX-24.5.b")
    void ofAFourthCardTheOpponentTakesOne() {
        Game game = holding(pile(rifles().rolling(0), 37, 1, 5), 0, 8, 15, 22);
        Game fourth = game.play("roll", luck(new int[] {2}, shuffle(ALL - 4)));

        assertEquals(List.of(1, 8, 22), fourth.state().secrets().get(0).hand());
        assertEquals(List.of(15), fourth.state().secrets().get(1).hand());
    }

    /** A tank that fires at another. */
    private static Drawn tanks() {
        return Drawn.of(". . . . . . .")
                .optional("TGX-24")
                .german("t", "de-panther-g", "A01")
                .german("r", "de-rifle-40", "B01")
                .soviet("x", "su-t-34-c", "C01");
    }

    @Test
    @Cites({"TGX-24.5.c", "TGX-24.5.d"})
    void aCardIsPlayedBeforeTheResultAndLeavesTheGame() {
        Game firing = holding(pile(tanks().impulse(0, 3).play("fire A01"), 4, 5, 6), 0, 8);

        assertTrue(firing.offers("play 8"));
        Game played = firing.play("play 8", shuffle(ALL - 1));
        assertEquals(List.of(8), played.table().conditions().chaos().gone());
        assertTrue(played.state().secrets().get(0).hand().isEmpty());
        Game shot = played.play("shoot C01 t at x");
        assertEquals(1, shot.attacked().die());
        assertTrue(shot.table().conditions().chaos().effects().isEmpty());
    }

    @Test
    @Cites("TGX-24.5.c")
    void theTargetMayEscapeByACard() {
        Game firing = holding(pile(tanks().impulse(0, 3).play("fire A01"), 4, 5, 6), 1, 15);
        Game asked = firing.play("shoot C01 t at x");

        assertEquals(Drawn.SOVIET, asked.asked());
        Game escaped = asked.play("play 15 for x", shuffle(ALL - 1)).play("done");
        assertEquals(List.of(CombatResult.D), escaped.attacked().results());
        assertFalse(escaped.unit("x").eliminated());
        assertEquals(
                "Narrow escape has nothing to change now [TGX-24.5.c]",
                holding(firing, 0, 15).refusal("play 15 for t"));
    }

    @Test
    @Cites("TGX-24.5.c")
    void anActivationIsSeizedBeforeTheEnemysAndHeRollsAfterwards() {
        Game rolling = holding(pile(tanks().rolling(0), 4, 5, 6), 1, 29);
        Game seized = rolling.play("roll").play("play 29", shuffle(ALL - 1));

        assertEquals(Drawn.SOVIET, seized.asked());
        assertEquals(3, points(seized));
        assertEquals(Drawn.GERMAN, seized.play("done").asked());
    }

    @Test
    @Cites("TGX-24.5.c")
    void aBatteryIsBorrowedAndAnAircraftBreaksThroughTheClouds() {
        Game game = holding(pile(tanks().impulse(0, 3), 4, 5, 6), 0, 22, 36);
        Game both = game.play("play 22", shuffle(ALL - 2)).play("play 36", shuffle(ALL - 2));

        assertTrue(both.options().stream().anyMatch(each -> each.startsWith("shell C01 by")));
        assertTrue(both.options().stream().anyMatch(each -> each.startsWith("fly clouds-1")));
    }

    @Test
    @Cites("TGX-24.5.c")
    void whoeverKeepsHisCardsIsNotAskedAgainInTheImpulse() {
        Game firing = holding(pile(tanks().rolling(0), 4, 5, 6, 7), 1, 15);
        Game kept = firing.play("roll").play("hold impulse");

        assertEquals(Drawn.GERMAN, kept.asked());
        assertEquals(Drawn.GERMAN, kept.play("fire A01").play("shoot C01 t at x").asked());
    }

    @Test
    @Cites("TGX-24.2.b")
    void whatLastsIsGoneWithTheTurn() {
        var aim = new Conditions.Effect("E04", 0, HexId.NOWHERE, UnitId.NOBODY);
        Conditions now = Conditions.NONE.with(aim);

        assertTrue(now.chaos().has("E04", 0));
        assertTrue(now.withoutEffects().chaos().effects().isEmpty());
    }
}
