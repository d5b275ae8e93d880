package sandtable.blitzcommander.player;

import sandtable.blitzcommander.charts.TankType;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Trait;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a battle is about and who fights it, as arrays by unit and by hex: worked out once for a
 * setup and never changed.
 */
final class Outlook {
    /** Marches are worked out for these kinds of units. */
    static final int SLOW = 0;

    static final int FAST = 1;

    private static final double[] QUALITY = {0.75, 1, 1.3, 1.6};

    final Battle battle;
    final HexGrid grid;
    final int units;
    final int[] side;
    final boolean[] combat;
    final boolean[] armor;
    final boolean[] infantry;
    final boolean[] artillery;
    final boolean[] mechanized;
    final UnitType[] type;
    final TankType[] tank;

    /** What a unit is worth: an ordinary infantry regiment 1. */
    final double[] value;

    final int[] pace;
    final Gait[] gait;

    /** By side: how its foot and its mechanized units march. */
    final Gait[][] marches = new Gait[2][2];

    /** By side: the numbers of its units, from the first to before the last. */
    final int[] from = new int[2];

    final int[] to = new int[2];

    /** By side: artillery and air, the strongest first. */
    final int[][] fire = new int[2][];

    /** By unit: where it enters the map, if it does; the same array for those who do alike. */
    final int[][] entries;

    final double[] strengthAtStart = new double[2];
    final List<Goal> goals;

    /** By hex: points that hang on it. */
    final double[] stakes;

    final Floods floods;
    final Routes routes = new Routes();
    final Fights fights = new Fights();

    Outlook(Battle battle) {
        this.battle = battle;
        this.grid = battle.ground().grid();
        this.units = battle.stands().size();
        side = new int[units];
        combat = new boolean[units];
        armor = new boolean[units];
        infantry = new boolean[units];
        artillery = new boolean[units];
        mechanized = new boolean[units];
        type = new UnitType[units];
        tank = new TankType[units];
        value = new double[units];
        pace = new int[units];
        var gaits = new ArrayList<Gait>();
        Map<List<Object>, Integer> known = new HashMap<>();
        for (Stand unit : battle.stands()) {
            fill(unit, gaits, known);
        }
        gait = gaits.toArray(Gait[]::new);
        floods = new Floods(grid, gait);
        for (int i = units - 1; i >= 0; i--) {
            strengthAtStart[side[i]] += value[i];
            if (pace[i] >= 0) {
                marches[side[i]][kind(i)] = gait[pace[i]];
            }
        }
        for (Gait[] each : marches) {
            each[SLOW] = each[SLOW] == null ? each[FAST] : each[SLOW];
            each[FAST] = each[FAST] == null ? each[SLOW] : each[FAST];
        }
        for (int i = 0; i < 2; i++) {
            int by = i;
            int[] own = units(each -> each.side() == by);
            from[i] = own.length == 0 ? 0 : own[0];
            to[i] = from[i] + own.length; // a side's units follow one another
            fire[i] = strongestFirst(units(each -> each.side() == by && each.type().level() > 0));
        }
        entries = new int[units][];
        Map<HexSet, int[]> edges = new HashMap<>();
        for (Stand unit : battle.stands()) {
            entries[unit.index()] = edges.computeIfAbsent(unit.zone(), HexSet::toArray);
        }
        goals = goals();
        stakes = new double[grid.size()];
        for (Goal goal : goals) {
            if (goal.kind() != Goal.Kind.LEAVE) {
                double weight = goal.kind() == Goal.Kind.OCCUPY ? 0 : Math.max(goal.points(), 3);
                goal.hexes().forEach(hex -> stakes[hex] = Math.max(stakes[hex], weight));
            }
        }
    }

