package sandtable.tacticalgamex.airborne;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.ScatterDiagram;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.movement.StreamCrossing;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;

/** TGX-11.3 Paratroops, TGX-11.4 Gliders, TGX-11.5 Landing Status. */
final class LandingStatus {
    private static final Clause JUMPED = Clause.of("TGX-11.3.b");
    private static final Clause GLIDED = Clause.of("TGX-11.4.a");
    private static final Clause SHOT_DOWN = Clause.of("TGX-11.2.c");
    private static final Clause OFF_THE_MAP = Clause.of("TGX-11.5.e");
    private static final Clause FULL = Clause.of("TGX-11.5.b");
    private static final Clause CLOSED = Clause.of("TGX-11.5.c");
    private static final int TENS = 10;

    private LandingStatus() {}

    /** The aircraft is over the hex: its units come down, and it is gone. */
    static Table landed(
            Table table, Drop drop, int aimed, int direction, Telling<Happening> telling) {
        boolean glider =
                table.battle().sortie(drop.aircraft()).aircraft().role() == Aircraft.Role.GLIDER;
        Table now = gone(table, drop.aircraft());
        if (glider) { // TGX-11.4.a: one roll, and all get off there
            return drop.units().isEmpty()
                    ? now
                    : down(now, drop.units(), aimed, direction, ScatterDiagram.GLIDER, telling);
        }
        for (UnitId unit : drop.units()) { // TGX-11.3.a: a roll for each
            now = down(now, List.of(unit), aimed, direction, ScatterDiagram.PARATROOPS, telling);
        }
        return now;
    }

    private static Table gone(Table table, AircraftId aircraft) {
        return table.with(aircraft, new Plane(List.of(), true, true));
    }

    private static Table down(
            Table table,
            List<UnitId> units,
            int aimed,
            int direction,
            ScatterDiagram diagram,
            Telling<Happening> telling) {
        List<Integer> dice = // TGX-24.1.b
                Dice.pair(telling, table.stand(units.getFirst()).side());
        int roll = TENS * dice.getFirst() + dice.getLast();
        int hex = table.battle().sky().beside(aimed, diagram.steps(roll, direction));
        HexId to = hex < 0 ? HexId.NOWHERE : table.hexId(hex);
        Clause clause = diagram == ScatterDiagram.GLIDER ? GLIDED : JUMPED;
        telling.tell(new Happening.CameDown(units, table.hexId(aimed), roll, to, clause));
        Table now = table;
        for (UnitId unit : units) {
            now =
                    hex < 0
                            ? lost(now, unit, aimed, OFF_THE_MAP, telling)
                            : put(now, unit, hex, telling);
        }
        return now;
    }

    private static Table put(Table table, UnitId unit, int hex, Telling<Happening> telling) {
        var occupation = new Occupation(table);
        Stand stand = table.stand(unit);
        TerrainKind kind = table.ground().kind(hex);
        boolean wades = StreamCrossing.mayEnter(stand);
        boolean closed = // R-TGX-170: where it could not go off the road, or to the enemy
                TerrainEffects.prohibited(kind, stand.mobility())
                        || kind.stream() && !wades
                        || occupation.holds(1 - stand.side(), hex);
        if (closed) {
            return lost(table, unit, hex, CLOSED, telling);
        }
        if (!Stacking.fits(occupation, unit.index(), hex)) {
            return lost(table, unit, hex, FULL, telling);
        }
        Unit there = Unit.at(table.ground().at(hex)).with(Mark.DISRUPTED); // TGX-11.5.a
        Table now = table.with(unit, kind.stream() ? there.with(Mark.DOWN) : there);
        now = Mines.reveal(now, hex, telling);
        return Mines.attack(now, unit.index(), hex) // TGX-11.5.d
                ? Mines.resolve(now, unit.index(), telling)
                : now;
    }

    private static Table lost(
            Table table, UnitId unit, int hex, Clause clause, Telling<Happening> telling) {
        telling.tell(new Happening.Eliminated(unit, table.hexId(hex), clause));
        return table.with(unit, Unit.at(Whereabouts.Off.ELIMINATED));
    }

    /** TGX-11.2.c: shot down with all aboard. */
    static Table lost(Table table, Drop drop, int hex, Telling<Happening> telling) {
        Table now = gone(table, drop.aircraft());
        for (UnitId unit : drop.units()) {
            now = lost(now, unit, hex, SHOT_DOWN, telling);
        }
        return now;
    }
}
