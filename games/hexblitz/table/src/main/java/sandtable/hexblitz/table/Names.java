package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Side;
import sandtable.scene.Naming;
import sandtable.scene.Place;

import java.util.List;
import java.util.StringJoiner;

/** What units, sides, formations and hexes of a battle are called. */
final class Names implements Naming {
    private final Battle battle;

    Names(Battle battle) {
        this.battle = battle;
    }

    @Override
    public int count() {
        return battle.stands().size();
    }

    @Override
    public Entry entry(int index) {
        Stand unit = battle.stand(index);
        return new Entry(unit.id(), unit.name(), unit.side());
    }

    @Override
    public Side sideOf(int side) {
        return battle.sides().get(side);
    }

    /**
     * What fits on a counter: the id without what all ids of its formation begin with, such as
     * "Rifle 1" of "g-rifle-1".
     */
    String label(Stand unit) {
        String id = unit.id();
        String prefix = id.substring(0, id.indexOf('-') + 1);
        String rest = shared(unit.formation(), prefix) ? id.substring(prefix.length()) : id;
        var words = new StringJoiner(" ");
        for (String each : rest.split("-")) {
            if (!each.isEmpty()) {
                words.add(each.equals("hq") ? "HQ" : Naming.capital(each));
            }
        }
        return words.toString();
    }

    private boolean shared(int formation, String prefix) {
        for (Stand each : battle.stands()) {
            if (each.formation() == formation && !each.id().startsWith(prefix)) {
                return false;
            }
        }
        return true;
    }

    String formation(int formation) {
        return battle.formations().get(formation).name();
    }

    String unit(UnitId unit) {
        return unit(unit.index());
    }

    /** Several units: "Panther, Rifle I and Rifle II". */
    String all(List<UnitId> units) {
        return units(units.stream().map(UnitId::index).toList());
    }

    Place.Hex place(HexId hex) {
        return new Place.Hex(hex.name());
    }

    List<Place> way(List<HexId> hexes) {
        return hexes.stream().<Place>map(this::place).toList();
    }

    @Override
    public String hex(int hex) {
        return battle.hexName(hex);
    }

    String direction(int direction) {
        return battle.ground().grid().directionName(direction);
    }

    /** Supply counted in halves: "1½ LOG". */
    static String logs(int halves) {
        String whole = halves == 1 ? "" : String.valueOf(halves / 2);
        return whole + (halves % 2 == 1 ? "½" : "") + " LOG";
    }
}
