package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-CA.9: assaulters go one after the other; those that arrive fight, in one fight.
 *
 * @param waiting those who have not set out
 * @param gone those who have
 */
record Assaulting(UnitId target, List<Decision.Advance> waiting, List<UnitId> gone)
        implements SilentStep {
    private static final Clause NOTHING = Clause.of("BKC-CA.9");

    Assaulting {
        waiting = List.copyOf(waiting);
        gone = List.copyOf(gone);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        if (!waiting.isEmpty() && table.base(target).isPresent()) {
            return next(state);
        }
        List<UnitId> fight = gone.stream().filter(each -> arrived(table, each)).toList();
        if (fight.isEmpty()) {
            telling.tell(new AssaultHappening.CameToNothing(target, NOTHING));
            return new Flow.Done<>(state);
        }
        return CloseAssault.resolve(state, Fight.of(table, target, fight), telling);
    }

    private Flow<State> next(State state) {
        Decision.Advance advance = waiting.getFirst();
        var out = new ArrayList<>(gone);
        out.add(advance.unit());
        var rest = new Assaulting(target, waiting.subList(1, waiting.size()), out);
        boolean able =
                state.table().base(advance.unit()).isPresent()
                        && !state.table().unit(advance.unit()).suppressed(); // BKC-SUPP.3
        if (!able) {
            return new Flow.Next<>(state, rest);
        }
        return Approach.way(state.table(), advance, target)
                .<Flow<State>>map(
                        way -> new Flow.Push<>(state, rest, Advancing.along(advance.unit(), way)))
                .orElseGet(() -> new Flow.Next<>(state, rest));
    }

    /** In contact, and not suppressed on the way (BKC-OPP.6). */
    private boolean arrived(Table table, UnitId unit) {
        return Gaps.contact(table, unit, target) && !table.unit(unit).suppressed();
    }

    @Override
    public String named() {
        return "assault on %s, waiting %s, gone %s".formatted(target, waiting, gone);
    }
}
