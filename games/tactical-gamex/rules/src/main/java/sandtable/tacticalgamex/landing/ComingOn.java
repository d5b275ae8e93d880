package sandtable.tacticalgamex.landing;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-10.3 After all have advanced, those who wait off the map may come on. */
public record ComingOn(int side) implements Step {
    private static final Clause COME_ON = Clause.of("TGX-10.3.f");

    /** Of the side that lands. */
    public static ComingOn of(Table table) {
        return new ComingOn(Landings.side(table));
    }

    @Override
    public int whom(Table table) {
        return side;
    }

    /** Craft after craft; any other order is taken too. */
    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        UnitId unit = Landings.offShore(table).getFirst();
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        choices.add(new Decision.StandOff());
        for (HexId hex : SeaHexes.entries(new Occupation(table))) {
            choices.add(new Decision.Sail(unit, hex));
        }
        return Step.main(
                COME_ON, "Where does " + unit.called() + " come on?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Sail
                || action instanceof Decision.StandOff
                || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-10.3.f", "the landing force comes on");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Sail(UnitId unit, HexId hex)
                ? SeaHexes.checkEntry(view.table(), unit, hex)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        return switch (action) {
            case Decision.Sail(UnitId unit, HexId hex) ->
                    resume(state.with(SeaHexes.cameOn(state.table(), unit, hex, telling)), telling);
            case Decision.StandOff _ -> new Flow.Done<>(state);
            default -> new Flow.Done<>(state.with(SeaHexes.restOn(state.table(), telling)));
        };
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        boolean able =
                !Landings.offShore(table).isEmpty()
                        && !SeaHexes.entries(new Occupation(table)).isEmpty();
        return able ? new Flow.Stay<>(state, this) : new Flow.Done<>(state);
    }
}
