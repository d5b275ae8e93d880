package sandtable.hexblitz.position;

import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.UnitSet;
import sandtable.kernel.Roster;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

/** HB-ZOC Zone of Control. */
public final class ZoneOfControl {
    private ZoneOfControl() {}

    /**
     * HB-ZOC.1: every combat stand exerts one; Transport that moves LOG is none (HB-FN.4), other
     * Transport is (HB-FN.5).
     */
    static boolean exerts(Unit unit) {
        return unit.onMap() && unit.halfLogs() == 0;
    }

    /**
     * HB-ZOC.2: the hexes of a side's stands and those around them, over any terrain (data ruling
     * 10).
     */
    public static HexSet of(Table table, int side) {
        var zone = new HexSet.Edit();
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (table.stand(each).side() == side && exerts(unit)) {
                addAround(table, unit, zone);
            }
        }
        return zone.done();
    }

    private static void addAround(Table table, Unit unit, HexSet.Edit zone) {
        HexGrid grid = table.ground().grid();
        for (int part = 0; part < unit.parts(); part++) {
            zone.addAll(grid.within(unit.hex(part), 1));
        }
    }

    /** HB-ZOC.5: whether a unit is held by an enemy that halted it and is still next to it. */
    public static boolean pinned(Table table, UnitId id) {
        UnitSet by = table.unit(id).pinnedBy();
        return !by.isEmpty() && by.any(enemy -> holds(table, enemy, id));
    }

    private static boolean holds(Table table, UnitId enemy, UnitId id) {
        return exerts(table.unit(enemy)) && Distance.between(table, enemy, id) <= 1;
    }

    /**
     * The enemies whose Zone of Control a unit is in. Data ruling 9: these pin one that has
     * entered.
     */
    public static UnitSet holders(Table table, UnitId id) {
        int side = table.stand(id).side();
        return UnitSet.of(
                table.ids(each -> table.stand(each).side() != side && holds(table, each, id)));
    }

    /**
     * After a stand has moved (HB-ZOC.6), gone (HB-ZOC.7) or withdrawn (HB-ZOC.8) it holds nobody
     * whom it is not next to.
     */
    public static Table released(Table table, UnitId gone) {
        int side = table.stand(gone).side();
        Roster.Edit<Unit> edit = null;
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            boolean held = table.stand(each).side() != side && unit.pinnedBy().contains(gone);
            if (held && !(unit.onMap() && holds(table, gone, each))) {
                edit = edit == null ? table.units().edit() : edit;
                edit.set(each.index(), unit.pinnedBy(unit.pinnedBy().without(gone)));
            }
        }
        return edit == null ? table : table.with(edit.done());
    }
}
