package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Supply;
import sandtable.blitzcommander.state.Table;

import java.util.ArrayList;
import java.util.List;

/** An assault as it stands: what both sides still have in it, and where. */
public record Engagement(Charts charts, Site site, Force attacker, Force defender) {
    public Force force(Role role) {
        return role == Role.ATTACKER ? attacker : defender;
    }

    Force enemy(Role role) {
        return force(role.other());
    }

    Engagement with(Role role, Force now) {
        return role == Role.ATTACKER
                ? new Engagement(charts, site, now, defender)
                : new Engagement(charts, site, attacker, now);
    }

    /** The assault under way on a hex. */
    public static Engagement of(Table table, int hex) {
        return of(table, hex, attackers(table));
    }

    /** The assault on a hex that these units would make. */
    public static Engagement of(Table table, int hex, List<Integer> attackers) {
        return new Engagement(
                table.battle().charts(),
                site(table, hex, attackers),
                force(table, attackers, Role.ATTACKER),
                force(table, table.in(hex), Role.DEFENDER));
    }

    /** The units that attack now. */
    static List<Integer> attackers(Table table) {
        var attackers = new ArrayList<Integer>();
        for (int unit = 0; unit < table.units(); unit++) {
            if (table.attacking(unit)) {
                attackers.add(unit);
            }
        }
        return List.copyOf(attackers);
    }

    public static Force force(Table table, List<Integer> units, Role role) {
        var groups = new ArrayList<Group>();
        int markers = 0;
        for (int unit : units) {
            boolean silent = silent(table, unit, role);
            add(groups, table.stand(unit).type(), silent);
            markers += table.entrenched(unit) ? 1 : 0;
        }
        return new Force(groups, role == Role.ATTACKER ? 0 : markers); // BC-ENT.9
    }

    /** BC-BOMB.10, data ruling 27: who takes part and rolls no dice. */
    static boolean silent(Table table, int unit, Role role) {
        return table.suppressed(unit) || role == Role.ATTACKER && Supply.lacks(table, unit);
    }

    private static void add(List<Group> groups, UnitType type, boolean silent) {
        for (int i = 0; i < groups.size(); i++) {
            Group group = groups.get(i);
            if (group.type() == type && group.silent() == silent) {
                groups.set(i, group.with(group.units() + 1));
                return;
            }
        }
        groups.add(new Group(type, 1, silent));
    }

    private static Site site(Table table, int hex, List<Integer> attackers) {
        Ground ground = table.ground();
        Site site = Site.of(ground.terrain(hex));
        boolean across = !attackers.isEmpty();
        for (int unit : attackers) {
            int direction = ground.grid().direction(table.hex(unit), hex);
            across &= ground.river(table.hex(unit), direction);
        }
        return across ? site.behind(table.battle().charts().river()) : site;
    }
}
