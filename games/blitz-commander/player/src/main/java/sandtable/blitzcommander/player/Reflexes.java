package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.AntiPersonnel;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Force;
import sandtable.blitzcommander.assault.Salvo;
import sandtable.blitzcommander.assault.TankAssaults;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;

import java.util.List;

/** Answers that need no thought. */
final class Reflexes {
    private static final double TANK = 1.5;
    private static final double MARKER = 0.12;

    private Reflexes() {}

    /** The cheapest bears the loss. */
    static Decision lose(Outlook outlook, List<Decision> options) {
        Decision best = options.getFirst();
        double least = Double.MAX_VALUE;
        for (Decision option : options) {
            if (option instanceof Decision.Lose(UnitId unit)
                    && outlook.value[unit.index()] < least) {
                least = outlook.value[unit.index()];
                best = option;
            }
        }
        return best;
    }

    /** Infantry goes for tanks where that kills more than its ordinary attack. */
    static Decision tankAssault(View view, HexId hex, Role role, List<Decision> options) {
        Engagement fight = Survey.underWay(view, hex);
        Force enemy = role == Role.ATTACKER ? fight.defender() : fight.attacker();
        int markers = role == Role.ATTACKER ? enemy.markers() : 0;
        int guns = role == Role.ATTACKER ? enemy.artillery() : 0;
        int targets = markers + enemy.infantry() + guns;
        Force own = role == Role.ATTACKER ? fight.attacker() : fight.defender();
        Salvo all = AntiPersonnel.salvo(fight, role, own);
        int dice = all.dice();
        int factor = all.factor();
        Decision best = options.getFirst();
        double most = -1;
        for (Decision option : options) {
            if (option instanceof Decision.TankAssault(List<UnitId> units)) {
                int left = Math.max(0, dice - units.size());
                double dug = Means.hits(left, factor, markers);
                double hits = Means.hits(left, factor, targets) - dug + MARKER * dug;
                double kills = TANK * tanks(view, role, units, enemy.tanks());
                if (hits + kills > most) {
                    most = hits + kills;
                    best = option;
                }
            }
        }
        return best;
    }

    private static double tanks(View view, Role role, List<UnitId> units, int enemies) {
        if (units.isEmpty()) {
            return 0;
        }
        Force assault = Engagement.force(view.table(), UnitId.numbers(units), role);
        return Means.hits(TankAssaults.dice(assault), TankAssaults.factor(assault), enemies);
    }
}
