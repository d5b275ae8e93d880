package sandtable.notquitemechanized;

import sandtable.kernel.step.Ended;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.state.Diary;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

import java.util.TreeSet;

/** A position as a text that names every part of it that can differ: saves keep its hash. */
final class PositionText {
    private final StringBuilder text = new StringBuilder();

    private PositionText() {}

    static String of(State state) {
        var position = new PositionText();
        position.table(state.table());
        for (int post = 0; post < state.battle().posts().size(); post++) {
            position.secrets(state.battle(), post, state.secrets(post));
        }
        position.steps(state);
        return position.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void table(Table table) {
        line(table.battle().id());
        line(table.clock().toString());
        for (Stand each : table.battle().stands()) {
            line(each.id() + " " + table.body(each.id()));
        }
        for (Formation each : table.battle().formations()) {
            Unit unit = table.unit(each.id());
            line(
                    "%s %s %d %d %d %d"
                            .formatted(
                                    each.id(),
                                    new TreeSet<>(unit.flags()),
                                    unit.hours(),
                                    unit.fought(),
                                    unit.arrived(),
                                    unit.overran()));
        }
        line("positions " + table.positions());
        line("mines " + table.mines());
        line("crossings " + table.crossings());
        line("attacks " + table.attacks());
        line(table.tally().toString());
    }

    private void secrets(Battle battle, int post, Secrets secrets) {
        line("post " + battle.side(post));
        line(secrets.plan().toString());
        line(secrets.sheet().toString());
        line("knows " + secrets.knowledge());
        line("positions " + new TreeSet<>(secrets.positions()));
        line("mines " + new TreeSet<>(secrets.mines()));
        if (!secrets.diary().equals(Diary.BLANK)) {
            line(secrets.diary().toString());
        }
        line("scoots " + secrets.scoots());
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
