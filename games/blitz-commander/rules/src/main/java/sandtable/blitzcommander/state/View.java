package sandtable.blitzcommander.state;

import sandtable.kernel.Side;

/** What a side knows: everything, since nothing in this game is hidden. */
public record View(Side side, int me, State state) {
    public static View of(State state, Side side) {
        return new View(side, state.table().battle().side(side), state);
    }

    public int enemy() {
        return 1 - me;
    }

    public Table table() {
        return state.table();
    }

    public Battle battle() {
        return state.table().battle();
    }

    /** What is under way. */
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return state.step();
    }
}
