package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;

import org.junit.jupiter.api.Test;

import sandtable.scene.Choice;
import sandtable.scene.Piece;
import sandtable.scene.Question;
import sandtable.scene.Scene;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whom a question is about. */
class QuestionsTest {
    private static final Scene ACTING = FirstOrders.scene(FirstOrders.acting(), AMERICAN);
    private static final Question WHAT = ACTING.question().orElseThrow();

    @Test
    void onlyThoseWhoWereOrderedAct() {
        assertEquals(Set.of("sherman-1", "sherman-2", "sherman-3"), WHAT.concerned());
        assertTrue(
                ACTING.pieces().stream()
                        .filter(Piece::canAct)
                        .allMatch(each -> each.id().startsWith("sherman")));
    }

    @Test
    void theFirstOfThemIsAskedAndTheOthersCouldBe() {
        assertEquals("sherman-1", WHAT.of());
        assertEquals(
                List.of(
                        new Question.Other("sherman-2", "choose sherman-2"),
                        new Question.Other("sherman-3", "choose sherman-3")),
                WHAT.others());
    }

    @Test
    void onlyThoseWhoCouldFireAreThereToBePicked() {
        var together =
                (Tie.Together)
                        WHAT.choices().stream()
                                .filter(each -> each.typed().startsWith("fire "))
                                .map(Choice::tie)
                                .findFirst()
                                .orElseThrow();

        assertEquals(List.of("sherman-1", "sherman-2", "sherman-3"), together.among());
    }

    /** A command unit is no target of its own orders. */
    @Test
    void anOrderIsAimedAtNoPlace() {
        var orders = FirstOrders.scene(FirstOrders.ordering(), AMERICAN).question().orElseThrow();

        assertTrue(
                orders.choices().stream()
                        .filter(each -> each.typed().startsWith("order "))
                        .allMatch(
                                each ->
                                        each.tie()
                                                        instanceof
                                                        Tie.Together(_, var place, _, var among)
                                                && place.equals(Optional.empty())
                                                && !among.contains("co")));
    }
}
