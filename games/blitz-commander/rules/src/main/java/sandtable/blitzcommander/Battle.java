package sandtable.blitzcommander;

import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The whole truth about a position. It never changes; what follows from it is worked out once. */
public final class Battle {
    /** Places off the map. */
    public static final int WAITING = -1; // has not entered yet

    public static final int UNPLACED = -2; // is still to be set up
    public static final int ALOFT = -3; // air
    public static final int DESTROYED = -4;
    public static final int EXITED = -5; // has left the map by an exit
    public static final int SPENT = -6; // air that was there for one bombardment

    /** Nobody holds an objective yet. */
    public static final int NOBODY = -1;

    private final Lookup lookup;
    private final int turn;
    private final int active;
    private final int[] standings;
    private final byte[] controls;
    private final Step step;

    // Worked out when first asked for; two threads may both do it, which does no harm.
    private Occupation occupation;
    private final HexSet[] supplied;

    Battle(Lookup lookup, int turn, int active, int[] standings, byte[] controls, Step step) {
        this(lookup, turn, active, standings, controls, step, new HexSet[2]);
    }

    private Battle(
            Lookup lookup,
            int turn,
            int active,
            int[] standings,
            byte[] controls,
            Step step,
            HexSet[] supplied) {
        this.lookup = lookup;
        this.turn = turn;
        this.active = active;
        this.standings = standings;
        this.controls = controls;
        this.step = step;
        this.supplied = supplied;
    }

    Lookup lookup() {
        return lookup;
    }

    public Setup setup() {
        return lookup.setup;
    }

    public Field field() {
        return lookup.field;
    }

    /** The game turn, from 1. */
    public int turn() {
        return turn;
    }

    /** The side whose turn it is. */
    public int active() {
        return active;
    }

    public Step step() {
        return step;
    }

    public int units() {
        return standings.length;
    }

    public Unit unit(int unit) {
        return lookup.setup.unit(unit);
    }

    /** The hex a unit is in, or one of the places off the map. */
    public int hex(int unit) {
        return Standing.hex(standings[unit]);
    }

    public boolean onMap(int unit) {
        return hex(unit) >= 0;
    }

    public boolean entrenched(int unit) {
        return has(unit, Standing.ENTRENCHED);
    }

    public boolean suppressed(int unit) {
        return has(unit, Standing.SUPPRESSED);
    }

    /** Whether it has taken part in an action this turn (BC-TURN.5). */
    public boolean acted(int unit) {
        return has(unit, Standing.ACTED);
    }

    /** Whether it has moved in the action under way, so that it may go on or attack yet. */
    public boolean moving(int unit) {
        return has(unit, Standing.MOVING);
    }

    /** Whether it attacks in the assault under way. */
    public boolean attacking(int unit) {
        return has(unit, Standing.ATTACKING);
    }

    boolean has(int unit, int mark) {
        return (standings[unit] & mark) != 0;
    }

    int standing(int unit) {
        return standings[unit];
    }

    /** The side that an objective was last held by, or {@link #NOBODY}. */
    public int control(int hex) {
        int index = Arrays.binarySearch(lookup.objectives, hex);
        return index < 0 ? NOBODY : controls[index];
    }

    /** The units in a hex, lowest number first. */
    public List<Integer> in(int hex) {
        var units = new ArrayList<Integer>();
        Occupation occupation = occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            units.add(unit);
        }
        return List.copyOf(units);
    }

    Occupation occupation() {
        Occupation known = occupation;
        if (known == null) {
            known = new Occupation(this);
            occupation = known;
        }
        return known;
    }

    /** The hexes in which a side's units are in supply (data ruling 27). */
    HexSet supplied(int side) {
        HexSet known = supplied[side];
        if (known == null) {
            known = Supply.lines(this, side);
            supplied[side] = known;
        }
        return known;
    }

    /** The same units in the same places: what has been worked out still holds. */
    Battle with(Step now) {
        return samePlaces(turn, active, standings, controls, now);
    }

    private Battle samePlaces(int turn, int active, int[] now, byte[] controls, Step step) {
        var battle = new Battle(lookup, turn, active, now, controls, step, supplied);
        battle.occupation = occupation;
        return battle;
    }

    Edit edit() {
        return new Edit(this);
    }

    /** A position being made; it is used within one call of the rules and never kept. */
    static final class Edit {
        private final Battle from;
        private final int[] standings;
        private boolean moved = false;

        private Edit(Battle from) {
            this.from = from;
            this.standings = from.standings.clone();
        }

        int hex(int unit) {
            return Standing.hex(standings[unit]);
        }

        boolean has(int unit, int mark) {
            return (standings[unit] & mark) != 0;
        }

        void mark(int unit, int marks) {
            standings[unit] |= marks;
        }

        void clear(int unit, int marks) {
            standings[unit] &= ~marks;
        }

        void clearAll(int marks) {
            for (int unit = 0; unit < standings.length; unit++) {
                standings[unit] &= ~marks;
            }
        }

        void put(int unit, int hex) {
            standings[unit] = Standing.at(standings[unit], hex);
            moved = true;
        }

        void spent(int unit, int spent) {
            standings[unit] = Standing.spent(standings[unit], spent);
        }

        /** Off the map for good, with nothing left to remember. */
        void remove(int unit, int place) {
            standings[unit] = Standing.of(place);
            moved = true;
        }

        Battle done(Step step) {
            return done(from.turn, from.active, from.controls, step);
        }

        Battle done(int turn, int active, byte[] controls, Step step) {
            return moved
                    ? new Battle(from.lookup, turn, active, standings, controls, step)
                    : from.samePlaces(turn, active, standings, controls, step);
        }
    }

    byte[] controls() {
        return controls.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Battle battle
                && turn == battle.turn
                && active == battle.active
                && Arrays.equals(standings, battle.standings)
                && Arrays.equals(controls, battle.controls)
                && step.equals(battle.step)
                && (lookup == battle.lookup || lookup.setup.equals(battle.lookup.setup));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(standings) + step.hashCode();
    }

    @Override
    public String toString() {
        return "%s turn %d, side %d, %s, units %s, objectives %s"
                .formatted(
                        lookup.setup,
                        turn,
                        active,
                        step,
                        Arrays.toString(standings),
                        Arrays.toString(controls));
    }
}
