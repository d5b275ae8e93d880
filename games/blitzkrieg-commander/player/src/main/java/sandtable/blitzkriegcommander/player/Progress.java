package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.state.Marks;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;

/**
 * How far a game has come: a number that rises with each order and with each unit that has acted by
 * it, with all else that command units do, and with each initiative.
 */
final class Progress {
    private static final int TURN = 50_000_000;
    private static final int COMMAND_PHASE = 25_000_000;
    private static final int FINISHED = 1_000_000;
    private static final int ORDERED = 5_000;
    private static final int GIVEN = 150;
    private static final int MOST_GIVEN = 30;

    private Progress() {}

    static int of(View view) {
        Table table = view.table();
        int turns = 2 * table.turn() + (table.active() == table.battle().first() ? 0 : 1);
        int done =
                switch (view.step()) {
                    case InitiativePhase _ -> 1 + initiative(table);
                    case CommandPhase _, Acting _ -> COMMAND_PHASE + orders(view);
                    default -> 0; // what is asked in the midst of an action
                };
        return turns * TURN + done;
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

    private static int orders(View view) {
        Table table = view.table();
        CommandPhase phase = view.underWay(CommandPhase.class).orElseThrow();
        int sum = 0;
        for (UnitId each : table.ids(table.active())) {
            sum += table.unit(each).marks().ordered().turn() == table.turn() ? ORDERED : 0;
            var command = table.command(each);
            if (command.isPresent()) {
                sum += command.get().finished() == table.turn() ? FINISHED : 0;
                sum += command.get().moved() == table.turn() ? ORDERED : 0;
            }
        }
        int given = phase.under().map(each -> each.orders() + each.requests().size()).orElse(0);
        int waiting =
                view.underWay(Acting.class)
                        .map(each -> each.context().waiting().size() * each.rounds())
                        .orElse(0);
        return sum + GIVEN * Math.min(MOST_GIVEN, given) - waiting;
    }
}
