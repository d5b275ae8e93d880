package sandtable.hexblitz.position;

import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;

/**
 * The occupation as one side finds it, worked out once per decision: its own load on each hex, the
 * enemy and their zone.
 */
public final class Occupation {
    private final Table table;
    private final int side;
    private final byte[] load;
    private final HexSet held;
    private final HexSet straddled;
    private final HexSet zone;

    public Occupation(Table table, int side) {
        this.table = table;
        this.side = side;
        this.load = new byte[table.ground().grid().size()];
        var solid = new HexSet.Edit();
        var across = new HexSet.Edit();
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (!unit.onMap()) {
                continue;
            }
            if (table.stand(each).side() == side) {
                add(unit, table.stand(each).stacking());
            } else if (unit.straddles()) {
                add(across, unit);
            } else {
                solid.add(unit.hex());
            }
        }
        this.held = solid.done();
        this.straddled = across.done();
        this.zone = ZoneOfControl.of(table, 1 - side);
    }

    private void add(Unit unit, int stacking) {
        for (int part = 0; part < unit.parts(); part++) {
            load[unit.hex(part)] += (byte) stacking;
        }
    }

    private static void add(HexSet.Edit set, Unit unit) {
        for (int part = 0; part < unit.parts(); part++) {
            set.add(unit.hex(part));
        }
    }

    public Table table() {
        return table;
    }

    int side() {
        return side;
    }

    /**
     * HB-STK.1: whether a stand of this side still fits into the hex; its own load counts where it
     * is already.
     */
    public boolean fits(UnitId unit, int hex) {
        int already = table.unit(unit).in(hex) ? table.stand(unit).stacking() : 0;
        return load[hex] - already + table.stand(unit).stacking()
                <= table.battle().variants().stackingPoints();
    }

    /** Why a stand that does not fit is kept out. */
    public Violation full(UnitId unit, int hex) {
        return Violation.of(
                "HB-STK.1",
                "%s holds %d of %d stacking points and %s needs %d",
                table.hexId(hex),
                load[hex],
                table.battle().variants().stackingPoints(),
                unit,
                table.stand(unit).stacking());
    }

    public int load(int hex) {
        return load[hex];
    }

    /** Whether an enemy stands in the hex, all of it (data ruling 8: such a hex is not entered). */
    public boolean held(int hex) {
        return held.contains(hex);
    }

    /** Whether an enemy stand lies across into the hex (HB-STK.5). */
    public boolean straddled(int hex) {
        return straddled.contains(hex);
    }

    public boolean enemyZone(int hex) {
        return zone.contains(hex);
    }
}
