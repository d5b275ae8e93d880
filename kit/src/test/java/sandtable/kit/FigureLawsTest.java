package sandtable.kit;

import static sandtable.kit.Broken.breaks;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kit.ambush.Ambush;

import java.util.List;

final class FigureLawsTest {
    private static final Clause FIRE = Clause.of("TOY-3");

    /** A howitzer and a battery, shown as the whole twice. */
    private static final Sum TWICE =
            new Sum(
                    "attack strength",
                    40,
                    List.of(new Sum.Part("how", 40, FIRE), new Sum.Part("battery", 40, FIRE)));

    private static final Sum STRANGE =
            Sum.of("attack strength", List.of(new Sum.Part("how", 40, Clause.of("TOY-9"))));

    private static Ambush expecting(Sum sum) {
        return new Ambush() {
            @Override
            public List<Sum> figures(View view, Decision decision) {
                return List.of(sum);
            }
        };
    }

    private static Ambush telling(Sum sum) {
        return new Ambush() {
            @Override
            public List<Sum> figures(Happening event) {
                return List.of(sum);
            }
        };
    }

    @Test
    void partsThatDoNotAddUp() {
        breaks("the parts of every figure add up to it, and cite the register", expecting(TWICE));
        breaks(
                "the parts of every figure told add up to it, and cite the register",
                telling(TWICE));
    }

    @Test
    void partsThatCiteNothing() {
        breaks("the parts of every figure add up to it, and cite the register", expecting(STRANGE));
        breaks(
                "the parts of every figure told add up to it, and cite the register",
                telling(STRANGE));
    }
}
