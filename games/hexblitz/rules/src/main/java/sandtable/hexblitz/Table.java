package sandtable.hexblitz;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.Hexsides;

import java.util.List;

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

    Table with(int unit, Unit now) {
        return with(units.with(unit, now));
    }

    Table with(Roster<Unit> now) {
        return new Table(battle, turn, now, commands, bridges, dumps, controls, deal);
    }

    Table with(int formation, Command now) {
        return new Table(
                battle, turn, units, commands.with(formation, now), bridges, dumps, controls, deal);
    }

    Table withBridges(Hexsides now) {
        return new Table(battle, turn, units, commands, now, dumps, controls, deal);
    }

    Table withDumps(List<Dump> now) {
        return new Table(battle, turn, units, commands, bridges, List.copyOf(now), controls, deal);
    }

    Table withControls(List<Integer> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, List.copyOf(now), deal);
    }

    Table withDeal(List<Dealt> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, controls, List.copyOf(now));
    }

    Table withTurn(int now) {
        return new Table(battle, now, units, commands, bridges, dumps, controls, List.of());
    }
}
