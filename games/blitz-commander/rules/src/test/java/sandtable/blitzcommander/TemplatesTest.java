package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What may be chosen freely in an answer is declared, and what is filled in can be read. */
final class TemplatesTest {
    private static final BlitzCommander RULES = new BlitzCommander();
    private static final Chance CHANCE = Chance.seeded(7);

    @Test
    void everyAnswerIsItsTemplateFilledAsUsual() {
        Set<String> seen = new TreeSet<>();
        RandomGames.each(
                (view, options, _, _) -> {
                    Decision option = CHANCE.draw(options);
                    String typed = RULES.notation().write(view, option);
                    Optional<Template> template = RULES.notation().template(view, option);
                    template.ifPresent(
                            each -> {
                                seen.add(option.getClass().getSimpleName());
                                assertEquals(typed, each.usual());
                                each.blanks().forEach(blank -> sound(typed, blank));
                                filled(view, each);
                            });
                });
        assertTrue(
                seen.containsAll(
                        Set.of(
                                "Advance",
                                "Assault",
                                "Bombard",
                                "Commit",
                                "Entrench",
                                "Move",
                                "Place",
                                "Take",
                                "TankAssault")),
                seen::toString);
    }

    private static Template template(Played scene, String order) {
        return RULES.notation().template(scene.view(), scene.read(order)).orElseThrow();
    }

    @Test
    void theWayOfAMoveIsLeftOpen() {
        Played scene =
                Drawn.map("c c c c").exits(Drawn.US, "D01").us("a", "us-infantry", "B01").begin();

        assertEquals("move a to {way}", template(scene, "move a to C01 D01").text());
        assertEquals("exit a via {way}", template(scene, "exit a via C01 D01").text());
        assertEquals(
                "move a to C01",
                template(scene, "move a to C01 D01").filled(Map.of("way", List.of("C01"))));
    }

    @Test
    void howTanksShareTheirTargetsIsLeftOpen() {
        Played asked =
                Drawn.map("c c")
                        .us(2, "sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .german("tiger", "de-tiger-ii", "B01")
                        .begin()
                        .play("assault B01");
        Template template = template(asked, "nominate 2 sherman-75 at panther");
        String shared = "1 sherman-75 at panther and 1 sherman-75 at tiger-ii";

        assertEquals("nominate {targets}", template.text());
        assertEquals(
                asked.read("nominate " + shared),
                asked.read(template.filled(Map.of("targets", List.of(shared)))));
    }

    private static void sound(String typed, Template.Blank blank) {
        int number = blank.chosen().size();
        assertTrue(blank.least() <= number && number <= blank.most(), typed);
        if (!blank.among().isEmpty()) {
            List<String> inOrder = blank.among().stream().filter(blank.chosen()::contains).toList();
            assertEquals(blank.chosen(), inOrder, typed);
        }
    }

    private static void filled(View view, Template template) {
        Template.Blank blank = template.blanks().getFirst();
        if (blank.kind() != Template.Kind.PIECES) {
            return;
        }
        int from = CHANCE.below(blank.among().size());
        int to = from + 1 + CHANCE.below(blank.among().size() - from);
        String typed = template.filled(Map.of(blank.name(), blank.among().subList(from, to)));
        var read =
                assertInstanceOf(
                        Notation.Reading.Read.class, RULES.notation().read(view, typed), typed);
        assertEquals(typed, RULES.notation().write(view, (Decision) read.action()));
    }

    @Test
    void everyKindOfDecisionHasItsWords() {
        View view = Drawn.map("c").us("a", "us-infantry", "A01").begin().view();
        for (String verb : BlitzCommanderNotation.VERBS) {
            var unread = RULES.notation().read(view, verb + " ?");
            assertTrue(!unread.toString().contains("there is no order"), verb);
        }
        assertEquals(15, BlitzCommanderNotation.VERBS.size());
    }
}
