package sandtable.blitzcommander;

import sandtable.space.HexGrid;

/**
 * The actions that the active side can begin: units taken in hand singly or by stacks, assaults by
 * all that stand around a hex or from one side, bombardments with what it takes or all there is.
 */
final class Acting {
    private Acting() {}

    static Choices choices(Battle battle) {
        var choices = Choices.of(battle);
        int side = battle.active();
        Occupation occupation = battle.occupation();
        int size = battle.field().grid().size();
        for (int hex = 0; hex < size; hex++) {
            if (occupation.count(side, hex) > 0) {
                stack(battle, hex, choices);
            } else if (occupation.count(1 - side, hex) > 0) {
                assaults(battle, hex, choices);
            }
        }
        reinforcements(battle, choices);
        bombardments(battle, choices);
        choices.add(Choices.Form.END_TURN, 0, 0);
        return choices;
    }

    private static void stack(Battle battle, int hex, Choices choices) {
        Occupation occupation = battle.occupation();
        int ready = 0;
        boolean diggers = false;
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (!battle.acted(unit)) {
                ready++;
                diggers |= !battle.entrenched(unit);
                if (first(battle, occupation, hex, unit)) {
                    choices.add(Choices.Form.TAKE_UNIT, 0, unit);
                }
            }
        }
        if (ready > 1) {
            choices.add(Choices.Form.TAKE_STACK, hex, 0);
        }
        if (diggers && EntrenchAction.mayEntrench(battle, hex)) {
            choices.add(Choices.Form.ENTRENCH, hex, 0);
        }
    }

    /** Whether no unit before it in the hex is just like it. */
    private static boolean first(Battle battle, Occupation occupation, int hex, int unit) {
        int[] type = battle.lookup().type;
        for (int other = occupation.first(hex); other != unit; other = occupation.next(other)) {
            if (type[other] == type[unit] && battle.standing(other) == battle.standing(unit)) {
                return false;
            }
        }
        return true;
    }

    private static void assaults(Battle battle, int hex, Choices choices) {
        Occupation occupation = battle.occupation();
        if (!occupation.near(battle.active(), hex)) {
            return;
        }
        HexGrid grid = battle.field().grid();
        int from = 0;
        for (int direction = 0; direction < 6; direction++) {
            int beside = grid.neighbour(hex, direction);
            if (beside >= 0 && ready(battle, occupation, beside)) {
                from |= 1 << direction;
            }
        }
        if (from == 0) {
            return;
        }
        choices.add(Choices.Form.ASSAULT, hex, Choices.FROM_ALL_SIDES);
        for (int direction = 0; Integer.bitCount(from) > 1 && direction < 6; direction++) {
            if ((from >> direction & 1) != 0) {
                choices.add(Choices.Form.ASSAULT, hex, direction);
            }
        }
    }

    private static boolean ready(Battle battle, Occupation occupation, int hex) {
        if (occupation.count(battle.active(), hex) == 0) {
            return false;
        }
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (AssaultAction.ready(battle, unit)) {
                return true;
            }
        }
        return false;
    }

    /** One of each type that waits for the same hexes. */
    private static void reinforcements(Battle battle, Choices choices) {
        int last = -1;
        for (int unit : battle.lookup().enter[battle.active()]) {
            if (!MoveAction.arrived(battle, unit) || battle.acted(unit)) {
                continue;
            }
            boolean alike =
                    last >= 0
                            && battle.lookup().type[last] == battle.lookup().type[unit]
                            && battle.unit(last).zone().equals(battle.unit(unit).zone());
            if (!alike) {
                choices.add(Choices.Form.TAKE_UNIT, 0, unit);
            }
            last = unit;
        }
    }

    /** Targets that can be suppressed at all, if the enemy lets it happen. */
    private static void bombardments(Battle battle, Choices choices) {
        int side = battle.active();
        int[] fires = battle.lookup().fire[side];
        int[] guns = new int[fires.length];
        int count = 0;
        int most = 0;
        for (int unit : fires) {
            if (Bombardment.available(battle, unit)) {
                guns[count++] = unit;
                most += battle.lookup().level[unit];
            }
        }
        if (count == 0) {
            return;
        }
        Occupation occupation = battle.occupation();
        int size = battle.field().grid().size();
        for (int hex = 0; hex < size; hex++) {
            int units = occupation.count(1 - side, hex);
            if (units > 0 && units <= most && !suppressed(battle, hex)) {
                bombardment(battle, hex, units, guns, count, choices);
            }
        }
    }

    private static void bombardment(
            Battle battle, int hex, int units, int[] guns, int count, Choices choices) {
        int sum = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (Bombardment.inRange(battle, guns[i], hex)) {
                sum += battle.lookup().level[guns[i]];
                least = Math.min(least, battle.lookup().level[guns[i]]);
            }
        }
        if (sum >= units) {
            choices.add(Choices.Form.BOMBARD, hex, Choices.WITH_ENOUGH);
            if (sum - least >= units) { // without the weakest it would do as well
                choices.add(Choices.Form.BOMBARD, hex, Choices.WITH_ALL);
            }
        }
    }

    private static boolean suppressed(Battle battle, int hex) {
        Occupation occupation = battle.occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (!battle.suppressed(unit)) {
                return false;
            }
        }
        return true;
    }
}
