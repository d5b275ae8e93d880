package sandtable.hexblitz.orders;

import sandtable.hexblitz.command.Headquarters;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
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
 * Both sides place Order markers face down (HB-SEQ.1); what they have placed lies in their {@link
 * Secrets}. A formation that must have a new HQ names it first (HB-FORM.2).
 */
public record Ordering() implements Step {
    private static final Clause NAME = Clause.of("HB-FORM.2");
    private static final Clause ORDER = Clause.of("HB-SEQ.1");

    @Override
    public Set<Side> asked(State state) {
        return state.table().sides(side -> !state.secrets(side).ready());
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        List<UnitId> candidates = Headquarters.candidates(view.table(), view.me());
        if (!candidates.isEmpty()) {
            return all(
                    NAME,
                    "Which unit becomes the new HQ?",
                    candidates.stream().<Decision>map(Decision.NameHeadquarters::new).toList());
        }
        var choices = new ArrayList<>(Orders.choices(view.table(), view.me(), view.secrets()));
        if (choices.isEmpty()) {
            choices.add(new Decision.Ready());
        }
        return all(ORDER, "Which orders do your units get?", choices);
    }

    private static Prompt<Decision> all(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.All<>(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.WhileOrdering;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("HB-SEQ.1", "Order markers are being placed");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        boolean naming = !Headquarters.candidates(table, view.me()).isEmpty();
        return switch ((Decision.WhileOrdering) action) {
            case Decision.NameHeadquarters name -> Headquarters.check(table, view.me(), name);
            case Decision.WhileOrdering _ when naming ->
                    Optional.of(
                            sandtable.kernel.step.Step.notNow(
                                    "HB-FORM.2", "a new HQ must be named first"));
            case Decision.OrderFormation given ->
                    Orders.check(table, view.me(), view.secrets(), given);
            case Decision.OrderUnit given -> Orders.check(table, view.me(), view.secrets(), given);
            case Decision.Ready _ -> Orders.checkReady(table, view.me(), view.secrets());
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        int me = table.battle().side(side);
        Secrets secrets = state.secrets(me);
        State after =
                switch ((Decision.WhileOrdering) action) {
                    case Decision.NameHeadquarters name ->
                            state.with(Headquarters.resolve(table, name, telling));
                    case Decision.OrderFormation given ->
                            state.with(me, Orders.placed(table, secrets, given, telling));
                    case Decision.OrderUnit given ->
                            state.with(me, Orders.placed(table, secrets, given, telling));
                    case Decision.Ready _ -> {
                        telling.tell(new Happening.MarkersPlaced(side, ORDER));
                        yield state.with(me, secrets.readied());
                    }
                };
        return asked(after).isEmpty() ? new Flow.Done<>(after) : new Flow.Stay<>(after, this);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