    private void fill(Stand unit, List<Gait> gaits, Map<List<Object>, Integer> known) {
        int i = unit.index();
        UnitType is = unit.type();
        side[i] = unit.side();
        type[i] = is;
        combat[i] = is.combat();
        armor[i] = is.kind() == Kind.ARMOR;
        infantry[i] = is.kind() == Kind.INFANTRY;
        artillery[i] = is.kind() == Kind.ARTILLERY;
        mechanized[i] = is.mechanized();
        tank[i] = armor[i] ? battle.charts().tank(is.tank()) : null;
        value[i] = value(is, tank[i]);
        pace[i] = -1;
        if (is.kind() != Kind.AIR) {
            List<Object> key = List.of(is.mobility(), is.movement(), is.road());
            Integer number = known.get(key);
            if (number == null) {
                number = gaits.size();
                known.put(key, number);
                gaits.add(new Gait(battle, is));
            }
            pace[i] = number;
        }
    }

    private int[] strongestFirst(int[] guns) {
        return Arrays.stream(guns)
                .boxed()
                .sorted(Comparator.comparingInt((Integer gun) -> -type[gun].level()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int[] units(Predicate<Stand> which) {
        return battle.stands().stream().filter(which).mapToInt(Stand::index).toArray();
    }

    private static double value(UnitType type, TankType tank) {
        return switch (type.kind()) {
            case INFANTRY -> QUALITY[type.quality().ordinal()] + (type.mechanized() ? 0.2 : 0);
            case ARMOR ->
                    0.6 + 0.16 * ((tank.attackingGun() + tank.defendingGun()) / 2.0 + tank.armor());
            case ARTILLERY -> 0.1 + 0.35 * type.level();
            case AIR -> 0;
        };
    }

    /** The kind of march of a unit. */
    int kind(int unit) {
        return mechanized[unit] ? FAST : SLOW;
    }

    private List<Goal> goals() {
        var goals = new ArrayList<Goal>();
        for (Score score : battle.victory().scores()) {
            int points = score.points();
            switch (score.measure()) {
                case Measure.Controlled(int by, HexSet hexes) ->
                        hexes.forEach(
                                hex -> goals.add(goal(Goal.Kind.HOLD, by, HexSet.of(hex), points)));
                case Measure.Occupied(int by, HexSet hexes) ->
                        goals.add(goal(Goal.Kind.OCCUPY, by, hexes, points));
                case Measure.Present(int by, HexSet hexes, _) ->
                        goals.add(goal(Goal.Kind.OCCUPY, by, hexes, points));
                case Measure.Left(int by, HexSet hexes) ->
                        goals.add(goal(Goal.Kind.LEAVE, by, hexes, points));
                case Measure.Lost _,
                        Measure.StrengthLost _,
                        Measure.Remains _,
                        Measure.OutOfSupply _,
                        Measure.OpenBridge _,
                        Measure.Ratio _,
                        Measure.Points _,
                        Measure.Lead _,
                        Measure.Turn _ -> {}
            }
        }
        for (Grade grade : battle.victory().grades()) {
            grade.conditions()
                    .map(Condition::measure)
                    .filter(Measure.Present.class::isInstance)
                    .forEach(each -> goals.add(goal((Measure.Present) each)));
        }
        return List.copyOf(goals);
    }

    private Goal goal(Measure.Present present) {
        boolean drives = present.traits().contains(Trait.MECHANIZED);
        Goal.Kind kind = drives ? Goal.Kind.DRIVE_THERE : Goal.Kind.BE_THERE;
        return goal(kind, present.side(), present.hexes(), 0);
    }

    private Goal goal(Goal.Kind kind, int by, HexSet hexes, int points) {
        int[][][] free = new int[2][2][];
        for (int each = 0; each < 2; each++) {
            free[each][SLOW] = Ways.free(grid).to(hexes, marches[each][SLOW]);
            free[each][FAST] = Ways.free(grid).to(hexes, marches[each][FAST]);
        }
        return new Goal(kind, by, hexes, hexes.toArray(), points, free);
    }
}
