package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The attacks that a side can make in one turn, best first: each unit in one of them, and no more
 * units in each than it takes.
 */
final class Openings {
    private static final int MOST = 4;

    /** With less than this part of what all could gain nobody is spared. */
    private static final double ENOUGH = 0.92;

    private static final int OVERRUNNING = 3;
    private static final double OVERRUN = 0.9;
    private static final double UNDER_WAY = 0.25;

    private final Position position;
    private final Outlook outlook;
    private final int side;
    private final boolean now;
    private final View view;
    private final Ranges ranges;
    private final Barrage barrage;
    private final boolean[] busy;
    private final boolean[] silent;

    /** By hex with enemies: the units that can strike it; nothing where there are none. */
    private final int[][] strikers;

    private final int[] striking;

    private final List<Opening> found = new ArrayList<>();

    private Openings(Position position, int side, boolean now) {
        this.position = position;
        this.outlook = position.outlook();
        this.side = side;
        this.now = now;
        this.ranges = now ? Ranges.now(position, side) : Ranges.next(position, side);
        this.barrage = new Barrage(position, side, now);
        this.busy = new boolean[outlook.units];
        this.silent = new boolean[outlook.units];
        this.view = new View(position.table().battle().sideOf(side), side, position.state());
        this.strikers = new int[outlook.grid.size()][];
        this.striking = new int[outlook.grid.size()];
        for (int unit = outlook.from[side]; unit < outlook.to[side]; unit++) {
            if (ranges.acts(unit)) {
                silent[unit] = silent(unit);
                note(unit);
            }
        }
        search();
    }

    /** In the turn under way, by those who can still act. */
    static Openings now(Position position, int side) {
        return new Openings(position, side, true);
    }

    /** In the side's next turn. */
    static Openings next(Position position, int side) {
        return new Openings(position, side, false);
    }

    List<Opening> found() {
        return List.copyOf(found);
    }

    /** What all of them bring. */
    double gain() {
        double gain = 0;
        for (Opening each : found) {
            gain += each.gain();
        }
        return gain;
    }

    /** Notes whom a unit can strike. */
    private void note(int unit) {
        long[] struck = ranges.struck(unit);
        long[] enemies = position.holders(1 - side);
        for (int i = 0; i < struck.length; i++) {
            for (long left = struck[i] & enemies[i]; left != 0; left &= left - 1) {
                int hex = 64 * i + Long.numberOfTrailingZeros(left);
                if (strikers[hex] == null) {
                    strikers[hex] = new int[outlook.to[side] - outlook.from[side]];
                }
                strikers[hex][striking[hex]++] = unit;
            }
        }
    }

    /** Takes the best target, then the best of the rest with those who are not busy. */
    private void search() {
        int size = outlook.grid.size();
        var plans = new ArrayList<Plan>();
        for (int hex = 0; hex < size; hex++) {
            if (striking[hex] > 0) {
                var plan = new Plan(hex);
                if (plan.gain > 0) {
                    plans.add(plan);
                }
            }
        }
        while (found.size() < MOST && !plans.isEmpty()) {
            Plan best = plans.getFirst();
            for (Plan each : plans) {
                best = each.gain > best.gain ? each : best;
            }
            plans.remove(best);
            Opening opening = best.opening();
            found.add(opening);
            for (int unit : opening.units()) {
                busy[unit] = true;
            }
            barrage.use(opening.guns());
            boolean guns = !opening.guns().isEmpty();
            for (int i = plans.size() - 1; i >= 0; i--) {
                if (guns && plans.get(i).level > 0 || plans.get(i).misses()) {
                    var again = new Plan(plans.get(i).hex);
                    if (again.gain > 0) {
                        plans.set(i, again);
                    } else {
                        plans.remove(i);
                    }
                }
            }
        }
    }

    private boolean silent(int unit) {
        Table table = position.table();
        boolean lasts = now || table.active() != side && table.active() == table.battle().first();
        if (lasts && table.suppressed(unit)) {
            return true;
        }
        return table.battle().supply() && Survey.outOfSupply(view, unit);
    }

