package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The exact chances of what an assault costs both sides, through both phases. The dice are those of
 * play: {@link AntiTank}, {@link AntiPersonnel} and {@link TankAssaults}.
 *
 * <p>Choices are made as is usual. Tanks aim as {@link Nomination#usual} says, each side at what is
 * there when it fires. Infantry makes Tank Assaults only if the habits say so, and then with all
 * that make a die. The owner gives up infantry before artillery, the worst first: lowest quality,
 * lowest AT Factor, on foot before mechanized; of tanks the worst armed and armored. Among equals
 * those go first that cannot roll.
 *
 * <p>Each part of the fight is worked out for every way the part before it can have gone, so that
 * ways which come to the same are followed once.
 */
public final class AssaultOdds {
    /** Who sends infantry against tanks. */
    public record Habits(boolean attackersTankAssault, boolean defendersTankAssault) {
        public static final Habits AP_ONLY = new Habits(false, false);

        boolean tankAssault(Role role) {
            return role == Role.ATTACKER ? attackersTankAssault : defendersTankAssault;
        }
    }

    /**
     * What an assault came to, in units lost.
     *
     * @param cleared whether the hex is empty, so that the attacker advances
     */
    public record Result(
            int attackerTanks,
            int attackerInfantry,
            int defenderTanks,
            int defenderInfantry,
            int defenderArtillery,
            int markers,
            boolean cleared) {
        public int attackerLosses() {
            return attackerTanks + attackerInfantry;
        }

        public int defenderLosses() {
            return defenderTanks + defenderInfantry + defenderArtillery;
        }
    }

    private AssaultOdds() {}

    /** The chance of each result. */
    public static SequencedMap<Result, Double> of(Engagement start, Habits habits) {
        Map<Engagement, Double> ways = Map.of(start, 1.0);
        if (AntiTank.fought(start)) {
            ways = each(ways, fight -> fire(fight, Role.ATTACKER));
            ways = each(ways, fight -> fire(fight, Role.DEFENDER));
        }
        ways = each(ways, fight -> closeCombat(fight, Role.ATTACKER, habits));
        ways = each(ways, fight -> closeCombat(fight, Role.DEFENDER, habits));
        var results = new LinkedHashMap<Result, Double>();
        ways.forEach((end, chance) -> results.merge(result(start, end), chance, Double::sum));
        return results;
    }

    /** The chance of each number of tanks that one side's fire costs the other. */
    public static SortedMap<Integer, Double> ofFire(Engagement fight, Role role, List<Aim> aims) {
        List<AntiTank.Shot> shots = AntiTank.shots(fight, role, aims);
        List<Integer> targets = fight.enemy(role).tankTypes();
        return new TreeMap<>(
                Odds.of(
                        chance -> {
                            List<AntiTank.Volley> volleys = AntiTank.fire(shots, chance);
                            int lost = 0;
                            for (int target : targets) {
                                lost += AntiTank.lost(fight, role, volleys, target);
                            }
                            return lost;
                        }));
    }

    /** A part of the fight, made ready for each way the one before it can have gone. */
    private static Map<Engagement, Double> each(
            Map<Engagement, Double> before,
            Function<Engagement, Function<Chance, Engagement>> part) {
        var after = new LinkedHashMap<Engagement, Double>();
        before.forEach(
                (fight, likely) ->
                        Odds.of(part.apply(fight))
                                .forEach(
                                        (next, chance) ->
                                                after.merge(next, likely * chance, Double::sum)));
        return after;
    }

    private static Function<Chance, Engagement> fire(Engagement fight, Role role) {
        if (!AntiTank.fought(fight)) {
            return _ -> fight;
        }
        List<AntiTank.Shot> shots = AntiTank.shots(fight, role, Nomination.usual(fight, role));
        List<Integer> targets = fight.enemy(role).tankTypes();
        return chance -> {
            List<AntiTank.Volley> volleys = AntiTank.fire(shots, chance);
            Force left = fight.enemy(role);
            for (int target : targets) {
                int lost = AntiTank.lost(fight, role, volleys, target);
                left = UsualLosses.tanks(left, target, lost);
            }
            return fight.with(role.other(), left);
        };
    }

    /** One side's part of the Anti-Personnel Phase. */
    private static Function<Chance, Engagement> closeCombat(
            Engagement fight, Role role, Habits habits) {
        if (fight.attacker().gone() || fight.defender().gone()) {
            return _ -> fight;
        }
        Force own = fight.force(role);
        boolean atTanks = habits.tankAssault(role) && TankAssaults.possible(fight, role);
        Force assault = atTanks ? TankAssaults.all(own) : Force.NONE;
        Salvo againstTanks = TankAssaults.salvo(fight, role, assault);
        Salvo againstOthers = AntiPersonnel.salvo(fight, role, without(own, assault));
        return chance -> {
            int tanks = TankAssaults.lost(fight, role, againstTanks.roll(chance));
            int hits = againstOthers.roll(chance).hits();
            Force enemy = fight.enemy(role);
            int markers = enemy.markers() - AntiPersonnel.markersHit(fight, role, hits);
            Force left = UsualLosses.anyTanks(enemy.withMarkers(markers), fight.charts(), tanks);
            left = UsualLosses.others(left, AntiPersonnel.lost(fight, role, hits));
            return fight.with(role.other(), left);
        };
    }

    private static Force without(Force force, Force others) {
        Force rest = force;
        for (Group group : others.groups()) {
            rest =
                    rest.without(
                            each -> each.type().equals(group.type()) && !each.silent(),
                            group.units());
        }
        return rest;
    }

    private static Result result(Engagement start, Engagement end) {
        return new Result(
                start.attacker().tanks() - end.attacker().tanks(),
                start.attacker().infantry() - end.attacker().infantry(),
                start.defender().tanks() - end.defender().tanks(),
                start.defender().infantry() - end.defender().infantry(),
                start.defender().artillery() - end.defender().artillery(),
                start.defender().markers() - end.defender().markers(),
                end.defender().gone());
    }
}
