package sandtable.tacticalgamex.player;

import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Stand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A battle as a player sees it who has read its victory conditions: what never changes. */
final class Outlook {
    /** What a grade that asks for losses makes of one loss, in points. */
    private static final double LOSS = 0.7;

    /** What a hex that must be controlled is worth where no points are given for it. */
    private static final double HEX = 3;

    private static final double TRANSPORT = 0.1;
    private static final double STRENGTH = 20;

    /** How much a side wants to be where the other must get to. */
    private static final double BAR_THE_WAY = 0.5;

    /** A place a side wants to get to. */
    record Wish(Aim aim, double weight) {}

    final Battle battle;
    final Ground ground;
    final HexGrid grid;
    final Victory victory;

    /** How many ranks its grades have. */
    final int ranks;

    final int turns;
    final int count;
    final int[] side;
    final boolean[] armored;
    final boolean[] combat;
    final boolean[] scouts;
    final boolean[] indirect;

    /** Who overruns anybody, who only soft units, and who makes close assaults. */
    final boolean[] overruns;

    /** Guns that fire only the way they face (TGX-19). */
    final boolean[] faces;

    final boolean[] overrunsSoft;
    final boolean[] assaults;
    final int[] attack;
    final int[] defense;
    final int[] allowance;
    final int[] reach;
    final Mobility[] mobility;
    final Firepower[] firepower;

    /** What a unit is worth for fighting. */
    final double[] value;

    /** The same with what its loss is worth to the enemy. */
    final double[] weight;

    /** Added to the die of those who attack somebody in a hex. */
    final int[] cover;

    /** Hexes whose units are attacked together, as Armored ones. */
    final boolean[] summed;

    /** Hexes in which units can be overrun, as far as the ground goes. */
    final boolean[] open;

    /** The hexes of which somebody asks who controls them, ascending. */
    final int[] objectives;

    /** Where each side may leave the map. */
    final int[][] exits = new int[2][];

    final boolean uphillHalved;

    /** Landing craft, which carry others to the beach and do nothing else (TGX-10.3.g). */
    final boolean[] craft;

    final Landfall landfall;
    final List<List<Wish>> wishes = List.of(new ArrayList<>(), new ArrayList<>());

    /** Where each side must get units to, for their number to count. */
    final List<List<HexSet>> marches = List.of(new ArrayList<>(), new ArrayList<>());

    /** By which hexes it counts that units of a side have left. */
    final HexSet[] leaving = {HexSet.NONE, HexSet.NONE};

    /** How much each side must destroy to win. */
    final double[] aggression = new double[2];

    private final Map<HexSet, Aim> aims = new LinkedHashMap<>();

    Outlook(Battle battle) {
        this.battle = battle;
        this.ground = battle.ground();
        this.grid = ground.grid();
        this.victory = battle.plan().victory();
        this.ranks = 1 + victory.grades().stream().mapToInt(Grade::rank).max().orElse(0);
        this.turns = battle.plan().turns();
        this.count = battle.plan().pieces().size();
        side = new int[count];
        armored = new boolean[count];
        combat = new boolean[count];
        craft = new boolean[count];
        landfall = new Landfall(ground);
        scouts = new boolean[count];
        indirect = new boolean[count];
        overruns = new boolean[count];
        faces = new boolean[count];
        overrunsSoft = new boolean[count];
        assaults = new boolean[count];
        attack = new int[count];
        defense = new int[count];
        allowance = new int[count];
        reach = new int[count];
        mobility = new Mobility[count];
        firepower = new Firepower[count];
        value = new double[count];
        weight = new double[count];
        for (int i = 0; i < count; i++) {
            read(i, battle.stand(i));
        }
        cover = new int[grid.size()];
        summed = new boolean[grid.size()];
        open = new boolean[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            cover[hex] = cover(hex);
            open[hex] = TerrainEffects.open(ground.kind(hex));
            summed[hex] =
                    battle.variants().townArmored() && TerrainEffects.armored(ground.kind(hex));
        }
        objectives = victory.held().toArray();
        for (int each = 0; each < 2; each++) {
            exits[each] = battle.plan().camps().get(each).exits().toArray();
        }
        uphillHalved = battle.variants().uphillHalving();
        for (Score score : victory.scores()) {
            wish(score.side(), score.measure(), (double) score.points() / score.per());
        }
        for (Grade grade : victory.grades()) {
            grade.winner()
                    .ifPresent(winner -> grade.conditions().forEach(each -> ask(winner, each)));
        }
    }

