package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which answers are worth a thought: all that are not moves, and the few best of those. */
final class Sieve {
    private static final int MOST_MOVES = 8;

    private final Goals goals;

    Sieve(View view) {
        this.goals = new Goals(view.table());
    }

    List<Decision> of(List<Decision> legal) {
        var kept = new ArrayList<Decision>();
        var moves = new ArrayList<Decision.Move>();
        for (Decision each : legal) {
            switch (each) {
                case Decision.Move move -> moves.add(move);
                case Decision.Choose _, Decision.Concede _ -> {}
                default -> kept.add(each);
            }
        }
        moves.stream()
                .sorted(Comparator.comparingDouble(each -> -goals.gain(each)))
                .limit(MOST_MOVES)
                .forEach(kept::add);
        return kept.isEmpty() ? legal : kept;
    }
}
