package sandtable.notquitemechanized;

import sandtable.kernel.Roster;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.setup.SetUp;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Tally;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;

/**
 * A state that would look like a view: enemies who are not seen are where they were last seen, or
 * where they began, and do what the scenario planned for them.
 */
final class Guess {
    private Guess() {}

    static State of(View view, Chance chance) {
        Battle battle = view.battle();
        Roster.Edit<Body> bodies = view.table().bodies().edit();
        for (Stand each : battle.stands()) {
            int index = each.id().index();
            if (!view.knows(each.id())) {
                bodies.set(index, believed(each, view.knowledge(each.id())));
            }
        }
        Table start = SetUp.table(battle);
        Table table =
                view.table()
                        .withBodies(bodies.done())
                        .withPositions(positions(view, start))
                        .withMines(mines(view, start))
                        .with(start.tally());
        var secrets = new ArrayList<Secrets>();
        for (int post = 0; post < battle.posts().size(); post++) {
            secrets.add(post == view.me() ? view.secrets() : others(view, post));
        }
        Tally tally =
                new Tally(
                        start.tally().held(),
                        start.tally().scored(),
                        view.table().tally().contact());
        return new State(table.with(tally), view.stack(), Roster.of(secrets));
    }

    /** Posts that share what they see know the same; what they have written nobody knows. */
    private static Secrets others(View view, int post) {
        Secrets begun = SetUp.secrets(view.battle(), post);
        Secrets own = view.secrets();
        return view.battle().shares(view.me(), post)
                ? begun.knowing(own.knowledge(), own.positions(), own.mines())
                : begun;
    }

    private static Body believed(Stand stand, Knowledge known) {
        return switch (known) {
            case Knowledge.LastSeen(_, var body) -> body;
            case Knowledge.Seen _, Knowledge.None _ -> SetUp.body(stand);
        };
    }

    /** Those that are known, and those of the enemy that the scenario has dug. */
    private static List<Position> positions(View view, Table start) {
        var all = new ArrayList<>(view.table().positions());
        start.positions().stream()
                .filter(each -> each.camp() != view.camp())
                .filter(each -> !view.secrets().positions().contains(each.id()))
                .forEach(all::add);
        return all;
    }

    private static List<Belt> mines(View view, Table start) {
        var all = new ArrayList<>(view.table().mines());
        start.mines().stream()
                .filter(each -> each.camp() != view.camp())
                .filter(each -> !view.secrets().mines().contains(each.id()))
                .forEach(all::add);
        return all;
    }
}