    /**
     * An attack on one hex by all who are not busy elsewhere; it lives no longer than the search.
     */
    private final class Plan {
        private final int hex;
        private final int[] units;
        private final Opening.Form form;
        private final double gain;
        private final Fight fight;
        private int level = 0;
        private double chance = 0;

        Plan(int hex) {
            this.hex = hex;
            this.fight = new Fight(position, hex, now);
            int[] able = new int[striking[hex]];
            int count = 0;
            int over = -1;
            int mechanized = 0;
            for (int i = 0; i < striking[hex] && over < 0; i++) {
                int unit = strikers[hex][i];
                if (busy[unit]) {
                    continue;
                }
                if (!silent[unit] && ranges.reaches(unit, hex)) {
                    over = unit;
                } else {
                    able[count++] = unit;
                    mechanized += outlook.mechanized[unit] && !silent[unit] ? 1 : 0;
                }
            }
            double value = OVERRUN * outlook.value[position.first(hex)];
            if (over >= 0) {
                this.units = new int[] {over};
                this.form = Opening.Form.OVERRUN;
                this.gain = value;
                return;
            }
            this.units = Arrays.copyOf(able, count);
            double assault = count == 0 ? 0 : assault();
            boolean runOver = mechanized >= OVERRUNNING && loneInfantry() && value > assault;
            this.form = runOver ? Opening.Form.OVERRUN : Opening.Form.ASSAULT;
            this.gain = runOver ? value : assault;
        }

        private boolean loneInfantry() {
            int unit = position.first(hex);
            return outlook.infantry[unit]
                    && position.next(unit) < 0
                    && position.table().ground().terrain(hex).clear();
        }

        /** Whether somebody is busy elsewhere by now. */
        boolean misses() {
            for (int unit : units) {
                if (busy[unit]) {
                    return true;
                }
            }
            return false;
        }

        private double assault() {
            boolean quiet = now && suppressed();
            if (quiet) {
                chance = 1;
            } else if (underBombardment()) {
                chance = UNDER_WAY;
            } else {
                Barrage.Plan plan = barrage.against(hex);
                chance = plan.chance();
                level = plan.level();
            }
            return gain(units, units.length);
        }

        private boolean suppressed() {
            for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
                if (!position.table().suppressed(unit)) {
                    return false;
                }
            }
            return true;
        }

        private boolean underBombardment() {
            return now
                    && position.step() instanceof Answering answering
                    && answering.hex().index() == hex;
        }

        private double gain(int[] from, int many) {
            return fight.gain(from, many, silent, chance);
        }

        private List<Integer> guns() {
            return level == 0 ? List.of() : barrage.chosen(hex, level);
        }

        /** By as few as do nearly as well as all: who is there already, and tanks, come first. */
        Opening opening() {
            if (form == Opening.Form.OVERRUN) {
                return new Opening(hex, form, gain, boxed(units, units.length), List.of());
            }
            int[] order = new int[units.length];
            int placed = 0;
            for (int turn = 0; turn < 4; turn++) {
                for (int unit : units) {
                    if (turn(unit) == turn) {
                        order[placed++] = unit;
                    }
                }
            }
            int few = 0;
            int many = order.length;
            double brings = gain;
            while (many - few > 1) {
                int middle = (few + many) / 2;
                double less = gain(order, middle);
                if (less >= ENOUGH * gain) {
                    many = middle;
                    brings = less;
                } else {
                    few = middle;
                }
            }
            return new Opening(hex, form, brings, boxed(order, many), guns());
        }

        private int turn(int unit) {
            boolean there = outlook.grid.adjacent(position.at(unit), hex);
            return (there ? 0 : 2) + (outlook.armor[unit] ? 0 : 1);
        }

        private static List<Integer> boxed(int[] units, int many) {
            var boxed = new Integer[many];
            for (int i = 0; i < many; i++) {
                boxed[i] = units[i];
            }
            return List.of(boxed);
        }
    }
}
