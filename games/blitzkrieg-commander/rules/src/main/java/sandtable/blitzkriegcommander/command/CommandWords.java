package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.ArrayList;
import java.util.List;

/**
 * How orders are typed: {@code order hq-1 sherman-1 sherman-2 +assault +dense +road}, {@code stop},
 * {@code end}.
 */
public final class CommandWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "order",
                            Decision.Order.class,
                            (view, it) ->
                                    List.of(
                                            Phrase.of(it.commander()),
                                            units(view, it.units()),
                                            allowances(it.allows())),
                            CommandWords::order),
                    Wording.bare("stop", new Decision.Stop()),
                    Wording.bare("end", new Decision.End()));

    private CommandWords() {}

    private static final String PLUS = "+";

    private static Phrase allowances(List<Allowance> allows) {
        return Phrase.of(allows.stream().map(Allowance::word).toArray());
    }

    /** Any of the side's own on the table that are no command units. */
    private static Phrase units(View view, List<UnitId> chosen) {
        List<UnitId> own =
                view.table().ids(view.me()).stream()
                        .filter(each -> !view.table().stand(each).type().command())
                        .filter(each -> view.table().spot(each).isPresent())
                        .toList();
        return Phrase.pieces("units", Wording.names(own), Wording.names(chosen));
    }

    private static Decision.Order order(OrderWords words) {
        UnitId commander = words.unit();
        List<UnitId> units = words.some(OrderWords::unit, PLUS);
        var allows = new ArrayList<Allowance>();
        for (Allowance each : Allowance.values()) {
            if (words.words().taken(each.word())) {
                allows.add(each);
            }
        }
        return new Decision.Order(commander, units, allows);
    }
}
