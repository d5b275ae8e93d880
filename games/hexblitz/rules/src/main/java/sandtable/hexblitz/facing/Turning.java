package sandtable.hexblitz.facing;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * After the reveal a side may turn its Defensive stands that have no enemy next to them (data
 * ruling 3).
 */
public record Turning(int owner) implements Step {
    private static final Clause FACE = Clause.of("HB-FACE.1");
    private static final int SIDES = 6;

    @Override
    public Set<Side> asked(State state) {
        return Set.of(state.table().side(owner));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        var choices = new ArrayList<Decision>();
        FrontFlankRear.turnable(table, view.me())
                .forEach(hex -> choices.addAll(turns(table, view.me(), hex)));
        choices.add(new Decision.Done());
        return new Prompt<>(FACE, "Turn your Defensive stands?", new Options.All<>(choices));
    }

    private static List<Decision> turns(Table table, int side, int hex) {
        int now = FrontFlankRear.facing(table, side, hex).orElseThrow();
        var choices = new ArrayList<Decision>();
        for (int direction = 0; direction < SIDES; direction++) {
            if (direction != now) {
                choices.add(new Decision.Face(table.hexId(hex), direction));
            }
        }
        return choices;
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.WhileTurning;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "HB-SEQ.4", "Defensive stands may be turned before the cards are dealt");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Face face
                ? FrontFlankRear.checkDefensive(view.table(), view.me(), face)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        if (action instanceof Decision.Face face) {
            Table turned = FrontFlankRear.resolve(state.table(), owner, face, telling);
            return new Flow.Stay<>(state.with(turned), this);
        }
        telling.tell(new Happening.TurningEnded(side, FACE));
        return new Flow.Done<>(state);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
