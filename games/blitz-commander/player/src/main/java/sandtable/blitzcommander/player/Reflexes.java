package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Force;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.View;

import java.util.List;

/** Answers that need no thought. */
final class Reflexes {
    private static final double TANK = 1.5;
    private static final double MARKER = 0.12;
    private static final int FOOT_PER_DIE = 3;
    private static final int MECHANIZED_PER_DIE = 2;

    private Reflexes() {}

    /** The cheapest bears the loss. */
    static Decision lose(Outlook outlook, List<Decision> options) {
        Decision best = options.getFirst();
        double least = Double.MAX_VALUE;
        for (Decision option : options) {
            if (option instanceof Decision.Lose(int unit) && outlook.value[unit] < least) {
                least = outlook.value[unit];
                best = option;
            }
        }
        return best;
    }

    /** Infantry goes for tanks where that kills more than its ordinary attack. */
    static Decision tankAssault(
            Outlook outlook, View view, int hex, Role role, List<Decision> options) {
        Engagement fight = Survey.underWay(view, hex);
        Force enemy = role == Role.ATTACKER ? fight.defender() : fight.attacker();
        int markers = role == Role.ATTACKER ? enemy.markers() : 0;
        int guns = role == Role.ATTACKER ? enemy.artillery() : 0;
        int targets = markers + enemy.infantry() + guns;
        int dice = Survey.apDice(fight, role);
        int factor = Survey.apFactor(fight, role);
        Decision best = options.getFirst();
        double most = -1;
        for (Decision option : options) {
            if (option instanceof Decision.TankAssault(List<Integer> units)) {
                int left = Math.max(0, dice - units.size());
                double dug = Means.hits(left, factor, markers);
                double hits = Means.hits(left, factor, targets) - dug + MARKER * dug;
                double kills =
                        TANK * Means.hits(dice(outlook, units), at(outlook, units), enemy.tanks());
                if (hits + kills > most) {
                    most = hits + kills;
                    best = option;
                }
            }
        }
        return best;
    }

    private static int dice(Outlook outlook, List<Integer> units) {
        int mechanized = 0;
        for (int unit : units) {
            mechanized += outlook.mechanized[unit] ? 1 : 0;
        }
        return (units.size() - mechanized) / FOOT_PER_DIE + mechanized / MECHANIZED_PER_DIE;
    }

    private static int at(Outlook outlook, List<Integer> units) {
        int lowest = units.isEmpty() ? 0 : 5;
        for (int unit : units) {
            lowest = Math.min(lowest, outlook.type[unit].at());
        }
        return lowest;
    }
}
