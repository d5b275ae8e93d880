package sandtable.blitzcommander.table;

import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.Table;
import sandtable.kernel.luck.Pool;
import sandtable.scene.Fortune;

import java.util.List;
import java.util.stream.IntStream;

/** How well a side threw: its hits against what its dice could have been. */
final class DiceFortunes {
    private static final int FACES = 6;

    private DiceFortunes() {}

    /**
     * @param battle after the event: whoever attacks is still the active side
     */
    static List<Fortune> of(Table table, Happening event) {
        return switch (event) {
            case Happening.Fired(_, Role role, _, _, Roll roll, _, _) -> of(table, role, roll);
            case Happening.FoughtInfantry(_, Role role, Roll roll, _, _) -> of(table, role, roll);
            case Happening.AssaultedTanks(_, Role role, _, Roll roll, _, _) ->
                    of(table, role, roll);
            case Happening.Placed _,
                    Happening.TurnBegan _,
                    Happening.Moved _,
                    Happening.Stayed _,
                    Happening.Overran _,
                    Happening.LeftTheMap _,
                    Happening.Entrenched _,
                    Happening.MarkerRemoved _,
                    Happening.Bombarded _,
                    Happening.Answered _,
                    Happening.Suppressed _,
                    Happening.Withstood _,
                    Happening.Recovered _,
                    Happening.Assaulted _,
                    Happening.Destroyed _,
                    Happening.Advanced _,
                    Happening.TurnEnded _,
                    Happening.BattleEnded _ ->
                    List.of();
        };
    }

    private static List<Fortune> of(Table table, Role role, Roll roll) {
        if (roll.faces().isEmpty()) {
            return List.of();
        }
        Pool pool = Pool.low(roll.dice(), FACES, roll.factor());
        List<Double> chances =
                IntStream.rangeClosed(0, pool.most()).mapToObj(pool::chance).toList();
        return List.of(
                new Fortune(table.battle().sideOf(table.side(role)).id(), chances, roll.hits()));
    }
}
