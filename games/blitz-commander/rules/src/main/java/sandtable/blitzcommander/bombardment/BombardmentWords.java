package sandtable.blitzcommander.bombardment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Template;

import java.util.List;
import java.util.Optional;

/** How bombardments are typed: {@code bombard F07 with us-guns}, {@code commit nothing}. */
public final class BombardmentWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "bombard",
                            Decision.Bombard.class,
                            bombard -> Wording.hexWith(bombard.hex(), bombard.units()),
                            BombardmentWords::bombard,
                            (view, bombard) -> guns(view, bombard.hex(), bombard.units())),
                    new Wording<>(
                            "commit",
                            Decision.Commit.class,
                            commit -> Wording.idsOrNone(commit.units()),
                            words -> new Decision.Commit(words.unitsOrNone()),
                            (view, commit) ->
                                    view.step() instanceof Answering answering
                                            ? guns(view, answering.hex(), commit.units())
                                            : Optional.empty()));

    private BombardmentWords() {}

    /** Without a word about guns no more than it takes. */
    private static Decision.Bombard bombard(OrderWords words) {
        HexId hex = words.hex();
        Table table = words.table();
        return new Decision.Bombard(
                hex,
                words.with()
                        .orElseGet(
                                () ->
                                        table.battle()
                                                .unitIds(Bombardment.usual(table, hex.index()))));
    }

    private static Optional<Template.Blank> guns(View view, HexId hex, List<UnitId> chosen) {
        List<Integer> among =
                Bombardment.reaching(view.table(), view.me(), hex.index()).stream()
                        .sorted()
                        .toList();
        return Wording.units(view.battle().unitIds(among), chosen);
    }
}
