package sandtable.blitzcommander;

import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Unit;
import sandtable.kernel.step.Ended;

/** A position as a text that names every part of it that can differ: saves keep its hash. */
final class PositionText {
    private final Table table;
    private final StringBuilder text = new StringBuilder();

    private PositionText(Table table) {
        this.table = table;
    }

    static String of(State state) {
        var position = new PositionText(state.table());
        position.turn();
        position.units();
        position.objectives();
        position.steps(state);
        return position.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void turn() {
        line(table.battle().id());
        line("turn " + table.turn() + " of " + table.battle().sideOf(table.active()));
    }

    private void units() {
        for (int unit = 0; unit < table.units(); unit++) {
            line(table.battle().id(unit) + " " + words(table.unit(unit)));
        }
    }

    private static String words(Unit unit) {
        return unit.where()
                + (unit.entrenched() ? " entrenched" : "")
                + (unit.suppressed() ? " suppressed" : "")
                + (unit.acted() ? " acted" : "")
                + (unit.motion().moving() ? " moved, spent " + unit.motion().spent() : "")
                + (unit.motion().halved() ? " halved" : "")
                + (unit.attacking() ? " attacks" : "");
    }

    private void objectives() {
        for (int hex : table.battle().objectives()) {
            int holder = table.control(hex);
            line(
                    table.battle().hexName(hex)
                            + " held by "
                            + (holder == Table.NOBODY ? "nobody" : table.battle().sideOf(holder)));
        }
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
