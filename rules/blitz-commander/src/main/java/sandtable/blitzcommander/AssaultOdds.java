package sandtable.blitzcommander;

import sandtable.kernel.Chance;
import sandtable.kernel.Odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiFunction;

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
    /** Who sends his infantry against tanks. */
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
        ways = each(ways, (fight, chance) -> fired(fight, start, Role.ATTACKER, chance));
        ways = each(ways, (fight, chance) -> fired(fight, start, Role.DEFENDER, chance));
        ways = each(ways, (fight, chance) -> struck(fight, Role.ATTACKER, habits, chance));
        ways = each(ways, (fight, chance) -> struck(fight, Role.DEFENDER, habits, chance));
        var results = new LinkedHashMap<Result, Double>();
        ways.forEach((end, chance) -> results.merge(result(start, end), chance, Double::sum));
        return results;
    }

    private static Map<Engagement, Double> each(
            Map<Engagement, Double> before, BiFunction<Engagement, Chance, Engagement> part) {
        var after = new LinkedHashMap<Engagement, Double>();
        before.forEach(
                (fight, likely) ->
                        Odds.of(chance -> part.apply(fight, chance))
                                .forEach(
                                        (next, chance) ->
                                                after.merge(next, likely * chance, Double::sum)));
        return after;
    }

    /** One side's fire, if there is an Anti-Tank Phase at all. */
    private static Engagement fired(Engagement fight, Engagement start, Role role, Chance chance) {
        if (!AntiTank.fought(start) || !AntiTank.fought(fight)) {
            return fight;
        }
        List<Aim> aims = Nomination.usual(fight, role);
        List<AntiTank.Volley> volleys = AntiTank.fire(fight, role, aims, chance);
        Force left = fight.enemy(role);
        for (int target : fight.enemy(role).tankTypes()) {
            int lost = AntiTank.lost(fight, role, volleys, target);
            left = UsualLosses.tanks(left, target, lost);
        }
        return fight.with(role.other(), left);
    }

    /** One side's part of the Anti-Personnel Phase. */
    private static Engagement struck(Engagement fight, Role role, Habits habits, Chance chance) {
        if (fight.attacker().gone() || fight.defender().gone()) {
            return fight;
        }
        boolean atTanks = habits.tankAssault(role) && TankAssaults.possible(fight, role);
        Force assault = atTanks ? TankAssaults.all(fight.force(role)) : Force.NONE;
        Force rolling = fight.force(role);
        for (Group group : assault.groups()) {
            rolling =
                    rolling.without(
                            each -> each.type().equals(group.type()) && !each.silent(),
                            group.units());
        }
        int tanks = 0;
        if (atTanks) {
            Roll roll = TankAssaults.roll(fight, role, assault, chance);
            tanks = TankAssaults.lost(fight, role, roll);
        }
        int hits = AntiPersonnel.roll(fight, role, rolling, chance).hits();
        Force left = UsualLosses.anyTanks(fight.enemy(role), fight.charts(), tanks);
        left = left.withMarkers(left.markers() - AntiPersonnel.markersHit(fight, role, hits));
        left = UsualLosses.others(left, AntiPersonnel.lost(fight, role, hits));
        return fight.with(role.other(), left);
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
