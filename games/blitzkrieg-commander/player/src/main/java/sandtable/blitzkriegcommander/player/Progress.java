package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.command.Commanding;
import sandtable.blitzkriegcommander.state.Marks;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;

import java.util.Optional;

/**
 * How far a game has come, order by order: a number that rises with each order that has been carried
 * out or has failed, and with everything else that command units do.
 */
final class Progress {
    private static final int TURN = 1_000_000;
    private static final int COMMAND_PHASE = 500_000;
    private static final int FINISHED = 10_000;
    private static final int ORDERED = 30;
    private static final int MOST_ORDERS = 25;

    private Progress() {}

    static int of(View view) {
        Table table = view.table();
        int turns = 2 * table.turn() + (table.active() == table.battle().first() ? 0 : 1);
        return turns * TURN
                + view.underWay(CommandPhase.class)
                        .map(phase -> COMMAND_PHASE + orders(view, phase))
                        .orElseGet(() -> initiative(table));
    }

    private static int initiative(Table table) {
        int taken = 0;
        for (UnitId each : table.ids(table.active())) {
            Marks marks = table.unit(each).marks();
            taken += marks.initiative() == table.turn() ? 1 : 0;
            taken += marks.communicated() == table.turn() ? 1 : 0;
        }
        return taken;
    }

    /** While units act, their order does not count yet. */
    private static int orders(View view, CommandPhase phase) {
        Table table = view.table();
        Optional<Commanding> under = phase.under();
        int given = under.map(Commanding::orders).orElse(0);
        boolean acting = view.underWay(Acting.class).isPresent();
        int units = 0;
        int others = 0;
        for (UnitId each : table.ids(table.active())) {
            units += table.unit(each).marks().ordered().turn() == table.turn() ? 1 : 0;
            var command = table.command(each);
            if (command.isPresent()) {
                others += command.get().finished() == table.turn() ? FINISHED : 0;
                others += command.get().moved() == table.turn() ? 1 : 0;
            }
        }
        if (acting && given == 1) {
            units -= under.orElseThrow().formation().size();
        }
        return others
                + ORDERED * units
                + Math.min(MOST_ORDERS, acting ? given - 1 : given)
                + under.map(each -> each.requests().size()).orElse(0);
    }
}
