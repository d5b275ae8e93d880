package sandtable.tacticalgamex.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.forces.UnitTypes;
import sandtable.tacticalgamex.scenario.ScenarioReader;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;

import java.util.List;

/** TGX-22.1 Command Posts. */
final class CommandPostsTest {
    /** Crossroads with command in use, and what a test changes. */
    private static Scenario crossroads(String from, String to) {
        String text =
                Data.text("scenarios/crossroads.toml")
                        .replace("[clock]\n", "[rules]\noptional = [\"TGX-22\"]\n\n[clock]\n")
                        .replace(from, to);
        return Scenarios.read("crossroads", "crossroads.toml", text);
    }

    @Test
    @Cites("TGX-22.1.a")
    void eachSideHasAPost() {
        Scenario none = crossroads("command-posts = 1", "command-posts = 0");

        BadInput wrong = assertThrows(BadInput.class, () -> ScenarioReader.read(none));
        assertTrue(wrong.getMessage().contains("(TGX-22.1.a)"));
    }

    @Test
    @Cites({"TGX-22.1.b", "TGX-22.1.f"})
    void postsThatTheScenarioLeavesOpenAreAttachedByTheirOwner() {
        Scenario open = crossroads(", command-post = true", "");
        State state = new TacticalGameX().setUp(open, Chance.seeded(1)).state();

        assertEquals(2, state.table().conditions().waiting().size());
    }

    /** A post in a tank at C01 that the enemy at E01 can kill, with others about. */
    private static Drawn doomed() {
        return Drawn.of(". . . . . . . . .")
                .optional("TGX-22")
                .turns(5)
                .german("r", "de-rifle-40", "A01")
                .marked(Mark.MOVED)
                .german("truck", "de-truck", "A01")
                .marked(Mark.MOVED)
                .german("s", "de-rifle-40", "B01")
                .marked(Mark.MOVED)
                .unit("post", Drawn.type("de-rifle-40"), 0, "C01", true)
                .marked(Mark.MOVED, Mark.DISRUPTED)
                .unit("foe", Drawn.type("su-t-34-c"), 1, "D01", true);
    }

    private static Game lost() {
        return doomed().lastImpulse(1, 1).play("fire D01").play("shoot C01 foe at post", 1, 1, 2);
    }

    @Test
    @Cites("TGX-22.1.e")
    void aLostPostComesBackInTheNextTurnsHousekeeping() {
        Game gone = lost();

        assertTrue(gone.unit("post").eliminated());
        assertTrue(gone.happened(Happening.PostLost.class));
        assertEquals(2, gone.table().conditions().waiting().getFirst().due());
        assertEquals(2, gone.table().turn());
    }

    @Test
    @Cites({"TGX-22.1.b", "TGX-22.1.c", "TGX-22.1.e"})
    void itsOwnerChoosesAmongTheUnitsThatMayHaveIt() {
        Game game = lost();
        while (!(game.state().step() instanceof Attaching)) {
            game = game.play("pass");
        }

        assertEquals(Drawn.GERMAN, game.asked());
        assertEquals(List.of("attach r", "attach s"), game.options());
        assertEquals(
                "no CP can be attached to truck: it must be an A, I or C(I) unit of the nation, on"
                        + " the map and without one [TGX-22.1.b]",
                game.refusal("attach truck"));
        Game attached = game.play("attach s", 1, 6);
        assertTrue(CommandPosts.post(attached.table(), attached.index("s")));
        assertTrue(CommandPosts.scouts(attached.table(), attached.index("s")));
        assertTrue(CommandControl.commanded(attached.table(), attached.index("r")));
        assertEquals(3, attached.table().turn());
    }

    @Test
    @Cites("TGX-22.1.d")
    void theLossOfAnIndependentPostIsFinal() {
        Game game =
                Drawn.of(". . . . .")
                        .optional("TGX-22")
                        .german("r", "de-rifle-40", "A01")
                        .unit("post", Drawn.type("de-mobile-cp"), 0, "C01", true)
                        .marked(Mark.DISRUPTED)
                        .unit("foe", Drawn.type("su-t-34-c"), 1, "D01", true)
                        .impulse(1, 1)
                        .play("fire D01")
                        .play("shoot C01 foe at post", 1);

        assertTrue(game.unit("post").eliminated());
        assertTrue(game.table().conditions().waiting().isEmpty());
    }

    @Test
    @Cites("TGX-22.1.f")
    void aPostCounterThatCannotMoveIsNoPost() {
        Drawn drawn =
                Drawn.of(". . .")
                        .optional("TGX-22")
                        .german("r", "de-rifle-40", "A01")
                        .german("static", "de-static-cp", "B01");

        assertFalse(CommandPosts.post(drawn.table(), 1));
        assertFalse(CommandControl.commanded(drawn.table(), 0));
    }

    @Test
    @Cites("TGX-22.1.g")
    void thereArePostsOfTheOtherNationsToo() {
        for (String each :
                List.of("jp-static-cp", "us-static-cp", "gb-static-cp", "us-mobile-cp")) {
            assertTrue(UnitTypes.all().find(each).isPresent());
        }
    }
}
