package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be held of good English, over the sentences of each game's first scenario. */
class WordsCommandTest {
    private static final int ANSWERS = 150;

    private static final String MANY =
            "units|points|hexes|dice|hits|turns|bounds|steps|tanks|regiments|companies|markers";
    private static final String VERBS =
            "has|have|is|holds|wins|controls|passes|draws|plays|turns|ends|lays|sights|begins";

    /** Words that the books do not spell so themselves. */
    private static final Pattern AMERICAN =
            Pattern.compile(
                    "\\b(colors?|centers?|maneuvers?|gray|neighbors?|favor|honor|meters?|kilometers?"
                        + "|traveled|canceled|plows?)\\b");

    static Stream<String> games() {
        return Catalog.games().stream().map(Game::name);
    }

    private static String first(Game<?, ?, ?, ?> game) {
        return game.scenarios().stream()
                .filter(each -> game.lesson(each).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static <S> String sides(Game<S, ?, ?, ?> game) {
        S state = game.begin(game.scenario(first(game)), Chance.seeded(1)).state();
        return game.sides().apply(state).stream().map(Side::id).collect(Collectors.joining("|"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void sentencesAgreeInNumberAndSidesHaveANoun(String name) {
        Game<?, ?, ?, ?> game = Catalog.game(name);
        List<Pattern> faults =
                List.of(
                        Pattern.compile("(?<![\\w.,/:\u2013-])1 (" + MANY + ")\\b"),
                        Pattern.compile("\\b(" + sides(game) + ") (" + VERBS + ")\\b"),
                        Pattern.compile("\\bof (" + sides(game) + ")(?! \\w)"),
                        AMERICAN);

        List<String> bad =
                Sentences.of(game, List.of(first(game)), ANSWERS, 1).stream()
                        .map(Sentences.Said::words)
                        .filter(each -> faults.stream().anyMatch(it -> it.matcher(each).find()))
                        .toList();

        assertEquals(List.of(), bad);
    }

    @Test
    void aSentenceStandsInALineWithItsClause() {
        Run run = Run.of("words", "hexblitz", "--answers", "40");

        assertEquals(0, run.code());
        assertTrue(run.out().contains("HB-SEQ.1\tWhich orders do your units get?\n"), run.out());
    }
}
