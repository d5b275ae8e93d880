package sandtable.tacticalgamex.table;

import sandtable.kernel.Side;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** What units, sides and hexes of a battle are called. */
final class Names implements Naming {
    private final Battle battle;

    Names(Battle battle) {
        this.battle = battle;
    }

    @Override
    public int count() {
        return battle.plan().pieces().size();
    }

    @Override
    public Entry entry(int index) {
        Piece unit = battle.plan().piece(index);
        return new Entry(unit.id(), unit.name(), unit.side());
    }

    @Override
    public Side sideOf(int side) {
        return battle.side(side);
    }

    /** No two units of a battle are called alike. */
    @Override
    public String unit(int unit) {
        return battle.unitId(unit).called();
    }

    String unit(UnitId unit) {
        return unit.called();
    }

    String all(List<UnitId> units) {
        return units(UnitId.numbers(units));
    }

    /** Who checks morale. */
    String who(Happening.MoraleChecked check) {
        return check.who() instanceof Share.OfUnit(UnitId unit) ? unit(unit) : "The battery";
    }

    String hex(HexId hex) {
        return hex.name();
    }

    Place.Hex place(HexId hex) {
        return new Place.Hex(hex.name());
    }

    /** Who is attacked; a fortification where nobody is inside it. */
    String targets(List<UnitId> units) {
        return units.isEmpty() ? "the empty fortification" : all(units);
    }

    /** The same of an attack, which may be on a temporary bridge (TGX-9.3.k). */
    String targets(Fight fight) {
        return fight.bridge() ? "the temporary bridge" : targets(fight.targets());
    }

    /** The verb in the form that goes with so many units. */
    String units(List<UnitId> units, String one, String many) {
        return all(units) + " " + (units.size() == 1 ? one : many);
    }

    String plane(AircraftId aircraft) {
        return aircraft.called();
    }

    String battery(BatteryId battery) {
        return battery.called();
    }

    /** Whoever puts something into an attack. */
    String by(Share.By by) {
        return switch (by) {
            case Share.OfUnit(UnitId unit) -> unit(unit);
            case Share.OfBattery(BatteryId battery) -> "off-board " + battery(battery);
            case Share.OfAircraft(AircraftId aircraft) -> plane(aircraft);
        };
    }

    /** All of those, and the verb in the form that goes with so many. */
    String by(List<Share> shares, String one, String many) {
        return Naming.listed(shares.stream().map(each -> by(each.by())).toList())
                + " "
                + (shares.size() == 1 ? one : many);
    }

    static String hexes(int count) {
        return count == 1 ? "1 hex" : count + " hexes";
    }

    /** A number with its sign. */
    static String signed(int number) {
        return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
    }

    @Override
    public String hex(int hex) {
        return battle.ground().name(hex);
    }
}
