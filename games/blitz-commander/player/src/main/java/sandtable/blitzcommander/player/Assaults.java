package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Role;
import sandtable.blitzcommander.Site;

import java.util.List;

/** What an assault that could be made at once brings. */
final class Assaults {
    private Assaults() {}

    /** In value of units, what it costs taken off. */
    static double gain(Position position, int hex, List<Integer> units) {
        Battle battle = position.battle();
        var attackers = new Host.Muster(position.outlook(), Role.ATTACKER);
        for (int unit : units) {
            attackers.add(unit, battle.suppressed(unit), false);
        }
        var defenders = new Host.Muster(position.outlook(), Role.DEFENDER);
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            defenders.add(unit, battle.suppressed(unit), battle.entrenched(unit));
        }
        Site site = Site.of(battle.field().terrain(hex));
        Clash clash = Clash.of(site, attackers.done(), defenders.done(), Clash.From.ATTACKERS_FIRE);
        double stake = 0.5 + 0.5 * position.outlook().stakes[hex];
        return clash.taken() + stake * clash.cleared() - 0.9 * clash.paid();
    }
}
