package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

import java.util.Comparator;
import java.util.Optional;

/** What it means to be knocked out: the only way in which units are lost. */
public final class KnockOut {
    private static final Clause NEW_CO = Clause.of("BKC-CU.3");

    private KnockOut() {}

    /**
     * @param why in a few words
     */
    public static State of(
            State state, UnitId unit, String why, Clause clause, Telling<Happening> telling) {
        telling.tell(new FireHappening.KnockedOut(unit, why, clause));
        Table lost = lost(state.table(), unit, telling);
        return Passengers.leave(state.with(lost), state.table(), unit, telling);
    }

    private static Table lost(Table table, UnitId unit, Telling<Happening> telling) {
        Optional<Command> command = table.command(unit);
        if (command.isEmpty()) {
            return table.with(unit, table.unit(unit).with(Whereabouts.Off.KNOCKED_OUT));
        }
        Optional<UnitId> heir =
                command.get().role() == Role.CO ? heir(table, unit) : Optional.empty();
        return heir.map(hq -> succeeded(table, unit, hq, telling))
                .orElseGet(() -> returning(table, unit, command.get()));
    }

    /** BKC-CU.2: it comes back in its owner's next turn, with a lower CV. */
    private static Table returning(Table table, UnitId unit, Command command) {
        return table.with(unit, table.unit(unit).with(Whereabouts.Off.RETURNING))
                .with(unit, command.withCv(command.cv() - 1));
    }

    /** BKC-CU.3: the HQ of the best CV on the table. */
    private static Optional<UnitId> heir(Table table, UnitId co) {
        return table.onTable(table.stand(co).side()).stream()
                .filter(each -> table.command(each).stream().anyMatch(it -> it.role() == Role.HQ))
                .max(
                        Comparator.<UnitId>comparingInt(
                                        each -> table.command(each).orElseThrow().cv())
                                .thenComparing(Comparator.reverseOrder()));
    }

    private static Table succeeded(Table table, UnitId co, UnitId hq, Telling<Happening> telling) {
        Command now = table.command(hq).orElseThrow();
        Command raised = now.with(Role.CO).withCv(now.cv() - 1);
        telling.tell(new FireHappening.TookCommand(hq, raised.cv(), NEW_CO));
        return table.with(co, table.unit(co).with(Whereabouts.Off.KNOCKED_OUT)).with(hq, raised);
    }
}
