package sandtable.kit;

import static sandtable.kit.Broken.breaks;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kit.ambush.Ambush;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

final class TemplateLawsTest {
    private static final String USUAL =
            "a template with its usual words is the answer as it is typed";

    /** The toy with its templates changed. */
    private static Ambush with(UnaryOperator<Template> change) {
        return new Ambush() {
            @Override
            public Notation<View, Decision> notation() {
                return new Changed(super.notation(), change);
            }
        };
    }

    private record Changed(
            Notation<Ambush.View, Ambush.Decision> plain, UnaryOperator<Template> change)
            implements Notation<Ambush.View, Ambush.Decision> {
        @Override
        public String write(Ambush.View view, Ambush.Decision decision) {
            return plain.write(view, decision);
        }

        @Override
        public Reading<Ambush.Decision> read(Ambush.View view, String text) {
            return plain.read(view, text);
        }

        @Override
        public Optional<Template> template(Ambush.View view, Ambush.Decision decision) {
            return plain.template(view, decision).map(change);
        }
    }

    private static Template.Blank way(List<String> among, List<String> chosen, int least) {
        return new Template.Blank("way", Template.Kind.WAY, among, chosen, least, 8);
    }

    @Test
    void otherWordsThanTheAnswerHas() {
        breaks(USUAL, with(each -> new Template("go {way}", each.blanks())));
    }

    @Test
    void anAnswerWithFewerWordsThanItsBlankTakes() {
        breaks(
                USUAL,
                with(
                        each -> {
                            var blank = each.blanks().getFirst();
                            return new Template(
                                    each.text(), List.of(way(blank.among(), blank.chosen(), 2)));
                        }));
    }

    @Test
    void anAnswerThatIsNotAmongWhatMayBePicked() {
        breaks(
                USUAL,
                with(
                        each ->
                                new Template(
                                        each.text(),
                                        List.of(
                                                way(
                                                        List.of("99"),
                                                        each.blanks().getFirst().chosen(),
                                                        1)))));
    }

    @Test
    void pickingWhatCannotBeRead() {
        breaks(
                "whatever is picked for a blank can be read",
                with(
                        each ->
                                new Template(
                                        each.text(),
                                        List.of(way(List.of("home"), List.of("1"), 1)))));
    }
}
