package sandtable.hexblitz.visibility;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.Optional;

/** HB-VIS Visibility: who is seen, and what is remembered of those who are not. */
public final class Visibility {
    private static final Clause IN_VIEW = Clause.of("HB-VIS.1");
    private static final Clause AT_NIGHT = Clause.of("HB-VIS.5");

    private Visibility() {}

    /** All hexes that a side sees into. */
    public static HexSet seenBy(Table table, int side) {
        var seen = new HexSet.Edit();
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side) {
                addSight(table, each, table.unit(each), seen);
            }
        }
        return seen.done();
    }

    private static void addSight(Table table, UnitId id, Unit unit, HexSet.Edit seen) {
        if (!unit.onMap()) {
            return;
        }
        seen.addAll(from(table, id, unit.hex()));
        for (int part = 1; part < unit.parts(); part++) { // HB-STK.4
            seen.addAll(from(table, id, unit.hex(part)));
        }
    }

    /** What a unit would see from a hex. */
    public static HexSet from(Table table, UnitId unit, int hex) {
        boolean farSighted =
                table.battle().variants().reconnaissanceSeesThree()
                        && table.stand(unit).kind() == Kind.RECONNAISSANCE;
        return table.ground()
                .sight()
                .from(hex, table.unit(unit).order().moving(), table.night(), farSighted);
    }

    /**
     * Whether the enemy, who sees {@code seen}, sees this unit. Who has fired is seen until the
     * turn ends (R-HB-34).
     */
    public static boolean visible(Table table, UnitId id, HexSet seen) {
        Unit unit = table.unit(id);
        if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
            return visible(table, transport, seen);
        }
        return unit.onMap() && (unit.has(Mark.SHOWN) || unit.in(seen));
    }

    /** The units that are seen by their enemy now, remembered as they are. */
    public static State remember(State state) {
        State both = remember(state, 0, seenBy(state.table(), 0));
        return remember(both, 1, seenBy(state.table(), 1));
    }

    /** What {@code side} sees in {@code seen}, remembered as it is. */
    public static State remember(State state, int side, HexSet seen) {
        Table table = state.table();
        Roster<Optional<Sighting>> known = state.secrets(side).sightings();
        Roster.Edit<Optional<Sighting>> edit = null;
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side || !visible(table, each, seen)) {
                continue;
            }
            Optional<Sighting> now = Optional.of(sighting(table, each));
            if (!now.equals(known.get(each.index()))) {
                edit = edit == null ? known.edit() : edit;
                edit.set(each.index(), now);
            }
        }
        return edit == null
                ? state
                : state.with(side, state.secrets(side).remembering(edit.done()));
    }

    private static Sighting sighting(Table table, UnitId id) {
        Unit unit = table.unit(id);
        HexId hex = unit.carrier().map(table::unit).orElse(unit).place();
        return new Sighting(hex, table.turn(), unit.sp(), unit.order());
    }

    /**
     * Tells {@code side} of enemies that {@code seen} shows and that it did not see {@code before}.
     */
    public static void tell(
            Table table, int side, HexSet before, HexSet seen, Telling<Happening> telling) {
        for (UnitId each : table.ids()) {
            boolean enemy = table.stand(each).side() != side;
            if (enemy
                    && table.unit(each).onMap()
                    && visible(table, each, seen)
                    && !visible(table, each, before)) {
                Clause clause = table.night() ? AT_NIGHT : IN_VIEW;
                telling.tell(
                        new Happening.Sighted(
                                each, table.side(side), table.unit(each).place(), clause));
            }
        }
    }
}
