package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.Hexsides;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * What lies on the table, in truth or as far as one side knows it: every rule is a function of a
 * table, so that the same code judges on knowledge and resolves on truth. In a view, units that are
 * not seen have the place {@link Unit#UNSEEN}.
 *
 * @param controls for each objective hex of the victory conditions the side that last held it, or
 *     -1
 * @param deal the cards of this turn in order of activation
 */
public record Table(
        Battle battle,
        int turn,
        Roster<Unit> units,
        Roster<Command> commands,
        Hexsides bridges,
        List<Dump> dumps,
        List<Integer> controls,
        List<Dealt> deal) {

    public Unit unit(int index) {
        return units.get(index);
    }

    public Stand stand(int index) {
        return battle.stands().get(index);
    }

    public Side side(int index) {
        return battle.sides().get(index);
    }

    /** The side a stand belongs to. */
    public Side owner(int unit) {
        return side(stand(unit).side());
    }

    public Ground ground() {
        return battle.ground();
    }

    public boolean night() {
        return battle.clock().night(turn);
    }

    public Command command(int formation) {
        return commands.get(formation);
    }

    /** The id of a unit for a sentence, even where there is no such unit. */
    public String id(int unit) {
        return unit >= 0 && unit < units.size() ? stand(unit).id() : "that unit";
    }

    /** The name of a hex for a sentence, even where there is no such hex. */
    public String hexName(int hex) {
        return hex >= 0 && hex < ground().grid().size() ? battle.hexName(hex) : "that place";
    }

    /** The sides for which something holds, by their numbers. */
    public Set<Side> sides(IntPredicate holds) {
        boolean first = holds.test(0);
        boolean second = holds.test(1);
        if (first && second) {
            return Set.of(side(0), side(1));
        }
        return first ? Set.of(side(0)) : second ? Set.of(side(1)) : Set.of();
    }

    /** The units that a Transport unit carries. */
    public List<Integer> aboard(int transport) {
        var aboard = new ArrayList<Integer>();
        for (int i = 0; i < units.size(); i++) {
            if (unit(i).aboard() && unit(i).carrier() == transport) {
                aboard.add(i);
            }
        }
        return aboard;
    }

    public Table with(int unit, Unit now) {
        return with(units.with(unit, now));
    }

    public Table with(Roster<Unit> now) {
        return new Table(battle, turn, now, commands, bridges, dumps, controls, deal);
    }

    public Table with(int formation, Command now) {
        return new Table(
                battle, turn, units, commands.with(formation, now), bridges, dumps, controls, deal);
    }

    public Table withBridges(Hexsides now) {
        return new Table(battle, turn, units, commands, now, dumps, controls, deal);
    }

    public Table withDumps(List<Dump> now) {
        return new Table(battle, turn, units, commands, bridges, List.copyOf(now), controls, deal);
    }

    public Table withControls(List<Integer> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, List.copyOf(now), deal);
    }

    public Table withDeal(List<Dealt> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, controls, List.copyOf(now));
    }

    public Table withTurn(int now) {
        return new Table(battle, now, units, commands, bridges, dumps, controls, List.of());
    }
}
