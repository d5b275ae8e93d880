package sandtable.blitzcommander.player;

import sandtable.blitzcommander.assault.Site;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;

import java.util.List;

/** What an assault that could be made at once brings. */
final class Assaults {
    private Assaults() {}

    /** In value of units, what it costs taken off. */
    static double gain(Position position, int hex, List<Integer> units) {
        Table table = position.table();
        var attackers = new Host.Muster(position.outlook(), Role.ATTACKER);
        for (int unit : units) {
            attackers.add(unit, table.suppressed(unit), false);
        }
        var defenders = new Host.Muster(position.outlook(), Role.DEFENDER);
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            defenders.add(unit, table.suppressed(unit), table.entrenched(unit));
        }
        Site site = Site.of(table.ground().terrain(hex));
        Clash clash = Clash.of(site, attackers.done(), defenders.done(), Clash.From.ATTACKERS_FIRE);
        double stake = 0.5 + 0.5 * position.outlook().stakes[hex];
        return clash.taken() + stake * clash.cleared() - 0.9 * clash.paid();
    }
}
