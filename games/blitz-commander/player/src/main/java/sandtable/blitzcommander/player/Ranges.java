package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Table;

/**
 * Where the units of a side can go in a turn and whom they could strike from there, each alone. It
 * is near enough to the rules for judging, and quicker.
 */
final class Ranges {
    private final Position position;
    private final int side;

    /** By unit; units that move alike from one hex share theirs. */
    private final Flood[] floods;

    /**
     * @param now whether only those count that can still act in the turn under way; otherwise all
     *     move as at the start of a turn
     */
    private Ranges(Position position, int side, boolean now) {
        this.position = position;
        this.side = side;
        Outlook outlook = position.outlook();
        this.floods = new Flood[outlook.units];
        int[] budgets = new int[outlook.units];
        for (int unit = outlook.from[side]; unit < outlook.to[side]; unit++) {
            if (position.at(unit) >= 0 && outlook.combat[unit]) {
                budgets[unit] = budget(unit, now);
                floods[unit] = budgets[unit] < 0 ? null : flood(unit, budgets);
            }
        }
    }

    /** Of those who can still act in the turn under way. */
    static Ranges now(Position position, int side) {
        return new Ranges(position, side, true);
    }

    /** As at the start of the side's next turn. */
    static Ranges next(Position position, int side) {
        return new Ranges(position, side, false);
    }

    /** How much of a turn a unit has to move in; negative if it cannot act. */
    private int budget(int unit, boolean now) {
        Table table = position.table();
        if (now && table.acted(unit)) {
            return table.moving(unit) ? 0 : -1;
        }
        boolean lasts = now || table.active() != side && table.active() == table.battle().first();
        return lasts && table.suppressed(unit) ? Gait.TURN / 2 : Gait.TURN;
    }

    private Flood flood(int unit, int[] budgets) {
        Outlook outlook = position.outlook();
        int hex = position.at(unit);
        int pace = outlook.pace[unit];
        for (int other = position.first(hex); other != unit; other = position.next(other)) {
            if (floods[other] != null
                    && outlook.pace[other] == pace
                    && budgets[other] == budgets[unit]) {
                return floods[other];
            }
        }
        return outlook.floods.of(position, side, hex, pace, budgets[unit]);
    }

    /** Whether a unit can act at all. */
    boolean acts(int unit) {
        return floods[unit] != null;
    }

    boolean reaches(int unit, int hex) {
        return floods[unit] != null && Position.has(floods[unit].reached(), hex);
    }

    /** The hexes that a unit that acts can come beside; not to be changed. */
    long[] struck(int unit) {
        return floods[unit].struck();
    }

    boolean strikes(int unit, int hex) {
        return floods[unit] != null && Position.has(floods[unit].struck(), hex);
    }
}
