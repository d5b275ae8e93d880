package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BC-AT.3, BC-AT.12: which tanks fire at which target type. */
final class Nomination {
    /** More ways than this are not listed one by one. */
    private static final int MOST_LISTED = 40;

    private Nomination() {}

    /**
     * What a player would mostly want: tank by tank, best shots first, at the type of which it is
     * likely to kill most beside those that aim there already.
     */
    static List<Aim> usual(Engagement fight, Role role) {
        List<Integer> targets = fight.enemy(role).tankTypes();
        double[] alive = new double[targets.size()];
        for (int t = 0; t < alive.length; t++) {
            alive[t] = fight.enemy(role).tanks(targets.get(t));
        }
        var aims = new ArrayList<Aim>();
        for (int firing : fight.force(role).firingTypes()) {
            int[] at = new int[alive.length];
            for (int tank = fight.force(role).firing(firing); tank > 0; tank--) {
                int best = best(fight, role, firing, targets, alive);
                at[best]++;
                alive[best] -= kill(fight, role, firing, targets.get(best), alive[best]);
            }
            add(fight.charts(), aims, firing, targets, at);
        }
        return List.copyOf(aims);
    }

    private static int best(
            Engagement fight, Role role, int firing, List<Integer> targets, double[] alive) {
        int best = 0;
        double most = -1;
        for (int t = 0; t < alive.length; t++) {
            double kill = kill(fight, role, firing, targets.get(t), alive[t]);
            double worth = kill * fight.charts().tank(targets.get(t)).worth();
            if (worth > most) {
                most = worth;
                best = t;
            }
        }
        return best;
    }

    /** About how much one more shot kills where so many are expected to be left. */
    private static double kill(Engagement fight, Role role, int firing, int target, double alive) {
        return Math.min(1, alive) * AntiTank.factor(fight, role, firing, target).total() / 6.0;
    }

    private static void add(
            Charts charts, List<Aim> aims, int firing, List<Integer> targets, int[] at) {
        for (int t = 0; t < at.length; t++) {
            if (at[t] > 0) {
                aims.add(new Aim(charts.id(firing), charts.id(targets.get(t)), at[t]));
            }
        }
    }

    /** Ways to aim, the usual first: all of them if they are few, else all at one type. */
    static List<List<Aim>> ways(Engagement fight, Role role) {
        Charts charts = fight.charts();
        List<TankId> targets = fight.enemy(role).tankTypes().stream().map(charts::id).toList();
        List<List<Aim>> all = List.of(List.of());
        for (int firing : fight.force(role).firingTypes()) {
            var splits = new ArrayList<List<Aim>>();
            split(
                    charts.id(firing),
                    targets,
                    0,
                    fight.force(role).firing(firing),
                    List.of(),
                    splits);
            if ((long) all.size() * splits.size() > MOST_LISTED) {
                return few(fight, role);
            }
            var longer = new ArrayList<List<Aim>>();
            for (List<Aim> before : all) {
                for (List<Aim> split : splits) {
                    var both = new ArrayList<>(before);
                    both.addAll(split);
                    longer.add(List.copyOf(both));
                }
            }
            all = longer;
        }
        return usualFirst(usual(fight, role), all);
    }

    private static void split(
            TankId firing,
            List<TankId> targets,
            int next,
            int tanks,
            List<Aim> before,
            List<List<Aim>> splits) {
        if (splits.size() > MOST_LISTED) {
            return;
        }
        if (next == targets.size() - 1) {
            splits.add(with(before, firing, targets.get(next), tanks));
            return;
        }
        for (int at = tanks; at >= 0; at--) {
            List<Aim> longer = with(before, firing, targets.get(next), at);
            split(firing, targets, next + 1, tanks - at, longer, splits);
        }
    }

    private static List<Aim> with(List<Aim> before, TankId firing, TankId target, int tanks) {
        if (tanks == 0) {
            return before;
        }
        var longer = new ArrayList<>(before);
        longer.add(new Aim(firing, target, tanks));
        return List.copyOf(longer);
    }

    private static List<List<Aim>> few(Engagement fight, Role role) {
        var few = new ArrayList<List<Aim>>();
        for (int target : fight.enemy(role).tankTypes()) {
            var aims = new ArrayList<Aim>();
            for (int firing : fight.force(role).firingTypes()) {
                int tanks = fight.force(role).firing(firing);
                aims.add(new Aim(fight.charts().id(firing), fight.charts().id(target), tanks));
            }
            few.add(List.copyOf(aims));
        }
        return usualFirst(usual(fight, role), few);
    }

    private static List<List<Aim>> usualFirst(List<Aim> usual, List<List<Aim>> others) {
        var ways = new ArrayList<List<Aim>>();
        ways.add(usual);
        for (List<Aim> way : others) {
            if (!way.equals(usual)) {
                ways.add(way);
            }
        }
        return List.copyOf(ways);
    }

    static Optional<Violation> check(Engagement fight, Role role, List<Aim> aims) {

        Charts charts = fight.charts();
        for (Aim aim : aims) {
            if (aim.tanks() < 1) {
                return Optional.of(
                        Violation.of(
                                "BC-AT.3",
                                "no %s is told to fire at %s",
                                aim.firing(),
                                aim.target()));
            }
            if (fight.enemy(role).tanks(aim.target().index()) == 0) {
                return Optional.of(
                        Violation.of("BC-AT.3", "no %s is there to be fired at", aim.target()));
            }
        }
        for (int firing = 0; firing < charts.tanks().size(); firing++) {
            int aimed = 0;
            for (Aim aim : aims) {
                aimed += aim.firing().index() == firing ? aim.tanks() : 0;
            }
            int able = fight.force(role).firing(firing);
            if (aimed != able) {
                return Optional.of(
                        Violation.of(
                                role == Role.ATTACKER ? "BC-AT.3" : "BC-AT.12",
                                "%d %s can fire and %d %s a target",
                                able,
                                charts.tank(firing).name(),
                                aimed,
                                aimed == 1 ? "has" : "have"));
            }
        }
        boolean twice =
                aims.stream().map(each -> List.of(each.firing(), each.target())).distinct().count()
                        < aims.size();
        return twice
                ? Optional.of(Violation.of("BC-AT.3", "a target is named twice"))
                : Optional.empty();
    }
}
