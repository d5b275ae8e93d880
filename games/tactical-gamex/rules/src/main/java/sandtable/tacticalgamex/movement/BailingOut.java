package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.BailOut;
import sandtable.tacticalgamex.stacking.Room;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * TGX-14.0 Bail-Out: whether a passenger gets off its carrier, which has just been disrupted.
 *
 * @param carrier the one that is asked about; {@link UnitId#NOBODY} before the first
 */
public record BailingOut(UnitId carrier) implements Step {
    public static final BailingOut BEGUN = new BailingOut(UnitId.NOBODY);
    private static final Clause BAIL_OUT = Clause.of("TGX-14.0.a");

    @Override
    public int whom(Table table) {
        return table.stand(carrier).side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        List<Decision> choices =
                Arrays.stream(Decision.Bail.Way.values())
                        .<Decision>map(Decision.Bail::new)
                        .toList();
        List<UnitId> aboard = view.table().unit(carrier).passengers();
        String who = aboard.stream().map(UnitId::called).collect(Collectors.joining(" and "));
        return Step.all(
                BAIL_OUT,
                "%s %s bail out of %s?"
                        .formatted(aboard.size() == 1 ? "Does" : "Do", who, carrier.called()),
                choices);
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Bail;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-14.0.a", "somebody may bail out");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Decision.Bail.Way way = ((Decision.Bail) action).way();
        int me = whom(state.table());
        Secrets standing =
                switch (way) {
                    case OUT, STAY -> state.secrets().get(me);
                    case ALWAYS -> state.secrets().get(me).with(Secrets.Bails.ALWAYS);
                    case NEVER -> state.secrets().get(me).with(Secrets.Bails.NEVER);
                };
        boolean out = way == Decision.Bail.Way.OUT || way == Decision.Bail.Way.ALWAYS;
        return resume(decided(state.with(me, standing), carrier, out, telling), telling);
    }

    private static State decided(
            State state, UnitId carrier, boolean out, Telling<Happening> telling) {
        return state.with(
                out
                        ? BailOut.bailedOut(state.table(), carrier, telling)
                        : BailOut.answered(state.table(), carrier));
    }

    /** Asks about one carrier after the other, unless it has no room or the answer stands. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        UnitId next = BailOut.next(now.table());
        while (next != UnitId.NOBODY) {
            Secrets.Bails standing = now.secrets().get(now.table().stand(next).side()).bails();
            boolean room = Room.besideCarrier(now.table(), next); // R-TGX-177
            if (room && standing == Secrets.Bails.ASKED) {
                return new Flow.Stay<>(now, new BailingOut(next));
            }
            now = decided(now, next, room && standing == Secrets.Bails.ALWAYS, telling);
            next = BailOut.next(now.table());
        }
        return new Flow.Done<>(now);
    }
}