    private void read(int i, Stand stand) {
        UnitType type = stand.type();
        side[i] = stand.side();
        armored[i] = type.armored();
        craft[i] = battle.craft(i);
        combat[i] = stand.piece().combatUnit() && !craft[i];
        scouts[i] = stand.scouts();
        indirect[i] = stand.has(Ability.INDIRECT_FIRE);
        faces[i] = FieldsOfFire.bound(battle, i);
        overruns[i] = stand.has(Ability.OVERRUN);
        overrunsSoft[i] = stand.has(Ability.OVERRUN_SOFT);
        assaults[i] = stand.has(Ability.CLOSE_ASSAULT);
        attack[i] = type.attack();
        defense[i] = type.defense();
        allowance[i] = type.halfPoints();
        firepower[i] = stand.firepower();
        reach[i] = type.attack() > 0 ? firepower[i].reach() : 0;
        mobility[i] = stand.mobility();
        value[i] = TRANSPORT + (type.attack() + type.defense()) / STRENGTH;
        weight[i] = value[i];
    }

    private int cover(int hex) {
        Variants variants = battle.variants();
        boolean counts =
                switch (ground.kind(hex)) {
                    case STREAM, BRIDGE -> false;
                    case WOODS -> variants.woodsModifier();
                    case SWAMP -> variants.swampModifier();
                    case CLEAR, TOWN, CITY, FORD, BEACH, SEA -> true;
                };
        return counts ? TerrainEffects.modifier(ground.kind(hex)) : 0;
    }

    /** What a side has points for. */
    private void wish(int whose, Measure measure, double points) {
        switch (measure) {
            case Measure.Lost(int loser, List<Integer> pieces) -> {
                for (int i = 0; i < count; i++) {
                    boolean counts = pieces.isEmpty() || pieces.contains(i);
                    weight[i] += counts && side[i] == loser && combat[i] ? points : 0;
                }
                aggression[whose] += loser == whose ? 0 : points;
            }
            case Measure.Controlled(_, HexSet hexes) -> {
                for (int hex : hexes.toArray()) {
                    want(0, HexSet.of(hex), points);
                    want(1, HexSet.of(hex), points);
                }
            }
            case Measure.Present(int there, HexSet hexes, _) -> march(there, hexes, points);
            case Measure.Left(int there, HexSet hexes) -> {
                march(there, hexes, points);
                leaving[there] = leaving[there].or(hexes);
            }
            case Measure.OpenBridge(_, int bridge, _) -> {
                for (int hex : Bridge.hexes(ground, bridge)) {
                    want(0, HexSet.of(hex), points);
                    want(1, HexSet.of(hex), points);
                }
            }
            case Measure.Ratio _,
                    Measure.Occupied _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ -> {}
        }
    }

    private void march(int whose, HexSet hexes, double points) {
        want(whose, hexes, points);
        want(1 - whose, hexes, BAR_THE_WAY * points);
        if (!marches.get(whose).contains(hexes)) {
            marches.get(whose).add(hexes);
        }
    }

    /** Whether infantry rides on it (TGX-16.0.a). */
    boolean rides(int unit) {
        return battle.stand(unit).has(Ability.CARRIES_RIDERS);
    }

    /** What a grade of victory asks for. */
    private void ask(int winner, Condition condition) {
        switch (condition.measure()) {
            case Measure.Lost(int loser, List<Integer> pieces) -> {
                boolean wanted = loser != winner;
                for (int i = 0; i < count; i++) {
                    boolean counts = pieces.isEmpty() || pieces.contains(i);
                    if (counts && side[i] == loser && combat[i]) {
                        weight[i] = Math.max(weight[i], value[i] + LOSS);
                    }
                }
                if (wanted) {
                    aggression[winner] = Math.max(aggression[winner], LOSS);
                }
            }
            case Measure.Controlled _, Measure.Present _, Measure.Left _, Measure.OpenBridge _ ->
                    wish(winner, condition.measure(), HEX);
            case Measure.Ratio(Measure one, Measure other) -> {
                ask(winner, new Condition(one, condition.limits()));
                ask(winner, new Condition(other, condition.limits()));
            }
            case Measure.Occupied _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ -> {}
        }
    }

    /** A wish is kept once, as strong as the strongest reason for it. */
    private void want(int whose, HexSet hexes, double points) {
        Aim aim = aim(hexes);
        List<Wish> own = wishes.get(whose);
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).aim() == aim) {
                own.set(i, new Wish(aim, Math.max(points, own.get(i).weight())));
                return;
            }
        }
        own.add(new Wish(aim, points));
    }

    /** The way to some hexes, worked out once; asked for while the outlook is made, then read. */
    private Aim aim(HexSet hexes) {
        return aims.computeIfAbsent(hexes, each -> new Aim(battle, each));
    }

    /** The way to hexes of which a victory condition speaks. */
    Aim known(HexSet hexes) {
        Aim aim = aims.get(hexes);
        if (aim == null) {
            throw new IllegalArgumentException("no condition speaks of " + hexes);
        }
        return aim;
    }
}
