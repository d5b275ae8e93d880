package sandtable.blitzcommander.state;

import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What lies on the table: whose turn it is, how every unit stands, who holds the objectives. It
 * never changes; what follows from it is worked out once.
 */
public final class Table {
    /** Nobody holds an objective yet. */
    public static final int NOBODY = -1;

    private final Battle battle;
    private final int turn;
    private final int active;
    private final Unit[] units;
    private final byte[] controls;

    /** Whether some unit has moved or attacks in the action under way. */
    private final boolean busy;

    /** By unit the hex it is in, as its whereabouts say: this is asked for most. */
    private final int[] hexes;

    // Worked out when first asked for; two threads may both do it, which does no harm.
    private Occupation occupation;
    private final HexSet[] supplied;

    private Table(
            Battle battle,
            int turn,
            int active,
            Unit[] units,
            int[] hexes,
            boolean busy,
            byte[] controls,
            HexSet[] supplied) {
        this.battle = battle;
        this.turn = turn;
        this.active = active;
        this.units = units;
        this.hexes = hexes;
        this.busy = busy;
        this.controls = controls;
        this.supplied = supplied;
    }

    /** With everybody where the scenario has them. */
    public static Table of(Battle battle) {
        Unit[] units = new Unit[battle.units()];
        int[] hexes = new int[units.length];
        for (Stand stand : battle.stands()) {
            units[stand.index()] = Unit.at(stand.start()).withEntrenched(stand.entrenched());
            hexes[stand.index()] = stand.start().hex();
        }
        byte[] controls = new byte[battle.objectives().length];
        Arrays.fill(controls, (byte) NOBODY);
        return new Table(battle, 1, battle.first(), units, hexes, false, controls, new HexSet[2]);
    }

    public Battle battle() {
        return battle;
    }

    public Ground ground() {
        return battle.ground();
    }

    /** The game turn, from 1. */
    public int turn() {
        return turn;
    }

    /** The side whose turn it is. */
    public int active() {
        return active;
    }

    /** BC-TURN.1: the attacker is always the active side. */
    public int side(Role role) {
        return role == Role.ATTACKER ? active : 1 - active;
    }

    /** How many units there are, wherever they are. */
    public int units() {
        return units.length;
    }

    public Stand stand(int unit) {
        return battle.stand(unit);
    }

    public Unit unit(int unit) {
        return units[unit];
    }

    public Whereabouts where(int unit) {
        return units[unit].where();
    }

    /** The hex a unit is in, or {@link Whereabouts#NOWHERE}. */
    public int hex(int unit) {
        return hexes[unit];
    }

    public boolean onMap(int unit) {
        return hex(unit) >= 0;
    }

    public boolean entrenched(int unit) {
        return units[unit].entrenched();
    }

    public boolean suppressed(int unit) {
        return units[unit].suppressed();
    }

    /** Whether it has taken part in an action this turn (BC-TURN.5). */
    public boolean acted(int unit) {
        return units[unit].acted();
    }

    /** Whether it has moved in the action under way, so that it may go on or attack yet. */
    public boolean moving(int unit) {
        return units[unit].motion().moving();
    }

    /** Whether it attacks in the assault under way. */
    public boolean attacking(int unit) {
        return units[unit].attacking();
    }

    /** Whether units on the map are alike in all, so that it is all one which of them is meant. */
    public boolean alike(int one, int other) {
        return battle.typeNumber(one) == battle.typeNumber(other)
                && hexes[one] == hexes[other]
                && units[one].standsAs(units[other]);
    }

    /** The side that an objective was last held by, or {@link #NOBODY}. */
    public int control(int hex) {
        int index = Arrays.binarySearch(battle.objectives(), hex);
        return index < 0 ? NOBODY : controls[index];
    }

    /** The units in a hex, lowest number first. */
    public List<Integer> in(int hex) {
        var there = new ArrayList<Integer>();
        Occupation now = occupation();
        for (int unit = now.first(hex); unit >= 0; unit = now.next(unit)) {
            there.add(unit);
        }
        return List.copyOf(there);
    }

    public Occupation occupation() {
        Occupation known = occupation;
        if (known == null) {
            known = new Occupation(this);
            occupation = known;
        }
        return known;
    }

