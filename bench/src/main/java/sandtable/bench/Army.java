package sandtable.bench;

import sandtable.kernel.Roster;

import java.util.stream.IntStream;

/** A state of many units, of which one changes at a time. */
public final class Army {
    private static final int MARCHES = 1000;

    private record Unit(int hex, int points, int facing) {}

    private record State(int turn, Roster<Unit> units) {
        State moved(int unit, int hex) {
            Unit now = units.get(unit);
            return new State(turn + 1, units.with(unit, new Unit(hex, now.points, now.facing)));
        }
    }

    private State state;

    public Army(int units) {
        state =
                new State(
                        0,
                        Roster.of(
                                IntStream.range(0, units)
                                        .mapToObj(i -> new Unit(i, 4, 0))
                                        .toList()));
    }

    /** Moves one unit after another, each move giving a new state: so many changes. */
    public long march() {
        for (int i = 0; i < MARCHES; i++) {
            state = state.moved(i % state.units.size(), i);
        }
        return MARCHES;
    }
}
