package sandtable.hexblitz.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.ROAD;
import static sandtable.hexblitz.state.Order.STATIONARY;

import static java.util.stream.Collectors.joining;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Card;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

final class CardsTest {
    private static final int ACE_OF_HEARTS = 1;
    private static final int TWO_OF_HEARTS = 5;
    private static final int KING_OF_SPADES = 52;

    private static Drawn bothSides() {
        return Drawn.map(". . . .")
                .road("0101 0201")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .soviet("rifle", INFANTRY, 2)
                .at("0401")
                .order(STATIONARY);
    }

    private static String sorted(IntStream numbers) {
        List<Card> cards = new ArrayList<>(numbers.mapToObj(each -> new Card(each, 0)).toList());
        Collections.reverse(cards);
        return cards.stream().sorted().map(Card::toString).collect(joining(" "));
    }

    private static List<String> dealt(Table table, int... draws) {
        return Cards.deal(table, Chance.scripted(draws)).stream()
                .map(
                        each ->
                                each.card()
                                        + " "
                                        + table.battle().formations().get(each.formation()).id()
                                        + " "
                                        + each.order().letter())
                .toList();
    }

    @Test
    @Cites("HB-SEQ.3")
    void luckAloneSaysWhichCardComes() {
        assertEquals(
                List.of("A♥ German N", "2♥ Soviet S"),
                dealt(bothSides().table(), ACE_OF_HEARTS, TWO_OF_HEARTS));
        assertEquals(
                List.of("2♥ Soviet S", "K♠ German N"),
                dealt(bothSides().table(), KING_OF_SPADES, TWO_OF_HEARTS));
    }

    @Test
    @Cites("HB-SEQ.3")
    void everyCardOfThePackIsAsLikelyAsAnyOther() {
        Table table = bothSides().table();
        var first = new HashSet<Card>();
        for (int draw = 1; draw <= Card.PACK; draw++) {
            first.add(
                    Cards.deal(table, Chance.scripted(draw, 1)).stream()
                            .filter(each -> each.order() == NORMAL)
                            .findFirst()
                            .orElseThrow()
                            .card());
        }

        assertEquals(Card.PACK, first.size());
    }

    @Test
    @Cites("HB-SEQ.4")
    void everybodyWhoIsNotDefensiveIsDealtOneCard() {
        Table table =
                bothSides().german("rifle-2", INFANTRY, 4).at("0101").order(DEFENSIVE).table();

        assertEquals(
                List.of("A♥ German N", "2♥ Soviet S"), dealt(table, ACE_OF_HEARTS, TWO_OF_HEARTS));
    }

    @Test
    @Cites("HB-SEQ.4")
    void bothSidesSeeTheCardsThatAreDealt() {
        Scene dealt =
                bothSides()
                        .ordering()
                        .play(GERMAN, "order pz N")
                        .play(SOVIET, "order rifle S")
                        .play(GERMAN, "ready")
                        .play(SOVIET, "ready", ACE_OF_HEARTS, TWO_OF_HEARTS);

        Happening.CardsDealt cards = dealt.events(Happening.CardsDealt.class).getFirst();
        assertEquals(2, cards.cards().size());
        assertEquals(cards.cards(), dealt.view(GERMAN).table().deal());
        assertEquals(cards.cards(), dealt.view(SOVIET).table().deal());
        assertEquals(dealt.told(GERMAN), dealt.told(SOVIET));
    }

    @Test
    @Cites("HB-SEQ.5")
    void theCardsThatAreNotDealtLieInNoOrderThatCouldBeKnown() {
        int[] bounds = new int[2];
        int[] draws = {0};
        Cards.deal(
                bothSides().table(),
                bound -> {
                    bounds[draws[0]++] = bound;
                    return 0;
                });

        assertEquals(2, draws[0]);
        assertEquals(Card.PACK - 1, bounds[1]);
    }

    @Test
    void aFormationWithTwoOrdersHasTwoCards() {
        Table table = bothSides().german("column", INFANTRY, 4).at("0101").order(ROAD).table();

        assertEquals(
                List.of("A♥ German N", "2♥ German R", "3♥ Soviet S"),
                dealt(table, ACE_OF_HEARTS, TWO_OF_HEARTS, 9));
    }

    @Test
    void noCardIsDealtTwice() {
        Table table = bothSides().table();

        assertEquals(
                List.of("A♥ German N", "K♠ Soviet S"), dealt(table, ACE_OF_HEARTS, ACE_OF_HEARTS));
    }

    @Test
    @Cites("HB-FN.14")
    void whoIsDefensiveGetsNoCard() {
        Table table = Drawn.map(". .").german("pz", TANK, 5).at("0101").order(DEFENSIVE).table();

        assertEquals(List.of(), dealt(table));
    }

    @Test
    @Cites("HB-FN.14")
    void whoIsDefensiveDoesNotAttack() {
        Drawn.map(". . .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .german("dug-in", TANK, 5)
                .at("0201")
                .order(DEFENSIVE)
                .soviet("rifle", INFANTRY, 2)
                .at("0301")
                .activated("German", NORMAL)
                .refuses(
                        "attack 0301 alone",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0301 in range");
    }

    @Test
    @Cites("HB-FN.15")
    void theAceIsLowAndTheKingHigh() {
        assertEquals(
                "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥",
                sorted(IntStream.range(0, 13).map(each -> 4 * each)));
    }

    @Test
    @Cites("HB-FN.16")
    void ofEqualRankHeartsComeFirstAndSpadesLast() {
        assertEquals("A♥ A♣ A♦ A♠ 2♥", sorted(IntStream.range(0, 5)));
    }

    @Test
    void aSecondPackComesAfterTheFirst() {
        assertEquals(-1, Integer.signum(new Card(7, 0).compareTo(new Card(7, 1))));
        assertEquals(1, Integer.signum(new Card(8, 0).compareTo(new Card(7, 1))));
    }
}
