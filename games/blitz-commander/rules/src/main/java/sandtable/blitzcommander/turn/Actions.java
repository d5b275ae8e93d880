package sandtable.blitzcommander.turn;

import sandtable.blitzcommander.assault.AssaultAction;
import sandtable.blitzcommander.bombardment.Bombardment;
import sandtable.blitzcommander.entrenchment.EntrenchAction;
import sandtable.blitzcommander.movement.MoveAction;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Occupation;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.space.HexGrid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The actions that the active side can begin: units taken in hand singly or by stacks, assaults by
 * all that stand around a hex or from one side, bombardments with what it takes or all there is.
 */
final class Actions extends Choices {
    /** Attacks from all around; below that, from one direction. */
    private static final int FROM_ALL_SIDES = 6;

    /** Bombards with all that reaches; otherwise with no more than it takes. */
    private static final int WITH_ALL = 1;

    private static final int WITH_ENOUGH = 0;

    private final Table table;

    private Actions(Table table) {
        this.table = table;
    }

    static Actions of(Table table) {
        var choices = new Actions(table);
        int side = table.active();
        Occupation occupation = table.occupation();
        for (int i = 0; i < occupation.occupied(); i++) {
            int hex = occupation.occupied(i);
            if (occupation.count(side, hex) > 0) {
                stack(table, hex, choices);
            } else {
                assaults(table, hex, choices);
            }
        }
        reinforcements(table, choices);
        bombardments(table, choices);
        choices.add(Form.END_TURN, 0, 0);
        return choices;
    }

    private static void stack(Table table, int hex, Actions choices) {
        Occupation occupation = table.occupation();
        int ready = 0;
        boolean diggers = false;
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (!table.acted(unit)) {
                ready++;
                diggers |= !table.entrenched(unit);
                if (first(table, occupation, hex, unit)) {
                    choices.add(Form.TAKE_UNIT, 0, unit);
                }
            }
        }
        if (ready > 1) {
            choices.add(Form.TAKE_STACK, hex, 0);
        }
        if (diggers && EntrenchAction.mayEntrench(table, hex)) {
            choices.add(Form.ENTRENCH, hex, 0);
        }
    }

    /** Whether no unit before it in the hex is just like it. */
    private static boolean first(Table table, Occupation occupation, int hex, int unit) {
        for (int other = occupation.first(hex); other != unit; other = occupation.next(other)) {
            if (table.alike(other, unit)) {
                return false;
            }
        }
        return true;
    }

    private static void assaults(Table table, int hex, Actions choices) {
        Occupation occupation = table.occupation();
        if (!occupation.near(table.active(), hex)) {
            return;
        }
        HexGrid grid = table.ground().grid();
        int from = 0;
        for (int direction = 0; direction < 6; direction++) {
            int beside = grid.neighbour(hex, direction);
            if (beside >= 0 && ready(table, occupation, beside)) {
                from |= 1 << direction;
            }
        }
        if (from == 0) {
            return;
        }
        choices.add(Form.ASSAULT, hex, FROM_ALL_SIDES);
        for (int direction = 0; Integer.bitCount(from) > 1 && direction < 6; direction++) {
            if ((from >> direction & 1) != 0) {
                choices.add(Form.ASSAULT, hex, direction);
            }
        }
    }

    private static boolean ready(Table table, Occupation occupation, int hex) {
        if (occupation.count(table.active(), hex) == 0) {
            return false;
        }
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (AssaultAction.ready(table, unit)) {
                return true;
            }
        }
        return false;
    }

    /** One of each type that waits for the same hexes. */
    private static void reinforcements(Table table, Actions choices) {
        int last = -1;
        for (int unit : table.battle().entering(table.active())) {
            if (!MoveAction.arrived(table, unit) || table.acted(unit)) {
                continue;
            }
            boolean alike =
                    last >= 0
                            && table.battle().typeNumber(last) == table.battle().typeNumber(unit)
                            && table.stand(last).zone().equals(table.stand(unit).zone());
            if (!alike) {
                choices.add(Form.TAKE_UNIT, 0, unit);
            }
            last = unit;
        }
    }

    /** Targets that can be suppressed at all, if the enemy lets it happen. */
    private static void bombardments(Table table, Actions choices) {
        int side = table.active();
        Battle battle = table.battle();
        int[] guns = new int[battle.bombarding(side).length];
        int count = 0;
        int aloft = 0; // what reaches every hex
        int least = Integer.MAX_VALUE;
        for (int unit : battle.bombarding(side)) {
            if (Bombardment.available(table, unit)) {
                if (battle.air(unit)) {
                    aloft += battle.level(unit);
                    least = Math.min(least, battle.level(unit));
                } else {
                    guns[count++] = unit;
                }
            }
        }
        Occupation occupation = table.occupation();
        for (int i = 0; aloft + count > 0 && i < occupation.occupied(); i++) {
            int hex = occupation.occupied(i);
            if (occupation.count(1 - side, hex) > 0 && !suppressed(table, hex)) {
                int sum = aloft;
                int weakest = least;
                for (int gun = 0; gun < count; gun++) {
                    if (Bombardment.inRange(table, guns[gun], hex)) {
                        sum += battle.level(guns[gun]);
                        weakest = Math.min(weakest, battle.level(guns[gun]));
                    }
                }
                bombardment(hex, occupation.count(1 - side, hex), sum, weakest, choices);
            }
        }
    }

    private static void bombardment(int hex, int units, int sum, int weakest, Actions choices) {
        if (sum >= units) {
            choices.add(Form.BOMBARD, hex, WITH_ENOUGH);
            if (sum - weakest >= units) { // without the weakest it would do as well
                choices.add(Form.BOMBARD, hex, WITH_ALL);
            }
        }
    }

    private static boolean suppressed(Table table, int hex) {
        Occupation occupation = table.occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (!table.suppressed(unit)) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected Decision made(Form form, int hex, int number) {
        return switch (form) {
            case TAKE_UNIT -> new Decision.Take(List.of(table.battle().unitId(number)));
            case TAKE_STACK -> new Decision.Take(stack(hex, unit -> !table.acted(unit)));
            case ASSAULT -> new Decision.Assault(table.battle().hexId(hex), attackers(hex, number));
            case BOMBARD -> new Decision.Bombard(table.battle().hexId(hex), guns(hex, number));
            case ENTRENCH ->
                    new Decision.Entrench(stack(hex, unit -> EntrenchAction.open(table, unit)));
            default -> new Decision.EndTurn();
        };
    }

    private List<UnitId> stack(int hex, IntPredicate which) {
        var units = new ArrayList<UnitId>();
        Occupation occupation = table.occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (which.test(unit)) {
                units.add(table.battle().unitId(unit));
            }
        }
        return units;
    }

    private List<UnitId> attackers(int hex, int from) {
        return from == FROM_ALL_SIDES
                ? AssaultAction.all(table, hex)
                : AssaultAction.from(table, table.ground().grid().neighbour(hex, from));
    }

    private List<UnitId> guns(int hex, int variant) {
        List<Integer> guns =
                variant == WITH_ALL
                        ? Bombardment.reaching(table, table.active(), hex).stream()
                                .sorted()
                                .toList()
                        : Bombardment.usual(table, hex);
        return table.battle().unitIds(guns);
    }
}
