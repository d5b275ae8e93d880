package sandtable.blitzcommander;

import java.util.ArrayList;
import java.util.List;

/** An assault as it stands: what both sides still have in it, and where. */
public record Engagement(Charts charts, Site site, Force attacker, Force defender) {
    Force force(Role role) {
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
    static Engagement of(Battle battle, int hex) {
        return of(battle, hex, attackers(battle));
    }

    /** The assault on a hex that these units would make. */
    static Engagement of(Battle battle, int hex, List<Integer> attackers) {
        return new Engagement(
                battle.setup().charts(),
                site(battle, hex, attackers),
                force(battle, attackers, Role.ATTACKER),
                force(battle, battle.in(hex), Role.DEFENDER));
    }

    /** The units that attack now. */
    static List<Integer> attackers(Battle battle) {
        var attackers = new ArrayList<Integer>();
        for (int unit = 0; unit < battle.units(); unit++) {
            if (battle.attacking(unit)) {
                attackers.add(unit);
            }
        }
        return List.copyOf(attackers);
    }

    static Force force(Battle battle, List<Integer> units, Role role) {
        var groups = new ArrayList<Group>();
        int markers = 0;
        for (int unit : units) {
            boolean silent = silent(battle, unit, role);
            add(groups, battle.unit(unit).type(), silent);
            markers += battle.entrenched(unit) ? 1 : 0;
        }
        return new Force(groups, role == Role.ATTACKER ? 0 : markers); // BC-ENT.9
    }

    /** BC-BOMB.10, data ruling 27: who takes part and rolls no dice. */
    static boolean silent(Battle battle, int unit, Role role) {
        return battle.suppressed(unit) || role == Role.ATTACKER && Supply.lacks(battle, unit);
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

    private static Site site(Battle battle, int hex, List<Integer> attackers) {
        Field field = battle.field();
        Site site = Site.of(field.terrain(hex));
        boolean across = !attackers.isEmpty();
        for (int unit : attackers) {
            int direction = field.grid().direction(battle.hex(unit), hex);
            across &= field.river(battle.hex(unit), direction);
        }
        return across ? site.behind(battle.setup().charts().river()) : site;
    }
}
