package sandtable.hexblitz.visibility;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

/** HB-VIS Visibility: who is seen, and what is remembered of those who are not. */
public final class Visibility {
    private static final Clause IN_VIEW = Clause.of("HB-VIS.1");
    private static final Clause AT_NIGHT = Clause.of("HB-VIS.5");

    private Visibility() {}

    /** All hexes that a side sees into. */
    public static HexSet seenBy(Table table, int side) {
        var seen = new HexSet.Edit();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side) {
                addSight(table, i, table.unit(i), seen);
            }
        }
        return seen.done();
    }

    private static void addSight(Table table, int index, Unit unit, HexSet.Edit seen) {
        if (!unit.onMap()) {
            return;
        }
        seen.addAll(from(table, index, unit.hex()));
        if (unit.straddles()) { // HB-STK.4
            seen.addAll(from(table, index, unit.second()));
            if (unit.third() >= 0) {
                seen.addAll(from(table, index, unit.third()));
            }
        }
    }

    /** What a unit would see from a hex. */
    public static HexSet from(Table table, int unit, int hex) {
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
    public static boolean visible(Table table, int index, HexSet seen) {
        Unit unit = table.unit(index);
        if (unit.aboard()) {
            return visible(table, unit.carrier(), seen);
        }
        return unit.onMap()
                && (unit.has(Mark.SHOWN)
                        || seen.contains(unit.hex())
                        || unit.straddles()
                                && (seen.contains(unit.second())
                                        || unit.third() >= 0 && seen.contains(unit.third())));
    }

    /** The units that are seen by their enemy now, remembered as they are. */
    public static State remember(State state) {
        State both = remember(state, 0, seenBy(state.table(), 0));
        return remember(both, 1, seenBy(state.table(), 1));
    }

    /** What {@code side} sees in {@code seen}, remembered as it is. */
    public static State remember(State state, int side, HexSet seen) {
        Table table = state.table();
        Roster<Sighting> known = state.secrets(side).sightings();
        Roster.Edit<Sighting> edit = null;
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side || !visible(table, i, seen)) {
                continue;
            }
            Sighting now = sighting(table, i);
            if (!now.equals(known.get(i))) {
                edit = edit == null ? known.edit() : edit;
                edit.set(i, now);
            }
        }
        return edit == null
                ? state
                : state.with(side, state.secrets(side).remembering(edit.done()));
    }

    private static Sighting sighting(Table table, int index) {
        Unit unit = table.unit(index);
        int hex = unit.aboard() ? table.unit(unit.carrier()).hex() : unit.hex();
        return new Sighting(hex, table.turn(), unit.sp(), unit.order());
    }

    /**
     * Tells {@code side} of enemies that {@code seen} shows and that it did not see {@code before}.
     */
    public static void tell(
            Table table, int side, HexSet before, HexSet seen, Telling<Happening> telling) {
        for (int i = 0; i < table.units().size(); i++) {
            boolean enemy = table.stand(i).side() != side;
            if (enemy
                    && table.unit(i).onMap()
                    && visible(table, i, seen)
                    && !visible(table, i, before)) {
                Clause clause = table.night() ? AT_NIGHT : IN_VIEW;
                telling.tell(
                        new Happening.Sighted(i, table.side(side), table.unit(i).hex(), clause));
            }
        }
    }
}
