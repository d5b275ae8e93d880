package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.Hexsides;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What lies on the table, in truth or as far as one side knows it: every rule is a function of a
 * table, so that the same code judges on knowledge and resolves on truth. In a view, units that are
 * not seen have the place {@link Whereabouts.Off#UNSEEN}.
 *
 * @param controls for each objective hex of the victory conditions the side that last held it, if
 *     any has
 * @param deal the cards of this turn in order of activation
 */
public record Table(
        Battle battle,
        int turn,
        Roster<Unit> units,
        Roster<Command> commands,
        Hexsides bridges,
        List<Dump> dumps,
        List<Optional<Side>> controls,
        List<Dealt> deal) {

    public Unit unit(int index) {
        return units.get(index);
    }

    public Unit unit(UnitId unit) {
        return units.get(unit.index());
    }

    public Stand stand(int index) {
        return battle.stands().get(index);
    }

    public Stand stand(UnitId unit) {
        return battle.stands().get(unit.index());
    }

    public UnitId unitId(int index) {
        return battle.unitId(index);
    }

    public HexId hexId(int hex) {
        return battle.hexId(hex);
    }

    /** Whether it is a unit of this battle. */
    public boolean has(UnitId unit) {
        return unit.index() >= 0
                && unit.index() < units.size()
                && unitId(unit.index()).equals(unit);
    }

    /** Whether it is a unit of this side. */
    public boolean has(int side, UnitId unit) {
        return has(unit) && stand(unit).side() == side;
    }

    /** Every unit of the battle, in the order of the scenario. */
    public Roster<UnitId> ids() {
        return battle.ids();
    }

    /** The units of which something holds. */
    public List<UnitId> ids(Predicate<UnitId> holds) {
        List<UnitId> those = List.of();
        for (UnitId each : battle.ids()) {
            if (holds.test(each)) {
                those = those.isEmpty() ? new ArrayList<>() : those;
                those.add(each);
            }
        }
        return List.copyOf(those);
    }

    public Side side(int index) {
        return battle.sides().get(index);
    }

    /** The side a stand belongs to. */
    public Side owner(UnitId unit) {
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
    public List<UnitId> aboard(UnitId transport) {
        return ids(each -> unit(each).aboard(transport));
    }

    public Table with(UnitId unit, Unit now) {
        return with(units.with(unit.index(), now));
    }

    /** With some units changed. */
    public Table changed(Collection<UnitId> those, UnaryOperator<Unit> change) {
        if (those.isEmpty()) {
            return this;
        }
        Roster.Edit<Unit> edit = units.edit();
        for (UnitId each : those) {
            edit.set(each.index(), change.apply(edit.get(each.index())));
        }
        return with(edit.done());
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

    /** Whether a side was the last to hold one of the objective hexes. */
    public boolean holds(int side, int objective) {
        return controls.get(objective).filter(side(side)::equals).isPresent();
    }

    public Table withControls(List<Optional<Side>> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, List.copyOf(now), deal);
    }

    public Table withDeal(List<Dealt> now) {
        return new Table(battle, turn, units, commands, bridges, dumps, controls, List.copyOf(now));
    }

    public Table withTurn(int now) {
        return new Table(battle, now, units, commands, bridges, dumps, controls, List.of());
    }
}
