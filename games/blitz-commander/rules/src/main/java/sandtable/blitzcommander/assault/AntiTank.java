package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.kernel.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** BC-AT Anti-Tank Phase, with BC-ATMOD AT Factor Modifiers. */
public final class AntiTank {
    /** What tanks of one type did to tanks of another. */
    record Volley(int firing, int target, Roll roll) {}

    private AntiTank() {}

    /** BC-AT.1, BC-ASLT.5, BC-ASLT.6: there is such a phase if both sides have armor. */
    public static boolean fought(Engagement fight) {
        return fight.attacker().tanks() > 0 && fight.defender().tanks() > 0;
    }

    /** BC-ATMOD.1, BC-ATMOD.2: the attacker's tanks in excess of all defending combat units. */
    static int flanking(Engagement fight) {
        return Math.max(0, fight.attacker().tanks() - fight.defender().combatUnits());
    }

    public static int factor(Engagement fight, Role role, int firing, int target) {
        if (role == Role.DEFENDER) {
            return fight.charts().defendersAt(firing, target); // BC-AT.13, BC-AT.14
        }
        int raw = fight.charts().attackersAt(firing, target); // BC-AT.4
        int terrain = fight.site().defensible() ? 1 : 0; // BC-ATMOD.3
        int entrenched = fight.defender().markers() > 0 ? 1 : 0; // BC-ATMOD.4, BC-ENT.7
        return Salvo.kept(raw + flanking(fight) - terrain - entrenched); // BC-AT.5
    }

    /** Whether it takes a choice: tanks can fire, and at more than one type. */
    static boolean choice(Engagement fight, Role role) {
        return !fight.force(role).firingTypes().isEmpty()
                && fight.enemy(role).tankTypes().size() > 1; // BC-AT.15
    }

    /** Tanks of one type about to fire at those of another. */
    record Shot(int firing, int target, Salvo salvo) {}

    /**
     * BC-AT.10: the targets one after another; at each the tanks that aim at it, type by type
     * (BC-AT.6). All factors are those before the first shot (R-BC-28).
     */
    static List<Shot> shots(Engagement fight, Role role, List<Aim> aims) {
        var shots = new ArrayList<Shot>();
        for (Aim aim : aims) {
            int factor = factor(fight, role, aim.firing(), aim.target());
            shots.add(new Shot(aim.firing(), aim.target(), new Salvo(factor, aim.tanks())));
        }
        shots.sort(Comparator.comparingInt(Shot::target).thenComparingInt(Shot::firing));
        return shots;
    }

    /** BC-AT.7. */
    static List<Volley> fire(List<Shot> shots, Chance chance) {
        var volleys = new ArrayList<Volley>(shots.size());
        for (Shot shot : shots) {
            volleys.add(new Volley(shot.firing(), shot.target(), shot.salvo().roll(chance)));
        }
        return volleys;
    }

    /** BC-AT.8, BC-AT.9: tanks of a type lost to volleys; hits beyond their number are void. */
    static int lost(Engagement fight, Role shooter, List<Volley> volleys, int target) {
        int hits = 0;
        for (Volley volley : volleys) {
            hits += volley.target() == target ? volley.roll().hits() : 0;
        }
        return Math.min(hits, fight.enemy(shooter).tanks(target));
    }
}
