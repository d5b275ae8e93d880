package sandtable.blitzcommander.player;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.luck.Chance;

import java.util.List;

/** Where units can go together, by the rules themselves. */
final class Marches {
    private static final BlitzCommander RULES = new BlitzCommander();

    private Marches() {}

    /** The answers if the units were taken in hand; each of them is one to the whole action too. */
    static Choices of(View view, List<Integer> units) {
        State inHand =
                RULES.resolve(
                                view.state(),
                                view.side(),
                                new Decision.Take(view.battle().unitIds(units)),
                                Chance.none())
                        .state();
        List<Decision> listed =
                RULES.prompt(new View(view.side(), view.me(), inHand)).options().listed();
        return (Choices) listed;
    }
}
