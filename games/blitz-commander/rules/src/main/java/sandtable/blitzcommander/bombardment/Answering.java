package sandtable.blitzcommander.bombardment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A hex is bombarded: the other side may commit guns and aircraft against it (BC-BOMB.6), and then
 * it is seen what comes of it.
 */
public record Answering(HexId hex, int level) implements Step {
    private static final Clause ANSWER = Clause.of("BC-BOMB.6");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(1 - state.table().active());
    }

    /** Nothing, or as little as it takes. */
    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        List<Integer> guns = Bombardment.reaching(table, 1 - table.active(), hex.index());
        int needed = Bombardment.needed(table, hex.index(), level);
        return Step.question(
                ANSWER,
                "%s is bombarded at level %d: do your guns and aircraft answer?"
                        .formatted(hex, level),
                List.of(
                        new Decision.Commit(List.of()),
                        new Decision.Commit(
                                table.battle().unitIds(Bombardment.enough(table, guns, needed)))));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Commit;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-BOMB.6", "a bombardment is to be answered");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return Bombardment.check(view.table(), hex, (Decision.Commit) decision);
    }

    /** BC-BOMB.3: nobody is asked where no answer could make a difference. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return Bombardment.worthAnswering(state.table(), hex.index(), level)
                ? new Flow.Stay<>(state, this)
                : new Flow.Done<>(
                        state.with(
                                Bombardment.settled(
                                        state.table(), hex, new NetLevel(level, 0), telling)));
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        var commit = (Decision.Commit) decision;
        Table answered = Bombardment.answered(state.table(), hex, commit, telling);
        var net = new NetLevel(level, Bombardment.level(answered, commit.units()));
        return new Flow.Done<>(state.with(Bombardment.settled(answered, hex, net, telling)));
    }

    @Override
    public String named() {
        return "bombardment of " + hex + " at level " + level;
    }
}