    /** The hexes in which a side's units are in supply (data ruling 27). */
    public HexSet supplied(int side) {
        HexSet known = supplied[side];
        if (known == null) {
            known = Supply.lines(this, side);
            supplied[side] = known;
        }
        return known;
    }

    /** Who holds each objective, in the order of {@link Battle#objectives}. */
    public byte[] controls() {
        return controls.clone();
    }

    /** The same when another turn is under way. */
    public Table inTurn(int nowTurn, int nowActive) {
        return samePlaces(nowTurn, nowActive, units, busy, controls);
    }

    /** The same with objectives held so. */
    public Table held(byte[] now) {
        return samePlaces(turn, active, units, busy, now.clone());
    }

    /** The same units in the same places: what has been worked out still holds. */
    private Table samePlaces(
            int nowTurn, int nowActive, Unit[] now, boolean nowBusy, byte[] nowControls) {
        var table =
                new Table(battle, nowTurn, nowActive, now, hexes, nowBusy, nowControls, supplied);
        table.occupation = occupation;
        return table;
    }

    public Edit edit() {
        return new Edit(this);
    }

    /** A table being changed; it is used within one call of the rules and never kept. */
    public static final class Edit {
        private final Table from;
        private final Unit[] units;
        private int[] hexes;
        private boolean busy;

        private Edit(Table from) {
            this.from = from;
            this.units = from.units.clone();
            this.hexes = from.hexes;
            this.busy = from.busy;
        }

        public int hex(int unit) {
            return units[unit].where().hex();
        }

        public boolean entrenched(int unit) {
            return units[unit].entrenched();
        }

        public void put(int unit, int hex) {
            set(unit, units[unit].put(from.battle.ground().at(hex)));
        }

        /** Off the map for good, with nothing left to remember. */
        public void remove(int unit, Whereabouts.Off where) {
            set(unit, Unit.at(where));
        }

        private void set(int unit, Unit now) {
            hexes = moved() ? hexes : hexes.clone();
            units[unit] = now;
            hexes[unit] = now.where().hex();
        }

        private boolean moved() {
            return hexes != from.hexes;
        }

        public void acts(int unit) {
            units[unit] = units[unit].withActed(true);
        }

        public void moves(int unit, boolean halved, int spent) {
            units[unit] = units[unit].moved(new Motion(true, halved, spent));
            busy = true;
        }

        public void attacks(int unit) {
            units[unit] = units[unit].withActed(true).withAttacking(true);
            busy = true;
        }

        public void entrench(int unit) {
            units[unit] = units[unit].withEntrenched(true);
        }

        public void digOut(int unit) {
            units[unit] = units[unit].withEntrenched(false);
        }

        public void suppress(int unit) {
            units[unit] = units[unit].withSuppressed(true);
        }

        /** The Suppression Tokens go. */
        public void recoverAll() {
            for (int unit = 0; unit < units.length; unit++) {
                units[unit] = units[unit].withSuppressed(false);
            }
        }

        /** BC-TURN.3: another action begins, so that the moves and attacks before it are over. */
        public void closeAction() {
            for (int unit = 0; busy && unit < units.length; unit++) {
                units[unit] = units[unit].atRest();
            }
            busy = false;
        }

        /** BC-TURN.5: all may act again. */
        public void freshTurn() {
            for (int unit = 0; unit < units.length; unit++) {
                units[unit] = units[unit].atRest().withActed(false);
            }
            busy = false;
        }

        /** The assault is over. */
        public void endAttack() {
            for (int unit = 0; unit < units.length; unit++) {
                units[unit] = units[unit].withAttacking(false);
            }
        }

        public Table done() {
            return moved()
                    ? new Table(
                            from.battle,
                            from.turn,
                            from.active,
                            units,
                            hexes,
                            busy,
                            from.controls,
                            new HexSet[2])
                    : from.samePlaces(from.turn, from.active, units, busy, from.controls);
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Table table
                        && turn == table.turn
                        && active == table.active
                        && Arrays.equals(units, table.units)
                        && Arrays.equals(controls, table.controls)
                        && battle.equals(table.battle);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(units);
    }

    @Override
    public String toString() {
        return "%s turn %d, side %d, units %s, objectives %s"
                .formatted(battle, turn, active, Arrays.toString(units), Arrays.toString(controls));
    }
}
