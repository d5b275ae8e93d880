package sandtable.hexblitz.position;

import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.Roster;
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
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (table.stand(i).side() == side && exerts(unit)) {
                addAround(table, unit, zone);
            }
        }
        return zone.done();
    }

    private static void addAround(Table table, Unit unit, HexSet.Edit zone) {
        zone.addAll(table.ground().grid().within(unit.hex(), 1));
        if (unit.straddles()) {
            zone.addAll(table.ground().grid().within(unit.second(), 1));
            if (unit.third() >= 0) {
                zone.addAll(table.ground().grid().within(unit.third(), 1));
            }
        }
    }

    /** HB-ZOC.5: whether a unit is held by an enemy that halted it and is still next to it. */
    public static boolean pinned(Table table, int index) {
        long by = table.unit(index).pinnedBy();
        if (by == 0) {
            return false;
        }
        int side = table.stand(index).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() != side && (by >>> i & 1) == 1 && holds(table, i, index)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Table table, int enemy, int index) {
        return exerts(table.unit(enemy)) && Distance.between(table, enemy, index) <= 1;
    }

    /**
     * The enemies whose Zone of Control a unit is in, as bits. Data ruling 9: these pin one that
     * has entered.
     */
    public static long holders(Table table, int index) {
        long by = 0;
        int side = table.stand(index).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() != side && holds(table, i, index)) {
                by |= 1L << i;
            }
        }
        return by;
    }

    /**
     * After a stand has moved (HB-ZOC.6), gone (HB-ZOC.7) or withdrawn (HB-ZOC.8) it holds nobody
     * whom it is not next to.
     */
    public static Table released(Table table, int gone) {
        int side = table.stand(gone).side();
        Roster.Edit<Unit> edit = null;
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            boolean held = table.stand(i).side() != side && (unit.pinnedBy() >>> gone & 1) == 1;
            if (held && !(unit.onMap() && holds(table, gone, i))) {
                edit = edit == null ? table.units().edit() : edit;
                edit.set(i, unit.pinnedBy(unit.pinnedBy() & ~(1L << gone)));
            }
        }
        return edit == null ? table : table.with(edit.done());
    }
}
