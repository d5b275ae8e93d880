package sandtable.notquitemechanized.assault;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * NQM-SEQ.1, step 6: close assaults one after the other, most stands first; then infantry against
 * tanks that have stayed among them (C11, C12).
 *
 * @param asked the attacks that have been asked about
 */
public record CloseAssaults(List<Key> asked) implements SilentStep {
    private static final int STEP = 6;

    public CloseAssaults {
        asked = List.copyOf(asked);
    }

    /** None asked about yet. */
    public CloseAssaults() {
        this(List.of());
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Optional<Key> next = next(state.table());
        if (next.isEmpty()) {
            boolean own = state.table().clock().step() == STEP;
            return own ? new Flow.Next<>(state, new TankHunts()) : new Flow.Done<>(state);
        }
        var all = new ArrayList<>(asked);
        all.add(next.get());
        return new Flow.Push<>(state, new CloseAssaults(all), new Assaulting(next.get()));
    }

    /** The attack with most stands that may be pressed home and was not asked about. */
    private Optional<Key> next(Table table) {
        int most = 0;
        Key best = null;
        for (Attack each : table.attacks()) {
            Key key = Key.of(each);
            if (!asked.contains(key)) {
                int stands = stands(table, each);
                best = stands > most ? key : best;
                most = Math.max(most, stands);
            }
        }
        return Optional.ofNullable(best);
    }

    /** Stands that may assault in an attack; none where it may not be pressed home. */
    private static int stands(Table table, Attack attack) {
        Target target = Target.of(table, attack);
        Storm storm = Storm.of(table, attack, target);
        if (!Permission.given(table, attack, target, storm)) {
            return 0;
        }
        return Parties.contest(storm.table(), storm.bodies(), storm.led(), target.bodies())
                .attackers()
                .stands();
    }

    @Override
    public String named() {
        return "close assaults after " + asked;
    }
}
