package sandtable.kit.ambush;

import module java.base;

import sandtable.kernel.*;
import sandtable.kernel.Camp;
import sandtable.kernel.step.*;
import sandtable.kit.ambush.Ambush.*;

/** TOY-1: on this the game rests. It asks for the next march and says when the game is over. */
record Turns() implements Step<State, View, Decision, Happening> {
    @Override
    public Set<Side> asked(State state) {
        return Set.of(Ambush.PATROL);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var next = new Decision("march", List.of(view.table().patrol() + 1));
        return new Prompt<>(Clause.of("TOY-1"), "March where?", new Options.Main<>(List.of(next)));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision.verb().equals("march");
    }

    @Override
    public Violation notNow() {
        return Step.notNow("TOY-1", "the patrol is to march");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        int last = view.table().patrol() + decision.way().size();
        boolean onwards = decision.way().equals(Words.cells(view.table().patrol(), last));
        return onwards && !decision.way().isEmpty() && last <= view.table().length()
                ? Optional.empty()
                : Optional.of(Violation.of("TOY-1", "a march goes cell by cell to the road's end"));
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision march, Telling<Happening> telling) {
        return new Flow.Push<>(state, this, new Marching(march.way()));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        boolean there = !table.hit() && table.patrol() == state.secrets().get(Ambush.PATROL);
        Side winner = there ? Ambush.PATROL : Ambush.GUN;
        return there || table.hit() || table.patrol() == table.length()
                ? new Flow.Over<>(
                        state,
                        new Pending.Over(
                                Optional.of(Camp.of(winner)),
                                Map.of(),
                                Clause.of("TOY-4"),
                                winner + " wins"))
                : new Flow.Stay<>(state, this);
    }
}
