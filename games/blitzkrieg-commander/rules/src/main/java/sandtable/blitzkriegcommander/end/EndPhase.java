package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** BKC-END End Phase. */
public record EndPhase() implements SilentStep {
    private static final Clause HITS = Clause.of("BKC-END.1");
    private static final Clause RECOVERY = Clause.of("BKC-END.2");
    private static final Clause SMOKE = Clause.of("BKC-END.4");

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table rested = cleared(recovered(unhit(state.table(), telling), telling), telling);
        return over(rested, telling)
                .<Flow<State>>map(over -> new Flow.Over<>(state.with(rested), over))
                .orElseGet(() -> new Flow.Done<>(state.with(rested)));
    }

    /** BKC-END.6: whether and how the battle is over. */
    private static Optional<Pending.Over> over(Table table, Telling<Happening> telling) {
        boolean last = table.active() != table.battle().first(); // BKC-PHASE.2
        Optional<Pending.Over> over =
                BreakTest.fails(table, telling)
                        ? Optional.of(Scoring.withdrawn(table)) // BKC-EOB.4
                        : Scoring.atOnce(table); // BKC-EOB.1
        if (over.isEmpty() && last && table.turn() == table.battle().turns()) { // BKC-EOB.2
            over = Optional.of(Scoring.atLast(table));
        }
        over.ifPresent(
                each ->
                        telling.tell(
                                new TurnHappening.BattleEnded(
                                        each.winner(), each.reason(), each.clause())));
        return over;
    }

    /** BKC-END.1: hits of both sides. */
    private static Table unhit(Table table, Telling<Happening> telling) {
        List<UnitId> hit = those(table, each -> table.unit(each).hits() > 0);
        if (!hit.isEmpty()) {
            telling.tell(new TurnHappening.HitsRemoved(hit, HITS));
        }
        return changed(table, hit, each -> each.withHits(0));
    }

    /** BKC-END.2, BKC-END.3: units of the active player only. */
    private static Table recovered(Table table, Telling<Happening> telling) {
        List<UnitId> own =
                those(
                        table,
                        each ->
                                table.stand(each).side() == table.active()
                                        && table.unit(each).suppressed());
        if (!own.isEmpty()) {
            telling.tell(new TurnHappening.Recovered(own, RECOVERY));
        }
        return changed(table, own, each -> each.withSuppressed(false));
    }

    private static List<UnitId> those(Table table, Predicate<UnitId> which) {
        return table.ids().stream().filter(which).toList();
    }

    private static Table changed(Table table, List<UnitId> units, UnaryOperator<Unit> change) {
        var edit = table.units().edit();
        units.forEach(each -> edit.set(each.index(), change.apply(edit.get(each.index()))));
        return units.isEmpty() ? table : table.with(edit.done());
    }

    /** BKC-END.4, BKC-END.5: what the active player laid in an earlier turn. */
    private static Table cleared(Table table, Telling<Happening> telling) {
        var gone = new ArrayList<Smoke>();
        var left = new ArrayList<Smoke>();
        for (Smoke each : table.smoke()) {
            boolean lifts = each.side() == table.active() && each.turn() < table.turn();
            (lifts ? gone : left).add(each);
        }
        if (gone.isEmpty()) {
            return table;
        }
        telling.tell(new TurnHappening.SmokeLifted(gone, SMOKE));
        return table.with(left);
    }

    @Override
    public String named() {
        return "end phase";
    }
}
