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
        for (int i = 0; i < occupation.occupied(); i++) {
            int hex = occupation.occupied(i);
            if (occupation.count(side, hex) > 0) {
                stack(battle, hex, choices);
            } else {
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
        Lookup lookup = battle.lookup();
        int[] guns = new int[lookup.fire[side].length];
        int count = 0;
        int aloft = 0; // what reaches every hex
        int least = Integer.MAX_VALUE;
        for (int unit : lookup.fire[side]) {
            if (Bombardment.available(battle, unit)) {
                if (lookup.air[unit]) {
                    aloft += lookup.level[unit];
                    least = Math.min(least, lookup.level[unit]);
                } else {
                    guns[count++] = unit;
                }
            }
        }
        Occupation occupation = battle.occupation();
        for (int i = 0; aloft + count > 0 && i < occupation.occupied(); i++) {
            int hex = occupation.occupied(i);
            if (occupation.count(1 - side, hex) > 0 && !suppressed(battle, hex)) {
                int sum = aloft;
                int weakest = least;
                for (int gun = 0; gun < count; gun++) {
                    if (Bombardment.inRange(battle, guns[gun], hex)) {
                        sum += lookup.level[guns[gun]];
                        weakest = Math.min(weakest, lookup.level[guns[gun]]);
                    }
                }
                bombardment(hex, occupation.count(1 - side, hex), sum, weakest, choices);
            }
        }
    }

    private static void bombardment(int hex, int units, int sum, int weakest, Choices choices) {
        if (sum >= units) {
            choices.add(Choices.Form.BOMBARD, hex, Choices.WITH_ENOUGH);
            if (sum - weakest >= units) { // without the weakest it would do as well
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
