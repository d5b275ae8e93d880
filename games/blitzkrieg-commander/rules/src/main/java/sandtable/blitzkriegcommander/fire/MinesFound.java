package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-MINE.2: hidden fields that somebody came into are no secret any more. */
public final class MinesFound {
    private static final Clause FOUND = Clause.of("BKC-MINE.2");

    private MinesFound() {}

    /** The same of those that a forced move has entered, by their ids. */
    public static State entered(State state, List<MineId> entered, Telling<Happening> telling) {
        List<Fields.Field> fields =
                Fields.all(state).stream().filter(each -> entered.contains(each.id())).toList();
        return by(state, fields, telling);
    }

    public static State by(State state, List<Fields.Field> entered, Telling<Happening> telling) {
        State now = state;
        for (Fields.Field each : entered) {
            boolean hidden =
                    state.table().works().mines().get(each.id().index()) == Minefield.Unseen.HIDDEN;
            if (hidden) {
                telling.tell(
                        new FireHappening.MinesFound(
                                each.id(), each.middle(), each.dummy(), FOUND));
                now = found(now, each);
            }
        }
        return now;
    }

    private static State found(State state, Fields.Field field) {
        Table table = state.table();
        Minefield now =
                field.dummy()
                        ? Minefield.Unseen.REMOVED
                        : new Minefield.Seen(field.middle(), List.of());
        int owner = table.battle().field(field.id()).side();
        return state.with(table.with(table.works().with(field.id(), now)))
                .with(owner, state.secrets(owner).with(field.id(), Optional.empty()));
    }
}
