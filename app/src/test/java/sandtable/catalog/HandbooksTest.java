package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.kernel.Clause;
import sandtable.kernel.Register;
import sandtable.scene.Chart;
import sandtable.scene.Reason;
import sandtable.scene.Specimen;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The handbook of every game: whole, and with clauses that there are. */
class HandbooksTest {
    private static final Pattern CITED = Pattern.compile("\\[([A-Z]+-[\\w.]+)]");

    static List<Game<?, ?, ?, ?>> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameHasAPrimerChartsAndUnits(Game<?, ?, ?, ?> game) {
        Handbook book = game.handbook();

        assertTrue(book.primer().size() >= 4, game::name);
        assertFalse(book.charts().isEmpty(), game::name);
        assertFalse(book.armies().isEmpty(), game::name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseOfAHandbookIsInTheRegister(Game<?, ?, ?, ?> game) {
        Handbook book = game.handbook();
        Register register = game.register();

        List<Clause> unknown =
                Stream.of(cited(book), charts(book), values(book))
                        .flatMap(each -> each)
                        .distinct()
                        .filter(each -> register.find(each).isEmpty())
                        .toList();

        assertEquals(List.of(), unknown);
    }

    private static Stream<Clause> cited(Handbook book) {
        return book.primer().stream()
                .flatMap(each -> each.points().stream())
                .flatMap(each -> CITED.matcher(each).results())
                .map((MatchResult each) -> Clause.of(each.group(1)));
    }

    private static Stream<Clause> charts(Handbook book) {
        return book.charts().stream().map(Chart::clause).flatMap(Optional::stream);
    }

    private static Stream<Clause> values(Handbook book) {
        return book.armies().stream()
                .flatMap(each -> each.units().stream())
                .map(Specimen::values)
                .flatMap(List::stream)
                .map(Reason::clause)
                .flatMap(Optional::stream);
    }
}
