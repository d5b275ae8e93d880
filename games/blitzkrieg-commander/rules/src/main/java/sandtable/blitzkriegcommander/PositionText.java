package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.step.Ended;

/** A position as a text that names every part of it that can differ: saves keep its hash. */
final class PositionText {
    private final StringBuilder text = new StringBuilder();

    private PositionText() {}

    static String of(State state) {
        var position = new PositionText();
        position.table(state.table());
        for (Secrets secrets : state.secrets()) {
            position.line("mines " + secrets.mines());
            position.line("plan " + secrets.plan());
            position.line("holds " + secrets.holds());
            position.line("standing " + secrets.standing());
        }
        position.steps(state);
        return position.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void table(Table table) {
        line(table.battle().id());
        line("turn " + table.turn() + " of " + table.battle().sideOf(table.active()));
        for (UnitId unit : table.ids()) {
            line(unit + " " + table.unit(unit));
            table.command(unit).ifPresent(each -> line(unit + " " + each));
        }
        line(table.support().toString());
        line(table.works().toString());
        line("smoke " + table.smoke());
    }

    private void steps(State state) {
        for (var step : state.stack().steps()) {
            switch (step) {
                case Step own -> line(own.named());
                case Ended<?, ?, ?, ?> ended ->
                        line("over: " + ended.result().winner() + ", " + ended.result().reason());
                default -> throw new IllegalStateException("no step of this game: " + step);
            }
        }
    }
}
