package sandtable.notquitemechanized;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;

/** How decisions are typed. */
final class NotationTest {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();

    private static View view() {
        var state = RULES.setUp(Battles.scenario("the-farm"), Chance.scripted()).state();
        return RULES.view(state, new Side("German"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "aim Take the farm, then dig in",
                "objectives 2000,2200 1000,1500",
                "attach b105 in-support I foo",
                "order I hold",
                "order I defend 2000,2200",
                "order I move 2000,1500 2000,2000 through",
                "order I march 2000,1500",
                "order I attack 2000,2200 by 1500,1500 1800,1800 from 2",
                "order I counterattack 2000,2200",
                "order foo support I",
                "order I withdraw 2000,100",
                "order recce recce 1800,1300 look 2000,2200",
                "order I task dig-in at 2000,600",
                "order I move 2000,1500 then attack 2000,2200 by 2000,1800 from 3 then hold",
                "instruct I stop contact",
                "instruct I white ambush",
                "instruct I fire farthest",
                "instruct recce scoot at-mean-1",
                "instruct b105 registered no",
                "register b105 2000,1800",
                "shoot b105 2000,2200 bound 2 harassing 1",
                "sortie b105 2000,2200 bound 2 pressed",
                "attack I-command 2000,2200 with I-1 I-2 I-mmg",
                "scoot I-at-75 twice",
                "choose go-to-ground",
                "seal"
            })
    void whatIsTypedIsWrittenTheSameWay(String typed) {
        var view = view();

        var read =
                assertInstanceOf(
                        Notation.Reading.Read.class, RULES.notation().read(view, typed), typed);
        assertEquals(typed, RULES.notation().write(view, (Decision) read.action()));
    }

    private static String unread(String typed) {
        return assertInstanceOf(Notation.Reading.Unread.class, RULES.notation().read(view(), typed))
                .why();
    }

    @Test
    void aWrongWordIsRefusedWithTheNearestRightOne() {
        assertEquals("there is no order \"mov\"; did you mean move?", unread("order I mov 1,1"));
        assertEquals(
                "\"here\" is no place in metres, such as 4000,2900", unread("order I defend here"));
        assertEquals("here comes \"by\", not \"from\"", unread("order I attack 2000,2200 from 2"));
    }
}
