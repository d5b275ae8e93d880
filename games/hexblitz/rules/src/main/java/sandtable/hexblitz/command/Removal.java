package sandtable.hexblitz.command;

import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

/** Stands that are gone for good; a formation may lose its HQ by it (data ruling 30, R-HB-38). */
public final class Removal {
    private static final Clause HQ_LOST = Clause.of("HB-FORM.2");

    private Removal() {}

    /** Takes a unit off the map for good. */
    public static Table of(
            Table before, UnitId id, Whereabouts.Off place, Telling<Happening> telling) {
        Table table = before.with(id, before.unit(id).gone(place).halfLogs(0));
        int formation = table.stand(id).formation();
        if (table.command(formation).under(id)) {
            telling.tell(new Happening.HeadquartersLost(formation, HQ_LOST));
            table = table.with(formation, table.command(formation).lost(table.turn()));
        }
        return ZoneOfControl.released(table, id);
    }
}
