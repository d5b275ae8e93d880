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

/** TGX-10.2 Each loaded craft and each vehicle is put into its first sea hex. */
public record Launching(int side) implements Step {
    private static final Clause LAUNCH = Clause.of("TGX-10.2.a");

    @Override
    public int whom(Table table) {
        return side;
    }

    /** Craft after craft; any other order is taken too. */
    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        var occupation = new Occupation(view.table());
        UnitId unit = next(occupation).orElseThrow();
        for (HexId hex : SeaHexes.first(occupation, unit)) {
            choices.add(new Decision.Place(unit, hex));
        }
        return Step.main(
                LAUNCH, "From where does " + unit.called() + " land?", List.copyOf(choices));
    }

    /** The first for which there is a sea hex. */
    private static Optional<UnitId> next(Occupation occupation) {
        return Landings.toLaunch(occupation.table()).stream()
                .filter(each -> !SeaHexes.first(occupation, each).isEmpty())
                .findFirst();
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Place || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-10.2.a", "the landing force puts to sea");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Place(UnitId unit, HexId hex)
                ? SeaHexes.checkFirst(view.table(), unit, hex)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table now =
                action instanceof Decision.Place(UnitId unit, HexId hex)
                        ? SeaHexes.put(state.table(), unit, hex, telling)
                        : SeaHexes.rest(state.table(), telling);
        return resume(state.with(now), telling);
    }

    /** When the sea is full the others wait off the map (TGX-10.2.b). */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return next(new Occupation(state.table())).isPresent()
                ? new Flow.Stay<>(state, this)
                : new Flow.Done<>(state.with(SeaHexes.offTheMap(state.table(), telling)));
    }
}
