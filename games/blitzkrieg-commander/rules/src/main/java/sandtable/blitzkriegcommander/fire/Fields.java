package sandtable.blitzkriegcommander.fire;

import static sandtable.blitzkriegcommander.data.Setting.BREACH_WIDTH;

import sandtable.blitzkriegcommander.setup.Concealment;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Minefields as far as somebody knows them. */
public record Fields(List<Field> all) {
    public Fields {
        all = List.copyOf(all);
    }

    /**
     * @param at its middle
     * @param lanes cleared through it
     */
    public record Field(MineId id, Spot at, boolean dummy, boolean hidden, List<Segment> lanes) {
        /** BKC-GEO.4: whether a centre is in it, and not in a lane. */
        public boolean holds(Spot spot) {
            return Concealment.field(at).contains(spot)
                    && lanes.stream()
                            .noneMatch(each -> each.within(BREACH_WIDTH.value() / 2, spot));
        }
    }

    /** All there are, for what happens. */
    public static Fields truth(State state) {
        return of(state.table(), state.secrets());
    }

    /** What a side knows of, for what it may expect. */
    public static Fields known(View view) {
        return of(view.table(), List.of(view.secrets()));
    }

    /** What everybody knows of. */
    public static Fields seen(Table table) {
        return of(table, List.of());
    }

    private static Fields of(Table table, List<Secrets> known) {
        var all = new ArrayList<Field>();
        for (OrderOfBattle.Field each : table.battle().order().mines()) {
            field(table, known, each.id()).ifPresent(all::add);
        }
        return new Fields(all);
    }

    private static Optional<Field> field(Table table, List<Secrets> known, MineId id) {
        return switch (table.works().mines().get(id.index())) {
            case Minefield.Seen(var at, var lanes) ->
                    Optional.of(new Field(id, at, false, false, lanes));
            case Minefield.Unseen.REMOVED -> Optional.empty();
            case Minefield.Unseen.HIDDEN ->
                    known.stream()
                            .flatMap(each -> each.mines().get(id.index()).stream())
                            .map(each -> new Field(id, each.at(), each.dummy(), true, List.of()))
                            .findFirst();
        };
    }

    /** Whether a centre is in a field that is no dummy. */
    boolean mined(Spot spot) {
        return all.stream().anyMatch(each -> !each.dummy() && each.holds(spot));
    }

    /** BKC-MINE.2: a hidden field that somebody came into is no secret any more. */
    public static State found(State state, Field field) {
        Table table = state.table();
        Minefield now =
                field.dummy()
                        ? Minefield.Unseen.REMOVED
                        : new Minefield.Seen(field.at(), List.of());
        int owner = table.battle().field(field.id()).side();
        return state.with(table.with(table.works().with(field.id(), now)))
                .with(owner, state.secrets(owner).with(field.id(), Optional.empty()));
    }
}
