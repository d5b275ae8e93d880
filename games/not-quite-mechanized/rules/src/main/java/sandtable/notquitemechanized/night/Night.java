package sandtable.notquitemechanized.night;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Calendar;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

/** C16: the night as one step, when a day's bounds are over. Not built yet: it just passes. */
public record Night() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    /** Whether it falls after a bound. */
    public static boolean falls(Table table) {
        int bound = table.bound();
        Calendar calendar = table.battle().calendar();
        return bound % calendar.day() == 0 && bound < calendar.bounds();
    }

    @Override
    public String named() {
        return "night";
    }
}
