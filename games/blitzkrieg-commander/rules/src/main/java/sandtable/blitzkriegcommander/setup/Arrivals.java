package sandtable.blitzkriegcommander.setup;

import static sandtable.blitzkriegcommander.data.Setting.RESERVE_SCORE;

import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;

/** BKC-SET.3, BKC-CU.2: who comes on the table at the start of a side's turn. */
public record Arrivals() implements SilentStep {
    private static final Clause RESERVE = Clause.of("BKC-SET.3");
    private static final int DIE = 6;

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        var come = new ArrayList<UnitId>(returning(table));
        List<OrderOfBattle.Reserve> groups = table.battle().order().reserves();
        for (int i = 0; i < groups.size(); i++) {
            OrderOfBattle.Reserve group = groups.get(i);
            List<UnitId> units = waiting(table, i);
            boolean due = group.side() == table.active() && group.turn() <= table.turn();
            if (due && !units.isEmpty() && comes(group, telling)) {
                come.addAll(units);
            }
        }
        return come.isEmpty()
                ? new Flow.Done<>(state)
                : new Flow.Next<>(state, new Arriving(List.copyOf(come)));
    }

    private static boolean comes(OrderOfBattle.Reserve group, Telling<Happening> telling) {
        int die = telling.chance().die(DIE);
        boolean comes = die >= RESERVE_SCORE.value();
        telling.tell(
                new CommandHappening.ReserveRolled(
                        group.id(), die, RESERVE_SCORE.value(), comes, RESERVE));
        return comes;
    }

    private static List<UnitId> waiting(Table table, int group) {
        return table.ids().stream()
                .filter(each -> table.unit(each).where() == Whereabouts.Off.RESERVE)
                .filter(each -> table.stand(each).start().equals(new Start.InReserve(group)))
                .toList();
    }

    private static List<UnitId> returning(Table table) {
        return table.ids(table.active()).stream()
                .filter(each -> table.unit(each).where() == Whereabouts.Off.RETURNING)
                .toList();
    }

    @Override
    public String named() {
        return "arrivals";
    }
}
