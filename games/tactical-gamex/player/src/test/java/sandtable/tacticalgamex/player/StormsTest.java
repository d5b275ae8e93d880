package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Unit;

import java.util.List;
import java.util.function.UnaryOperator;

/** When infantry storms, and when it does not. */
class StormsTest {
    private static final String TEXT =
            """
            title = "Ridge"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "none"
            background = "Rifles before Marines."

            [map]
            drawing = \"""
            . . .
            . . .
            \"""

            [clock]
            turns = 3
            initiative = "Japanese"
            sets-up-first = "Japanese"

            [rules]
            banzai = true

            [[side]]
            name = "Japanese"
            axis = true
            morale = 8

            [[side]]
            name = "American"
            morale = 7

            [[formation]]
            name = "Company"
            side = "Japanese"
            nation = "Japan"
            units = [
              { id = "j-1", type = "jp-rifle-41", at = "A01" },
              { id = "j-2", type = "jp-rifle-41", at = "A01" },
            ]

            [[formation]]
            name = "Defenders"
            side = "American"
            nation = "United States"
            units = [
              { id = "gun", type = "us-75mm-howitzer", at = "B01" },
              { id = "m-1", type = "us-marine-assault-43", at = "B01" },
              { id = "m-2", type = "us-marine-assault-43", at = "B01" },
              { id = "m-3", type = "us-marine-assault-43", at = "B01" },
            ]

            [[score]]
            side = "Japanese"
            points = 1
            for = "destroyed"

            [[victory]]
            winner = "Japanese"
            level = "marginal"
            all = [{ side = "Japanese", points = 1 }]
            """;

    private static State ridge(UnaryOperator<State> change) {
        var scenario = Scenarios.read("test/ridge", "ridge.toml", TEXT);
        return change.apply(Match.start(Battles.RULES, scenario, Chance.scripted()).state());
    }

    private static Decision choice(State state) {
        var charge =
                new Charge(
                        false,
                        state.table().hexId(Battles.hex(state, "B01")),
                        List.of(Battles.id(state, "j-1"), Battles.id(state, "j-2")));
        return new Reflexes(Battles.position(Battles.charging(state, 0, charge)))
                .join(charge, List.of(new Decision.Attack(), new Decision.Banzai()));
    }

    @Test
    void strongerTheyStormThoseWhoCannotFire() {
        State tired =
                ridge(
                        state -> {
                            State now = Battles.lost(Battles.lost(state, "m-2"), "m-3");
                            now = Battles.with(now, "m-1", StormsTest::fired);
                            return Battles.with(now, "gun", StormsTest::fired);
                        });

        assertEquals(new Decision.Banzai(), choice(tired));
    }

    private static Unit fired(Unit unit) {
        return unit.with(Mark.FIRED);
    }

    @Test
    void theyDoNotStormWhereFireWouldCostMoreThanItBrings() {
        assertEquals(new Decision.Attack(), choice(ridge(state -> state)));
    }
}
