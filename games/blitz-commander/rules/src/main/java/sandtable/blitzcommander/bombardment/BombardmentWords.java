package sandtable.blitzcommander.bombardment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How bombardments are typed: {@code bombard F07 with us-guns}, {@code commit nothing}. */
public final class BombardmentWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "bombard",
                            Decision.Bombard.class,
                            (battle, bombard) -> {
                                var words = new ArrayList<>(Wording.ids(battle, bombard.units()));
                                words.addAll(0, List.of(battle.hexName(bombard.hex()), "with"));
                                return words;
                            },
                            BombardmentWords::bombard,
                            (view, bombard) -> guns(view, bombard.hex(), bombard.units())),
                    new Wording<>(
                            "commit",
                            Decision.Commit.class,
                            (battle, commit) -> Wording.idsOrNone(battle, commit.units()),
                            words -> new Decision.Commit(words.unitsOrNone()),
                            (view, commit) ->
                                    view.step() instanceof Answering answering
                                            ? guns(view, answering.hex(), commit.units())
                                            : Optional.empty()));

    private BombardmentWords() {}

    /** Without a word about guns no more than it takes. */
    private static Decision.Bombard bombard(OrderWords words) {
        int hex = words.hex();
        Table table = words.table();
        return new Decision.Bombard(
                hex,
                words.with()
                        .orElseGet(
                                () ->
                                        Bombardment.enough(
                                                table,
                                                Bombardment.reaching(table, table.active(), hex),
                                                table.occupation()
                                                        .count(1 - table.active(), hex))));
    }

    private static Optional<Template.Blank> guns(View view, int hex, List<Integer> chosen) {
        List<Integer> among =
                Bombardment.reaching(view.table(), view.me(), hex).stream().sorted().toList();
        return Wording.units(view.battle(), among, chosen);
    }
}
