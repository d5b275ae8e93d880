package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** BC-AT Anti-Tank Phase, with BC-ATMOD AT Factor Modifiers. */
public final class AntiTank {
    private static final Clause FLANKING = Clause.of("BC-ATMOD.1");
    private static final Clause TERRAIN = Clause.of("BC-ATMOD.3");
    private static final Clause ENTRENCHED = Clause.of("BC-ATMOD.4");
    private static final Clause ATTACKERS_CHART = Clause.of("BC-AT.4");
    private static final Clause DEFENDERS_CHART = Clause.of("BC-AT.13");
    private static final Clause KEPT = Clause.of("BC-AT.5");
    private static final Clause DICE = Clause.of("BC-AT.6");

    /** What tanks of one type did to tanks of another. */
    record Volley(Shot shot, Roll roll) {}

    private AntiTank() {}

    /** BC-AT.1, BC-ASLT.5, BC-ASLT.6: there is such a phase if both sides have armor. */
    public static boolean fought(Engagement fight) {
        return fight.attacker().tanks() > 0 && fight.defender().tanks() > 0;
    }

    /** BC-ATMOD.1, BC-ATMOD.2: the attacker's tanks in excess of all defending combat units. */
    static int flanking(Engagement fight) {
        return Math.max(0, fight.attacker().tanks() - fight.defender().combatUnits());
    }

    /**
     * An AT Factor, as it is added up.
     *
     * @param role who fires
     * @param chart the raw factor
     */
    public record Factor(Role role, int chart, int flanking, int terrain, int entrenched) {
        public int total() {
            return Salvo.kept(added()); // BC-AT.5
        }

        private int added() {
            return chart + flanking + terrain + entrenched;
        }

        /** What is counted beside the chart. */
        public List<Sum.Part> modifiers() {
            return new Figures("modifiers")
                    .some("tanks beyond all defending combat units", flanking, FLANKING)
                    .some("the defender's terrain", terrain, TERRAIN)
                    .some("the defender is entrenched", entrenched, ENTRENCHED)
                    .done()
                    .parts();
        }

        public Sum sum() {
            return new Figures("AT Factor")
                    .part(
                            "the chart",
                            chart,
                            role == Role.ATTACKER ? ATTACKERS_CHART : DEFENDERS_CHART)
                    .all(modifiers())
                    .some("a factor is 0 to 5", total() - added(), KEPT)
                    .done();
        }
    }

    public static Factor factor(Engagement fight, Role role, int firing, int target) {
        if (role == Role.DEFENDER) {
            int chart = fight.charts().defendersAt(firing, target); // BC-AT.13, BC-AT.14
            return new Factor(role, chart, 0, 0, 0);
        }
        int chart = fight.charts().attackersAt(firing, target); // BC-AT.4
        int terrain = fight.site().defensible() ? -1 : 0; // BC-ATMOD.3
        int entrenched = fight.defender().markers() > 0 ? -1 : 0; // BC-ATMOD.4, BC-ENT.7
        return new Factor(role, chart, flanking(fight), terrain, entrenched);
    }

    /** Whether it takes a choice: tanks can fire, and at more than one type. */
    static boolean choice(Engagement fight, Role role) {
        return !fight.force(role).firingTypes().isEmpty()
                && fight.enemy(role).tankTypes().size() > 1; // BC-AT.15
    }

    /** Tanks of one type about to fire at those of another. */
    public record Shot(int firing, int target, Factor factor, int tanks) {
        Salvo salvo() {
            return new Salvo(factor.total(), tanks);
        }

        /** What decides it: the factor, and a die for each tank (BC-AT.6). */
        public List<Sum> figures(Charts charts) {
            return List.of(
                    factor.sum(),
                    new Figures("AT dice").part(charts.tank(firing).name(), tanks, DICE).done());
        }
    }

    /**
     * BC-AT.10: the targets one after another; at each the tanks that aim at it, type by type
     * (BC-AT.6). All factors are those before the first shot (R-BC-28).
     */
    public static List<Shot> shots(Engagement fight, Role role, List<Aim> aims) {
        var shots = new ArrayList<Shot>();
        for (Aim aim : aims) {
            Factor factor = factor(fight, role, aim.firing().index(), aim.target().index());
            shots.add(new Shot(aim.firing().index(), aim.target().index(), factor, aim.tanks()));
        }
        shots.sort(Comparator.comparingInt(Shot::target).thenComparingInt(Shot::firing));
        return shots;
    }

    /** BC-AT.7. */
    static List<Volley> fire(List<Shot> shots, Chance chance) {
        var volleys = new ArrayList<Volley>(shots.size());
        for (Shot shot : shots) {
            volleys.add(new Volley(shot, shot.salvo().roll(chance)));
        }
        return volleys;
    }

    /** BC-AT.8, BC-AT.9: tanks of a type lost to volleys; hits beyond their number are void. */
    static int lost(Engagement fight, Role shooter, List<Volley> volleys, int target) {
        int hits = 0;
        for (Volley volley : volleys) {
            hits += volley.shot().target() == target ? volley.roll().hits() : 0;
        }
        return Math.min(hits, fight.enemy(shooter).tanks(target));
    }
}
