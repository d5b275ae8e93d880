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
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-10.3 In housekeeping all units at sea advance, those nearest to the beach first; their owner
 * is asked only where it makes a difference.
 *
 * @param left those who have not advanced yet
 */
public record Advancing(int side, List<UnitId> left) implements Step {
    private static final Clause ADVANCE = Clause.of("TGX-10.3.c");

    public Advancing {
        left = List.copyOf(left);
    }

    /** All who are at sea now. */
    public static Advancing all(Table table) {
        return new Advancing(Landings.side(table), Landings.atSea(table));
    }

    @Override
    public int whom(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        int[] far = BeachLanding.distances(table.ground());
        var occupation = new Occupation(table);
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        for (UnitId unit : BeachLanding.front(table, far, left)) {
            for (HexId hex : BeachLanding.open(occupation, far, unit)) {
                choices.add(new Decision.Sail(unit, hex));
            }
        }
        return Step.all(ADVANCE, "Who advances where to the beach?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Sail || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-10.3.c", "units at sea advance");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Sail(UnitId unit, HexId hex)
                ? check(view.table(), unit, hex)
                : Optional.empty();
    }

    private Optional<Violation> check(Table table, UnitId unit, HexId hex) {
        int[] far = BeachLanding.distances(table.ground());
        if (!BeachLanding.front(table, far, left).contains(unit)) {
            return refused(
                    "%s does not advance now: those nearest to the beach come first",
                    unit.called());
        }
        return BeachLanding.open(new Occupation(table), far, unit).contains(hex)
                ? Optional.empty()
                : refused("%s brings %s no nearer to the beach", hex.name(), unit.called());
    }

    private static Optional<Violation> refused(String reason, Object... facts) {
        return Optional.of(Violation.of("TGX-10.3.c", reason, facts));
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        if (!(action instanceof Decision.Sail(UnitId unit, HexId hex))) {
            return new Flow.Done<>(state.with(byThemselves(state.table(), left, telling)));
        }
        Table now = BeachLanding.advance(state.table(), unit, hex, telling);
        return new Advancing(side, Lists.without(left, unit)).resume(state.with(now), telling);
    }

    /** Whoever has no choice goes on until somebody has. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table now = state.table();
        List<UnitId> open = left;
        int[] far = BeachLanding.distances(now.ground());
        while (!open.isEmpty()) {
            List<UnitId> front = BeachLanding.front(now, far, open);
            if (BeachLanding.choice(now, far, front)) {
                return new Flow.Stay<>(state.with(now), new Advancing(side, open));
            }
            now = byThemselves(now, front, telling);
            open = open.stream().filter(each -> !front.contains(each)).toList();
        }
        return new Flow.Done<>(state.with(now));
    }

    private static Table byThemselves(Table table, List<UnitId> units, Telling<Happening> telling) {
        Table now = table;
        int[] far = BeachLanding.distances(table.ground());
        List<UnitId> open = units;
        while (!open.isEmpty()) {
            List<UnitId> front = BeachLanding.front(now, far, open);
            Optional<UnitId> first = BeachLanding.first(now, far, front);
            UnitId unit = first.orElse(front.getFirst());
            now =
                    first.isPresent()
                            ? BeachLanding.advance(
                                    now, unit, BeachLanding.way(now, far, unit), telling)
                            : BeachLanding.stuck(now, far, unit, telling);
            open = Lists.without(open, unit);
        }
        return now;
    }
}
