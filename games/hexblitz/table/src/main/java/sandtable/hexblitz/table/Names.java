package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Stand;
import sandtable.kernel.Side;
import sandtable.scene.Naming;

import java.util.Arrays;
import java.util.stream.Collectors;

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
    String label(int unit) {
        String id = id(unit);
        String prefix = id.substring(0, id.indexOf('-') + 1);
        boolean shared =
                battle.stands().stream()
                        .filter(each -> each.formation() == battle.stand(unit).formation())
                        .allMatch(each -> each.id().startsWith(prefix));
        String rest = shared ? id.substring(prefix.length()) : id;
        return Arrays.stream(rest.split("-"))
                .filter(each -> !each.isEmpty())
                .map(each -> each.equals("hq") ? "HQ" : Naming.capital(each))
                .collect(Collectors.joining(" "));
    }

    String formation(int formation) {
        return battle.formations().get(formation).name();
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
