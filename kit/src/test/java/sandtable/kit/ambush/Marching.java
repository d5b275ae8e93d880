package sandtable.kit.ambush;

import module java.base;

import sandtable.kernel.*;
import sandtable.kernel.step.*;
import sandtable.kit.ambush.Ambush.*;

/** TOY-2: a march goes on by itself, cell by cell, and is interrupted where the gun lies. */
record Marching(List<Integer> left) implements SilentStep<State, View, Decision, Happening> {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table was = state.table();
        if (left.isEmpty() || was.hit()) {
            return new Flow.Done<>(state);
        }
        int cell = left.getFirst();
        boolean ambushed = cell == state.secrets().get(Ambush.GUN);
        var table = new Table(was.length(), cell, ambushed ? Optional.of(cell) : was.gun(), false);
        var there = new State(table, state.secrets(), state.stack());
        var rest = new Marching(left.subList(1, left.size()));
        telling.tell(new Happening("marched", cell, true, Clause.of("TOY-2")));
        return ambushed ? new Flow.Push<>(there, rest, new Window()) : new Flow.Next<>(there, rest);
    }
}
