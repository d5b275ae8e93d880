package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.engineers.EngineerVehicles;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-9.3 Whether a flail clears the mines of the hex it has entered or left.
 *
 * @param on the move as it goes on if it does not
 * @param paid half points for the step
 * @param mined where it could
 */
public record Flailing(Marching on, int paid, List<HexId> mined) implements Step {
    private static final Clause FLAIL = Clause.of("TGX-9.3.b");

    public Flailing {
        mined = List.copyOf(mined);
    }

    /** The mined hexes of a step that can be cleared by it. */
    static List<HexId> mined(Table table, Walk before, Marching on, int from, int to) {
        UnitId unit = before.unit();
        boolean ends = on.path().isEmpty() && !(on.ending() instanceof Ending.Nothing);
        var mined = new ArrayList<HexId>();
        if (!ends && EngineerVehicles.clears(table, unit, before.left())) {
            for (int hex : new int[] {to, from}) { // TGX-9.3.b, TGX-9.3.c
                if (EngineerVehicles.mined(table, unit, hex)) {
                    mined.add(table.hexId(hex));
                }
            }
        }
        return mined;
    }

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        mined.forEach(each -> choices.add(new Decision.Flail(each)));
        choices.add(new Decision.Done());
        return Step.all(FLAIL, on.walk().unit().called() + " could clear mines. Does it?", choices);
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Flail || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-9.3.b", "a flail clears mines or goes on");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Flail(HexId hex) && !mined.contains(hex)
                ? Optional.of(
                        Violation.of(
                                "TGX-9.3.b",
                                "%s has neither entered nor left mines at %s",
                                on.walk().unit().called(),
                                hex.name()))
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Table now = state.table();
        Walk walk = on.walk();
        int cost = paid;
        if (action instanceof Decision.Flail(HexId hex)) {
            int half = EngineerVehicles.halfTheMovement(now.stand(walk.unit()));
            int more = Math.max(0, half - paid);
            now = EngineerVehicles.cleared(now, hex, telling);
            walk = walk.stepped(more, false);
            cost += more;
        }
        if (!on.path().isEmpty()) { // what is left may not take it there any more
            now = OpportunityFire.shaken(now, walk.unit().index());
        }
        var goesOn = new Marching(walk, on.path(), on.ending());
        return goesOn.firedAt(state.with(now), cost, telling)
                .orElse(new Flow.Next<>(state.with(now), goesOn));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
