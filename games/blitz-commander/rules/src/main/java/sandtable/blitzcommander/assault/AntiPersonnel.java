package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.charts.Quality;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.List;

/** BC-AP Anti-Personnel Phase, with BC-APMOD AP Factor Modifiers and BC-APMAX the maximum. */
public final class AntiPersonnel {
    private static final Clause BLITZING = Clause.of("BC-APMOD.1");
    private static final Clause TERRAIN = Clause.of("BC-APMOD.2");
    private static final Clause ATTACKERS_CHART = Clause.of("BC-AP.3");
    private static final Clause DEFENDERS_CHART = Clause.of("BC-AP.2");
    private static final Clause KEPT = Clause.of("BC-APMAX.2");
    private static final Clause MAXIMUM = Clause.of("BC-APMAX.1");
    private static final Clause DICE = Clause.of("BC-AP.4");

    private AntiPersonnel() {}

    /** BC-APMOD.1: the attacker's tanks in excess of the defender's as the phase begins. */
    static int blitzing(Engagement fight) {
        return Math.max(0, fight.attacker().tanks() - fight.defender().tanks());
    }

    /** BC-AP.4, BC-ARTY.1, R-BC-08: one die for each combat unit that can roll. */
    public static int dice(Force rolling) {
        return rolling.count(AntiPersonnel::rolls);
    }

    /** Whether a side's dice could hit anything: tanks are not hit (R-BC-09). */
    public static boolean targets(Engagement fight, Role role) {
        Force enemy = fight.enemy(role);
        return role == Role.ATTACKER
                ? enemy.markers() + enemy.infantry() + enemy.artillery() > 0 // BC-ARTY.2
                : enemy.infantry() > 0; // BC-AP.1, R-BC-07
    }

    /**
     * An AP Factor, as it is added up.
     *
     * @param role who rolls
     * @param chart the raw factor
     * @param maximum of the ground
     */
    public record Factor(Role role, int chart, int blitzing, int terrain, int maximum) {
        public int total() {
            return Math.min(kept(), maximum); // BC-APMAX.1, R-BC-04
        }

        private int kept() {
            return Salvo.kept(added());
        }

        private int added() {
            return chart + blitzing + terrain;
        }

        /** What is counted beside the chart. */
        public List<Sum.Part> modifiers() {
            return new Figures("modifiers")
                    .some("tanks beyond the defender's", blitzing, BLITZING)
                    .some("the defender's terrain", terrain, TERRAIN)
                    .done()
                    .parts();
        }

        public Sum sum() {
            return new Figures("AP Factor")
                    .part(
                            "the chart",
                            chart,
                            role == Role.ATTACKER ? ATTACKERS_CHART : DEFENDERS_CHART)
                    .all(modifiers())
                    .some("a factor is 0 to 5", kept() - added(), KEPT)
                    .some("the maximum of the terrain", total() - kept(), MAXIMUM)
                    .done();
        }
    }

    /** What decides a side's part of the phase: its factor and its dice. */
    public static List<Sum> figures(Engagement fight, Role role, Force rolling) {
        return List.of(factor(fight, role, rolling).sum(), diceSum(fight, role, rolling));
    }

    /** BC-AP.4: who makes how many dice, type by type. */
    private static Sum diceSum(Engagement fight, Role role, Force rolling) {
        var dice = new Figures("AP dice");
        if (targets(fight, role)) {
            for (Group group : rolling.groups()) {
                if (rolls(group)) {
                    dice.part(group.type().name(), group.units(), DICE);
                }
            }
        }
        return dice.done();
    }

    private static boolean rolls(Group group) {
        return !group.silent() && group.type().combat();
    }

    /**
     * @param rolling those of the side's force that do not make a Tank Assault
     */
    public static Factor factor(Engagement fight, Role role, Force rolling) {
        Quality own = quality(rolling, false);
        Quality enemy = quality(fight.enemy(role), true);
        if (role == Role.DEFENDER) {
            int chart = fight.charts().defendersAp(own, enemy);
            return new Factor(role, chart, 0, 0, Charts.HIGHEST); // R-BC-07: no modifiers
        }
        int chart = fight.charts().attackersAp(own, enemy); // BC-AP.3
        int terrain = fight.site().defensible() ? -1 : 0; // BC-APMOD.2
        return new Factor( // BC-APMOD.3: markers do not count
                role, chart, blitzing(fight), terrain, fight.site().maximumAp());
    }

    /** Data 2.4: that of most of the infantry, the lower of two; Regular where there is none. */
    private static Quality quality(Force force, boolean silentToo) {
        int[] counts = new int[Quality.values().length];
        for (Group group : force.groups()) {
            if (group.infantry() && (silentToo || !group.silent())) {
                counts[group.type().quality().ordinal()] += group.units();
            }
        }
        int most = -1;
        for (int quality = 0; quality < counts.length; quality++) {
            if (counts[quality] > 0 && (most < 0 || counts[quality] > counts[most])) {
                most = quality;
            }
        }
        return most < 0 ? Quality.REGULAR : Quality.values()[most];
    }

    /** BC-AP.5: the dice of a side; none where nothing can be hit. */
    public static Salvo salvo(Engagement fight, Role role, Force rolling) {
        int dice = targets(fight, role) ? dice(rolling) : 0;
        return new Salvo(factor(fight, role, rolling).total(), dice);
    }

    /** BC-AP.6: hits that take markers, which is where hits on a defender go first. */
    static int markersHit(Engagement fight, Role shooter, int hits) {
        return Math.min(hits, fight.enemy(shooter).markers()); // BC-ENT.6, BC-ARTY.3
    }

    /** BC-AP.7: units that the hits beyond markers cost; what is too much is void. */
    static int lost(Engagement fight, Role shooter, int hits) {
        Force enemy = fight.enemy(shooter);
        int guns = shooter == Role.ATTACKER ? enemy.artillery() : 0;
        return Math.min(hits - markersHit(fight, shooter, hits), enemy.infantry() + guns);
    }
}
